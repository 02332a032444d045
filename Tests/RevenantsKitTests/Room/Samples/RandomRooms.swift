import RevenantsKit

extension ScannedRoom {
    /// A room of random numbers, of any shape or none.
    static func random(seed: UInt64) -> ScannedRoom {
        var chance = SplitMix(seed)
        // Rooms near the origin, and rooms at the end of the world.
        let reach: Float = [5, 50, 3999].randomElement(using: &chance) ?? 5
        func length() -> Float { Float.random(in: -reach...reach, using: &chance) }
        func point() -> FloorPoint { FloorPoint(length(), length()) }
        func direction() -> FloorPoint {
            let vector = point()
            return vector / vector.length
        }
        func some<Element>(_ limit: Int, _ element: () -> Element) -> [Element] {
            (0..<Int.random(in: 0...limit, using: &chance)).map { _ in element() }
        }
        let walls = some(12) {
            Wall(
                start: point(), end: point(), bottom: length(), topAtStart: length(), topAtEnd: length(),
                normal: direction(), isPartition: Bool.random(using: &chance))
        }
        let gaps = some(8) {
            WallGap(
                kind: GapKind(rawValue: UInt8.random(in: 0...3, using: &chance)) ?? .door,
                wall: Int.random(in: -1..<walls.count, using: &chance), start: point(), end: point(), bottom: length(),
                top: length())
        }
        let objects = some(10) {
            RoomObject(
                kind: ObjectKind.allCases.randomElement(using: &chance) ?? .bed, center: point(), front: direction(),
                width: length(), depth: length(), bottom: length(), top: length())
        }
        return ScannedRoom(
            walls: walls, gaps: gaps, floors: some(3) { some(9, point) }, objects: objects, floorY: length())
    }
}
