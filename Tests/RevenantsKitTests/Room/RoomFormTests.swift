@testable import RevenantsKit
import Testing

/// The compact form: the same room back, one spelling only, and an error with its place for everything else.
struct RoomFormTests {
    /// A room by hand: one of each record.
    static let room = ScannedRoom(
        walls: [
            Wall(
                start: FloorPoint(-2.75, -2.25), end: FloorPoint(2.75, -2.25), bottom: -1.454, topAtStart: 1.046,
                topAtEnd: 1.246, normal: FloorPoint(0, 1), isPartition: false)
        ],
        gaps: [
            WallGap(
                kind: .openDoor, wall: 0, start: FloorPoint(1.2, -2.25), end: FloorPoint(2, -2.25), bottom: -1.454,
                top: 0.546)
        ],
        floors: [[FloorPoint(-2.75, -2.25), FloorPoint(2.75, -2.25), FloorPoint(2.75, 2.25)]],
        objects: [
            RoomObject(
                kind: .sofa, center: FloorPoint(0, 1.5), front: FloorPoint(0, -1), width: 2.1, depth: 0.9,
                bottom: -1.454, top: -0.604)
        ],
        floorY: -1.454)

    static let text = """
        room1;y-1454;f-2750,-2250,2750,-2250,2750,2250;w-2750,-2250,2750,-2250,-1454,1046,1246,100000,0;\
        g1,0,1200,-2250,2000,-2250,-1454,546;o8,0,1500,300000,2100,900,-1454,-604;.
        """

    private func refusal(_ text: [UInt8]) -> RoomFormError? {
        do throws(RoomFormError) {
            _ = try RoomForm.decode(text)
            return nil
        } catch {
            return error
        }
    }

    @Test func aRoomByHandIsThisTextForEver() throws {
        let bytes = try #require(RoomForm.encode(Self.room))
        #expect(String(decoding: bytes, as: UTF8.self) == Self.text)
        #expect(try RoomForm.decode(Array(Self.text.utf8)) == Self.room.quantised())
    }

    @Test(arguments: UInt64(1)...100)
    func aRoomComesBackQuantised(seed: UInt64) throws {
        let room = ScannedRoom.random(seed: seed)
        let bytes = try #require(RoomForm.encode(room))
        let back = try RoomForm.decode(bytes)
        #expect(back == room.quantised())
        #expect(RoomForm.encode(back) == bytes)
        // In a JSON string each byte stands for itself.
        #expect(bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    }

    @Test func aTextCutAnywhereIsCut() throws {
        let bytes = Array(Self.text.utf8)
        for length in 0..<bytes.count {
            let error = try #require(refusal(Array(bytes[..<length])), "cut at \(length)")
            #expect(error.problem == (length < 6 ? .version : .cut) && error.offset == (length < 6 ? 0 : length))
        }
    }

    /// Whatever else is read as a room is that room's one text.
    @Test func aChangedByteIsRefusedOrIsAnotherRoom() throws {
        var chance = SplitMix(5)
        let bytes = Array(Self.text.utf8)
        var refused = 0
        for _ in 0..<3000 {
            var changed = bytes
            let place = Int.random(in: 0..<changed.count, using: &chance)
            switch Int.random(in: 0..<3, using: &chance) {
            case 0: changed[place] = Array("0123456789-,;.ryfwgo".utf8).randomElement(using: &chance) ?? 0
            case 1: changed.remove(at: place)
            default: changed.insert(UInt8.random(in: 0x20...0x7E, using: &chance), at: place)
            }
            if let error = refusal(changed) {
                #expect(error.offset <= changed.count)
                refused += 1
            } else {
                #expect(RoomForm.encode(try RoomForm.decode(changed)) == changed)
            }
        }
        #expect(refused > 1000)
    }

    @Test(arguments: [
        ("", 0, RoomFormError.Problem.version), ("room2;y0;.", 0, .version), ("room1;", 6, .cut),
        ("room1;.", 6, .record),
        ("room1;y0;w;.", 10, .number), ("room1;y0;x;.", 9, .record), ("room1;y0;g0,0,0,0,0,0,0,0;.", 12, .wall),
        ("room1;y0;g0,-2,0,0,0,0,0,0;.", 12, .wall), ("room1;y0;g4,-1,0,0,0,0,0,0;.", 10, .kind),
        ("room1;y0;g256,-1,0,0,0,0,0,0;.", 10, .kind), ("room1;y0;o17,0,0,0,0,0,0,0;.", 10, .kind),
        ("room1;y0;o0,0,0,400000,0,0,0,0;.", 16, .direction), ("room1;y0;o0,0,0,-1,0,0,0,0;.", 16, .direction),
        ("room1;y4000001;.", 7, .length), ("room1;y00;.", 7, .number), ("room1;y-0;.", 8, .number),
        ("room1;y+1;.", 7, .number),
        ("room1;y01;.", 7, .number), ("room1;y123456789;.", 16, .number), ("room1;y1,2;.", 8, .separator),
        ("room1;y0;f1;.", 11, .separator), ("room1;y0;f1,2,;.", 14, .number), ("room1;y0;..", 10, .trailing),
        ("room1;y0;.\n", 10, .trailing), ("room1;y0;g0,-1,0,0,0,0,0,0;w0,0,0,0,0,0,0,0,0;.", 27, .record),
        ("room1;y0;w0,0,0,0,0,0,0,0,2;.", 26, .flag), ("room1;y0;w0,0,0,0,0,0,0,0;.", 25, .separator),
    ])
    func errorsSayWhere(text: String, offset: Int, problem: RoomFormError.Problem) throws {
        let error = try #require(refusal(Array(text.utf8)))
        #expect(error == RoomFormError(problem: problem, offset: offset), "\(error)")
    }

    @Test func errorsAreWordedForAPerson() {
        let error = RoomFormError(problem: .kind, offset: 12)
        #expect(error.description == "byte 12: expected a known kind")
    }

    // MARK: What does not fit

    @Test func aRoomThatIsTooLongHasNoText() throws {
        var room = Self.room
        let record = try #require(RoomForm.encode(room)).count
        room.objects += Array(repeating: room.objects[0], count: RoomForm.byteLimit / 30)
        #expect(RoomForm.encode(room) == nil)
        // The longest that fits, to the byte.
        let one = "o8,0,1500,300000,2100,900,-1454,-604;".utf8.count
        let fitting = (RoomForm.byteLimit - record) / one
        room.objects = Array(repeating: room.objects[0], count: 1 + fitting)
        let longest = try #require(RoomForm.encode(room))
        #expect(longest.count <= RoomForm.byteLimit && longest.count + one > RoomForm.byteLimit)
        #expect(try RoomForm.decode(longest) == room.quantised())
        let tooLong = Array(repeating: UInt8(ascii: "0"), count: RoomForm.byteLimit + 1)
        #expect(refusal(tooLong) == RoomFormError(problem: .tooLong, offset: RoomForm.byteLimit))
    }

    @Test(arguments: [Float.nan, .infinity, -.infinity, 4000.001, -1e30])
    func aNumberThatTheFormCannotHoldHasNoText(number: Float) {
        var room = Self.room
        room.floorY = number
        #expect(RoomForm.encode(room) == nil)
        room = Self.room
        room.walls[0].end.y = number
        #expect(RoomForm.encode(room) == nil)
        room = Self.room
        room.objects[0].front = FloorPoint(0, number.isFinite ? 0 : number)
        #expect(RoomForm.encode(room) == nil)
    }

    @Test(arguments: [-2, 1, .max, .min])
    func aGapInAWallThatIsNotThereHasNoText(wall: Int) {
        var room = Self.room
        room.gaps[0].wall = wall
        #expect(RoomForm.encode(room) == nil)
    }
}
