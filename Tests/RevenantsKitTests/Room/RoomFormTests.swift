import RevenantsKit
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

    @Test func aRoomByHandIsThisTextForEver() throws {
        let bytes = try #require(RoomForm.encode(Self.room))
        #expect(String(decoding: bytes, as: UTF8.self) == Self.text)
        #expect(try RoomForm.decode(Array(Self.text.utf8)) == Self.room.quantised())
    }
}
