/// The help of a command, in the sections and columns of Apple's package.
struct HelpText {
    let commands: [any ParsableCommand.Type]
    let usage: String
    private let visibility: ArgumentVisibility
    private let definitions: [ArgumentDefinition]

    private static let labelWidth = 26

    /// The help of the last of `commands`; the others are those above it.
    init(_ commands: [any ParsableCommand.Type], visibility: ArgumentVisibility) {
        self.commands = commands
        self.visibility = visibility
        let command = commands[commands.count - 1]
        definitions = command.definitions().filter { $0.help.visibility.isShown(in: visibility) }
        let generated = definitions.usage(of: commands.names)
        let hasSubcommands = !command.configuration.subcommands.isEmpty
        usage = command.configuration.usage ?? (hasSubcommands ? generated + " <subcommand>" : generated)
    }

    /// The lines that follow an error.
    var usageMessage: String {
        usage.isEmpty ? "" : "Usage: " + usage.hangingIndent(7)
    }

    func rendered(columns: Int? = nil) -> String {
        let columns = columns ?? Terminal.columns
        let configuration = commands[commands.count - 1].configuration
        var text = ""
        if !configuration.abstract.isEmpty || !configuration.discussion.isEmpty {
            let first = configuration.abstract.isEmpty ? "OVERVIEW:" : "OVERVIEW: \(configuration.abstract)\n"
            let rest = configuration.discussion.isEmpty ? "" : "\n\(configuration.discussion)"
            text += (first + rest).wrapped(to: columns) + (rest.isEmpty ? "\n" : "\n\n")
        }
        if !usage.isEmpty {
            text += "USAGE: \(usage.hangingIndent(7))\n\n"
        }
        text += sections.map { $0.rendered(columns: columns) }.joined(separator: "\n")
        if !commands[commands.count - 1].visibleSubcommands.isEmpty {
            let path = [commands[0]._commandName, "help"] + commands.dropFirst().map { $0._commandName }
            text += "\n  See '\(path.joined(separator: " ")) <subcommand>' for detailed help."
        }
        return text
    }

    // MARK: Sections

    fileprivate struct Section {
        var title: String
        var rows: [Row]

        func rendered(columns: Int) -> String {
            "\(title.uppercased()):\n" + rows.map { $0.rendered(columns: columns) }.joined()
        }
    }

    fileprivate struct Row {
        var label: String
        var abstract: String
        var discussion = ""

        func rendered(columns: Int) -> String {
            var text = "  " + label
            if !abstract.isEmpty {
                let wrapped = abstract.wrapped(to: columns, indent: HelpText.labelWidth)
                text += text.count < HelpText.labelWidth ? String(wrapped.dropFirst(text.count)) : "\n" + wrapped
            }
            text += "\n"
            if !discussion.isEmpty {
                text += discussion.wrapped(to: columns, indent: 8) + "\n"
            }
            return text
        }
    }

    private var sections: [Section] {
        var positionals: [Row] = []
        var options: [Row] = []
        var titled: [Section] = []
        for group in (definitions + builtIns).groupedByComposite {
            let row = Row(group)
            if !group[0].section.isEmpty {
                if let index = titled.firstIndex(where: { $0.title == group[0].section }) {
                    titled[index].rows.append(row)
                } else {
                    titled.append(Section(title: group[0].section, rows: [row]))
                }
            } else if group[0].isPositional {
                positionals.append(row)
            } else {
                options.append(row)
            }
        }
        let all =
            [Section(title: "Arguments", rows: positionals)] + titled + [
                Section(title: "Options", rows: options),
                Section(title: "Subcommands", rows: subcommands),
            ]
        return all.filter { !$0.rows.isEmpty }
    }

    private var subcommands: [Row] {
        let command = commands[commands.count - 1]
        return command.visibleSubcommands.map { subcommand in
            let names = subcommand.allNames.joined(separator: ", ")
            let isDefault = command.configuration.defaultSubcommand.map { $0 == subcommand } ?? false
            return Row(label: isDefault ? names + " (default)" : names, abstract: subcommand.configuration.abstract)
        }
    }

    private var builtIns: [ArgumentDefinition] {
        commands.builtInFlags(visibility)
    }
}

extension [any ParsableCommand.Type] {
    /// The flags that every command has: `--version` where a version is set, `-h, --help`.
    func builtInFlags(_ visibility: ArgumentVisibility) -> [ArgumentDefinition] {
        func flag(_ names: [Name], _ help: ArgumentHelp) -> ArgumentDefinition {
            ArgumentDefinition(
                key: Key(path: [""]), kind: .flag(names), help: help, isOptional: true, update: { _, _ in Held(true) })
        }
        var flags: [ArgumentDefinition] = []
        if contains(where: { !$0.configuration.version.isEmpty }) {
            flags.append(flag([.long("version")], "Show the version."))
        }
        let helpNames = helpNames(.default)
        if !helpNames.isEmpty {
            flags.append(flag(helpNames, "Show help information."))
        }
        return flags
    }
}

extension [ArgumentDefinition] {
    /// The definitions, with the flags of one property that are shown as one line together.
    fileprivate var groupedByComposite: [[ArgumentDefinition]] {
        var groups: [[ArgumentDefinition]] = []
        for definition in self {
            if definition.isComposite, let last = groups.last?.last, last.isComposite, last.key == definition.key {
                groups[groups.count - 1].append(definition)
            } else {
                groups.append([definition])
            }
        }
        return groups
    }
}

extension HelpText.Row {
    fileprivate init(_ group: [ArgumentDefinition]) {
        label = group.map(\.label).joined(separator: "/")
        discussion = group[0].help.discussion
        let notes = group[0].valueNotes
        let abstract = group.map(\.help.abstract).first { !$0.isEmpty } ?? ""
        self.abstract = [abstract, notes].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension ArgumentDefinition {
    /// The values that can be given and the one that is taken otherwise, in brackets.
    fileprivate var valueNotes: String {
        var notes: [String] = []
        if !allValues.isEmpty { notes.append("values: \(allValues.joined(separator: ", "))") }
        if let defaultDescription, !defaultDescription.isEmpty { notes.append("default: \(defaultDescription)") }
        return notes.isEmpty ? "" : "(\(notes.joined(separator: "; ")))"
    }
}
