/// What a request's fields say about its framing and its connection, gathered as they come.
struct FieldMeaning: Equatable, Sendable {
    /// The value of Host.
    var host: Place?
    /// Content-Length.
    var contentLength: Int?
    /// Connection: close.
    var asksToClose = false
    /// Connection: keep-alive.
    var asksToKeep = false
    /// Connection: upgrade.
    var asksToUpgrade = false
    /// Whether there is an Upgrade field.
    var namesUpgrade = false
    /// Expect: 100-continue.
    var expectsContinue = false
    /// Expect: anything else.
    var expectsOther = false
    /// Whether there is a Transfer-Encoding, whether chunked was the last coding of it, and whether another was among them.
    var hasCodings = false
    var endsChunked = false
    var hasOtherCoding = false

    /// Takes note of a field. Most have nothing to say here: the length of the name tells.
    @inline(__always)
    mutating func note(
        _ bytes: Span<UInt8>, name: Range<Int>, value: Range<Int>
    ) throws(HTTPRefusal.Reason) {
        switch name.count {
        case 4, 6, 7, 10, 14, 17: try noteByName(bytes, name: name, value: value)
        default: break
        }
    }

    @inline(never)
    private mutating func noteByName(
        _ bytes: Span<UInt8>, name: Range<Int>, value: Range<Int>
    ) throws(HTTPRefusal.Reason) {
        if bytes.matches("host", in: name) {
            guard host == nil else { throw .repeatedHost }
            guard Authority.isValid(bytes, in: value) else { throw .host }
            host = Place(value)
        } else if bytes.matches("connection", in: name) {
            noteConnection(bytes, value)
        } else if bytes.matches("content-length", in: name) {
            try noteLength(bytes, value)
        } else if bytes.matches("transfer-encoding", in: name) {
            try noteCodings(bytes, value)
        } else if bytes.matches("expect", in: name) {
            if bytes.matches("100-continue", in: value) { expectsContinue = true } else { expectsOther = true }
        } else if bytes.matches("upgrade", in: name) {
            namesUpgrade = true
        }
    }

    private mutating func noteLength(_ bytes: Span<UInt8>, _ value: Range<Int>) throws(HTTPRefusal.Reason) {
        guard contentLength == nil else { throw .repeatedContentLength }
        guard !value.isEmpty else { throw .contentLength }
        for at in value where !ASCII.isDigit(bytes[at]) {
            // A list of lengths is a repetition, even of the same one.
            throw bytes[at] == ASCII.comma && at > value.lowerBound ? .repeatedContentLength : .contentLength
        }
        guard let length = bytes.decimal(in: value) else { throw .contentLengthOverflow }
        contentLength = length
    }

    private mutating func noteConnection(_ bytes: Span<UInt8>, _ value: Range<Int>) {
        forEachElement(bytes, value) { element in
            if bytes.matches("close", in: element) {
                asksToClose = true
            } else if bytes.matches("keep-alive", in: element) {
                asksToKeep = true
            } else if bytes.matches("upgrade", in: element) {
                asksToUpgrade = true
            }
        }
    }

    /// Reads a list of transfer codings. An empty element is refused here, though RFC 9110, 5.6.1 lets lists have them: servers
    /// read them differently, and where a request ends must never be a matter of taste.
    private mutating func noteCodings(_ bytes: Span<UInt8>, _ value: Range<Int>) throws(HTTPRefusal.Reason) {
        hasCodings = true
        var isList = true
        var isMisplaced = false
        forEachElement(bytes, value) { element in
            if endsChunked { isMisplaced = true }
            if bytes.matches("chunked", in: element) {
                endsChunked = true
            } else {
                isList = isList && isCoding(bytes, element)
                hasOtherCoding = true
            }
        }
        guard isList else { throw .transferCoding }
        guard !isMisplaced else { throw .chunkedNotLast }
    }

    /// Whether `range` starts with a token that ends there or before a parameter. "chunked" has none (RFC 9112, 7.1).
    private func isCoding(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var end = range.lowerBound
        while end < range.upperBound, ByteSet.token.contains(bytes[end]) { end += 1 }
        guard end > range.lowerBound, !bytes.matches("chunked", in: range.lowerBound..<end) else { return false }
        while end < range.upperBound, ASCII.isBlank(bytes[end]) { end += 1 }
        return end == range.upperBound || bytes[end] == ASCII.semicolon
    }

    /// Calls `body` with each element of a list, without the white space around it. A comma within quotes parts too: no list
    /// that counts here has quotes.
    private func forEachElement(_ bytes: Span<UInt8>, _ value: Range<Int>, _ body: (Range<Int>) -> Void) {
        var start = value.lowerBound
        while true {
            var end = start
            while end < value.upperBound, bytes[end] != ASCII.comma { end += 1 }
            var (low, high) = (start, end)
            while low < high, ASCII.isBlank(bytes[low]) { low += 1 }
            while high > low, ASCII.isBlank(bytes[high - 1]) { high -= 1 }
            body(low..<high)
            guard end < value.upperBound else { return }
            start = end + 1
        }
    }
}
