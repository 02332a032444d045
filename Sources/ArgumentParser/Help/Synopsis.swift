extension ArgumentDefinition {
    /// The argument as help lists it: `-s, --seed <seed>`.
    var label: String {
        let names = names.shortFirst.map(\.spelling).joined(separator: ", ")
        return switch kind {
        case .positional: "<\(valueName)>"
        case .option: "\(names) <\(valueName)>"
        case .flag: names
        }
    }

    /// The argument as a usage line names it when it must be given: `--seed <seed>`, `<files> ...`.
    var bareSynopsis: String {
        let name = names.preferred?.spelling ?? ""
        let text =
            switch kind {
            case .positional: "<\(valueName)>"
            case .option: "\(name) <\(valueName)>"
            case .flag: name
            }
        return isRepeating ? "\(text) ..." : text
    }

    /// The argument as a usage line names it.
    var synopsis: String {
        isOptional ? "[\(bareSynopsis)]" : bareSynopsis
    }
}

extension [ArgumentDefinition] {
    /// The usage line: all arguments, or where they are too many, those that must be given and those without a name.
    func usage(of command: String) -> String {
        guard !isEmpty else { return command }
        guard count > 12 else { return ([command] + map(\.synopsis)).joined(separator: " ") }
        let needed = filter { $0.isPositional || !$0.isOptional }
        guard !needed.isEmpty, needed.count <= 12 else { return "\(command) <options>" }
        return ([command, "[<options>]"] + needed.map(\.synopsis)).joined(separator: " ")
    }
}
