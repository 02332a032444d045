/// A string of the file, as the range of its bytes between the quotes.
struct JSONText {
    private let first: UInt32
    private let length: UInt32
    /// Whether a backslash occurs in it.
    let isEscaped: Bool

    /// A string from its place; a file is never larger than ``CapturedRoomReader/fileLimit``.
    init(start: Int, end: Int, isEscaped: Bool) {
        first = UInt32(truncatingIfNeeded: start)
        length = UInt32(truncatingIfNeeded: end - start)
        self.isEscaped = isEscaped
    }

    var start: Int { Int(first) }
    var end: Int { Int(first) + Int(length) }
}

extension JSONReader {
    /// The kinds of JSON value.
    enum Kind { case object, array, string, number, boolean, null }

    /// The kind of the value that begins here, by its first byte; nil when none does.
    var kind: Kind? {
        switch next {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        case UInt8(ascii: "n"): .null
        default: nil
        }
    }

    /// Reads a string.
    mutating func string() throws(RoomReadError) -> JSONText {
        guard next == UInt8(ascii: "\"") else { throw mismatch(.string) }
        offset += 1
        let start = offset
        var isEscaped = false
        while true {
            skipPlainText()
            guard offset < bytes.count else { throw error(.string) }
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") {
                offset += 1
                return JSONText(start: start, end: offset - 1, isEscaped: isEscaped)
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
                try skipEscape()
            } else if byte < 0x20 {
                throw error(.printableText)
            } else if byte < 0x80 {
                offset += 1
            } else {
                try skipScalar()
            }
        }
    }

    /// Reads a number.
    mutating func number() throws(RoomReadError) -> DecimalNumber {
        guard kind == .number else { throw mismatch(.number) }
        var number = DecimalNumber(start: offset)
        if next == UInt8(ascii: "-") {
            number.isNegative = true
            offset += 1
        }
        if next == UInt8(ascii: "0") {
            offset += 1
        } else {
            try digits { number.take(digit: $0) }
        }
        if next == UInt8(ascii: ".") {
            offset += 1
            try digits { number.take(fractionDigit: $0) }
        }
        number.digitsEnd = offset
        if next | 0x20 == UInt8(ascii: "e") {
            offset += 1
            let isNegative = next == UInt8(ascii: "-")
            if isNegative || next == UInt8(ascii: "+") { offset += 1 }
            var exponent: Int64 = 0
            try digits { if exponent < 1 << 50 { exponent = exponent &* 10 &+ Int64($0) } }
            number.exponent += isNegative ? -exponent : exponent
        }
        return number
    }

    /// Reads `true` or `false`.
    mutating func boolean() throws(RoomReadError) -> Bool {
        guard kind == .boolean else { throw mismatch(.boolean) }
        let value = next == UInt8(ascii: "t")
        try literal(value ? "true" : "false")
        return value
    }

    /// Reads `null` if it stands here.
    mutating func takeNull() throws(RoomReadError) -> Bool {
        guard kind == .null else { return false }
        try literal("null")
        return true
    }

    /// Skips one value of any kind, keeping none of it.
    mutating func skipValue() throws(RoomReadError) {
        let outside = depth
        repeat {
            // Stands before a value here, and after one at the loop's end.
            switch kind {
            case .object: try enter(.objectStart)
            case .array: try enter(.arrayStart)
            case .string: _ = try string()
            case .number: _ = try number()
            case .boolean: _ = try boolean()
            case .null: _ = try takeNull()
            case nil: throw error(.value)
            }
            while depth > outside {
                let isAnother = isInObject ? try nextKey() != nil : try nextElement()
                if isAnother { break }
            }
        } while depth > outside
    }

    // MARK: Parts of values

    /// Skips what means only itself in a string, eight bytes at a time: `coreModel` is most of a file.
    private mutating func skipPlainText() {
        let start = offset
        offset = bytes.withUnsafeBytes { bytes in
            var place = start
            while place + 8 <= bytes.count {
                let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                // Marks the top bit of each byte that is a quote, a backslash, under 0x20 or over 0x7F. The lowest mark is
                // right: a borrow can only mark a byte above one that is marked.
                let ones: UInt64 = 0x0101_0101_0101_0101
                let (quote, backslash) = (eight ^ ones &* 0x22, eight ^ ones &* 0x5C)
                let ends = (quote &- ones) | (backslash &- ones)
                let marks = (ends | (eight &- ones &* 0x20) | eight) & (ones &* 0x80)
                if marks != 0 { return place + marks.trailingZeroBitCount / 8 }
                place += 8
            }
            return place
        }
    }

    /// Reads one or more digits.
    private mutating func digits(_ take: (UInt8) -> Void) throws(RoomReadError) {
        let start = offset
        while offset < bytes.count {
            let digit = bytes[offset] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            take(digit)
            offset += 1
        }
        if offset == start { throw error(.digit) }
    }

    private mutating func literal(_ word: StaticString) throws(RoomReadError) {
        let start = offset
        let matches = word.withUTF8Buffer { letters in
            for letter in letters {
                guard next == letter else { return false }
                offset += 1
            }
            return true
        }
        if !matches {
            let found: RoomReadError.Finding = offset < bytes.count ? .byte(bytes[offset]) : .endOfFile
            throw error(.literal, found: found, at: offset < bytes.count ? start : offset)
        }
    }

    private mutating func skipEscape() throws(RoomReadError) {
        offset += 1
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 1
        case UInt8(ascii: "u"):
            offset += 1
            for _ in 0..<4 {
                guard hexValue(next) != nil else { throw error(.hexDigit) }
                offset += 1
            }
        default: throw error(.escape)
        }
    }

    /// Skips one scalar of two to four bytes (Unicode 16, table 3-7).
    private mutating func skipScalar() throws(RoomReadError) {
        let lead = bytes[offset]
        let (count, second): (Int, ClosedRange<UInt8>)
        switch lead {
        case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
        case 0xE0: (count, second) = (3, 0xA0...0xBF)
        case 0xED: (count, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
        case 0xF0: (count, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
        case 0xF4: (count, second) = (4, 0x80...0x8F)
        default: throw error(.utf8)
        }
        for position in 1..<count {
            let allowed = position == 1 ? second : 0x80...0xBF
            guard offset + position < bytes.count else {
                throw error(.utf8, found: .endOfFile, at: bytes.count)
            }
            guard allowed.contains(bytes[offset + position]) else { throw error(.utf8) }
        }
        offset += count
    }

    private func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    // MARK: Comparing strings

    /// Whether the string `text` is `name`, which is ASCII.
    func isText(_ text: JSONText, _ name: StaticString) -> Bool {
        name.withUTF8Buffer { letters in
            if !text.isEscaped, text.end - text.start != letters.count { return false }
            var place = text.start
            for letter in letters {
                guard place < text.end, scalar(at: &place) == UInt32(letter) else { return false }
            }
            return place == text.end
        }
    }

    /// Whether the string `text` is the one character `scalar`.
    func isScalar(_ text: JSONText, _ scalar: Unicode.Scalar) -> Bool {
        var place = text.start
        return place < text.end && self.scalar(at: &place) == scalar.value && place == text.end
    }

    /// Whether two strings of the file are the same. (Outside of Unicode's first plane an escaped character equals no bare one.)
    func isText(_ one: JSONText, _ other: JSONText) -> Bool {
        var (place, otherPlace) = (one.start, other.start)
        while place < one.end, otherPlace < other.end {
            guard scalar(at: &place) == scalar(at: &otherPlace) else { return false }
        }
        return place == one.end && otherPlace == other.end
    }

    /// The scalar or escaped UTF-16 unit at `place`, which moves on. `place` is inside a string that was read, and so checked.
    private func scalar(at place: inout Int) -> UInt32 {
        let lead = bytes[place]
        place += 1
        if lead == UInt8(ascii: "\\") { return escapedUnit(at: &place) }
        if lead < 0x80 { return UInt32(lead) }
        let following = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
        var value = UInt32(lead) & (0x3F >> UInt32(following))
        for _ in 0..<following {
            value = value << 6 | UInt32(bytes[place] & 0x3F)
            place += 1
        }
        return value
    }

    /// What the escape stands for whose letter, after the backslash, is at `place`.
    private func escapedUnit(at place: inout Int) -> UInt32 {
        let letter = bytes[place]
        place += 1
        switch letter {
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"):
            var unit: UInt32 = 0
            for _ in 0..<4 {
                unit = unit << 4 | (hexValue(bytes[place]) ?? 0)
                place += 1
            }
            return unit
        default: return UInt32(letter)
        }
    }
}
