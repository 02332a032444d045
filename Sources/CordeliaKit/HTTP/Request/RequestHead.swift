/// The head of a request: its request line and its fields, as places in the bytes that were received.
///
/// All ranges count from the head's first byte; ``withBytes(in:_:)`` gives the bytes that they lie in. A head that came in
/// one piece is not copied: its bytes are those given to ``RequestParser/next(in:at:)``, for as long as the caller has them.
/// ``owned(from:)`` is the same head with its bytes.
public struct RequestHead: Equatable, Sendable {
    /// How long the body is.
    public enum Body: Equatable, Sendable {
        /// There is none.
        case none
        /// It has so many bytes: Content-Length.
        case length(Int)
        /// It comes in chunks, which end by themselves.
        case chunked
    }

    /// The method.
    public internal(set) var method: HTTPMethod
    /// Where the method's name stands.
    public var methodName: Range<Int> { methodPlace.range }
    /// The digit after "HTTP/1.": 0, or 1, or above, which means no more than 1.
    public internal(set) var minorVersion: UInt8
    /// The whole target, as it came.
    public var target: Range<Int> { targetPlace.range }
    /// The target's path, with its escapes. Empty for CONNECT, and for a URI without a path, which means "/"; "*" for OPTIONS *.
    public var path: Range<Int> { parts.path.range }
    /// What follows the target's "?".
    public var query: Range<Int>? { parts.query?.range }
    /// The host that is asked, perhaps with a port: the target's own where it is a whole URI, else Host (RFC 9112, 3.2.2).
    /// `nil` only in HTTP/1.0.
    public var host: Range<Int>? { hostPlace?.range }
    /// The fields, in order.
    public internal(set) var fields: [HTTPField]
    /// How long the body is.
    public internal(set) var body: Body
    /// Whether the connection may go on after the answer (RFC 9112, 9.3).
    public internal(set) var keepsAlive: Bool
    /// Whether the body is sent only after an answer of 100 (RFC 9110, 10.1.1).
    public internal(set) var expectsContinue: Bool
    /// Whether another protocol is asked for: Upgrade, with "upgrade" in Connection (RFC 9110, 7.8).
    public internal(set) var asksToUpgrade: Bool

    var methodPlace: Place
    var targetPlace: Place
    var parts: RequestTarget
    var hostPlace: Place?
    /// Where the head starts in the received bytes.
    var start: Int
    /// How many bytes it has.
    var count: Int
    /// Its bytes, where it did not come in one piece.
    var gathered: [UInt8]

    /// Calls `body` with the bytes in which the ranges lie. `input` is what the parser was given when the head came.
    public func withBytes<Value, Failure: Error>(
        in input: Span<UInt8>, _ body: (Span<UInt8>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard gathered.isEmpty else { return try body(gathered.span) }
        return try body(input.extracting(start..<start + count))
    }

    /// A copy of the bytes in `range`.
    public func bytes(_ range: Range<Int>, in input: Span<UInt8>) -> [UInt8] {
        withBytes(in: input) { bytes in
            var copy: [UInt8] = []
            copy.append(bytes.extracting(range))
            return copy
        }
    }

    /// Where the value of the first field called `name` stands. `name` is in lower case.
    public func value(of name: StaticString, in input: Span<UInt8>) -> Range<Int>? {
        withBytes(in: input) { bytes in
            for field in fields where bytes.matches(name, in: field.name) { return field.value }
            return nil
        }
    }

    /// The same head with its bytes, which needs no input any more.
    public func owned(from input: Span<UInt8>) -> RequestHead {
        guard gathered.isEmpty else { return self }
        var head = self
        head.gathered = bytes(0..<count, in: input)
        head.start = 0
        return head
    }
}
