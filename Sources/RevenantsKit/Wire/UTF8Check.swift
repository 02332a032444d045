/// Whether bytes are well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing past U+10FFFF).
enum UTF8Check {
    /// The length of the well-formed sequence at `at`, 1 … 4; 0 when there is none.
    static func sequenceLength(_ bytes: Span<UInt8>, at: Int) -> Int {
        let lead = bytes[at]
        if lead < 0x80 { return 1 }
        let left = bytes.count - at
        guard lead >= 0xC2, lead <= 0xF4, left >= 2 else { return 0 }
        let second = bytes[at + 1]
        guard second & 0xC0 == 0x80 else { return 0 }
        if lead < 0xE0 { return 2 }
        guard left >= 3, bytes[at + 2] & 0xC0 == 0x80 else { return 0 }
        switch lead {
        case 0xE0: return second >= 0xA0 ? 3 : 0
        case 0xED: return second < 0xA0 ? 3 : 0
        case ..<0xF0: return 3
        default: break
        }
        guard left >= 4, bytes[at + 3] & 0xC0 == 0x80 else { return 0 }
        switch lead {
        case 0xF0: return second >= 0x90 ? 4 : 0
        case 0xF4: return second < 0x90 ? 4 : 0
        default: return 4
        }
    }

    /// Whether all of `bytes` is well-formed.
    static func isValid(_ bytes: Span<UInt8>) -> Bool {
        var at = 0
        while at < bytes.count {
            let length = sequenceLength(bytes, at: at)
            guard length > 0 else { return false }
            at += length
        }
        return true
    }
}
