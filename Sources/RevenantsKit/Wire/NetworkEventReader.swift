/// Reads the JSON of a ``NetworkEvent``, strictly (RFC 8259): keys in any order, unknown keys left out, none twice, escapes
/// and surrogate pairs, UTF-8 checked, nothing after the object.
///
/// Values of unknown keys are checked against the grammar and not held; what their inner objects call their keys is theirs.
public enum NetworkEventReader {
    /// How deep arrays and objects of an unknown key may nest.
    public static let depthLimit = 16
    /// How many keys the object may have.
    public static let keyLimit = 32

    /// Reads all of `json`.
    public static func read(_ json: [UInt8]) throws(NetworkEventError) -> NetworkEvent {
        try read(json.span)
    }

    /// Reads all of `json`.
    public static func read(_ json: Span<UInt8>) throws(NetworkEventError) -> NetworkEvent {
        if let event = readOwnForm(json) { return event }
        return try readAnyForm(json)
    }

    /// Reads the very form that ``NetworkEventWriter`` gives, without escapes: nearly all that comes, three times as fast.
    private static func readOwnForm(_ json: Span<UInt8>) -> NetworkEvent? {
        guard json.has(#"{"eventType":""#, at: 0) else { return nil }
        var cursor = JSONCursor()
        cursor.at = 14
        cursor.skipPlain(json)
        let type = JSONCursor.Text(start: 14, end: cursor.at, hasEscapes: false)
        if json.has(#""}"#, at: cursor.at) {
            return cursor.at + 2 == json.count ? NetworkEvent(eventType: type.typeBytes(json)) : nil
        }
        guard json.has(#"","payload":""#, at: cursor.at) else { return nil }
        cursor.at += 13
        let start = cursor.at
        cursor.skipPlain(json)
        guard json.has(#""}"#, at: cursor.at), cursor.at + 2 == json.count else { return nil }
        let payload = JSONCursor.Text(start: start, end: cursor.at, hasEscapes: false)
        return NetworkEvent(eventType: type.typeBytes(json), payload: payload.bytes(json))
    }

    private static func readAnyForm(_ json: Span<UInt8>) throws(NetworkEventError) -> NetworkEvent {
        var cursor = JSONCursor()
        var eventType: JSONCursor.Text?
        var payload: JSONCursor.Text?
        var seat: Seat?
        var keys = SeenKeys()

        cursor.skipSpace(json)
        guard cursor.take(UInt8(ascii: "{"), json) else { throw cursor.error(.notAnObject, json) }
        cursor.skipSpace(json)
        if !cursor.take(UInt8(ascii: "}"), json) {
            repeat {
                cursor.skipSpace(json)
                let start = cursor.at
                let key = try cursor.text(json)
                let name = keys.insert(key, json)
                guard let name else { throw NetworkEventError(offset: start, reason: .duplicateKey) }
                guard keys.count <= keyLimit else { throw NetworkEventError(offset: start, reason: .tooManyKeys) }
                cursor.skipSpace(json)
                guard cursor.take(UInt8(ascii: ":"), json) else { throw cursor.error(.unexpectedByte, json) }
                cursor.skipSpace(json)
                switch name {
                case .eventType: eventType = try cursor.expectText(json)
                case .payload: payload = try cursor.textOrNull(json)
                case .seat: seat = try cursor.seatOrNull(json)
                case .unknown: try cursor.skipValue(json)
                }
                cursor.skipSpace(json)
            } while cursor.take(UInt8(ascii: ","), json)
            guard cursor.take(UInt8(ascii: "}"), json) else { throw cursor.error(.unexpectedByte, json) }
        }
        guard let eventType else { throw NetworkEventError(offset: cursor.at, reason: .missingEventType) }
        cursor.skipSpace(json)
        guard cursor.at == json.count else { throw cursor.error(.trailingBytes, json) }
        return NetworkEvent(eventType: eventType.typeBytes(json), payload: payload?.bytes(json), seat: seat)
    }
}

/// Which keys have been read.
private struct SeenKeys {
    enum Name: Equatable { case eventType, payload, seat, unknown }

    private var hasEventType = false
    private var hasPayload = false
    private var hasSeat = false
    private var unknown: [[UInt8]] = []

    var count: Int { (hasEventType ? 1 : 0) + (hasPayload ? 1 : 0) + (hasSeat ? 1 : 0) + unknown.count }

    /// Which key `key` is; `nil` when it was there before.
    mutating func insert(_ key: JSONCursor.Text, _ json: Span<UInt8>) -> Name? {
        if key.equals("eventType", json) { return SeenKeys.mark(&hasEventType, .eventType) }
        if key.equals("payload", json) { return SeenKeys.mark(&hasPayload, .payload) }
        if key.equals("seat", json) { return SeenKeys.mark(&hasSeat, .seat) }
        let name = key.bytes(json)
        for other in unknown where other == name { return nil }
        unknown.append(name)
        return .unknown
    }

    private static func mark(_ seen: inout Bool, _ name: Name) -> Name? {
        if seen { return nil }
        seen = true
        return name
    }
}
