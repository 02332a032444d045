/// A command, or a subcommand, that can be read from a command line and run.
public protocol ParsableCommand: ParsableArguments {
    /// The command's name, texts and subcommands.
    static var configuration: CommandConfiguration { get }

    // swift-format-ignore: NoLeadingUnderscores
    /// The name under which the command is called: that of the configuration, or the type's own in kebab case.
    static var _commandName: String { get }

    /// Does what the command is for.
    mutating func run() throws
}

extension ParsableCommand {
    /// Nothing configured.
    public static var configuration: CommandConfiguration { CommandConfiguration() }

    // swift-format-ignore: NoLeadingUnderscores
    /// The name of the configuration, or the type's own in kebab case.
    public static var _commandName: String {
        configuration.commandName ?? String(describing: Self.self).kebabCased
    }

    /// Prints the help, as a command that only holds subcommands does.
    public mutating func run() throws {
        throw CleanExit.helpRequest(self)
    }

    /// Every name that the command answers to.
    static var allNames: [String] { [_commandName] + configuration.aliases }

    /// The commands below this one that help lists.
    static var visibleSubcommands: [any ParsableCommand.Type] {
        configuration.subcommands.filter { $0.configuration.shouldDisplay }
    }
}

extension ParsableCommand {
    /// Reads a command or a subcommand from `arguments`, or from the process's own command line.
    public static func parseAsRoot(_ arguments: [String]? = nil) throws -> any ParsableCommand {
        var parser = CommandParser(self)
        return try parser.parse(arguments ?? Array(CommandLine.arguments.dropFirst()))
    }

    /// The help of a subcommand.
    public static func helpMessage(
        for subcommand: any ParsableCommand.Type, includeHidden: Bool = false, columns: Int? = nil
    ) -> String {
        HelpText(path(to: subcommand), visibility: includeHidden ? .hidden : .default).rendered(columns: columns)
    }

    /// Reads a command from `arguments` and runs it; ends the process if either fails.
    public static func main(_ arguments: [String]?) {
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch {
            exit(withError: error)
        }
    }

    /// Reads a command from the process's command line and runs it; ends the process if either fails.
    public static func main() {
        main(nil)
    }
}
