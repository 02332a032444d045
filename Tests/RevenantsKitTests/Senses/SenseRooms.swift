import RevenantsKit

/// Rooms for the tests of the senses.
enum SenseRooms {
    /// 6 m × 6 m around the origin, empty.
    static let open = room(walls: outline, objects: [])

    /// The same with a wall from side to side along z = −1, without a door.
    static let parted = room(
        walls: outline + [wall(FloorPoint(-3, -1), FloorPoint(3, -1), normal: FloorPoint(0, 1))], objects: [])

    /// The open room with a wardrobe 2 m tall from x = −0.5 to 0.5 at z = −1.
    static let furnished = room(
        walls: outline,
        objects: [
            RoomObject(
                kind: .storage, center: FloorPoint(0, -1), front: FloorPoint(0, 1), width: 1, depth: 0.4, bottom: 0,
                top: 2)
        ])

    /// A mirror image of a point, left for right.
    static func mirrored(_ point: Vector3) -> Vector3 { Vector3(-point.x, point.y, point.z) }

    private static let outline = [
        wall(FloorPoint(-3, -3), FloorPoint(3, -3), normal: FloorPoint(0, 1)),
        wall(FloorPoint(3, -3), FloorPoint(3, 3), normal: FloorPoint(-1, 0)),
        wall(FloorPoint(3, 3), FloorPoint(-3, 3), normal: FloorPoint(0, -1)),
        wall(FloorPoint(-3, 3), FloorPoint(-3, -3), normal: FloorPoint(1, 0)),
    ]

    private static func wall(_ start: FloorPoint, _ end: FloorPoint, normal: FloorPoint) -> Wall {
        Wall(
            start: start, end: end, bottom: 0, topAtStart: 2.5, topAtEnd: 2.5, normal: normal, isPartition: false)
    }

    private static func room(walls: [Wall], objects: [RoomObject]) -> ScannedRoom {
        ScannedRoom(
            walls: walls, gaps: [],
            floors: [[FloorPoint(-3, -3), FloorPoint(3, -3), FloorPoint(3, 3), FloorPoint(-3, 3)]], objects: objects,
            floorY: 0)
    }
}
