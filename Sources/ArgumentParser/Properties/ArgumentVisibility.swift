/// Where an argument is shown.
public struct ArgumentVisibility: Sendable, Hashable {
    enum Level: Int, Sendable {
        case `default`, hidden, `private`
    }

    let level: Level

    /// Shown in all help.
    public static let `default` = ArgumentVisibility(level: .default)
    /// Shown in extended help only (`--help-hidden`).
    public static let hidden = ArgumentVisibility(level: .hidden)
    /// Never shown.
    public static let `private` = ArgumentVisibility(level: .private)

    func isShown(in help: ArgumentVisibility) -> Bool {
        level.rawValue <= help.level.rawValue
    }
}
