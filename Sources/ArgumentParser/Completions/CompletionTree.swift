/// A command and all below it, as the completion scripts need them.
struct CompletionTree {
    /// One command with what can follow it.
    struct Node {
        /// The names from the root down: `["haunt", "room", "check"]`.
        var path: [String]
        /// What names the node after its parent: the command's name and its aliases.
        var names: [String]
        var abstract: String
        var options: [ArgumentDefinition]
        var positionals: [ArgumentDefinition]
        var children: [Node]

        var name: String { path.joined(separator: " ") }

        /// All ways to spell the node's options and flags.
        var optionSpellings: [String] { options.flatMap { $0.names.shortFirst.map(\.spelling) } }

        /// The node and all below it, parents first.
        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    let root: any ParsableCommand.Type

    init(_ root: any ParsableCommand.Type) {
        self.root = root
    }

    func script(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: BashCompletions(node).script
        case .zsh: ZshCompletions(node).script
        default: FishCompletions(node).script
        }
    }

    /// The tree, with the subcommand `help` and under it the names of all commands once more.
    var node: Node {
        var node = Self.node(of: [root])
        guard !node.children.isEmpty else { return node }
        let help = Node(
            path: node.path + [HelpCommand._commandName], names: HelpCommand.allNames,
            abstract: HelpCommand.configuration.abstract, options: [], positionals: [],
            children: node.children.map { $0.asHelp(under: node.path + [HelpCommand._commandName]) })
        node.children.append(help)
        return node
    }

    private static func node(of commands: [any ParsableCommand.Type]) -> Node {
        let command = commands[commands.count - 1]
        let definitions = command.definitions().filter { $0.help.visibility == .default }
        return Node(
            path: commands.map { $0._commandName }, names: command.allNames, abstract: command.configuration.abstract,
            options: definitions.filter { !$0.isPositional } + commands.builtInFlags(.default),
            positionals: definitions.filter(\.isPositional),
            children: command.visibleSubcommands.map { node(of: commands + [$0]) })
    }
}

extension CompletionTree.Node {
    /// The node as an argument of `help`: names only.
    fileprivate func asHelp(under parent: [String]) -> Self {
        let path = parent + [self.path[self.path.count - 1]]
        return Self(
            path: path, names: names, abstract: abstract, options: [], positionals: [],
            children: children.map { $0.asHelp(under: path) })
    }

    /// The subcommands above this node, as the program itself is asked for completions of its own.
    var subcommandPath: [String] { Array(path.dropFirst()) }
}

extension ArgumentDefinition {
    /// Whether values go on until the next option.
    var takesManyValues: Bool {
        isOption && (strategy == .upToNextOption || strategy == .remaining)
    }

    /// How the argument is named where the program is asked for completions of its own.
    var completionName: String {
        names.preferred?.spelling ?? key.path.joined(separator: ".")
    }
}
