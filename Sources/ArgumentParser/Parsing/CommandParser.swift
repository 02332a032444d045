/// Reads a whole command line: the root command, then its subcommands for as long as they are named.
struct CommandParser {
    let root: any ParsableCommand.Type
    private(set) var commands: [any ParsableCommand.Type]
    private let groups = GroupValues()

    init(_ root: any ParsableCommand.Type) {
        self.root = root
        commands = [root]
    }

    /// The command that the words ask for, read and validated.
    mutating func parse(_ arguments: [String]) throws -> any ParsableCommand {
        do {
            if arguments.first == "---completion" {
                throw ParserError.completionAnswer(try CompletionTree(root).answer(arguments.dropFirst()))
            }
            var words = [Word](arguments)
            try checkForCompletionScript(words)
            return try descend(&words)
        } catch let error as CommandError {
            throw error
        } catch let error as ParserError {
            throw CommandError(commands: commands, error: arguments.isEmpty ? error.withoutArguments : error)
        }
    }

    private mutating func descend(_ words: inout [Word]) throws -> any ParsableCommand {
        while true {
            let type = commands[commands.count - 1]
            let command: any ParsableCommand
            do {
                command = try read(type, from: &words)
            } catch {
                try checkForBuiltIns(words)
                throw error
            }
            if let next = nextCommand(under: type, &words) {
                commands.append(next)
                continue
            }
            try checkForBuiltIns(words)
            if var help = command as? HelpCommand {
                help.commands = root.commands(named: help.subcommands)
                return help
            }
            if let next = type.configuration.defaultSubcommand {
                commands.append(next)
                continue
            }
            try checkForLeftovers(words)
            return command
        }
    }

    /// Reads what belongs to one command and validates it.
    private func read(_ type: any ParsableCommand.Type, from words: inout [Word]) throws -> any ParsableCommand {
        var names = Set(type.configuration.subcommands.flatMap { $0.allNames })
        if !names.isEmpty, type == root { names.insert(HelpCommand._commandName) }
        var reader = ArgumentReader(type.definitions(), subcommandNames: names, words: words)
        do {
            try reader.read()
        } catch {
            words = reader.words
            throw error
        }
        var command = try type.init(from: ValueDecoder(values: reader.result, groups: groups))
        words = reader.words
        do {
            try command.validate()
        } catch {
            throw ParserError.validation(error)
        }
        return command
    }

    /// Takes the first word if it names a subcommand.
    private func nextCommand(
        under type: any ParsableCommand.Type, _ words: inout [Word]
    ) -> (any ParsableCommand.Type)? {
        guard let word = words.first, word.isValue, !word.isAfterTerminator else { return nil }
        var subcommands = type.configuration.subcommands
        if !subcommands.isEmpty, type == root { subcommands.append(HelpCommand.self) }
        guard let next = subcommands.first(where: { $0.allNames.contains(word.text) }) else { return nil }
        words.removeFirst()
        return next
    }

    // MARK: Built-in flags

    private func checkForBuiltIns(_ words: [Word]) throws {
        for visibility in [ArgumentVisibility.default, .hidden] {
            let names = commands.helpNames(visibility)
            if words.contains(where: { word in names.contains { word.isNamed($0) } }) {
                throw ParserError.helpRequested(visibility)
            }
        }
        if commands.contains(where: { !$0.configuration.version.isEmpty }),
            words.contains(where: { $0.isNamed(.long("version")) })
        {
            throw ParserError.versionRequested
        }
    }

    private func checkForCompletionScript(_ words: [Word]) throws {
        for (index, word) in words.enumerated() {
            guard case .long("generate-completion-script", let value) = word.form else { continue }
            if let value { throw ParserError.completionScriptRequested(shell: value) }
            let next = index + 1 < words.count && words[index + 1].isValue ? words[index + 1].text : nil
            throw ParserError.completionScriptRequested(shell: next)
        }
    }

    private func checkForLeftovers(_ words: [Word]) throws {
        for word in words {
            switch word.form {
            case .long(let name, _): throw ParserError.unknownOption(.long(name))
            case .dashed(let letters, _):
                let isLetter = letters.count == 1
                throw ParserError.unknownOption(isLetter ? .short(letters) : Name(text: letters, dashes: .one))
            case .value, .terminator: break
            }
        }
        let values = words.filter(\.isValue).map(\.text)
        if !values.isEmpty { throw ParserError.unexpectedArguments(values) }
    }
}

extension Word {
    func isNamed(_ name: Name) -> Bool {
        switch form {
        case .long(let text, _): name.dashes == .two && name.text == text
        case .dashed(let letters, _): name.dashes != .two && name.text == letters
        case .value, .terminator: false
        }
    }
}

extension ParserError {
    /// The error of an empty command line, unless it asks for something.
    var withoutArguments: ParserError {
        switch self {
        case .validation: self
        default: .noArguments(self)
        }
    }
}
