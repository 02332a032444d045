/// A group of arguments that can be read from a command line.
///
/// Every stored property is wrapped in `@Argument`, `@Option`, `@Flag` or `@OptionGroup`.
public protocol ParsableArguments: Decodable, SendableMetatype {
    /// Made only to learn what is declared; its properties have no values yet.
    init()

    /// Checks the values that were read; throw a ``ValidationError`` for those that do not fit.
    mutating func validate() throws
}

extension ParsableArguments {
    /// Accepts all values.
    public mutating func validate() throws {}
}

extension ParsableArguments {
    /// The arguments that the type declares, in order.
    static func definitions(under key: Key = Key(path: [])) -> [ArgumentDefinition] {
        Mirror(reflecting: Self()).children.flatMap { child -> [ArgumentDefinition] in
            guard let property = child.value as? any ArgumentProperty, var name = child.label else { return [] }
            if name.hasPrefix("_") { name.removeFirst() }
            return property.definitions(for: key.appending(name))
        }
    }

    static func decoded(from decoder: any Decoder) throws -> any ParsableArguments {
        try Self(from: decoder)
    }

    /// The type as a command, so that arguments alone can be parsed too.
    static var asCommand: any ParsableCommand.Type {
        (self as? any ParsableCommand.Type) ?? ArgumentsCommand<Self>.self
    }
}

/// A command that is nothing but its arguments.
struct ArgumentsCommand<Arguments: ParsableArguments>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: String(describing: Arguments.self).kebabCased)
    }

    @OptionGroup var arguments: Arguments
}

// MARK: - Parsing

extension ParsableArguments {
    /// Reads the values from `arguments`, or from the process's own command line.
    public static func parse(_ arguments: [String]? = nil) throws -> Self {
        let command = try asCommand.parseAsRoot(arguments)
        switch command {
        case let value as Self:
            return value
        case let wrapper as ArgumentsCommand<Self>:
            return wrapper.arguments
        case var help as HelpCommand:
            try help.run()
            throw ParserError.invalidState("Help was asked for, and not thrown.")
        default:
            throw ParserError.invalidState("\(type(of: command)) was found where \(Self.self) was asked for.")
        }
    }

    /// Reads the values, or ends the process with what is wrong.
    public static func parseOrExit(_ arguments: [String]? = nil) -> Self {
        do {
            return try parse(arguments)
        } catch {
            exit(withError: error)
        }
    }
}

// MARK: - What to tell the person at the terminal

extension ParsableArguments {
    /// What is wrong, in a sentence; the text itself where help or a version was asked for.
    public static func message(for error: any Error) -> String {
        MessageInfo(error: error, type: self).message
    }

    /// All that is printed for an error: what is wrong, and how the command is used.
    public static func fullMessage(for error: any Error, columns: Int? = nil) -> String {
        MessageInfo(error: error, type: self, columns: columns).fullText
    }

    /// The code with which the process ends after an error.
    public static func exitCode(for error: any Error) -> ExitCode {
        MessageInfo(error: error, type: self).exitCode
    }

    /// The whole help.
    public static func helpMessage(includeHidden: Bool = false, columns: Int? = nil) -> String {
        HelpText([asCommand], visibility: includeHidden ? .hidden : .default).rendered(columns: columns)
    }

    /// The usage line without its heading.
    public static func usageString(includeHidden: Bool = false) -> String {
        HelpText([asCommand], visibility: includeHidden ? .hidden : .default).usage
    }

    /// A script that teaches a shell to complete the command.
    public static func completionScript(for shell: CompletionShell) -> String {
        CompletionTree(asCommand).script(for: shell)
    }

    /// Prints what there is to say of an error and ends the process with its code.
    public static func exit(withError error: (any Error)? = nil) -> Never {
        guard let error else { Terminal.exit(.success) }
        let message = MessageInfo(error: error, type: self)
        if !message.fullText.isEmpty {
            if message.isClean { print(message.fullText) } else { Terminal.printError(message.fullText) }
        }
        Terminal.exit(message.exitCode)
    }
}
