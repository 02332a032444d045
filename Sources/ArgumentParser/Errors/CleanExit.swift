/// A reason to end at once, with success.
public enum CleanExit: Error, CustomStringConvertible {
    /// Print the help of a command, or of the root.
    case helpRequest((any ParsableCommand.Type)? = nil)
    /// Print a text.
    case message(String)

    /// Print the help of a command.
    public static func helpRequest(_ command: any ParsableCommand) -> CleanExit {
        .helpRequest(type(of: command))
    }

    /// The text, or a note that help was asked for.
    public var description: String {
        switch self {
        case .helpRequest: "--help"
        case .message(let text): text
        }
    }
}
