/// Reads the requests of one connection, strictly by RFC 9110 and 9112, however their bytes are split.
///
/// The connection gives what it has received and takes one event after the other, until there is none:
///
/// ```swift
/// var position = 0
/// while let event = parser.next(in: received, at: &position) { … }
/// ```
///
/// Nothing is copied but a head that did not come in one piece, and nothing is allocated for a request that did. A connection
/// that cannot take the next event yet keeps the bytes from `position` on.
public struct RequestParser: Sendable {
    private enum Phase: Equatable, Sendable {
        case head
        case announced
        case body(missing: Int)
        case chunkLine
        case chunk(missing: Int)
        case chunkEnd
        case chunkEndLineFeed
        case trailers
        case end
        case closed
    }

    /// How far the requests have come.
    public private(set) var progress = RequestProgress()

    private let limits: RequestLimits
    private var phase = Phase.head
    private var scanner = HeadScanner()
    private var fields: [HTTPField] = []
    /// The head or the trailers so far, where they did not come in one piece.
    private var gathered: [UInt8] = []
    private var chunk = ChunkScanner()
    private var body = RequestHead.Body.none
    private var bodyLimit = 0
    private var bodyCount = 0
    private var keepsAlive = true

    /// A parser at the start of a connection.
    public init(limits: RequestLimits = RequestLimits()) {
        self.limits = limits
        fields.reserveCapacity(16)
    }

    /// Whether nothing more is read: a request was refused, or asked to be the last, or ``close()`` was called.
    public var isClosed: Bool { phase == .closed }

    /// Chooses the most bytes that the body may have, when its head has come. A longer one is refused with 413.
    public mutating func limitBody(to count: Int) {
        bodyLimit = max(count, 0)
    }

    /// Reads no further: the connection ends with the answer under way.
    public mutating func close() {
        phase = .closed
        progress.phase = .closed
    }

    /// The next event in `input` from `position` on, which is moved behind what it took; `nil` when all is taken and more is
    /// needed. Bytes after the end of a connection's last request are taken and let go.
    public mutating func next(in input: Span<UInt8>, at position: inout Int) -> RequestEvent? {
        do throws(HTTPRefusal.Reason) {
            return try read(input, &position)
        } catch {
            close()
            position = input.count
            return .refused(HTTPRefusal(error))
        }
    }

    private mutating func read(
        _ input: Span<UInt8>, _ position: inout Int
    ) throws(HTTPRefusal.Reason) -> RequestEvent? {
        while true {
            switch phase {
            case .head:
                guard let event = try readHead(input, &position) else { return nil }
                return event
            case .announced:
                try startBody()
            case .body(let missing):
                guard position < input.count else { return nil }
                let range = take(missing, from: input, &position)
                phase = range.count == missing ? .end : .body(missing: missing - range.count)
                return .body(range)
            case .chunkLine:
                guard try readChunkLine(input, &position) else { return nil }
            case .chunk(let missing):
                guard position < input.count else { return nil }
                let range = take(missing, from: input, &position)
                phase = range.count == missing ? .chunkEnd : .chunk(missing: missing - range.count)
                return .body(range)
            case .chunkEnd, .chunkEndLineFeed:
                guard position < input.count else { return nil }
                try readChunkEnd(input[position])
                position += 1
            case .trailers:
                guard try scan(input, &position) != nil else { return nil }
                phase = .end
            case .end:
                finish()
                return .end
            case .closed:
                position = input.count
                return nil
            }
        }
    }

    // MARK: Heads

    private mutating func readHead(
        _ input: Span<UInt8>, _ position: inout Int
    ) throws(HTTPRefusal.Reason) -> RequestEvent? {
        guard position < input.count else { return nil }
        progress.phase = .head
        guard let start = try scan(input, &position) else { return nil }
        guard let target = scanner.target else { throw .target }
        var head = try RequestHead(scanner, parts: target, fields: fields)
        head.start = start
        swap(&head.gathered, &gathered)
        progress.requests &+= 1
        progress.bodyBytes = 0
        if let reason = unmetDemand {
            return refuse(head, reason)
        }
        (body, keepsAlive) = (head.body, head.keepsAlive)
        bodyLimit = limits.body
        bodyCount = 0
        phase = .announced
        progress.phase = .body
        return .head(head)
    }

    /// What is wrong with a request whose end is certain all the same.
    private var unmetDemand: HTTPRefusal.Reason? {
        if scanner.minorVersion > 0, scanner.meaning.host == nil { return .missingHost }
        if scanner.minorVersion > 0, scanner.meaning.expectsOther { return .expectation }
        return nil
    }

    /// Refuses a whole head. The connection goes on if no body follows.
    private mutating func refuse(_ head: RequestHead, _ reason: HTTPRefusal.Reason) -> RequestEvent {
        let closes = head.body != .none || !head.keepsAlive
        if closes { close() } else { beginRequest() }
        return .refused(HTTPRefusal(reason, closes: closes, answersHead: head.method == .head))
    }

    /// Reads on in a head or trailers. Where they start in the input, when they are complete: 0 if they were gathered.
    private mutating func scan(_ input: Span<UInt8>, _ position: inout Int) throws(HTTPRefusal.Reason) -> Int? {
        guard position < input.count else { return nil }
        let start = position
        if gathered.isEmpty {
            let rest = input.extracting(start..<input.count)
            if try scanner.scan(rest, limits: limits, fields: &fields) {
                position = start + scanner.at
                return start
            }
            gathered.append(rest)
            position = input.count
            return nil
        }
        // Taken out, so that it is read while the rest of the parser changes.
        var whole: [UInt8] = []
        swap(&whole, &gathered)
        let before = whole.count
        whole.append(input.extracting(start..<start + min(input.count - start, max(limits.head - before, 1))))
        let isComplete = try scanner.scan(whole.span, limits: limits, fields: &fields)
        if isComplete { whole.removeLast(whole.count - scanner.at) }
        position += whole.count - before
        swap(&whole, &gathered)
        return isComplete ? 0 : nil
    }

    private mutating func beginRequest() {
        phase = .head
        progress.phase = .idle
        scanner = HeadScanner()
        fields.removeAll(keepingCapacity: true)
        gathered.removeAll()
    }

    private mutating func finish() {
        if keepsAlive { beginRequest() } else { close() }
    }

    // MARK: Bodies

    private mutating func startBody() throws(HTTPRefusal.Reason) {
        switch body {
        case .none:
            phase = .end
        case .length(let count):
            guard count <= bodyLimit else { throw .bodyTooLong }
            phase = .body(missing: count)
        case .chunked:
            chunk = ChunkScanner()
            phase = .chunkLine
        }
    }

    /// Takes up to `missing` bytes of a body.
    private mutating func take(_ missing: Int, from input: Span<UInt8>, _ position: inout Int) -> Range<Int> {
        let range = position..<position + min(missing, input.count - position)
        position = range.upperBound
        progress.bodyBytes &+= UInt64(range.count)
        return range
    }

    private mutating func readChunkLine(
        _ input: Span<UInt8>, _ position: inout Int
    ) throws(HTTPRefusal.Reason) -> Bool {
        while position < input.count {
            let isLast = try chunk.take(input[position], limits: limits)
            position += 1
            progress.bodyBytes &+= 1
            guard isLast else { continue }
            guard chunk.size <= bodyLimit - bodyCount else { throw .bodyTooLong }
            bodyCount += chunk.size
            if chunk.size > 0 {
                phase = .chunk(missing: chunk.size)
            } else {
                scanner = .trailers
                // The head's own may still be in use where it went.
                fields.removeAll(keepingCapacity: true)
                phase = .trailers
            }
            return true
        }
        return false
    }

    private mutating func readChunkEnd(_ byte: UInt8) throws(HTTPRefusal.Reason) {
        if phase == .chunkEnd {
            guard byte == ASCII.carriageReturn else { throw byte == ASCII.lineFeed ? .bareLineFeed : .chunkEnd }
            phase = .chunkEndLineFeed
        } else {
            guard byte == ASCII.lineFeed else { throw .bareCarriageReturn }
            chunk.nextLine()
            phase = .chunkLine
        }
    }
}
