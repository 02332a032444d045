/// The strict reading of a room's text.
struct RoomFormReader {
    private let text: [UInt8]
    private var offset = 0
    private var isFirstNumber = true

    init(_ text: [UInt8]) {
        self.text = text
    }

    /// Reads the whole text.
    mutating func room() throws(RoomFormError) -> ScannedRoom {
        try version()
        var room = ScannedRoom(walls: [], gaps: [], floors: [], objects: [], floorY: 0)
        guard try begin("y") else { throw error(.record) }
        room.floorY = try metres()
        try end()
        while try begin("f") {
            var corners: [FloorPoint] = []
            while next != UInt8(ascii: ";") { corners.append(try point()) }
            try end()
            room.floors.append(corners)
        }
        while try begin("w") {
            room.walls.append(
                Wall(
                    start: try point(), end: try point(), bottom: try metres(), topAtStart: try metres(),
                    topAtEnd: try metres(), normal: try direction(), isPartition: try flag()))
            try end()
        }
        while try begin("g") {
            room.gaps.append(
                WallGap(
                    kind: try gapKind(), wall: try wall(of: room), start: try point(), end: try point(),
                    bottom: try metres(), top: try metres()))
            try end()
        }
        while try begin("o") {
            room.objects.append(try object())
            try end()
        }
        guard next == UInt8(ascii: ".") else { throw error(.record) }
        offset += 1
        guard offset == text.count else { throw error(.trailing) }
        return room
    }

    // MARK: Records

    private mutating func version() throws(RoomFormError) {
        let isKnown = ("room1;" as StaticString).withUTF8Buffer { expected in
            text.count >= expected.count && zip(expected, text).allSatisfy { $0 == $1 }
        }
        guard isKnown else { throw error(.version) }
        offset = 6
    }

    /// Whether a record of this letter begins here; passes the letter.
    private mutating func begin(_ letter: Unicode.Scalar) throws(RoomFormError) -> Bool {
        guard offset < text.count else { throw error(.cut) }
        guard text[offset] == UInt8(ascii: letter) else { return false }
        offset += 1
        isFirstNumber = true
        return true
    }

    private mutating func end() throws(RoomFormError) {
        guard next == UInt8(ascii: ";") else { throw error(offset < text.count ? .separator : .cut) }
        offset += 1
    }

    private mutating func object() throws(RoomFormError) -> RoomObject {
        let place = numberOffset
        guard let code = UInt8(exactly: try number()), let kind = ObjectKind(rawValue: code) else {
            throw RoomFormError(problem: .kind, offset: place)
        }
        return RoomObject(
            kind: kind, center: try point(), front: try direction(), width: try metres(), depth: try metres(),
            bottom: try metres(), top: try metres())
    }

    // MARK: Fields

    private mutating func gapKind() throws(RoomFormError) -> GapKind {
        let place = numberOffset
        guard let code = UInt8(exactly: try number()), let kind = GapKind(rawValue: code) else {
            throw RoomFormError(problem: .kind, offset: place)
        }
        return kind
    }

    private mutating func wall(of room: ScannedRoom) throws(RoomFormError) -> Int {
        let place = numberOffset
        let index = try number()
        guard index >= -1, index < room.walls.count else { throw RoomFormError(problem: .wall, offset: place) }
        return index
    }

    private mutating func flag() throws(RoomFormError) -> Bool {
        let place = numberOffset
        switch try number() {
        case 0: return false
        case 1: return true
        default: throw RoomFormError(problem: .flag, offset: place)
        }
    }

    private mutating func point() throws(RoomFormError) -> FloorPoint {
        FloorPoint(try metres(), try metres())
    }

    private mutating func metres() throws(RoomFormError) -> Float {
        let place = numberOffset
        guard let length = Millimetres(count: try number()) else {
            throw RoomFormError(problem: .length, offset: place)
        }
        return length.metres
    }

    private mutating func direction() throws(RoomFormError) -> FloorPoint {
        let place = numberOffset
        guard let direction = Direction(step: try number()) else {
            throw RoomFormError(problem: .direction, offset: place)
        }
        return direction.vector
    }

    /// A whole number in its one spelling, after a comma unless it is the record's first.
    private mutating func number() throws(RoomFormError) -> Int {
        if !isFirstNumber {
            guard next == UInt8(ascii: ",") else { throw error(offset < text.count ? .separator : .cut) }
            offset += 1
        }
        isFirstNumber = false
        let isNegative = next == UInt8(ascii: "-")
        if isNegative { offset += 1 }
        let start = offset
        var value = 0
        while offset < text.count, text[offset] &- UInt8(ascii: "0") < 10 {
            value = value * 10 + Int(text[offset] - UInt8(ascii: "0"))
            offset += 1
            // Eight digits are more than any field has.
            if offset - start > 8 { throw error(.number) }
        }
        if offset == start { throw error(offset < text.count ? .number : .cut) }
        let isCanonical = text[start] != UInt8(ascii: "0") || offset - start == 1 && !isNegative
        guard isCanonical else { throw RoomFormError(problem: .number, offset: start) }
        return isNegative ? -value : value
    }

    private var next: UInt8 { offset < text.count ? text[offset] : 0 }

    /// Where the next number begins, past its comma.
    private var numberOffset: Int { isFirstNumber ? offset : offset + 1 }

    private func error(_ problem: RoomFormError.Problem) -> RoomFormError {
        RoomFormError(problem: problem, offset: offset)
    }
}
