extension ParsableCommand {
    /// The commands that `names` lead to, as far as they lead.
    static func commands(named names: [String]) -> [any ParsableCommand.Type] {
        var path: [any ParsableCommand.Type] = [self]
        for name in names {
            let subcommands = path[path.count - 1].configuration.subcommands
            guard let next = subcommands.first(where: { $0.allNames.contains(name) }) else { break }
            path.append(next)
        }
        return path
    }

    /// The commands from this one down to `command`; this one alone if it is not below.
    static func path(to command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        search(for: command) ?? [self]
    }

    private static func search(for command: any ParsableCommand.Type) -> [any ParsableCommand.Type]? {
        if self == command { return [self] }
        for subcommand in configuration.subcommands {
            if let path = subcommand.search(for: command) { return [self] + path }
        }
        return nil
    }
}

extension [any ParsableCommand.Type] {
    /// `haunt room check`
    var names: String {
        map { $0._commandName }.joined(separator: " ")
    }

    /// The names of the flag that shows help, of the last command that has names of its own.
    func helpNames(_ visibility: ArgumentVisibility) -> [Name] {
        let specification = last { $0.configuration.helpNames != nil }?.configuration.helpNames ?? .shortAndLong
        let names = specification.names(for: "help")
        guard visibility == .hidden else { return names }
        return names.filter { !$0.isShort }.map { Name(text: $0.text + "-hidden", dashes: $0.dashes) }
    }
}
