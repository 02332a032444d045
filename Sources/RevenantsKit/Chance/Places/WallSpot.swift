/// A place on a wall that can bear a clue, and from where it is reached.
struct WallSpot: Equatable, Sendable {
    /// How high over the lowest floor a clue's middle is.
    static let height: Float = 1.4
    /// How far off the wall it is.
    static let offWall: Float = 0.015
    /// Half the side of the square of wall that it needs for itself.
    static let halfSide: Float = 0.15

    /// The index of the wall.
    var wall: Int
    /// How far from the wall's middle it is, as a share of the wall's width, −0.5 … 0.5.
    var lateral: Float
    /// Its place on the plan.
    var point: FloorPoint
    /// Where it faces: into the room.
    var facing: FloorPoint
    /// The cell of its standing spot.
    var cell: Int
    /// The standing spot.
    var stand: FloorPoint
    /// The part of the floor that the standing spot is in.
    var part: Int32

    /// All spots of a room, wall by wall, each 5 cm from the wall's middle outward; of partitions on both sides.
    static func all(in room: ScannedRoom, floor: WalkableFloor) -> [WallSpot] {
        var spots: [WallSpot] = []
        let search = Search(room: room, floor: floor)
        for wall in room.walls.indices { search.append(wall, to: &spots) }
        return spots
    }

    /// The place of the clue.
    func place(floorY: Float) -> WallPlace {
        WallPlace(
            transform: Transform(origin: point.at(height: floorY + WallSpot.height), facing: facing), stand: stand)
    }

    private struct Search {
        let room: ScannedRoom
        let floor: WalkableFloor
        let gaps: [Segment]
        /// The furniture that a clue at eye height would be behind, in or under.
        let tall: [FurnitureBox]

        init(room: ScannedRoom, floor: WalkableFloor) {
            self.room = room
            self.floor = floor
            gaps = room.gaps.map { Segment($0.start, $0.end) }
            tall = floor.sight.boxes.filter { $0.top > room.floorY + WallSpot.height - WallSpot.halfSide }
        }

        func append(_ index: Int, to spots: inout [WallSpot]) {
            let wall = room.walls[index]
            let width = wall.width
            guard width >= 2 * WallSpot.halfSide, wall.bottom <= room.floorY + WallSpot.height - WallSpot.halfSide
            else {
                return
            }
            let along = (wall.end - wall.start) / width
            var normal = FloorPoint(-along.y, along.x)
            if normal.dot(wall.normal) < 0 { normal = -normal }
            let gaps = gaps.filter { lies($0, in: wall, along) }
            let most = Int(((width / 2 - WallSpot.halfSide) / 0.05).rounded(.down))
            for facing in wall.isPartition ? [normal, -normal] : [normal] {
                for step in -most...most {
                    let lateral = Float(step) * 0.05
                    let foot = (wall.start + wall.end) / 2 + along * lateral
                    guard isFree(foot, of: wall, gaps, share: 0.5 + lateral / width) else { continue }
                    let point = foot + facing * WallSpot.offWall
                    guard isIndoors(foot, facing) else { continue }
                    let place = point.at(height: room.floorY + WallSpot.height)
                    guard let cell = floor.standingCell(for: place, facing: facing, part: nil) else { continue }
                    spots.append(
                        WallSpot(
                            wall: index, lateral: lateral / width, point: point, facing: facing, cell: cell,
                            stand: floor.grid.middle(cell), part: floor.grid.part[cell]))
                }
            }
        }

        /// Whether a gap is in the wall's plane, be it in another copy of the wall.
        private func lies(_ gap: Segment, in wall: Wall, _ along: FloorPoint) -> Bool {
            let face = Segment(wall.start, wall.end)
            let near: Float = 0.3 * 0.3
            let isBeside =
                face.squaredDistance(gap.ax, gap.ay) <= near
                || face.squaredDistance(gap.ax + gap.dx, gap.ay + gap.dy) <= near
            return isBeside && (gap.dx * along.y - gap.dy * along.x).magnitude <= 0.3 * gap.length
        }

        /// Whether there is floor before the wall; floors end up to half a metre from their walls.
        private func isIndoors(_ foot: FloorPoint, _ facing: FloorPoint) -> Bool {
            let (near, far) = (foot + facing * 0.25, foot + facing * 0.5)
            return floor.plan.isIndoors(near.x, near.y) || floor.plan.isIndoors(far.x, far.y)
        }

        private func isFree(_ foot: FloorPoint, of wall: Wall, _ gaps: [Segment], share: Float) -> Bool {
            let top = wall.topAtStart + (wall.topAtEnd - wall.topAtStart) * share
            guard top >= room.floorY + WallSpot.height + WallSpot.halfSide else { return false }
            let along = (wall.end - wall.start) / wall.width
            for gap in gaps {
                let one = (gap.start - foot).dot(along)
                let other = (gap.end - foot).dot(along)
                if min(one, other) < WallSpot.halfSide && max(one, other) > -WallSpot.halfSide { return false }
            }
            return !tall.contains { $0.covers(foot.x, foot.y, margin: 0.1) }
        }
    }
}
