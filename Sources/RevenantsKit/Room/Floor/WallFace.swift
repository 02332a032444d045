/// A wall with the holes that a person, a sound and a look pass through: its doors and openings, not its windows.
struct WallFace: Equatable, Sendable {
    /// A passable hole, as shares 0 … 1 of the wall's width.
    struct Hole: Equatable, Sendable {
        var from: Float
        var to: Float
        var bottom: Float
        var top: Float
        /// Its index in ``ScannedRoom/gaps``.
        var gap: Int
    }

    let foot: Segment
    let bottom: Float
    let topAtStart: Float
    let topAtEnd: Float
    var holes: [Hole] = []

    init(_ wall: Wall) {
        foot = Segment(wall.start, wall.end)
        bottom = wall.bottom
        topAtStart = wall.topAtStart
        topAtEnd = wall.topAtEnd
    }

    /// The faces of a room's walls, in their order, each with its holes.
    static func faces(of room: ScannedRoom) -> [WallFace] {
        var faces = room.walls.map(WallFace.init)
        for (index, gap) in room.gaps.enumerated() where gap.kind.isPassable {
            for wall in faces.indices where gap.wall == wall || faces[wall].holds(gap) { faces[wall].cut(gap, index) }
        }
        return faces
    }

    /// Whether the gap lies in this wall's plane, whichever wall the scan says it is in: some scans name none, and in
    /// some a second copy of the wall stands in the same place.
    private func holds(_ gap: WallGap) -> Bool {
        let along = gap.end - gap.start
        let length = along.length
        guard length > 1e-4, foot.inverse > 0 else { return false }
        let cross = (along.x * foot.dy - along.y * foot.dx).magnitude
        guard cross <= 0.2 * length * foot.length else { return false }
        let near: Float = 0.1 * 0.1
        let middle = (gap.start + gap.end) / 2
        return foot.squaredDistance(middle.x, middle.y) <= near
    }

    private mutating func cut(_ gap: WallGap, _ index: Int) {
        let one = foot.nearest(gap.start.x, gap.start.y)
        let other = foot.nearest(gap.end.x, gap.end.y)
        guard one != other else { return }
        holes.append(Hole(from: min(one, other), to: max(one, other), bottom: gap.bottom, top: gap.top, gap: index))
    }

    /// Where along the straight line from `a` to `b`, 0 … 1, it meets the solid wall; `nil` when it does not.
    func crossing(from a: Vector3, to b: Vector3) -> Float? {
        let ux = b.x - a.x
        let uz = b.z - a.z
        let cross = ux * foot.dy - uz * foot.dx
        guard cross.magnitude > 1e-9 else { return nil }
        let ox = foot.ax - a.x
        let oz = foot.ay - a.z
        let t = (ox * foot.dy - oz * foot.dx) / cross
        let along = (ox * uz - oz * ux) / cross
        guard t >= 0, t <= 1, along >= 0, along <= 1 else { return nil }
        let y = a.y + t * (b.y - a.y)
        guard y >= bottom - 0.02, y <= topAtStart + along * (topAtEnd - topAtStart) else { return nil }
        for hole in holes where along >= hole.from && along <= hole.to && y >= hole.bottom - 0.02 && y <= hole.top {
            return nil
        }
        return t
    }
}
