/// Percent-encoding (RFC 3986, section 2.1): how text travels inside a payload whose fields are joined by `|`.
public enum Percent {
    /// Appends `text`; all but the unreserved characters (letters, digits, `-`, `.`, `_`, `~`) become `%XX`.
    public static func encode(_ text: [UInt8], to bytes: inout [UInt8]) {
        for byte in text {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(hexDigit(byte >> 4))
                bytes.append(hexDigit(byte & 15))
            }
        }
    }

    /// The text in `range` of `bytes`; `nil` when a `%` is not followed by two hexadecimal digits, or the text is not UTF-8.
    static func decode(_ bytes: [UInt8], in range: Range<Int>) -> [UInt8]? {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var at = range.lowerBound
        while at < range.upperBound {
            let byte = bytes[at]
            if byte == UInt8(ascii: "%") {
                guard range.upperBound - at > 2, let high = hexValue(bytes[at + 1]), let low = hexValue(bytes[at + 2])
                else { return nil }
                text.append(high << 4 | low)
                at += 3
            } else {
                text.append(byte)
                at += 1
            }
        }
        return UTF8Check.isValid(text.span) ? text : nil
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func hexDigit(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
    }

    static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
