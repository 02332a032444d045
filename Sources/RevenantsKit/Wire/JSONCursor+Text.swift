extension JSONCursor {
    /// A string that has been checked: where it lies between its quotes, and whether escapes are in it.
    struct Text {
        var start: Int
        var end: Int
        var hasEscapes: Bool

        /// What the string says, in UTF-8.
        func bytes(_ json: Span<UInt8>) -> [UInt8] {
            let raw = json.extracting(start..<end)
            return hasEscapes ? Text.unescaped(raw) : [UInt8](raw)
        }

        /// What the string says, without a copy where it is the type of a known event.
        func typeBytes(_ json: Span<UInt8>) -> [UInt8] {
            guard !hasEscapes else { return bytes(json) }
            let name = EventName(json.extracting(start..<end))
            return name == .other ? bytes(json) : name.type
        }

        /// Whether the string says `word`.
        @inline(__always)
        func equals(_ word: StaticString, _ json: Span<UInt8>) -> Bool {
            if hasEscapes {
                let said = bytes(json)
                return said.matches(word, in: 0..<said.count)
            }
            guard end - start == word.utf8CodeUnitCount else { return false }
            return word.withUTF8Buffer { $0.span.isEqual(to: json.extracting(start..<end)) }
        }
    }

    /// Reads the string that must stand here, and checks all of it.
    mutating func text(_ json: Span<UInt8>) throws(NetworkEventError) -> Text {
        guard take(UInt8(ascii: "\""), json) else { throw error(.unexpectedByte, json) }
        let start = at
        var hasEscapes = false
        while true {
            skipPlain(json)
            guard at < json.count else { throw error(.cut, json) }
            let byte = json[at]
            if byte == UInt8(ascii: "\"") {
                at += 1
                return Text(start: start, end: at - 1, hasEscapes: hasEscapes)
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                try escape(json)
            } else if byte < 0x20 {
                throw error(.controlCharacter, json)
            } else {
                let length = UTF8Check.sequenceLength(json, at: at)
                guard length > 0 else { throw error(.badUTF8, json) }
                at += length
            }
        }
    }

    /// Steps over printable ASCII that ends no string and starts no escape, eight bytes at a time while there are eight.
    mutating func skipPlain(_ json: Span<UInt8>) {
        let words = json.bytes
        while json.count - at >= 8 {
            // Any eight bytes are a number; the bounds are checked.
            let word = UInt64(littleEndian: words.unsafeLoadUnaligned(fromByteOffset: at, as: UInt64.self))
            let special = JSONCursor.specialBytes(of: word)
            guard special == 0 else {
                at += special.trailingZeroBitCount >> 3
                return
            }
            at += 8
        }
        while at < json.count {
            let byte = json[at]
            guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return }
            at += 1
        }
    }

    /// The high bit of each byte of `word` that is a control character, a quote, a backslash or no ASCII. The lowest such bit
    /// is right; bits above it may be wrong, because a subtraction borrows.
    private static func specialBytes(of word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = word ^ ones &* UInt64(UInt8(ascii: "\""))
        let backslash = word ^ ones &* UInt64(UInt8(ascii: "\\"))
        let control = (word &- ones &* 0x20) & ~word
        let found = control | (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | word
        return found & (ones &* 0x80)
    }

    /// Steps over an escape, or over the two of a surrogate pair.
    private mutating func escape(_ json: Span<UInt8>) throws(NetworkEventError) {
        let start = at
        at += 1
        guard at < json.count else { throw error(.cut, json) }
        switch json[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 1
        case UInt8(ascii: "u"):
            at += 1
            let unit = try codeUnit(json)
            if unit & 0xFC00 == 0xDC00 { throw NetworkEventError(offset: start, reason: .loneSurrogate) }
            guard unit & 0xFC00 == 0xD800 else { return }
            guard take(UInt8(ascii: "\\"), json), take(UInt8(ascii: "u"), json) else {
                throw at < json.count ? NetworkEventError(offset: start, reason: .loneSurrogate) : error(.cut, json)
            }
            guard try codeUnit(json) & 0xFC00 == 0xDC00 else {
                throw NetworkEventError(offset: start, reason: .loneSurrogate)
            }
        default: throw error(.badEscape, json)
        }
    }

    private mutating func codeUnit(_ json: Span<UInt8>) throws(NetworkEventError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard at < json.count, let digit = Percent.hexValue(json[at]) else { throw error(.badEscape, json) }
            unit = unit << 4 | UInt32(digit)
            at += 1
        }
        return unit
    }
}

extension JSONCursor.Text {
    /// What checked string bytes say once their escapes are read.
    fileprivate static func unescaped(_ raw: Span<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(raw.count)
        var at = 0
        while at < raw.count {
            let byte = raw[at]
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                at += 1
                continue
            }
            let escape = raw[at + 1]
            at += 2
            switch escape {
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                var scalar = codeUnit(raw, at)
                at += 4
                if scalar & 0xFC00 == 0xD800 {
                    scalar = 0x10000 + (scalar & 0x3FF) << 10 + codeUnit(raw, at + 2) & 0x3FF
                    at += 6
                }
                append(scalar, to: &text)
            default: text.append(escape)
            }
        }
        return text
    }

    /// The four hexadecimal digits at `at`, which have been checked.
    private static func codeUnit(_ raw: Span<UInt8>, _ at: Int) -> UInt32 {
        var unit: UInt32 = 0
        for index in at..<at + 4 { unit = unit << 4 | UInt32(Percent.hexValue(raw[index]) ?? 0) }
        return unit
    }

    private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
        func low(_ bits: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | bits & 0x3F) }
        if scalar < 0x80 {
            text.append(UInt8(truncatingIfNeeded: scalar))
        } else if scalar < 0x800 {
            text.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
            text.append(low(scalar))
        } else if scalar < 0x10000 {
            text.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
            text.append(low(scalar >> 6))
            text.append(low(scalar))
        } else {
            text.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
            text.append(low(scalar >> 12))
            text.append(low(scalar >> 6))
            text.append(low(scalar))
        }
    }
}
