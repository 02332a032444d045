/// A host with or without a port, as Host and the targets of some requests hold it (RFC 3986, 3.2).
enum Authority {
    /// Whether `range` holds a host and perhaps a port. User information makes it none (RFC 9110, 4.2.4), and so does an empty
    /// host (RFC 9110, 4.2.1) or a port that TCP does not have.
    static func isValid(_ bytes: Span<UInt8>, in range: Range<Int>, needsPort: Bool = false) -> Bool {
        guard !range.isEmpty else { return false }
        var at = range.lowerBound
        if bytes[at] == ASCII.openBracket {
            at += 1
            let start = at
            while at < range.upperBound, bytes[at] != ASCII.closeBracket { at += 1 }
            guard at < range.upperBound, isIPv6(bytes, in: start..<at) else { return false }
            at += 1
        } else {
            while at < range.upperBound, bytes[at] != ASCII.colon {
                guard isNameByte(bytes, at, before: range.upperBound) else { return false }
                at += 1
            }
            guard at > range.lowerBound else { return false }
        }
        guard at < range.upperBound else { return !needsPort }
        guard bytes[at] == ASCII.colon else { return false }
        return isPort(bytes, in: at + 1..<range.upperBound) && !(needsPort && at + 1 == range.upperBound)
    }

    /// Whether a byte can be part of a registered name, whose escapes are whole.
    @inline(__always)
    private static func isNameByte(_ bytes: Span<UInt8>, _ at: Int, before end: Int) -> Bool {
        if ByteSet.name.contains(bytes[at]) { return true }
        return bytes[at] == ASCII.percent && isEscape(bytes, at, before: end)
    }

    /// Whether two hexadecimal digits follow the "%" at `at`.
    static func isEscape(_ bytes: Span<UInt8>, _ at: Int, before end: Int) -> Bool {
        at + 2 < end && ASCII.hexadecimal(bytes[at + 1]) != nil && ASCII.hexadecimal(bytes[at + 2]) != nil
    }

    /// Whether `range` holds a port of TCP or nothing.
    private static func isPort(_ bytes: Span<UInt8>, in range: Range<Int>) -> Bool {
        if range.isEmpty { return true }
        guard let port = bytes.decimal(in: range) else { return false }
        return port <= 65_535
    }

    /// Whether `range` holds an IPv6 address: eight groups, fewer with one "::", the last two perhaps as an IPv4 address.
    private static func isIPv6(_ bytes: Span<UInt8>, in range: Range<Int>) -> Bool {
        var groups = 0
        var isShortened = false
        var at = range.lowerBound
        if range.count >= 2, bytes[at] == ASCII.colon, bytes[at + 1] == ASCII.colon {
            isShortened = true
            at += 2
        }
        while at < range.upperBound {
            let start = at
            while at < range.upperBound, at - start < 4, ASCII.hexadecimal(bytes[at]) != nil { at += 1 }
            guard at > start else { return false }
            if at < range.upperBound, bytes[at] == ASCII.dot {
                guard isIPv4(bytes, in: start..<range.upperBound) else { return false }
                groups += 2
                break
            }
            groups += 1
            guard at < range.upperBound else { break }
            guard bytes[at] == ASCII.colon, at + 1 < range.upperBound else { return false }
            at += 1
            if bytes[at] == ASCII.colon {
                guard !isShortened else { return false }
                isShortened = true
                at += 1
            }
        }
        return isShortened ? groups < 8 : groups == 8
    }

    /// Whether `range` holds four numbers up to 255 with dots between.
    private static func isIPv4(_ bytes: Span<UInt8>, in range: Range<Int>) -> Bool {
        var start = range.lowerBound
        for part in 0..<4 {
            var end = start
            while end < range.upperBound, bytes[end] != ASCII.dot { end += 1 }
            guard end - start <= 3, let number = bytes.decimal(in: start..<end), number <= 255 else { return false }
            guard end - start == 1 || bytes[start] != ASCII.zero else { return false }
            if part == 3 { return end == range.upperBound }
            guard end < range.upperBound else { return false }
            start = end + 1
        }
        return false
    }
}
