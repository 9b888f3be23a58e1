internal import CreaseCommand
internal import Glibc

@main
enum Main {
  static func main() {
    exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
