/// What has come on a connection.
public enum RequestEvent: Equatable, Sendable {
    /// The head of a request. Choose a limit for its body now, and answer 100 where it expects that.
    case head(RequestHead)
    /// The next bytes of its body: where they stand in the input. Never empty.
    case body(Range<Int>)
    /// The request is complete.
    case end
    /// The request is refused. Where that closes, nothing comes after it.
    case refused(HTTPRefusal)
}

/// How far a connection's requests have come: what a ``RequestTimer`` looks at.
public struct RequestProgress: Equatable, Sendable {
    /// What is waited for.
    public enum Phase: UInt8, Equatable, Sendable {
        /// The first byte of a request.
        case idle
        /// The rest of a head.
        case head
        /// The rest of a body.
        case body
        /// Nothing: the connection ends.
        case closed
    }

    /// The requests whose heads have come.
    public var requests: UInt64 = 0
    /// What is waited for.
    public var phase = Phase.idle
    /// The bytes of the body so far, its framing included.
    public var bodyBytes: UInt64 = 0

    /// The start of a connection.
    public init() {}
}
