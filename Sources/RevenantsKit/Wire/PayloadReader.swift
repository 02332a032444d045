/// Reads a payload field by field; every method takes the next field or throws what it should have been.
struct PayloadReader {
    private let bytes: [UInt8]
    private let event: EventName
    /// Where the next field starts; past the end when there is none.
    private var at = 0
    /// The number of the field read last, from 1.
    private var field = 0

    /// A reader at the first field of the payload of `event`.
    init(_ payload: [UInt8], of event: EventName) {
        bytes = payload
        self.event = event
    }

    /// Whether fields are left.
    var hasMore: Bool { at <= bytes.count }

    /// An error in the field read last.
    func error(_ expected: EventError.Expectation) -> EventError {
        EventError(event: event, field: field, expected: expected)
    }

    /// Throws when fields are left.
    func end() throws(EventError) {
        if hasMore { throw EventError(event: event, field: field + 1, expected: .absent) }
    }

    mutating func next() throws(EventError) -> Range<Int> {
        field += 1
        guard hasMore else { throw error(.present) }
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "|") { at += 1 }
        defer { at += 1 }
        return start..<at
    }

    mutating func whole(max: UInt32 = 65_535) throws(EventError) -> Int {
        guard let value = WireNumber.whole(bytes, in: try next(), max: UInt64(max)) else { throw error(.wholeNumber) }
        return Int(truncatingIfNeeded: value)
    }

    mutating func number() throws(EventError) -> UInt32 {
        guard let value = WireNumber.whole(bytes, in: try next(), max: UInt64(UInt32.max)) else {
            throw error(.wholeNumber)
        }
        return UInt32(truncatingIfNeeded: value)
    }

    mutating func double() throws(EventError) -> Double {
        guard let value = WireNumber.decimal(bytes, in: try next()) else { throw error(.decimal) }
        return value
    }

    mutating func float() throws(EventError) -> Float {
        Float(try double())
    }

    mutating func flag() throws(EventError) -> Bool {
        guard let value = WireNumber.whole(bytes, in: try next(), max: 1) else { throw error(.flag) }
        return value == 1
    }

    mutating func seat() throws(EventError) -> Seat {
        guard let value = WireNumber.whole(bytes, in: try next(), max: 1),
            let seat = Seat(rawValue: UInt8(truncatingIfNeeded: value))
        else { throw error(.seat) }
        return seat
    }

    mutating func vector() throws(EventError) -> Vector3 {
        Vector3(try float(), try float(), try float())
    }

    mutating func point() throws(EventError) -> FloorPoint {
        FloorPoint(try float(), try float())
    }

    mutating func word<Word: WireWord>(_ kind: Word.Type) throws(EventError) -> Word {
        let range = try next()
        for value in Word.allCases where bytes.matches(value.word, in: range) { return value }
        throw error(.word)
    }

    mutating func name() throws(EventError) -> EventName {
        let range = try next()
        return EventName(bytes.span.extracting(range))
    }

    mutating func text() throws(EventError) -> [UInt8] {
        guard let text = Percent.decode(bytes, in: try next()) else { throw error(.text) }
        return text
    }

    mutating func digits(_ count: ClosedRange<Int>) throws(EventError) -> [UInt8] {
        let range = try next()
        guard count.contains(range.count) else { throw error(.digits) }
        var digits: [UInt8] = []
        for index in range {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { throw error(.digits) }
            digits.append(digit)
        }
        return digits
    }

    /// The words of a comma-separated set; those that this version does not know are left out.
    mutating func words<Word: WireWord>(_ kind: Word.Type, _ body: (Word) -> Void) throws(EventError) {
        for range in entries(try next()) {
            for value in Word.allCases where bytes.matches(value.word, in: range) { body(value) }
        }
    }

    /// `count` comma-separated decimals.
    mutating func list(
        _ count: Int, _ expected: EventError.Expectation = .decimal
    ) throws(EventError) -> [Float] {
        let ranges = entries(try next())
        guard ranges.count == count else { throw error(expected) }
        var values: [Float] = []
        for range in ranges {
            guard let value = WireNumber.decimal(bytes, in: range) else { throw error(expected) }
            values.append(Float(value))
        }
        return values
    }

    mutating func matrix() throws(EventError) -> Transform {
        let m = try list(16, .matrix)
        for (index, bottom) in [(3, 0), (7, 0), (11, 0), (15, 1)] as [(Int, Float)] {
            guard (m[index] - bottom).magnitude < 0.001 else { throw error(.matrix) }
        }
        return Transform(
            right: Vector3(m[0], m[1], m[2]), up: Vector3(m[4], m[5], m[6]),
            front: Vector3(m[8], m[9], m[10]), origin: Vector3(m[12], m[13], m[14]))
    }

    /// An event as `type` or `type=payload`, both percent-encoded.
    mutating func networkEvent() throws(EventError) -> NetworkEvent {
        let range = try next()
        var equals = range.lowerBound
        while equals < range.upperBound, bytes[equals] != UInt8(ascii: "=") { equals += 1 }
        guard let type = Percent.decode(bytes, in: range.lowerBound..<equals) else { throw error(.text) }
        guard equals < range.upperBound else { return NetworkEvent(eventType: type) }
        guard let payload = Percent.decode(bytes, in: equals + 1..<range.upperBound) else { throw error(.text) }
        return NetworkEvent(eventType: type, payload: payload)
    }

    /// The pieces of `range` between commas; none of an empty one.
    private func entries(_ range: Range<Int>) -> [Range<Int>] {
        guard !range.isEmpty else { return [] }
        var entries: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where bytes[index] == UInt8(ascii: ",") {
            entries.append(start..<index)
            start = index + 1
        }
        entries.append(start..<range.upperBound)
        return entries
    }
}
