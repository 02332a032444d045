/// Writes the JSON of a ``NetworkEvent``: the same bytes as Foundation's `JSONEncoder` with sorted keys and unescaped slashes.
public enum NetworkEventWriter {
    /// The JSON of `event`.
    public static func write(_ event: NetworkEvent) -> [UInt8] {
        var json: [UInt8] = []
        json.reserveCapacity(32 + event.eventType.count + (event.payload?.count ?? 0))
        append(event, to: &json)
        return json
    }

    /// Appends the JSON of `event`. Bytes of its strings that are not UTF-8 become U+FFFD.
    public static func append(_ event: NetworkEvent, to json: inout [UInt8]) {
        json.append("{\"eventType\":")
        appendText(event.eventType, to: &json)
        if let payload = event.payload {
            json.append(",\"payload\":")
            appendText(payload, to: &json)
        }
        if let seat = event.seat {
            json.append(",\"seat\":")
            WireNumber.append(UInt64(seat.rawValue), to: &json)
        }
        json.append(UInt8(ascii: "}"))
    }

    /// Appends `text` as a JSON string. Bytes that are not UTF-8 become U+FFFD.
    public static func appendText(_ text: [UInt8], to json: inout [UInt8]) {
        let bytes = text.span
        json.append(UInt8(ascii: "\""))
        var copied = 0
        var at = 0
        while at < bytes.count {
            let length = UTF8Check.sequenceLength(bytes, at: at)
            if length > 0, !mustEscape(bytes[at]) {
                at += length
                continue
            }
            json.append(bytes.extracting(copied..<at))
            if length == 0 { json.append("\u{FFFD}") } else { appendEscape(bytes[at], to: &json) }
            at += 1
            copied = at
        }
        json.append(bytes.extracting(copied..<at))
        json.append(UInt8(ascii: "\""))
    }

    private static func mustEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func appendEscape(_ byte: UInt8, to json: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): json.append("\\\"")
        case UInt8(ascii: "\\"): json.append("\\\\")
        case 0x08: json.append("\\b")
        case 0x0C: json.append("\\f")
        case 0x0A: json.append("\\n")
        case 0x0D: json.append("\\r")
        case 0x09: json.append("\\t")
        default:
            json.append(byte < 0x10 ? "\\u000" : "\\u001")
            let nibble = byte & 15
            json.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
        }
    }
}
