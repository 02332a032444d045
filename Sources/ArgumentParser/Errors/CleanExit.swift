/// A reason to end at once, with success.
public struct CleanExit: Error, CustomStringConvertible {
    enum Reason {
        case help((any ParsableCommand.Type)?)
        case message(String)
    }

    let reason: Reason

    /// Print the help of a command, or of the root.
    public static func helpRequest(_ type: (any ParsableCommand.Type)? = nil) -> CleanExit {
        CleanExit(reason: .help(type))
    }

    /// Print the help of a command.
    public static func helpRequest(_ command: any ParsableCommand) -> CleanExit {
        CleanExit(reason: .help(type(of: command)))
    }

    /// Print a text.
    public static func message(_ text: String) -> CleanExit {
        CleanExit(reason: .message(text))
    }

    /// The text, or a note that help was asked for.
    public var description: String {
        switch reason {
        case .help: "--help"
        case .message(let text): text
        }
    }
}
