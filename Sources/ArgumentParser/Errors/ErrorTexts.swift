/// The sentences for what is wrong with a command line.
struct ErrorTexts {
    private let commands: [any ParsableCommand.Type]
    private let definitions: [ArgumentDefinition]

    init(commands: [any ParsableCommand.Type]) {
        self.commands = commands
        definitions = commands[commands.count - 1].definitions()
    }

    func message(of error: ParserError) -> String {
        switch error {
        case .helpRequested, .versionRequested, .completionScriptRequested, .completionAnswer:
            ""
        case .invalidState(let text):
            "Internal error. \(text)"
        case .unknownOption(let name):
            unknown(name)
        case .missingValue(let name):
            "Missing value for '\(label(of: name))'"
        case .unexpectedValue(let name, let value):
            "The option '\(name.spelling)' does not take any value, but '\(value)' was specified."
        case .unexpectedArguments(let values):
            unexpected(values)
        case .noValue(let key):
            missing(key)
        case .invalidValue(let text, let name, let key, let reason):
            invalid(text, name, key, reason)
        case .conflict(let new, let old):
            "Value to be set with flag '\(new)' had already been set with flag '\(old)'"
        case .validation(let error):
            String(describing: error)
        case .noArguments(let error):
            message(of: error)
        }
    }

    /// The line of help for the argument that is wrong.
    func help(for error: ParserError) -> String {
        switch error {
        case .missingValue(let name):
            guard let definition = definition(of: name) else { return "" }
            return "\(name.spelling) <\(definition.valueName)>  \(definition.help.abstract)"
        case .invalidValue(_, let name, let key, _):
            guard let definition = definition(of: key) else { return "" }
            let label = [name?.spelling, "<\(definition.valueName)>"].compactMap { $0 }.joined(separator: " ")
            return "\(label)  \(definition.help.abstract)"
        case .noValue(let key):
            guard let definition = definition(of: key) else { return "" }
            let label = [definition.names.first?.spelling, "<\(definition.valueName)>"].compactMap { $0 }
            return "\(label.joined(separator: " "))  \(definition.help.abstract)"
        case .noArguments(let error):
            return help(for: error)
        default:
            return ""
        }
    }

    // MARK: Sentences

    private func unknown(_ name: Name) -> String {
        let sentence = "Unknown option '\(name.spelling)'"
        guard !name.isShort else { return sentence }
        let known = (definitions + commands.builtInFlags(.default))
            .filter { $0.help.visibility == .default }.flatMap(\.names).filter { !$0.isShort }.map(\.spelling)
        return sentence + suggestion(name.spelling.nearest(in: known, within: 4))
    }

    private func unexpected(_ values: [String]) -> String {
        guard values.count == 1 else {
            return "\(values.count) unexpected arguments: '\(values.joined(separator: "', '"))'"
        }
        let subcommands = commands[commands.count - 1].visibleSubcommands.flatMap { $0.allNames }
        return "Unexpected argument '\(values[0])'" + suggestion(values[0].nearest(in: subcommands, within: 3))
    }

    private func suggestion(_ word: String?) -> String {
        word.map { ". Did you mean '\($0)'?" } ?? ""
    }

    private func missing(_ key: Key) -> String {
        let choices = definitions.filter { $0.key == key && $0.help.visibility == .default }.map(\.bareSynopsis)
        return switch choices.count {
        case 0: "No value set for non-argument var \(key.name). Replace with a static variable, or let constant."
        case 1: "Missing expected argument '\(choices[0])'"
        default: "Missing one of: '\(choices.joined(separator: "', '"))'"
        }
    }

    private func invalid(_ text: String, _ name: Name?, _ key: Key, _ reason: (any Error)?) -> String {
        guard let definition = definition(of: key) else { return "The value '\(text)' is invalid." }
        let label = [name?.spelling, "<\(definition.valueName)>"].compactMap { $0 }.joined(separator: " ")
        let detail = reason.map { ": \($0)" } ?? definition.allValues.choiceSentence
        return "The value '\(text)' is invalid for '\(label)'\(detail)"
    }

    // MARK: Look-up

    private func definition(of key: Key) -> ArgumentDefinition? {
        definitions.first { $0.key == key }
    }

    private func definition(of name: Name) -> ArgumentDefinition? {
        definitions.first { $0.names.contains { $0.spelling == name.spelling } }
    }

    private func label(of name: Name) -> String {
        definition(of: name).map { "\(name.spelling) <\($0.valueName)>" } ?? name.spelling
    }
}

extension [String] {
    /// The values of which one must be given.
    fileprivate var choiceSentence: String {
        let quoted = map { "'\($0)'" }
        return switch count {
        case 0: ""
        case 1, 2: ". Please provide one of \(quoted.joined(separator: " and "))."
        case 3..<6: ". Please provide one of \(quoted.dropLast().joined(separator: ", ")) or \(quoted[count - 1])."
        default: ". Please provide one of the following:\n" + map { "  - \($0)" }.joined(separator: "\n")
        }
    }
}
