/// One line of text that a player reads or hears: a fixed text in the player's language, compared by its bytes.
///
/// Numbers and names that go with a line are fields of the view state beside it, so that a line is never built at run time.
public struct Line: Equatable, Sendable {
    /// The text.
    public let text: StaticString

    /// A line from its text.
    public init(_ text: StaticString) { self.text = text }

    /// The text's UTF-8.
    public var bytes: [UInt8] { text.withUTF8Buffer { [UInt8]($0) } }

    /// Whether two lines have the same text.
    public static func == (one: Line, other: Line) -> Bool {
        one.text.withUTF8Buffer { mine in
            other.text.withUTF8Buffer { theirs in
                guard mine.count == theirs.count else { return false }
                for index in mine.indices where mine[index] != theirs[index] { return false }
                return true
            }
        }
    }
}
