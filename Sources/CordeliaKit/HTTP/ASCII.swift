/// The bytes and classes of bytes that HTTP's grammar names.
enum ASCII {
    static var tab: UInt8 { 0x09 }
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var quote: UInt8 { 0x22 }
    static var percent: UInt8 { 0x25 }
    static var asterisk: UInt8 { 0x2A }
    static var comma: UInt8 { 0x2C }
    static var dot: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var zero: UInt8 { 0x30 }
    static var colon: UInt8 { 0x3A }
    static var semicolon: UInt8 { 0x3B }
    static var equals: UInt8 { 0x3D }
    static var question: UInt8 { 0x3F }
    static var openBracket: UInt8 { 0x5B }
    static var backslash: UInt8 { 0x5C }
    static var closeBracket: UInt8 { 0x5D }

    /// SP or HTAB: what may stand around a field's value.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// The value of a hexadecimal digit.
    @inline(__always)
    static func hexadecimal(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte &- 0x30 }
        let letter = (byte | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }

    /// The digit of a value under 16, in lower case.
    static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

    /// What may stand in a field's value: HTAB, SP, VCHAR and obs-text (RFC 9110, 5.5).
    @inline(__always)
    static func isFieldContent(_ byte: UInt8) -> Bool { byte == tab || byte >= 0x20 && byte != 0x7F }
}

/// A set of ASCII bytes, one bit each.
struct ByteSet {
    var low: UInt64
    var high: UInt64

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 0x40 ? low : high) >> UInt64(byte & 0x3F) & 1 == 1
    }

    /// tchar: what a method or a field's name is made of (RFC 9110, 5.6.2).
    @inline(__always)
    static var token: ByteSet { ByteSet(low: 0x03FF_6CFA_0000_0000, high: 0x57FF_FFFF_C7FF_FFFE) }

    /// unreserved and sub-delims: what a registered name is made of, escapes apart (RFC 3986, 3.2.2).
    @inline(__always)
    static var name: ByteSet { ByteSet(low: 0x2BFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

    /// pchar, "/", "?" and the escapes' "%": what a path and a query are made of (RFC 3986, 3.3 and 3.4).
    @inline(__always)
    static var target: ByteSet { ByteSet(low: 0xAFFF_FFF2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) }
}

/// Tests of eight bytes at a time. A word's lowest byte is the first. Each gives a word with bit 7 of a byte set where the
/// byte passes, exact up to the first such byte: a borrow can only reach the bytes after it.
enum Lanes {
    @inline(__always)
    static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    /// The bytes under `limit`, which is at most 0x80.
    @inline(__always)
    static func under(_ limit: UInt8, in word: UInt64) -> UInt64 { (word &- all(limit)) & ~word & all(0x80) }

    /// The bytes that are `byte`.
    @inline(__always)
    static func equal(_ byte: UInt8, in word: UInt64) -> UInt64 { under(1, in: word ^ all(byte)) }

    /// The bytes that are neither letter nor "-": exact in every place.
    @inline(__always)
    static func neitherLetterNorDash(_ word: UInt64) -> UInt64 {
        ~((letters(in: word) | within(0x2D, 0x2D, in: word)) & ~word) & all(0x80)
    }

    /// The bytes that are neither letter nor digit nor "-", "." or "/": exact in every place.
    @inline(__always)
    static func neitherPlainInPath(_ word: UInt64) -> UInt64 {
        ~((letters(in: word) | within(0x2D, 0x39, in: word)) & ~word) & all(0x80)
    }

    /// The bytes whose low seven bits are a letter.
    @inline(__always)
    private static func letters(in word: UInt64) -> UInt64 { within(0x61, 0x7A, in: word | all(0x20)) }

    /// The bytes whose low seven bits are from `low` to `high`, both ASCII.
    @inline(__always)
    private static func within(_ low: UInt8, _ high: UInt8, in word: UInt64) -> UInt64 {
        let ascii = word & all(0x7F)
        return (ascii &+ all(0x80 - low)) & ~(ascii &+ all(0x7F - high))
    }

    /// The place of the first byte that passed a test; 8 for none.
    @inline(__always)
    static func first(_ passed: UInt64) -> Int { passed.trailingZeroBitCount >> 3 }
}
