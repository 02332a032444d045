import RevenantsKit

/// The rules of the floor written down a second time, slowly and in double precision, to hold the kit's against.
struct PlainGeometry {
    let room: ScannedRoom

    typealias Point = SIMD2<Double>

    static func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
        let d = b - a
        let square = (d * d).sum()
        let t = square > 0 ? max(0, min(1, ((p - a) * d).sum() / square)) : 0
        let e = p - a - d * t
        return (e * e).sum().squareRoot()
    }

    static func isInside(_ p: Point, _ polygon: [FloorPoint]) -> Bool {
        var inside = false
        for index in polygon.indices {
            let (a, b) = (Point(polygon[index]), Point(polygon[(index + 1) % polygon.count]))
            if (a.y > p.y) != (b.y > p.y), p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x { inside.toggle() }
        }
        return inside
    }

    /// The walls' solid stretches, with doors and openings at least as wide as a body cut out.
    func solidWalls() -> [(Point, Point)] {
        var found: [(Point, Point)] = []
        for (index, wall) in room.walls.enumerated() {
            let (a, b) = (Point(wall.start), Point(wall.end))
            let length = ((b - a) * (b - a)).sum().squareRoot()
            var cuts: [(Double, Double)] = []
            for gap in room.gaps where gap.wall == index && gap.kind.isPassable {
                let along = [gap.start, gap.end].map { ((Point($0) - a) * (b - a)).sum() / length }.sorted()
                if along[1] - along[0] >= 0.36 { cuts.append((along[0], along[1])) }
            }
            cuts.sort { $0.0 < $1.0 }
            var from = 0.0
            for (start, end) in cuts + [(length, length)] {
                if start > from { found.append((a + (b - a) * (from / length), a + (b - a) * (start / length))) }
                from = max(from, end)
            }
        }
        return found
    }

    /// The distance of a body's middle to what is in its way, leaving out the bare edge of the floor; negative within furniture
    /// or off the floor.
    func clearance(_ point: FloorPoint, walls: [(Point, Point)]) -> Double {
        let p = Point(point)
        guard room.floors.contains(where: { Self.isInside(p, $0) }) else { return -1 }
        var least = Double.infinity
        for (a, b) in walls { least = min(least, Self.distance(p, a, b)) }
        for object in room.objects
        where object.bottom < room.floorY + 1.8 && object.top > room.floorY {
            let front = Point(object.front) / (Point(object.front) * Point(object.front)).sum().squareRoot()
            let d = p - Point(object.center)
            let across = abs(d.x * front.y - d.y * front.x) - Double(object.width) / 2
            let along = abs((d * front).sum()) - Double(object.depth) / 2
            if across <= 0 && along <= 0 { return -1 }
            least = min(least, (max(0, across) * max(0, across) + max(0, along) * max(0, along)).squareRoot())
        }
        return least
    }
}

extension PlainGeometry {
    /// Whether the straight line between two points of the room meets no furniture (looked at each 5 mm) and no wall.
    func isSeen(_ point: Vector3, from eye: Vector3) -> Bool {
        let (a, b) = (SIMD3<Double>(eye), SIMD3<Double>(point))
        let steps = Int(((b - a) * (b - a)).sum().squareRoot() / 0.005) + 1
        for step in 1..<steps {
            let p = a + (b - a) * (Double(step) / Double(steps))
            for object in room.objects where p.y > Double(object.bottom) && p.y < Double(object.top) {
                let front = Point(object.front) / (Point(object.front) * Point(object.front)).sum().squareRoot()
                let d = Point(p.x, p.z) - Point(object.center)
                if abs(d.x * front.y - d.y * front.x) < Double(object.width) / 2 - 0.001,
                    abs((d * front).sum()) < Double(object.depth) / 2 - 0.001
                {
                    return false
                }
            }
        }
        for (c, d) in solidWalls() where Self.doCross(Point(a.x, a.z), Point(b.x, b.z), c, d) { return false }
        return true
    }

    static func doCross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
        func side(_ p: Point, _ q: Point, _ r: Point) -> Double {
            (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
        }
        return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
    }
}
