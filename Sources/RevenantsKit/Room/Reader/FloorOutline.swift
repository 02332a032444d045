/// The floor that walls enclose, for scans without one: the outer boundary of what they draw on the plan.
///
/// Wall ends that meet become one corner; a wall that ends on another splits it; free ends, at an open side, are joined to the
/// nearest free end. Then the boundary is walked around each connected piece, keeping to the outside, so that partitions
/// play no part in it.
struct FloorOutline {
    /// Ends nearer than this, in metres, are one corner.
    private static let joint: Float = 0.05
    /// An outline smaller than this, in square metres, is a pillar or a stub.
    private static let leastArea: Float = 0.5

    /// The outlines, one for each connected piece of walls, none inside another.
    private(set) var outlines: [[FloorPoint]]
    /// Whether some connected walls enclose nothing, so that the convex outline around them stands for their floor.
    private(set) var isHull = false

    /// The floor inside `walls`.
    init(_ walls: [Wall]) {
        var plan = WallPlan(joint: Self.joint)
        for wall in walls { plan.add(wall.start, wall.end) }
        plan.splitWallsAtEnds()
        plan.joinFreeEnds()
        var found: [(outline: Outline, isHull: Bool)] = []
        for boundary in plan.outerBoundaries() {
            let outline = Outline(boundary.withoutSpikes.withoutStraightCorners)
            let isHull = outline.area.magnitude < Self.leastArea || !outline.isSimple
            found.append((isHull ? Outline(Self.hull(of: boundary)) : outline, isHull))
        }
        // From the largest down; one whose corner lies in a larger one is an island in that room.
        found.sort { $0.outline.area.magnitude > $1.outline.area.magnitude }
        var kept: [Outline] = []
        for (outline, isHull) in found where outline.area.magnitude >= Self.leastArea {
            if kept.contains(where: { $0.contains(outline.corners[0]) }) { continue }
            kept.append(outline)
            if isHull { self.isHull = true }
        }
        outlines = kept.map { $0.corners }
    }

    /// The convex hull (Andrew's monotone chain).
    private static func hull(of points: [FloorPoint]) -> [FloorPoint] {
        let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
        guard sorted.count >= 3 else { return sorted }
        func half(_ points: [FloorPoint]) -> [FloorPoint] {
            var chain: [FloorPoint] = []
            for point in points {
                while chain.count >= 2,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }
}

/// Walls as a graph on the plan: corners and the walls between them.
private struct WallPlan {
    private let joint: Float
    private(set) var corners: [FloorPoint] = []
    /// The corners that each corner has a wall to, in the order they came.
    private var neighbours: [[Int]] = []

    init(joint: Float) {
        self.joint = joint
    }

    mutating func add(_ start: FloorPoint, _ end: FloorPoint) {
        let (one, other) = (corner(at: start), corner(at: end))
        if one != other { connect(one, other) }
    }

    /// Puts each corner that lies on a wall into it, straight.
    mutating func splitWallsAtEnds() {
        for corner in corners.indices {
            for one in corners.indices where one != corner {
                for other in neighbours[one] where other > one && other != corner {
                    guard let foot = foot(of: corners[corner], corners[one], corners[other]) else { continue }
                    corners[corner] = foot
                    disconnect(one, other)
                    connect(one, corner)
                    connect(corner, other)
                    break
                }
            }
        }
    }

    /// Joins free ends in pairs, the nearest first. (Rooms have up to eight; hundreds are no room's.)
    mutating func joinFreeEnds() {
        var free = corners.indices.filter { neighbours[$0].count == 1 }
        guard free.count <= 200 else { return }
        var pairs: [(distance: Float, one: Int, other: Int)] = []
        for (index, one) in free.enumerated() {
            for other in free[(index + 1)...] where !neighbours[one].contains(other) {
                pairs.append((corners[one].distance(to: corners[other]), one, other))
            }
        }
        pairs.sort { ($0.distance, $0.one, $0.other) < ($1.distance, $1.one, $1.other) }
        for pair in pairs where free.contains(pair.one) && free.contains(pair.other) {
            connect(pair.one, pair.other)
            free.removeAll { $0 == pair.one || $0 == pair.other }
        }
    }

    /// The corners along the outside of each connected piece, in their order; a wall with both sides outside comes twice.
    func outerBoundaries() -> [[FloorPoint]] {
        var isSeen = [Bool](repeating: false, count: corners.count)
        var boundaries: [[FloorPoint]] = []
        // From left to right, so that each piece is met at a corner of its outside.
        let order = corners.indices.sorted {
            (corners[$0].x, corners[$0].y, $0) < (corners[$1].x, corners[$1].y, $1)
        }
        for first in order where !isSeen[first] && !neighbours[first].isEmpty {
            mark(first, &isSeen)
            boundaries.append(boundary(from: first))
        }
        return boundaries
    }

    private func mark(_ corner: Int, _ isSeen: inout [Bool]) {
        var waiting = [corner]
        isSeen[corner] = true
        while let corner = waiting.popLast() {
            for neighbour in neighbours[corner] where !isSeen[neighbour] {
                isSeen[neighbour] = true
                waiting.append(neighbour)
            }
        }
    }

    /// The walk along the outside from its leftmost corner, always taking the next wall on the outer hand.
    private func boundary(from first: Int) -> [FloorPoint] {
        var walk: [FloorPoint] = []
        var (corner, back) = (first, FloorPoint(-1, 0))
        var firstStep: Int?
        // Each wall is walked once in each direction at most.
        let limit = 2 * neighbours.reduce(0) { $0 + $1.count }
        while walk.count <= limit {
            guard let next = nextCorner(from: corner, turningFrom: back) else { break }
            if corner == first {
                if next == firstStep { break }
                if firstStep == nil { firstStep = next }
            }
            walk.append(corners[corner])
            back = corners[corner] - corners[next]
            corner = next
        }
        return walk
    }

    /// The neighbour met first when turning from the direction `back`, which itself comes last.
    private func nextCorner(from corner: Int, turningFrom back: FloorPoint) -> Int? {
        var best: (turn: Float, corner: Int)?
        for neighbour in neighbours[corner] {
            let ahead = corners[neighbour] - corners[corner]
            let turn = FloorPoint(back.dot(ahead), back.cross(ahead)).turn
            let rank = turn > 0 ? turn : 4
            if rank < best?.turn ?? .infinity { best = (rank, neighbour) }
        }
        return best?.corner
    }

    private mutating func corner(at point: FloorPoint) -> Int {
        if let known = corners.firstIndex(where: { $0.distance(to: point) <= joint }) { return known }
        corners.append(point)
        neighbours.append([])
        return corners.count - 1
    }

    private mutating func connect(_ one: Int, _ other: Int) {
        guard !neighbours[one].contains(other) else { return }
        neighbours[one].append(other)
        neighbours[other].append(one)
    }

    private mutating func disconnect(_ one: Int, _ other: Int) {
        neighbours[one].removeAll { $0 == other }
        neighbours[other].removeAll { $0 == one }
    }

    /// The point of a wall, between its joints, that `point` meets; nil when it meets none.
    private func foot(of point: FloorPoint, _ start: FloorPoint, _ end: FloorPoint) -> FloorPoint? {
        let along = (end - start) / start.distance(to: end)
        let place = (point - start).dot(along)
        guard place > joint, place < start.distance(to: end) - joint, (point - start).cross(along).magnitude <= joint
        else { return nil }
        return start + along * place
    }
}

extension [FloorPoint] {
    /// The closed walk without the corners within a centimetre of the line between their neighbours, where only another wall
    /// begins.
    fileprivate var withoutStraightCorners: [FloorPoint] {
        var kept: [FloorPoint] = []
        for (index, corner) in enumerated() {
            let (before, after) = (kept.last ?? self[count - 1], self[index + 1 < count ? index + 1 : 0])
            let along = after - before
            let isStraight =
                along.length > 0 && (corner - before).cross(along).magnitude <= 0.01 * along.length
                && (corner - before).dot(after - corner) > 0
            if !isStraight { kept.append(corner) }
        }
        return kept
    }

    /// The closed walk without the parts that go out and straight back.
    fileprivate var withoutSpikes: [FloorPoint] {
        var corners: [FloorPoint] = []
        for corner in self {
            corners.append(corner)
            while corners.count >= 3, corners[corners.count - 1] == corners[corners.count - 3] { corners.removeLast(2) }
        }
        while corners.count >= 3 {
            let last = corners.count - 1
            if corners[0] == corners[last - 1] {
                corners.removeLast(2)
            } else if corners[1] == corners[last] {
                corners.removeFirst(2)
            } else {
                break
            }
        }
        return corners
    }
}
