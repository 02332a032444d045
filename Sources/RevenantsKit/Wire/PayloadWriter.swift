/// A payload under way: fields joined by `|`, the entries of a list field by `,`.
struct PayloadWriter {
    private(set) var bytes: [UInt8] = []
    private var fields = 0

    /// Starts the next field; what is appended to it must hold no `|`.
    private mutating func next() {
        if fields > 0 { bytes.append(UInt8(ascii: "|")) }
        fields += 1
    }

    mutating func whole(_ value: Int) {
        whole(UInt32(clamping: value))
    }

    mutating func whole(_ value: UInt32) {
        next()
        WireNumber.append(UInt64(value), to: &bytes)
    }

    mutating func decimal(_ value: Double) {
        next()
        WireNumber.append(value, to: &bytes)
    }

    mutating func decimal(_ value: Float) {
        next()
        WireNumber.append(value, to: &bytes)
    }

    mutating func flag(_ value: Bool) {
        whole(value ? 1 as UInt32 : 0)
    }

    mutating func seat(_ seat: Seat) {
        whole(UInt32(seat.rawValue))
    }

    mutating func vector(_ vector: Vector3) {
        decimal(vector.x)
        decimal(vector.y)
        decimal(vector.z)
    }

    mutating func point(_ point: FloorPoint) {
        decimal(point.x)
        decimal(point.y)
    }

    mutating func word(_ value: some WireWord) {
        next()
        bytes.append(value.word)
    }

    mutating func name(_ name: EventName) {
        next()
        bytes.append(name.wireName)
    }

    mutating func text(_ text: [UInt8]) {
        next()
        Percent.encode(text, to: &bytes)
    }

    /// Digits 0 … 9; a larger one is written as 9.
    mutating func digits(_ digits: [UInt8]) {
        next()
        for digit in digits { bytes.append(UInt8(ascii: "0") + min(digit, 9)) }
    }

    /// Words of a set, joined by commas.
    mutating func words<Word: WireWord>(_ kind: Word.Type, where isIn: (Word) -> Bool) {
        next()
        var isFirst = true
        for word in Word.allCases where isIn(word) {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            bytes.append(word.word)
        }
    }

    /// Decimals joined by commas, as the seed writes them.
    mutating func list(_ values: [Float]) {
        next()
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            WireNumber.append(value, to: &bytes)
        }
    }

    /// Sixteen decimals, column-major.
    mutating func matrix(_ transform: Transform) {
        let (right, up, front, origin) = (transform.right, transform.up, transform.front, transform.origin)
        list([
            right.x, right.y, right.z, 0, up.x, up.y, up.z, 0,
            front.x, front.y, front.z, 0, origin.x, origin.y, origin.z, 1,
        ])
    }

    /// An event as `type` or `type=payload`, both percent-encoded.
    mutating func event(_ event: NetworkEvent) {
        next()
        Percent.encode(event.eventType, to: &bytes)
        guard let payload = event.payload else { return }
        bytes.append(UInt8(ascii: "="))
        Percent.encode(payload, to: &bytes)
    }
}
