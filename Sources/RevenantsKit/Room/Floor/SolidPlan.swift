/// All that a body on the floor runs into: walls less their doorways, furniture, and the floor's edge where no wall stands.
struct SolidPlan: Sendable {
    let region: FloorRegion
    /// What of the region is outside the home.
    let outdoors: Outdoors?
    /// The furniture that stands in the way.
    let boxes: [FurnitureBox]
    /// The walls' pieces, the floor's bare edges, and the boxes' sides.
    let segments: [Segment]
    /// How many of `segments` are walls' pieces and edges; the rest are four a box.
    let plainCount: Int

    init(room: ScannedRoom, faces: [WallFace]) {
        let outdoors = Outdoors(room: room, faces: faces)
        self.outdoors = outdoors
        let closed = room.gaps.map { outdoors?.isBehind($0) ?? false }
        var pieces: [Segment] = []
        var polygons = room.floors
        for face in faces where SolidPlan.isInTheWay(face, floorY: room.floorY) {
            let ways = SolidPlan.ways(through: face, floorY: room.floorY, closed: closed)
            var from: Float = 0
            for way in ways {
                SolidPlan.append(face.foot, from, way.from, to: &pieces)
                from = way.to
                polygons.append(SolidPlan.threshold(of: face.foot, way.from, way.to))
            }
            SolidPlan.append(face.foot, from, 1, to: &pieces)
        }
        region = FloorRegion(polygons: polygons)
        let wallCount = pieces.count
        for edge in region.edges() where !SolidPlan.isCovered(edge, by: pieces[..<wallCount]) { pieces.append(edge) }
        plainCount = pieces.count

        boxes = room.objects.compactMap(FurnitureBox.init).filter {
            $0.bottom < room.floorY + Body.headHeight && $0.top > room.floorY
        }
        for box in boxes {
            let corners = box.corners
            for side in 0..<4 { pieces.append(Segment(corners[side], corners[(side + 1) % 4])) }
        }
        segments = pieces
    }

    /// Whether a wall stands where a body would be: not a lintel overhead, not one of the storey above.
    private static func isInTheWay(_ face: WallFace, floorY: Float) -> Bool {
        face.bottom < floorY + Body.headHeight && max(face.topAtStart, face.topAtEnd) > floorY + 0.05
            && face.foot.inverse > 0
    }

    /// The stretches of a wall that a body passes through, ascending and apart. Doors side by side are one way.
    private static func ways(through face: WallFace, floorY: Float, closed: [Bool]) -> [(from: Float, to: Float)] {
        var ways: [(from: Float, to: Float)] = []
        let join = 0.01 / face.foot.length
        let holes = face.holes
            .filter { !closed[$0.gap] && $0.bottom < floorY + 0.25 && $0.top > floorY + 1.4 }
            .sorted { $0.from < $1.from }
        for hole in holes {
            if let last = ways.last, hole.from <= last.to + join {
                ways[ways.count - 1].to = max(last.to, hole.to)
            } else {
                ways.append((hole.from, hole.to))
            }
        }
        return ways.filter { ($0.to - $0.from) * face.foot.length >= 2 * Body.radius - 1e-4 }
    }

    private static func append(_ foot: Segment, _ from: Float, _ to: Float, to pieces: inout [Segment]) {
        guard (to - from) * foot.length > 1e-4 else { return }
        let along = FloorPoint(foot.dx, foot.dy)
        pieces.append(Segment(foot.start + along * from, foot.start + along * to))
    }

    /// The floor in a doorway: 0.15 m to either side of the wall's plane. Two rooms scanned one by one, with up to
    /// 0.28 m of wall between their floors, join; a door to nowhere lets nobody out, as 0.15 m is less than a body.
    private static func threshold(of foot: Segment, _ from: Float, _ to: Float) -> [FloorPoint] {
        let along = FloorPoint(foot.dx, foot.dy)
        let aside = FloorPoint(-foot.dy, foot.dx) / foot.length * 0.15
        let one = foot.start + along * from
        let other = foot.start + along * to
        return [one + aside, other + aside, other - aside, one - aside]
    }

    /// Whether a wall's piece stands along the whole of the floor's edge.
    private static func isCovered(_ edge: Segment, by pieces: ArraySlice<Segment>) -> Bool {
        let near: Float = 0.03 * 0.03
        for piece in pieces
        where piece.squaredDistance(edge.ax, edge.ay) < near
            && piece.squaredDistance(edge.ax + edge.dx, edge.ay + edge.dy) < near
        {
            return true
        }
        return false
    }

    /// Whether the point is on the floor and not within furniture.
    func isOnFloor(_ x: Float, _ y: Float) -> Bool {
        for box in boxes where box.covers(x, y) { return false }
        return isIndoors(x, y)
    }

    /// Whether the point is over the home's floor, be it within furniture.
    func isIndoors(_ x: Float, _ y: Float) -> Bool { region.contains(x, y) && outdoors?.contains(x, y) != true }

    /// The distance from a point on the floor to the nearest solid thing; −1 off the floor.
    func clearance(_ x: Float, _ y: Float) -> Float {
        guard isOnFloor(x, y) else { return -1 }
        return squaredDistance(x, y).squareRoot()
    }

    /// Whether a body stands there.
    func isWalkable(_ x: Float, _ y: Float) -> Bool {
        // Also false where x or y is not a number.
        squaredDistance(x, y) >= Body.radius * Body.radius && isOnFloor(x, y)
    }

    private func squaredDistance(_ x: Float, _ y: Float) -> Float {
        var least = Float.infinity
        for segment in segments { least = min(least, segment.squaredDistance(x, y)) }
        return least
    }

    /// The index of the nearest segment; `nil` when there is none.
    func nearest(to x: Float, _ y: Float) -> Int? {
        var least = Float.infinity
        var found: Int?
        for (index, segment) in segments.enumerated() {
            let square = segment.squaredDistance(x, y)
            if square < least {
                least = square
                found = index
            }
        }
        return found
    }

    /// Whether a body of `radius` goes straight from one point of the floor to another.
    func isClear(
        from px: Float, _ py: Float, to qx: Float, _ qy: Float, radius: Float = Body.pathRadius
    ) -> Bool {
        for segment in segments where !segment.isClear(px, py, qx, qy, radius: radius) { return false }
        return true
    }
}
