/// Why a stream of frames cannot be read on. The link that sent it must be closed; what came before it holds.
public struct WireError: Error, Equatable, Sendable {
    /// Where the frame starts that is at fault, in bytes from the start of the stream.
    public var offset: UInt64
    /// What is wrong with it.
    public var reason: Reason

    /// What can be wrong with a frame.
    public enum Reason: Equatable, Sendable {
        /// Its length is 0.
        case empty(kind: UInt8)
        /// Its length is over the limit of its kind.
        case tooLong(kind: UInt8, length: UInt32, limit: Int)
        /// The stream ended inside its header, after `present` of the five bytes.
        case cutHeader(present: Int)
        /// The stream ended inside its payload, `missing` bytes before its end.
        case cutPayload(kind: UInt8, length: UInt32, missing: Int)
    }

    /// An error of the frame that starts at `offset`.
    public init(offset: UInt64, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }

    /// What was wrong, where, and what would be right: one line of ASCII for a log or a close reason.
    public var message: [UInt8] {
        var text = WireText()
        switch reason {
        case .empty(let kind):
            text.add("frame of kind ", UInt64(kind), " has length 0; a payload has at least 1 byte")
        case .tooLong(let kind, let length, let limit):
            text.add("frame of kind ", UInt64(kind), " announces ")
            text.add("", UInt64(length), " bytes; at most ")
            text.add("", UInt64(limit), " are allowed")
        case .cutHeader(let present):
            text.add("the stream ends after ", UInt64(present), " of a header's 5 bytes")
        case .cutPayload(let kind, let length, let missing):
            text.add("the stream ends in a frame of kind ", UInt64(kind), ": ")
            text.add("", UInt64(missing), " of ")
            text.add("", UInt64(length), " bytes are missing")
        }
        text.add(" (frame at byte ", offset, ")")
        return text.bytes
    }
}
