/// Reads the head of a request, or the trailers after a chunked body, from left to right.
///
/// It gets the bytes from the head's first on, each time with more of them, and goes on where it stopped: what it says of a
/// byte depends on that byte and those before it only, and no byte is read twice but a CR at the end.
struct HeadScanner: Equatable, Sendable {
    enum Stage: UInt8, Equatable, Sendable {
        case start, method, target, version, fieldStart, fieldName, valueStart, value
    }

    /// What has been reached.
    var stage = Stage.start
    /// The first byte that is not read yet.
    var at = 0
    /// Where what is being read starts: the method, the target, a field's name, or its value.
    var mark = 0
    /// Where the last field's name lies.
    var name = Place(0..<0)
    /// Where the request line starts: 0, or 2 after an empty line.
    var lineStart = 0
    /// Where the fields start.
    var fieldsStart = 0

    var method = HTTPMethod.other
    var methodName = Place(0..<0)
    var targetPlace = Place(0..<0)
    var target: RequestTarget?
    var minorVersion: UInt8 = 1
    var meaning = FieldMeaning()

    /// The longest method that is waited for, in bytes: nothing has one half as long.
    static let longestMethod = 32

    /// "HTTP/1.1", the first byte in the lowest place.
    private static var versionOne: UInt64 { 0x312E_312F_5054_5448 }

    /// Ready for a request.
    init() {}

    /// Ready for the trailers after a body.
    static var trailers: HeadScanner {
        var scanner = HeadScanner()
        scanner.stage = .fieldStart
        return scanner
    }

    /// Reads on in `bytes`. True when the head's end has been reached, which is then at ``at``.
    mutating func scan(
        _ bytes: Span<UInt8>, limits: RequestLimits, fields: inout [HTTPField]
    ) throws(HTTPRefusal.Reason) -> Bool {
        if stage.rawValue < Stage.fieldStart.rawValue {
            guard try scanLine(bytes, limits: limits) else { return false }
        }
        return try scanFields(bytes, limits: limits, fields: &fields)
    }

    // MARK: The request line

    private mutating func scanLine(
        _ bytes: Span<UInt8>, limits: RequestLimits
    ) throws(HTTPRefusal.Reason) -> Bool {
        if stage == .start {
            guard bytes.count > 0 else { return false }
            if bytes[0] == ASCII.carriageReturn {
                guard bytes.count > 1 else { return false }
                guard bytes[1] == ASCII.lineFeed else { throw .bareCarriageReturn }
                lineStart = 2
            }
            at = lineStart
            stage = .method
        }
        let limit = lineStart + limits.requestLine
        let end = min(bytes.count, limit)
        guard try scanLine(bytes, upTo: end) else {
            if end == limit { throw .requestLineTooLong }
            return false
        }
        fieldsStart = at
        stage = .fieldStart
        return true
    }

    private mutating func scanLine(_ bytes: Span<UInt8>, upTo end: Int) throws(HTTPRefusal.Reason) -> Bool {
        if stage == .method {
            while at < end, ByteSet.token.contains(bytes[at]) { at += 1 }
            guard at - lineStart <= Self.longestMethod else { throw .methodTooLong }
            guard at < end else { return false }
            guard bytes[at] == ASCII.space, at > lineStart else {
                throw at == lineStart ? Self.wrongStart(bytes[at]) : .method
            }
            methodName = Place(lineStart..<at)
            method = HTTPMethod(bytes, in: lineStart..<at)
            at += 1
            mark = at
            stage = .target
        }
        if stage == .target {
            at = Self.endOfTarget(bytes, from: at, to: end)
            guard at < end else { return false }
            guard bytes[at] == ASCII.space else {
                throw bytes[at] == ASCII.carriageReturn || bytes[at] == ASCII.lineFeed ? .version : .target
            }
            targetPlace = Place(mark..<at)
            target = try RequestTarget(bytes, in: mark..<at, of: method)
            at += 1
            stage = .version
        }
        return try scanVersion(bytes, upTo: end)
    }

    /// What is wrong with a request that starts with `byte`.
    private static func wrongStart(_ byte: UInt8) -> HTTPRefusal.Reason {
        switch byte {
        case ASCII.carriageReturn: .emptyLines
        case ASCII.lineFeed: .bareLineFeed
        default: .method
        }
    }

    /// The first byte from `start` on that is not visible ASCII; `end` for none.
    @inline(__always)
    private static func endOfTarget(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        var at = start
        while at &+ 8 <= end {
            let word = bytes.word(at: at)
            let stops = Lanes.under(0x21, in: word) | Lanes.equal(0x7F, in: word) | word & Lanes.all(0x80)
            if stops != 0 { return at &+ Lanes.first(stops) }
            at &+= 8
        }
        while at < end, bytes[at] > 0x20, bytes[at] < 0x7F { at += 1 }
        return at
    }

    /// Reads "HTTP/1.x" and the line's end. ``at`` stays at its start until all of it is there.
    private mutating func scanVersion(_ bytes: Span<UInt8>, upTo end: Int) throws(HTTPRefusal.Reason) -> Bool {
        let count = min(end - at, 10)
        if count == 10, bytes.word(at: at) == Self.versionOne, bytes[at + 8] == ASCII.carriageReturn,
            bytes[at + 9] == ASCII.lineFeed
        {
            minorVersion = 1
            at += 10
            return true
        }
        for offset in 0..<count {
            let byte = bytes[at + offset]
            switch offset {
            case 5, 7: guard ASCII.isDigit(byte) else { throw .version }
            case 8:
                guard byte == ASCII.carriageReturn else { throw byte == ASCII.lineFeed ? .bareLineFeed : .version }
            case 9: guard byte == ASCII.lineFeed else { throw .bareCarriageReturn }
            default:
                let expected = UInt8(truncatingIfNeeded: Self.versionOne >> UInt64(8 * offset))
                guard byte == expected else { throw .version }
            }
        }
        guard count == 10 else { return false }
        guard bytes[at + 5] == UInt8(ascii: "1") else { throw .versionUnsupported }
        minorVersion = bytes[at + 7] &- ASCII.zero
        at += 10
        return true
    }
}
