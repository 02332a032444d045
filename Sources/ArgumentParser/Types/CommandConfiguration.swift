/// A command's name, texts and subcommands.
public struct CommandConfiguration: Sendable {
    /// The name under which the command is called; the type's own in kebab case when nil.
    public var commandName: String?
    /// A sentence on what the command does.
    public var abstract: String
    /// The usage line, where the generated one does not fit; empty for none.
    public var usage: String?
    /// More text, set below the abstract.
    public var discussion: String
    /// What `--version` prints; empty for no such option.
    public var version: String
    /// Whether the command appears in its parent's help.
    public var shouldDisplay: Bool
    /// The commands under this one.
    public var subcommands: [any ParsableCommand.Type]
    /// The subcommand that is meant when none is named.
    public var defaultSubcommand: (any ParsableCommand.Type)?
    /// The names of the help flag; `-h` and `--help` when nil.
    public var helpNames: NameSpecification?
    /// Other names under which the command is called.
    public var aliases: [String]

    /// A configuration of one or more parts.
    public init(
        commandName: String? = nil, abstract: String = "", usage: String? = nil, discussion: String = "",
        version: String = "", shouldDisplay: Bool = true, subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil, helpNames: NameSpecification? = nil,
        aliases: [String] = []
    ) {
        self.commandName = commandName
        self.abstract = abstract
        self.usage = usage
        self.discussion = discussion
        self.version = version
        self.shouldDisplay = shouldDisplay
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
        self.helpNames = helpNames
        self.aliases = aliases
    }
}
