/// One message of the wire: `[kind: 1 byte][length: 4 bytes, big-endian][payload]`.
public struct Frame: Equatable, Sendable {
    /// What the payload is.
    public var kind: FrameKind
    /// The payload, 1 … ``FrameKind/limit`` bytes.
    public var payload: [UInt8]

    /// The bytes before the payload.
    public static let headerSize = 5

    /// A frame from its parts.
    public init(kind: FrameKind, payload: [UInt8]) {
        self.kind = kind
        self.payload = payload
    }

    /// The frame as it travels; `nil` when its payload is empty or over the kind's limit, which no receiver would take.
    public var wireBytes: [UInt8]? {
        guard !payload.isEmpty, payload.count <= kind.limit else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Frame.headerSize + payload.count)
        Frame.appendHeader(kind, length: payload.count, to: &bytes)
        bytes += payload
        return bytes
    }

    /// Appends the frame to `bytes`; appends nothing and returns false when its payload is empty or over the kind's limit.
    @discardableResult
    public func append(to bytes: inout [UInt8]) -> Bool {
        guard !payload.isEmpty, payload.count <= kind.limit else { return false }
        Frame.appendHeader(kind, length: payload.count, to: &bytes)
        bytes += payload
        return true
    }

    /// Appends the five bytes before a payload of `length` bytes.
    static func appendHeader(_ kind: FrameKind, length: Int, to bytes: inout [UInt8]) {
        let length = UInt32(truncatingIfNeeded: length)
        bytes.append(kind.rawValue)
        bytes.append(UInt8(truncatingIfNeeded: length >> 24))
        bytes.append(UInt8(truncatingIfNeeded: length >> 16))
        bytes.append(UInt8(truncatingIfNeeded: length >> 8))
        bytes.append(UInt8(truncatingIfNeeded: length))
    }
}
