internal import Crease

/// What `render` can be told beside the scene.
struct RenderOptions {
  static let specs = [
    OptionSpec(
      "--output", short: "-o", value: "OUT",
      help: "Where to write: a file whose extension names the format"
        + " (\(OutputFormat.all.flatMap(\.extensions).map { "." + $0 }.joined(separator: ", "))),\n"
        + "a sequence (a .png name with %05d, or a folder that ends in '/'),\n"
        + "or '-' for standard output."),
    OptionSpec(
      "--format", short: "-f", value: "FORMAT",
      help: "The format, whatever the name says: "
        + OutputFormat.all.map(\.word).joined(separator: ", ")
        + ". On standard output, raw\nRGBA frames unless said otherwise."),
    OptionSpec(
      "--scale", value: "S", help: "Pixels per canvas point, above 0; the scene's own if left out."),
    OptionSpec(
      "--fps", value: "R",
      help: "Frames per second: a number, or a fraction such as 30000/1001; the scene's own if\n"
        + "left out."),
    OptionSpec("--at", value: "T", help: "One frame only: the film at T seconds."),
    OptionSpec("--from", value: "T", help: "Frames from T seconds on; 0 if left out."),
    OptionSpec("--to", value: "T", help: "Frames before T seconds; the film's end if left out."),
    OptionSpec(
      "--renderer", value: "gpu|cpu",
      help: "What draws: OpenGL ES (gpu, the default) or the reference renderer (cpu)."),
    OptionSpec(
      "--device", value: "DEVICE",
      help: "What OpenGL ES runs on: auto (the default), gbm, gbm:NODE, egl, egl:INDEX or\n"
        + "surfaceless; 'crease devices' shows what there is."),
    OptionSpec("--require-hardware", help: "Fail rather than draw with a software driver."),
    OptionSpec(
      "--background", value: "COLOR",
      help: "What lies behind everything: a colour as in a scene, or 'transparent'."),
    OptionSpec(
      "--quality", value: "Q",
      help: "0…100, for formats that lose something ("
        + OutputFormat.all.filter { $0.defaultQuality != nil }.map(\.word).joined(separator: ", ")
        + ");\neach format's own default if left out."),
    OptionSpec(
      "--preset", value: "P",
      help: "How much time encoding may take to make the file small: "
        + ExportPreset.allCases.map(\.rawValue).joined(separator: ", ")
        + "\n("
        + OutputFormat.all.filter(\.hasPresets).map(\.word).joined(separator: ", ")
        + "); medium if left out."),
    OptionSpec(
      "--loop", value: "N",
      help: "How often the film plays, 0…65535 ("
        + OutputFormat.all.filter(\.loops).map(\.word).joined(separator: ", ")
        + "); 0, for ever, if left out."),
    OptionSpec(
      "--seamless",
      help: "Leave out the last frame if it equals the first, for films that play in a loop."),
    OptionSpec(
      "--shard", value: "I/N",
      help: "The I-th of N runs of the frames only: part of a sequence, or a part that\n"
        + "'crease join' joins ("
        + OutputFormat.all.filter(\.joins).map(\.word).joined(separator: ", ") + ")."),
    OptionSpec(
      "--resume",
      help: "Keep the whole pictures of a sequence that are there already; draw the others."),
    OptionSpec(
      "--progress", value: "auto|json|none",
      help: "How to tell how far the work is: a bar on a terminal (auto, the default), a JSON\n"
        + "line on standard error at least every half second, or not at all."),
    OptionSpec("--quiet", short: "-q", help: "Say nothing but errors."),
    OptionSpec(
      "--verbose", short: "-v",
      help: "Say on standard error what draws, how much memory the textures of pictures and text\n"
        + "take at the end, and how long the work took."),
  ]
}
