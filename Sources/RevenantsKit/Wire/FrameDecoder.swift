/// Cuts a stream of bytes into frames, however the bytes are split.
///
/// A frame that arrives whole is handed on as a span of the bytes received: nothing is copied or allocated. Only a frame
/// that straddles two reads is gathered, in a buffer that is kept for the next one. Memory grows with what has arrived,
/// never with what a header announces. Unknown kinds are skipped by their length and counted.
public struct FrameDecoder: Equatable, Sendable {
    /// Bytes read since the start of the stream.
    public private(set) var offset: UInt64 = 0
    /// Frames handed on.
    public private(set) var frames: UInt64 = 0
    /// Frames of unknown kinds that were skipped.
    public private(set) var skippedFrames: UInt64 = 0

    private var phase = Phase.header
    private var header = Header()
    /// The payload so far, of a frame that did not arrive whole.
    private var gathered: [UInt8] = []

    /// A gathering buffer over this size is given back after use.
    private static let keptCapacity = 65_536

    private enum Phase: Equatable, Sendable {
        case header
        case payload(FrameKind, missing: Int)
        case skipping(missing: Int)
        case failed(WireError)
    }

    /// The frame under way: its place in the stream and as much of its header as has come.
    private struct Header: Equatable, Sendable {
        var start: UInt64 = 0
        var count = 0
        var kind: UInt8 = 0
        var length: UInt32 = 0

        mutating func take(_ byte: UInt8) {
            if count == 0 {
                kind = byte
                length = 0
            } else {
                length = length << 8 | UInt32(byte)
            }
            count += 1
        }
    }

    /// A decoder at the start of a stream.
    public init() {}

    /// Whether the stream so far ends between two frames.
    public var isBetweenFrames: Bool { phase == .header && header.count == 0 }

    /// Reads the next bytes of the stream and hands on each frame that they complete, in order.
    ///
    /// Throws at the first frame that is not allowed, after having handed on those before it, and again at each later call.
    public mutating func receive(
        _ bytes: Span<UInt8>, _ body: (FrameKind, Span<UInt8>) -> Void
    ) throws(WireError) {
        try receive(bytes, body, skipped: { _, _ in })
    }

    /// Reads the next bytes of the stream, and also tells of each frame that was skipped: its kind and its length.
    public mutating func receive(
        _ bytes: Span<UInt8>, _ body: (FrameKind, Span<UInt8>) -> Void, skipped: (UInt8, UInt32) -> Void
    ) throws(WireError) {
        if case .failed(let error) = phase { throw error }
        var at = 0
        while at < bytes.count {
            switch phase {
            case .header:
                if !readHeader(bytes, &at) { break }
                let kind = try checkHeader()
                let length = Int(header.length)
                guard let kind else {
                    phase = .skipping(missing: length)
                    continue
                }
                if length <= bytes.count - at {
                    body(kind, bytes.extracting(at..<at + length))
                    at += length
                    frames &+= 1
                    header.count = 0
                } else {
                    gathered.reserveCapacity(min(length, FrameDecoder.keptCapacity))
                    phase = .payload(kind, missing: length)
                }
            case .payload(let kind, let missing):
                let count = min(missing, bytes.count - at)
                gathered.append(bytes.extracting(at..<at + count))
                at += count
                phase = .payload(kind, missing: missing - count)
                guard count == missing else { break }
                body(kind, gathered.span)
                finishGathered()
            case .skipping(let missing):
                let count = min(missing, bytes.count - at)
                at += count
                phase = .skipping(missing: missing - count)
                guard count == missing else { break }
                skipped(header.kind, header.length)
                skippedFrames &+= 1
                header.count = 0
                phase = .header
            case .failed(let error):
                throw error
            }
        }
        offset &+= UInt64(bytes.count)
    }

    /// Reads the next bytes of the stream and appends a copy of each frame that they complete to `frames`.
    public mutating func receive(_ bytes: [UInt8], into frames: inout [Frame]) throws(WireError) {
        try receive(bytes.span) { kind, payload in
            frames.append(Frame(kind: kind, payload: [UInt8](payload)))
        }
    }

    /// Says that the stream has ended; an error when it ended inside a frame, or when it had failed before.
    public func finish() throws(WireError) {
        switch phase {
        case .failed(let error):
            throw error
        case .header:
            guard header.count > 0 else { return }
            throw WireError(offset: header.start, reason: .cutHeader(present: header.count))
        case .payload(_, let missing), .skipping(let missing):
            throw WireError(
                offset: header.start,
                reason: .cutPayload(kind: header.kind, length: header.length, missing: missing))
        }
    }

    /// Takes header bytes from `at` on; false when the bytes end before the header does.
    private mutating func readHeader(_ bytes: Span<UInt8>, _ at: inout Int) -> Bool {
        if header.count == 0 {
            header.start = offset &+ UInt64(at)
            if bytes.count - at >= Frame.headerSize {
                header.kind = bytes[at]
                header.length =
                    UInt32(bytes[at + 1]) << 24 | UInt32(bytes[at + 2]) << 16
                    | UInt32(bytes[at + 3]) << 8 | UInt32(bytes[at + 4])
                header.count = Frame.headerSize
                at += Frame.headerSize
                return true
            }
        }
        while header.count < Frame.headerSize {
            guard at < bytes.count else { return false }
            header.take(bytes[at])
            at += 1
        }
        return true
    }

    /// The kind of the frame whose header has come; `nil` for an unknown one.
    private mutating func checkHeader() throws(WireError) -> FrameKind? {
        let kind = FrameKind(rawValue: header.kind)
        let limit = kind?.limit ?? FrameKind.skipLimit
        let reason: WireError.Reason
        if header.length == 0 {
            reason = .empty(kind: header.kind)
        } else if header.length > UInt32(limit) {
            reason = .tooLong(kind: header.kind, length: header.length, limit: limit)
        } else {
            return kind
        }
        let error = WireError(offset: header.start, reason: reason)
        phase = .failed(error)
        throw error
    }

    private mutating func finishGathered() {
        gathered.removeAll(keepingCapacity: gathered.capacity <= FrameDecoder.keptCapacity * 2)
        frames &+= 1
        header.count = 0
        phase = .header
    }
}
