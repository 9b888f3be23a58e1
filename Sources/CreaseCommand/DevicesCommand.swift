internal import Crease

/// `crease devices`: every way to a device, what came of it, and which one `auto` takes.
enum DevicesCommand {
  static let spec = CommandSpec(
    name: "devices",
    summary: "Tries every way to an OpenGL ES device and says what each gave or why it failed.",
    details: "Exits with 69 if there is no device that draws.", positionals: [],
    requiredPositionals: 0,
    options: [OptionSpec("--json", help: "Print JSON instead of a table.")]
  ) { (arguments, console) throws(CommandFailure) in
    let survey = DeviceSurvey()
    try console.data(arguments.has("--json") ? survey.json : survey.table)
    return survey.automatic == nil ? .noDevice : .ok
  }
}
