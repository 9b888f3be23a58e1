import CreaseExport
import CreasePixmaps
import Foundation
import Testing

@Suite struct RawTests {
  private static let film = (0..<5).map { Pixmap.box(40, 30, frame: $0) }
  private static let half = Pixmap(40, 30) { _, _ in SIMD4(64, 32, 0, 128) }

  @Test func fileHoldsTheFramesBytes() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.rgba"), Self.film)
    #expect(try folder.bytes("a.rgba") == Self.film.flatMap(\.bytes))
  }

  @Test func alphaIsStraight() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.rgba"), [Self.half, Self.film[0], Self.half])
    let half = (0..<1200).flatMap { _ in [128, 64, 0, 128] as [UInt8] }
    #expect(try folder.bytes("a.rgba") == half + Self.film[0].bytes + half)
  }

  /// More than a pipe holds, so that writes are partial.
  @Test func pipeGetsEveryByte() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let film = (0..<20).map { Pixmap.box(200, 100, frame: $0) }
    let reader = Reader(pipe)
    try Self.write(film, to: descriptor, .raw)
    try pipe.fileHandleForWriting.close()
    #expect(reader.bytes == film.flatMap(\.bytes))
  }

  /// A descriptor that doesn't block answers "try again" when it is full.
  @Test func pipeThatDoesNotBlockGetsEveryByte() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let film = (0..<20).map { Pixmap.box(200, 100, frame: $0) }
    let reader = Reader(pipe)
    try Self.write(film, to: descriptor, .raw)
    try pipe.fileHandleForWriting.close()
    #expect(reader.bytes == film.flatMap(\.bytes))
  }

  @Test func pipeGetsOnePNGAfterAnother() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("pictures")
    try Data().write(to: URL(fileURLWithPath: path))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try Self.write(Self.film, to: handle.fileDescriptor, .png)
    try handle.close()
    let read = try Tool.frames(
      of: path, format: "rgba", bytesPerFrame: 4800, input: ["-f", "image2pipe", "-c:v", "png"])
    #expect(read == Self.film.map(\.bytes))
  }

  @Test func pipeGetsAGIF() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("film")
    try Data().write(to: URL(fileURLWithPath: path))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try Self.write(Self.film, to: handle.fileDescriptor, .gif)
    try handle.close()
    _ = try Exporter.write(folder.file("a.gif"), Self.film)
    #expect(try folder.bytes("film") == folder.bytes("a.gif"))
  }

  @Test(arguments: [OutputFormat.raw, .png, .gif, .webp, .webm, .mkv, .y4m])
  func closedPipeIsAWriteError(format: OutputFormat) throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(
      throws: ExportError.writeFailed(
        path: "file descriptor \(descriptor)", reason: "the reader closed the pipe")
    ) { try Self.write(Self.film, to: descriptor, format) }
  }

  @Test func closedDescriptorIsAnError() {
    #expect(
      throws: ExportError.cannotCreate(path: "file descriptor 9999", reason: "it is not open")
    ) { try Self.write(Self.film, to: 9999, .raw) }
  }

  private static func write(
    _ film: [Pixmap], to descriptor: Int32, _ format: OutputFormat
  ) throws {
    let exporter = try Exporter(
      Output(format: format, destination: .descriptor(descriptor)),
      settings: ExportSettings(width: film[0].width, height: film[0].height))
    if exporter.needsSurvey { for frame in film { try exporter.survey(frame) } }
    for frame in film { try exporter.append(frame) }
    try exporter.finish()
  }
}

/// Reads a pipe to its end on a thread of its own, so that a writer can wait for it.
private final class Reader: @unchecked Sendable {
  private var read: [UInt8] = []
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    Thread.detachNewThread {
      self.read = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
      self.done.signal()
    }
  }

  /// All of the bytes, once the pipe is closed.
  var bytes: [UInt8] {
    done.wait()
    return read
  }
}
