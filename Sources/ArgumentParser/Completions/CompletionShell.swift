/// A shell that a completion script can be made for.
public struct CompletionShell: RawRepresentable, Hashable, CaseIterable, Sendable {
    /// The shell's name.
    public var rawValue: String

    /// A shell by its name; nil if no script can be made for it.
    public init?(rawValue: String) {
        guard ["zsh", "bash", "fish"].contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    private init(known name: String) {
        rawValue = name
    }

    /// The Z shell.
    public static let zsh = CompletionShell(known: "zsh")
    /// The GNU Bourne-again shell.
    public static let bash = CompletionShell(known: "bash")
    /// The friendly interactive shell.
    public static let fish = CompletionShell(known: "fish")

    /// All of them.
    public static var allCases: [CompletionShell] { [.zsh, .bash, .fish] }

    /// The shell that the person uses, from the environment.
    public static func autodetected() -> CompletionShell? {
        Terminal.environment("SHELL")?.split(separator: "/").last.flatMap { CompletionShell(rawValue: String($0)) }
    }
}
