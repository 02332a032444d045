/// A polygon on the floor plan, without a repeated last corner.
struct Outline {
    /// Corners nearer than this to the one before, in metres, are the same.
    private static let leastSide: Float = 0.001

    /// The corners in their order.
    private(set) var corners: [FloorPoint]

    /// The polygon of `corners`, those that repeat the one before left out.
    init(_ corners: [FloorPoint]) {
        self.corners = []
        self.corners.reserveCapacity(corners.count)
        for corner in corners where corner.distance(to: self.corners.last ?? .infinite) >= Self.leastSide {
            self.corners.append(corner)
        }
        while let first = self.corners.first, let last = self.corners.last, self.corners.count > 1,
            first.distance(to: last) < Self.leastSide
        {
            self.corners.removeLast()
        }
    }

    /// The area in square metres, positive where the corners run clockwise seen from above (X right, Z toward the eye).
    var area: Float {
        guard let origin = corners.first else { return 0 }
        var double: Float = 0
        for (one, other) in sides {
            let (a, b) = (one - origin, other - origin)
            double += a.x * b.y - a.y * b.x
        }
        return double / 2
    }

    /// The sides, each by its two ends.
    var sides: [(FloorPoint, FloorPoint)] {
        corners.indices.map { (corners[$0], corners[$0 + 1 < corners.count ? $0 + 1 : 0]) }
    }

    /// Whether `point` lies inside (by the even-odd rule).
    func contains(_ point: FloorPoint) -> Bool {
        var isInside = false
        var previous = corners.count - 1
        for index in corners.indices {
            let (one, other) = (corners[index], corners[previous])
            if (one.y > point.y) != (other.y > point.y),
                point.x < (other.x - one.x) * (point.y - one.y) / (other.y - one.y) + one.x
            {
                isInside.toggle()
            }
            previous = index
        }
        return isInside
    }

    /// Whether no two sides cross or touch but at the corner that they share.
    var isSimple: Bool {
        let sides = sides
        guard sides.count >= 3 else { return false }
        for first in sides.indices {
            for second in sides.indices.dropFirst(first + 2) where first > 0 || second < sides.count - 1 {
                if Self.doMeet(sides[first], sides[second]) { return false }
            }
        }
        return true
    }

    private static func doMeet(_ one: (FloorPoint, FloorPoint), _ other: (FloorPoint, FloorPoint)) -> Bool {
        func side(_ point: FloorPoint, _ line: (FloorPoint, FloorPoint)) -> Float {
            let (along, toward) = (line.1 - line.0, point - line.0)
            return along.x * toward.y - along.y * toward.x
        }
        func isWithin(_ point: FloorPoint, _ line: (FloorPoint, FloorPoint)) -> Bool {
            point.x >= min(line.0.x, line.1.x) && point.x <= max(line.0.x, line.1.x)
                && point.y >= min(line.0.y, line.1.y) && point.y <= max(line.0.y, line.1.y)
        }
        let (a, b) = (side(other.0, one), side(other.1, one))
        let (c, d) = (side(one.0, other), side(one.1, other))
        if (a > 0 && b < 0 || a < 0 && b > 0) && (c > 0 && d < 0 || c < 0 && d > 0) { return true }
        return a == 0 && isWithin(other.0, one) || b == 0 && isWithin(other.1, one)
            || c == 0 && isWithin(one.0, other) || d == 0 && isWithin(one.1, other)
    }
}

extension FloorPoint {
    fileprivate static let infinite = FloorPoint(.infinity, .infinity)
}
