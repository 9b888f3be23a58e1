import Foundation

/// Reads films back as a browser shows them.
enum Chromium {
  /// A film as the browser found it.
  struct Film: Decodable {
    struct Frame: Decodable {
      /// Seconds.
      let time: Double
      /// Seconds; nil for a video, whose frames don't tell.
      let duration: Double?
      /// Red, green, blue and straight alpha at a quarter and at three quarters of the width.
      let pixels: [Int]
    }
    /// The whole film's in seconds; nil for pictures, which don't tell.
    let duration: Double?
    /// How often it repeats after the first time; nil for ever.
    let repeats: Int?
    let frames: [Frame]
  }

  private struct Answer: Decodable {
    let film: Film?
    let error: String?
  }

  /// Whether there is a browser.
  static let isThere = (try? Tool.run("chromium", ["--version"])) != nil

  /// Starts the browser once, without a window, and has it decode files.
  ///
  /// - Parameters:
  ///   - files: Paths by media type; of a video so many frames are looked at as `frames` says, since
  ///     a browser does not count them.
  static func read(_ files: [String: String], frames: Int) throws -> [String: Film] {
    let folder = try TemporaryFolder()
    let contents = try files.mapValues {
      try Data(contentsOf: URL(fileURLWithPath: $0)).base64EncodedString()
    }
    let json = String(decoding: try JSONEncoder().encode(contents), as: UTF8.self)
    let page =
      "<!doctype html><script>const files = \(json), videoFrames = \(frames);\n\(script)</script>"
    try Data(page.utf8).write(to: URL(fileURLWithPath: folder.file("page.html")))
    let line = try answer(
      to: "file://" + folder.file("page.html"), profile: folder.file("profile"))
    return try JSONDecoder().decode([String: Answer].self, from: Data(line.utf8)).mapValues {
      guard let film = $0.film else { throw Tool.Failure(message: $0.error ?? "no film") }
      return film
    }
  }

  /// What a page says between two marks on the console, which the browser repeats on its standard
  /// error.
  private static func answer(to page: String, profile: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=" + profile,
      "--enable-logging=stderr", "--v=0", page,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    var said = ""
    while true {
      let data = errors.fileHandleForReading.availableData
      guard !data.isEmpty else {
        throw Tool.Failure(message: "the browser ended without an answer: \(said)")
      }
      said += String(decoding: data, as: UTF8.self)
      if let start = said.range(of: "ANSWER "), let end = said.range(of: " READY") {
        return String(said[start.upperBound..<end.lowerBound])
      }
    }
  }

  private static let script = """
    const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext("2d", {willReadFrequently: true});
    const say = answer => console.log("ANSWER " + JSON.stringify(answer) + " READY");

    function pixels(source, width, height) {
      canvas.width = width; canvas.height = height;
      context.drawImage(source, 0, 0);
      return [1, 3].flatMap(x => [...context.getImageData(x * width / 4, height / 2, 1, 1).data]);
    }
    async function picture(type, data) {
      const decoder = new ImageDecoder({type, data});
      await decoder.tracks.ready; await decoder.completed;
      const track = decoder.tracks.selectedTrack, frames = [];
      for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
        const {image} = await decoder.decode({frameIndex});
        frames.push({time: image.timestamp / 1e6, duration: image.duration / 1e6,
          pixels: pixels(image, image.displayWidth, image.displayHeight)});
        image.close();
      }
      return {repeats: isFinite(track.repetitionCount) ? track.repetitionCount : null, frames};
    }
    async function video(type, data) {
      const video = document.createElement("video");
      const event = name => new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, {once: true});
        video.addEventListener("error", () => reject(video.error.message), {once: true});
      });
      video.muted = true;
      video.src = URL.createObjectURL(new Blob([data], {type}));
      await event("loadeddata");
      const frames = [];
      for (let i = 0; i < videoFrames; i++) {
        const found = event("seeked");
        const shown = new Promise(resolve =>
          video.requestVideoFrameCallback((now, data) => resolve(data.mediaTime)));
        video.currentTime = (i + 0.5) * video.duration / videoFrames;
        await found;
        frames.push({time: await shown,
          pixels: pixels(video, video.videoWidth, video.videoHeight)});
      }
      return {duration: video.duration, frames};
    }
    (async () => {
      const answer = {};
      for (const type in files) {
        const read = type.startsWith("video") ? video : picture;
        try { answer[type] = {film: await read(type, bytes(files[type]))}; }
        catch (error) { answer[type] = {error: "" + error}; }
      }
      say(answer);
    })();
    // Instead of waiting for ever.
    setTimeout(() => say(Object.fromEntries(Object.keys(files).map(
      type => [type, {error: "no answer in two minutes"}]))), 120000);
    """
}
