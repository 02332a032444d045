/// Values that were read well and do not fit; printed with the command's usage.
public struct ValidationError: Error, CustomStringConvertible, Sendable {
    /// What does not fit, in a sentence.
    public private(set) var message: String

    /// An error with a sentence.
    public init(_ message: String) {
        self.message = message
    }

    /// The sentence.
    public var description: String { message }
}
