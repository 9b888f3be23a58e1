package import CreasePixmaps
internal import Glibc
internal import Synchronization

/// An exporter that works on a thread of its own while the next frames are drawn.
///
/// A bounded number of pictures is under way, used again and again. The first error is thrown by the
/// next call; after one, and after `finish` and `cancel`, the exporter is gone.
package final class ExportLine {
  private let channel: Channel
  private let width: Int
  private let height: Int
  private var thread: pthread_t?

  /// Whether every frame must be surveyed before the first one is appended.
  package let needsSurvey: Bool
  /// Whether frames may also be appended as Y'CbCr.
  package let takesPlanes: Bool
  /// Every how manieth frame is used.
  private let stride: Int

  /// Takes an exporter over.
  ///
  /// - Parameters:
  ///   - exporter: What encodes; nobody else keeps it.
  ///   - width: The frames' width in pixels.
  ///   - height: The frames' height in pixels.
  ///   - capacity: The most pictures that are under way, at least 1: one being drawn, others waiting,
  ///     one being encoded.
  /// - Throws: `ExportError.encodingFailed` if the system gives no thread.
  package init(
    _ exporter: sending Exporter, width: Int, height: Int, capacity: Int = 3
  ) throws(ExportError) {
    needsSurvey = exporter.needsSurvey
    takesPlanes = exporter.takesPlanes
    stride = exporter.stride
    self.width = width
    self.height = height
    channel = Channel(capacity: capacity)
    let job = unsafe Unmanaged.passRetained(Job(exporter, channel))
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { argument in
        unsafe argument.map { unsafe Unmanaged<Job>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, job.toOpaque())
    guard code == 0 else {
      unsafe job.release()
      throw .encodingFailed(
        format: "export", stage: "starting a thread", reason: SystemError(number: code).reason)
    }
    self.thread = thread
  }

  deinit { cancel() }

  /// Whether a frame, counted from 0, is used; the others are skipped.
  package func wants(frame: Int) -> Bool { frame % stride == 0 }

  /// A picture to draw the next frame into, as soon as one is free.
  package func takePicture() throws(ExportError) -> Pixmap {
    try channel.take { $0.spare.popLast() } ?? Pixmap(width: width, height: height)
  }

  /// A picture of Y'CbCr to draw the next frame into, as soon as one is free.
  package func takePlanes() throws(ExportError) -> PlanarPixmap {
    try channel.take { $0.sparePlanes.popLast() }
      ?? PlanarPixmap(PlanarLayout(width: width, height: height))
  }

  /// Looks at a picture from `takePicture` in the first pass.
  package func survey(_ picture: consuming Pixmap) { channel.send(.survey(picture)) }

  /// Leaves a frame out in the first pass.
  package func skipSurvey() { channel.send(.skipSurvey) }

  /// Encodes a picture from `takePicture`.
  package func append(_ picture: consuming Pixmap) { channel.send(.append(picture)) }

  /// Encodes a picture from `takePlanes`.
  package func append(_ planes: consuming PlanarPixmap) { channel.send(.appendPlanes(planes)) }

  /// Leaves a frame out.
  package func skip() { channel.send(.skip) }

  /// Waits until all is written.
  ///
  /// - Returns: What the user should know about the result.
  package func finish() throws(ExportError) -> [String] {
    channel.send(.finish)
    join()
    let (notes, failure) = channel.state.withLock { ($0.notes, $0.failure) }
    if let failure { throw failure }
    return notes
  }

  /// Encodes what was given, then ends without a file; pictures of a sequence stay.
  package func cancel() {
    guard thread != nil else { return }
    channel.send(.cancel)
    join()
  }

  private func join() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }
}

extension ExportLine {
  /// What the exporter's thread is told.
  fileprivate enum Order: Sendable {
    case survey(Pixmap)
    case append(Pixmap)
    case appendPlanes(PlanarPixmap)
    case skipSurvey, skip, finish, cancel
  }

  /// What the two threads share.
  fileprivate final class Channel: Sendable {
    struct State {
      var orders: [Order] = []
      var spare: [Pixmap] = []
      var sparePlanes: [PlanarPixmap] = []
      var failure: ExportError?
      var notes: [String] = []
    }

    let state = Mutex(State())
    let ready = Semaphore(0)
    let free: Semaphore

    init(capacity: Int) { free = Semaphore(capacity) }

    func send(_ order: consuming Order) {
      let order = order
      state.withLock { $0.orders.append(order) }
      ready.signal()
    }

    func receive() -> Order {
      ready.wait()
      return state.withLock { $0.orders.removeFirst() }
    }

    /// Waits for a picture's place, and takes memory that was used before, if there is some.
    func take<P: Sendable>(_ spare: (inout State) -> P?) throws(ExportError) -> P? {
      free.wait()
      let (memory, failure) = state.withLock { (spare(&$0), $0.failure) }
      if let failure {
        free.signal()
        throw failure
      }
      return memory
    }

    func giveBack(_ picture: consuming Pixmap) {
      let picture = picture
      state.withLock { $0.spare.append(picture) }
      free.signal()
    }

    func giveBack(_ planes: consuming PlanarPixmap) {
      let planes = planes
      state.withLock { $0.sparePlanes.append(planes) }
      free.signal()
    }
  }

  /// The thread's work. The exporter goes over to it with the job, and nobody else has either.
  fileprivate final class Job {
    private let exporter: Exporter
    private let channel: Channel
    private var hasFailed = false

    init(_ exporter: Exporter, _ channel: Channel) {
      self.exporter = exporter
      self.channel = channel
    }

    func run() {
      while true {
        switch channel.receive() {
        case .survey(let picture):
          attempt { (exporter) throws(ExportError) in try exporter.survey(picture) }
          channel.giveBack(picture)
        case .append(let picture):
          attempt { (exporter) throws(ExportError) in try exporter.append(picture) }
          channel.giveBack(picture)
        case .appendPlanes(let planes):
          attempt { (exporter) throws(ExportError) in try exporter.append(planes) }
          channel.giveBack(planes)
        case .skipSurvey: exporter.skipSurvey()
        case .skip: attempt { (exporter) throws(ExportError) in try exporter.skip() }
        case .finish:
          attempt { (exporter) throws(ExportError) in try exporter.finish() }
          channel.state.withLock { $0.notes = exporter.notes }
          return
        case .cancel:
          exporter.cancel()
          return
        }
      }
    }

    private func attempt(_ body: (Exporter) throws(ExportError) -> Void) {
      guard !hasFailed else { return }
      do { try body(exporter) } catch {
        hasFailed = true
        channel.state.withLock { $0.failure = error }
      }
    }
  }
}
