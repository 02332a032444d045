/// The flat, upright pieces that a wall's size, corners and curve make.
struct WallShape {
    /// A surface narrower or lower than this, in metres, is none: whole millimetres could not hold its direction.
    static let leastExtent: Float = 0.002

    /// The pieces, from the wall's own left (−X) to its right, seen from its front.
    private(set) var walls: [Wall] = []
    /// Whether the curve was followed.
    private(set) var isCurved = false
    /// Whether the corners were followed.
    private(set) var isCornered = false

    /// The pieces of a wall; nil when it has no extent or does not stand upright.
    init?(_ surface: CapturedSurface) {
        guard let whole = Self.rectangle(surface) else { return nil }
        if let arc = surface.arc, let points = arc.points(width: surface.size.x) {
            isCurved = true
            for (start, end) in zip(points, points.dropFirst()) {
                walls.append(
                    Self.piece(surface.upright.transform, start, end, whole.bottom, whole.topAtStart, whole.topAtStart))
            }
            return
        }
        let (transform, corners) = surface.upright
        for slab in Slab.slabs(of: corners) {
            isCornered = true
            walls.append(
                Self.piece(
                    transform, FloorPoint(slab.left, 0), FloorPoint(slab.right, 0),
                    transform.origin.y + slab.bottom * transform.up.y,
                    transform.origin.y + slab.topAtLeft * transform.up.y,
                    transform.origin.y + slab.topAtRight * transform.up.y))
        }
        if walls.isEmpty { walls = [whole] }
    }

    /// The rectangle of a surface's width and height; nil when it has no extent or does not stand upright.
    static func rectangle(_ surface: CapturedSurface) -> Wall? {
        let transform = surface.upright.transform
        guard surface.size.x >= leastExtent, surface.size.y >= leastExtent, transform.up.y >= 0.9,
            transform.right.y.magnitude <= 0.1
        else { return nil }
        let (halfWidth, halfHeight) = (surface.size.x / 2, surface.size.y / 2)
        return piece(
            transform, FloorPoint(-halfWidth, 0), FloorPoint(halfWidth, 0), transform.origin.y - halfHeight,
            transform.origin.y + halfHeight, transform.origin.y + halfHeight)
    }

    /// A piece between two points of the wall's local X and Z, whose normal is on the side of local Z.
    private static func piece(
        _ transform: Transform, _ from: FloorPoint, _ to: FloorPoint, _ bottom: Float, _ topAtStart: Float,
        _ topAtEnd: Float
    ) -> Wall {
        let start = transform.floorPoint(from)
        let end = transform.floorPoint(to)
        let normal = transform.floorPoint(FloorPoint(from.y - to.y, to.x - from.x)) - transform.origin.floor
        return Wall(
            start: start, end: end, bottom: bottom, topAtStart: topAtStart, topAtEnd: topAtEnd,
            normal: normal / normal.length, isPartition: false)
    }
}

extension CapturedSurface {
    /// The transform and corners with local Y pointing up: a surface may stand on its head.
    fileprivate var upright: (transform: Transform, corners: [Vector3]) {
        guard transform.up.y < 0 else { return (transform, corners) }
        var turned = transform
        turned.right = -turned.right
        turned.up = -turned.up
        return (turned, corners.map { Vector3(-$0.x, -$0.y, $0.z) })
    }
}

extension Transform {
    /// The room's point at the local point `local`.
    func point(_ local: Vector3) -> Vector3 {
        origin + right * local.x + up * local.y + front * local.z
    }

    /// The floor plan's point at the local X and Z.
    fileprivate func floorPoint(_ local: FloorPoint) -> FloorPoint {
        origin.floor + right.floor * local.x + front.floor * local.y
    }
}

/// A part of a wall's outline between two neighbouring corners, with a straight top.
private struct Slab {
    var left, right: Float
    var bottom, topAtLeft, topAtRight: Float

    /// The slabs of an outline, from left to right.
    static func slabs(of corners: [Vector3]) -> [Slab] {
        guard corners.count >= 3, corners.count <= 64 else { return [] }
        var cuts: [Float] = []
        for x in corners.map({ $0.x }).sorted() where cuts.isEmpty || x - cuts[cuts.count - 1] > WallShape.leastExtent {
            cuts.append(x)
        }
        var slabs: [Slab] = []
        for (left, right) in zip(cuts, cuts.dropFirst()) {
            var (lowest, highest): (Edge?, Edge?)
            for index in corners.indices {
                let edge = Edge(corners[index], corners[(index + 1) % corners.count], left, right)
                guard let edge else { continue }
                if edge.middle < lowest?.middle ?? .infinity { lowest = edge }
                if edge.middle > highest?.middle ?? -.infinity { highest = edge }
            }
            guard let lowest, let highest, highest.middle - lowest.middle >= WallShape.leastExtent else { continue }
            slabs.append(
                Slab(
                    left: left, right: right, bottom: min(lowest.atLeft, lowest.atRight), topAtLeft: highest.atLeft,
                    topAtRight: highest.atRight))
        }
        return slabs
    }

    /// The heights of an outline's edge at both sides of a slab.
    private struct Edge {
        var atLeft, atRight: Float
        var middle: Float { (atLeft + atRight) / 2 }

        /// Nil when the edge does not reach across the slab.
        init?(_ one: Vector3, _ other: Vector3, _ left: Float, _ right: Float) {
            let (a, b) = one.x < other.x ? (one, other) : (other, one)
            let slack = WallShape.leastExtent
            guard a.x <= left + slack, b.x >= right - slack, b.x > a.x else { return nil }
            let slope = (b.y - a.y) / (b.x - a.x)
            atLeft = a.y + slope * (max(left, a.x) - a.x)
            atRight = a.y + slope * (min(right, b.x) - a.x)
        }
    }
}

extension CapturedArc {
    /// The ends of the chords that follow the arc to 2 cm, in local X and Z, from left to right; nil when the arc does not
    /// span the wall's width, so that the curve was meant in a way that is not understood.
    fileprivate func points(width: Float) -> [FloorPoint]? {
        let sweep = end - start
        guard sweep.magnitude >= 0.001, sweep.magnitude <= 2 * Double.pi + 0.001, start.magnitude < 1000,
            radius >= 0.01, radius <= 1000
        else { return nil }
        // A chord of angle a is r × a² / 8 away from its arc at most.
        let step = (8 * 0.02 / radius).squareRoot()
        let count = max(1, min(32, Int((sweep.magnitude / step).rounded(.up))))
        var points: [SIMD2<Double>] = []
        for index in 0...count {
            let angle = Float(start + sweep * Double(index) / Double(count))
            points.append(SIMD2(Double(Maths.cos(angle)), Double(Maths.sin(angle))) * radius)
        }
        // Without a middle the arc is put so that the wall's own middle halves the chord between its ends.
        let shift = center ?? (points[0] + points[count]) / -2
        points = points.map { $0 + shift }
        let half = Double(width) / 2
        let slack = max(0.1, 0.05 * Double(width))
        let left = points.reduce(points[0].x) { min($0, $1.x) }
        let right = points.reduce(points[0].x) { max($0, $1.x) }
        guard (left + half).magnitude <= slack, (right - half).magnitude <= slack else { return nil }
        if points[0].x > points[count].x { points.reverse() }
        let ends = points.map { FloorPoint(Float($0.x), Float($0.y)) }
        let isUsable = zip(ends, ends.dropFirst()).allSatisfy {
            $0.y.magnitude <= 1000 && $0.distance(to: $1) >= WallShape.leastExtent
        }
        return isUsable ? ends : nil
    }
}
