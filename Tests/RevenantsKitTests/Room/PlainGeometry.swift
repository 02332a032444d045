import RevenantsKit

/// The rules of the floor written down a second time, plainly and in double precision, to hold the kit's against.
///
/// In scalars: unoptimised SIMD would take most of the tests' time.
struct PlainGeometry {
    struct Line {
        var ax: Double
        var ay: Double
        var bx: Double
        var by: Double

        init(_ a: FloorPoint, _ b: FloorPoint) {
            (ax, ay, bx, by) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
        }

        /// The stretch of it from one share of its length to another.
        func part(_ from: Double, _ to: Double) -> Line {
            var part = self
            (part.ax, part.ay) = (ax + (bx - ax) * from, ay + (by - ay) * from)
            (part.bx, part.by) = (ax + (bx - ax) * to, ay + (by - ay) * to)
            return part
        }

        var length: Double { ((bx - ax) * (bx - ax) + (by - ay) * (by - ay)).squareRoot() }

        /// Where along it the point lies, in lengths of it.
        func share(_ x: Double, _ y: Double) -> Double {
            ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length * length)
        }

        func distance(_ x: Double, _ y: Double) -> Double {
            let t = length > 0 ? max(0, min(1, share(x, y))) : 0
            let (dx, dy) = (x - ax - t * (bx - ax), y - ay - t * (by - ay))
            return (dx * dx + dy * dy).squareRoot()
        }

        func distance(_ p: FloorPoint) -> Double { distance(Double(p.x), Double(p.y)) }

        /// On which side of it the point lies.
        func side(_ x: Double, _ y: Double) -> Double { (bx - ax) * (y - ay) - (by - ay) * (x - ax) }

        func crosses(_ other: Line) -> Bool {
            side(other.ax, other.ay) * side(other.bx, other.by) < 0 && other.side(ax, ay) * other.side(bx, by) < 0
        }
    }

    struct Box {
        var cx: Double
        var cy: Double
        var fx: Double
        var fy: Double
        var halfWidth: Double
        var halfDepth: Double
        var bottom: Double
        var top: Double

        init(_ object: RoomObject) {
            (cx, cy, fx, fy) = (
                Double(object.center.x), Double(object.center.y), Double(object.front.x), Double(object.front.y)
            )
            (halfWidth, halfDepth) = (Double(object.width) / 2, Double(object.depth) / 2)
            (bottom, top) = (Double(object.bottom), Double(object.top))
        }

        /// How far beyond the sides and beyond front or back the point is; negative within.
        func excess(_ x: Double, _ y: Double) -> (across: Double, along: Double) {
            let (dx, dy) = (x - cx, y - cy)
            return (abs(dx * fy - dy * fx) - halfWidth, abs(dx * fx + dy * fy) - halfDepth)
        }
    }

    let room: ScannedRoom
    /// The walls' solid stretches: doors and openings at least as wide as a body are cut out.
    let walls: [Line]
    let boxes: [Box]
    private let floors: [[Line]]

    init(room: ScannedRoom) {
        self.room = room
        boxes = room.objects.map(Box.init)
        floors = room.floors.map { corners in
            corners.indices.map { Line(corners[$0], corners[($0 + 1) % corners.count]) }
        }
        var walls: [Line] = []
        for (index, wall) in room.walls.enumerated() {
            let line = Line(wall.start, wall.end)
            var cuts: [(Double, Double)] = []
            for gap in room.gaps where gap.wall == index && gap.kind.isPassable {
                let ends = [gap.start, gap.end].map { line.share(Double($0.x), Double($0.y)) }.sorted()
                if (ends[1] - ends[0]) * line.length >= 0.36 { cuts.append((ends[0], ends[1])) }
            }
            cuts.sort { $0.0 < $1.0 }
            var from = 0.0
            for (start, end) in cuts + [(1, 1)] {
                if start > from { walls.append(line.part(from, start)) }
                from = max(from, end)
            }
        }
        self.walls = walls
    }

    func isOnFloor(_ x: Double, _ y: Double) -> Bool {
        for polygon in floors {
            var inside = false
            for side in polygon where (side.ay > y) != (side.by > y) {
                if x < (side.bx - side.ax) * (y - side.ay) / (side.by - side.ay) + side.ax { inside.toggle() }
            }
            if inside { return true }
        }
        return false
    }

    /// The distance of a body's middle to what is in its way, leaving out the bare edge of the floor; negative within furniture
    /// or off the floor.
    func clearance(_ point: FloorPoint) -> Double {
        let (x, y) = (Double(point.x), Double(point.y))
        guard isOnFloor(x, y) else { return -1 }
        var least = Double.infinity
        for wall in walls { least = min(least, wall.distance(x, y)) }
        let floorY = Double(room.floorY)
        for box in boxes where box.bottom < floorY + 1.8 && box.top > floorY {
            let (across, along) = box.excess(x, y)
            if across <= 0 && along <= 0 { return -1 }
            let (dx, dy) = (max(0, across), max(0, along))
            least = min(least, (dx * dx + dy * dy).squareRoot())
        }
        return least
    }

    /// The distance to the floor's outline, walled or bare.
    func distanceToEdge(_ point: FloorPoint) -> Double {
        floors.reduce(Double.infinity) { least, polygon in polygon.reduce(least) { min($0, $1.distance(point)) } }
    }

    /// Whether the straight line between two points of the room meets no furniture (looked at each centimetre) and no wall.
    func isSeen(_ point: Vector3, from eye: Vector3) -> Bool {
        let (ax, ay, az) = (Double(eye.x), Double(eye.y), Double(eye.z))
        let (dx, dy, dz) = (Double(point.x) - ax, Double(point.y) - ay, Double(point.z) - az)
        let steps = Int((dx * dx + dy * dy + dz * dz).squareRoot() / 0.01) + 1
        for box in boxes {
            for step in 1..<max(2, steps) {
                let t = Double(step) / Double(steps)
                guard ay + dy * t > box.bottom, ay + dy * t < box.top else { continue }
                let (across, along) = box.excess(ax + dx * t, az + dz * t)
                if across < -0.001 && along < -0.001 { return false }
            }
        }
        let line = Line(eye.floor, point.floor)
        return !walls.contains { $0.crosses(line) }
    }
}
