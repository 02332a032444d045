/// A place in a JSON text, and the grammar of RFC 8259 from there. The text is passed to each call: a span cannot be stored.
struct JSONCursor {
    /// The byte that is read next.
    var at = 0

    /// An error here: ``NetworkEventError/Reason/cut`` where the text has ended.
    func error(_ reason: NetworkEventError.Reason, _ json: Span<UInt8>) -> NetworkEventError {
        NetworkEventError(offset: at, reason: at < json.count ? reason : .cut)
    }

    mutating func skipSpace(_ json: Span<UInt8>) {
        while at < json.count, json[at] <= 0x20 {
            switch json[at] {
            case 0x20, 0x0A, 0x0D, 0x09: at += 1
            default: return
            }
        }
    }

    /// Steps over `byte` if it stands here.
    mutating func take(_ byte: UInt8, _ json: Span<UInt8>) -> Bool {
        guard at < json.count, json[at] == byte else { return false }
        at += 1
        return true
    }

    /// The string value that must stand here.
    mutating func expectText(_ json: Span<UInt8>) throws(NetworkEventError) -> Text {
        guard at < json.count, json[at] == UInt8(ascii: "\"") else { throw error(.wrongType, json) }
        return try text(json)
    }

    /// The string value that stands here, `nil` for null.
    mutating func textOrNull(_ json: Span<UInt8>) throws(NetworkEventError) -> Text? {
        guard at < json.count, json[at] == UInt8(ascii: "n") else { return try expectText(json) }
        try literal("null", json)
        return nil
    }

    /// The seat that stands here as a number, `nil` for null.
    mutating func seatOrNull(_ json: Span<UInt8>) throws(NetworkEventError) -> Seat? {
        if at < json.count, json[at] == UInt8(ascii: "n") {
            try literal("null", json)
            return nil
        }
        let start = at
        guard at < json.count, json[at] == UInt8(ascii: "0") || json[at] == UInt8(ascii: "1") else {
            throw error(.wrongType, json)
        }
        try number(json)
        guard at == start + 1, let seat = Seat(rawValue: json[start] - UInt8(ascii: "0")) else {
            throw NetworkEventError(offset: start, reason: .wrongType)
        }
        return seat
    }

    /// Steps over one value of any type.
    mutating func skipValue(_ json: Span<UInt8>) throws(NetworkEventError) {
        // One bit a level, the innermost lowest: 1 for an object, 0 for an array. No recursion, so no stack to exhaust.
        var levels: UInt32 = 0
        var depth = 0
        while true {
            skipSpace(json)
            guard at < json.count else { throw error(.cut, json) }
            let byte = json[at]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                guard depth < NetworkEventReader.depthLimit else { throw error(.tooDeep, json) }
                let isObject = byte == UInt8(ascii: "{")
                at += 1
                skipSpace(json)
                if !take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"), json) {
                    depth += 1
                    levels = levels << 1 | (isObject ? 1 : 0)
                    if isObject { try key(json) }
                    continue
                }
            } else {
                try scalar(json)
            }
            // A value has ended: close what ends with it, or step to the next one.
            while true {
                guard depth > 0 else { return }
                skipSpace(json)
                let isObject = levels & 1 == 1
                if take(UInt8(ascii: ","), json) {
                    skipSpace(json)
                    if isObject { try key(json) }
                    break
                }
                guard take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"), json) else {
                    throw error(.unexpectedByte, json)
                }
                depth -= 1
                levels >>= 1
            }
        }
    }

    private mutating func key(_ json: Span<UInt8>) throws(NetworkEventError) {
        _ = try text(json)
        skipSpace(json)
        guard take(UInt8(ascii: ":"), json) else { throw error(.unexpectedByte, json) }
    }

    private mutating func scalar(_ json: Span<UInt8>) throws(NetworkEventError) {
        switch json[at] {
        case UInt8(ascii: "\""): _ = try text(json)
        case UInt8(ascii: "t"): try literal("true", json)
        case UInt8(ascii: "f"): try literal("false", json)
        case UInt8(ascii: "n"): try literal("null", json)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(json)
        default: throw error(.unexpectedByte, json)
        }
    }

    private mutating func literal(_ word: StaticString, _ json: Span<UInt8>) throws(NetworkEventError) {
        for index in 0..<word.utf8CodeUnitCount {
            let byte = word.withUTF8Buffer { $0[index] }
            guard take(byte, json) else { throw error(.badLiteral, json) }
        }
    }

    private mutating func number(_ json: Span<UInt8>) throws(NetworkEventError) {
        _ = take(UInt8(ascii: "-"), json)
        if !take(UInt8(ascii: "0"), json) { try digits(json) }
        if take(UInt8(ascii: "."), json) { try digits(json) }
        if at < json.count, json[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if !take(UInt8(ascii: "+"), json) { _ = take(UInt8(ascii: "-"), json) }
            try digits(json)
        }
        // `01` and `1.2.3` would otherwise be refused as an unexpected byte after a number.
        if at < json.count, json[at] &- UInt8(ascii: "0") < 10 || json[at] == UInt8(ascii: ".") {
            throw error(.badNumber, json)
        }
    }

    private mutating func digits(_ json: Span<UInt8>) throws(NetworkEventError) {
        guard at < json.count, json[at] &- UInt8(ascii: "0") < 10 else { throw error(.badNumber, json) }
        while at < json.count, json[at] &- UInt8(ascii: "0") < 10 { at += 1 }
    }
}
