/// What stands between two points of a room.
struct SightLines: Equatable, Sendable {
    let faces: [WallFace]
    let boxes: [FurnitureBox]
    let floorY: Float

    init(room: ScannedRoom, faces: [WallFace]) {
        self.faces = faces
        boxes = room.objects.compactMap(FurnitureBox.init)
        floorY = room.floorY
    }

    /// Whether nothing solid is on the straight line between the two points. Glass counts as solid.
    func isOpen(from a: Vector3, to b: Vector3) -> Bool {
        for face in faces where face.crossing(from: a, to: b) != nil { return false }
        for box in boxes where box.isCrossed(from: a, to: b) { return false }
        return true
    }

    /// Whether no wall is on the straight line between the two points.
    func isOpenOfWalls(from a: Vector3, to b: Vector3) -> Bool {
        for face in faces where face.crossing(from: a, to: b) != nil { return false }
        return true
    }

    /// How many walls the straight line crosses. Rooms scanned one by one each bring their own copy of the wall between
    /// them, up to 0.3 m apart: two parallel walls that near count as one.
    func wallsCrossed(from a: Vector3, to b: Vector3) -> Int {
        var met: [(at: Float, wall: Int)] = []
        for (index, face) in faces.enumerated() {
            if let at = face.crossing(from: a, to: b) { met.append((at, index)) }
        }
        guard met.count > 1 else { return met.count }
        met.sort { $0.at < $1.at || ($0.at == $1.at && $0.wall < $1.wall) }
        let length = (b - a).length
        var count = 1
        var last = met[0]
        for next in met.dropFirst() {
            if (next.at - last.at) * length > 0.3 || !areParallel(last.wall, next.wall) {
                count += 1
                last = next
            }
        }
        return count
    }

    private func areParallel(_ one: Int, _ other: Int) -> Bool {
        let a = faces[one].foot
        let b = faces[other].foot
        let cross = (a.dx * b.dy - a.dy * b.dx).magnitude
        return cross <= 0.2 * a.length * b.length
    }

    /// How many objects taller than `height` over the lowest floor the straight line goes through.
    func objectsCrossed(from a: Vector3, to b: Vector3, tallerThan height: Float) -> Int {
        var count = 0
        for box in boxes where box.top - floorY > height && box.isCrossed(from: a, to: b) { count += 1 }
        return count
    }
}
