/// The subcommand `help`, which every command with subcommands has.
struct HelpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "help", abstract: "Show subcommand help information.", helpNames: [])

    @Argument var subcommands: [String] = []
    @Flag(name: [.short, .long, .customLong("help", withSingleDash: true)], help: .private) var help = false

    /// The commands whose help is shown; the last is the one that was asked for.
    var commands: [any ParsableCommand.Type] = []

    private enum CodingKeys: CodingKey {
        case subcommands, help
    }

    mutating func run() throws {
        throw CommandError(commands: commands, error: .helpRequested(.default))
    }
}
