/// The corners that shortest paths go round, and the straight ways between them.
///
/// Every shortest path of a disc among straight obstacles bends only round their convex corners. Each corner's quarter or half
/// circle is stood for by the corners of the octagon round it, so a path is a chain of points that see each other, at most 1.5 cm
/// from the true one. Two corners are joined only when the line between them touches both octagons from outside, as a tight string
/// would; that leaves a tenth of the pairs.
struct CornerGraph: Equatable, Sendable {
    /// How many corners are kept at most; a surveyed room has a few hundred.
    static let mostCorners = 1_500

    /// A corner of an octagon.
    struct Corner: Equatable, Sendable {
        let x: Float
        let y: Float
        /// From it to its two neighbours on the octagon.
        let backX: Float
        let backY: Float
        let aheadX: Float
        let aheadY: Float

        /// Whether a string from or to the direction (dx, dy) would touch the octagon here and not cut into it.
        @inline(__always)
        func isTouched(by dx: Float, _ dy: Float) -> Bool {
            let back = dx * backY - dy * backX
            let ahead = dx * aheadY - dy * aheadX
            let slack: Float = 1e-4
            return back >= -slack && ahead >= -slack || back <= slack && ahead <= slack
        }
    }

    struct Edge: Equatable, Sendable {
        let to: Int32
        let length: Float
    }

    private(set) var corners: [Corner] = []
    /// The edges of corner n are `edges[firstEdge[n] ..< firstEdge[n + 1]]`.
    private(set) var firstEdge: [Int32] = [0]
    private(set) var edges: [Edge] = []

    init() {}

    init(plan: SolidPlan) {
        for segment in plan.segments[..<plan.plainCount] {
            let length = segment.length
            guard length > 1e-4 else { continue }
            let along = FloorPoint(segment.dx, segment.dy) / length
            // Round a free end go four corners: half an octagon, its flat side outward.
            for turn in [-3, -1, 1, 3] {
                add(round: segment.end, along, sixteenths: turn, plan)
                add(round: segment.start, -along, sixteenths: turn, plan)
            }
        }
        for box in plan.boxes {
            let front = FloorPoint(box.fx, box.fy)
            let corners = box.corners
            // From a corner's front or back face to its side face the outside turns by a quarter: two octagon corners.
            let outward = [front, front, -front, -front]
            let turns = [[-1, -3], [1, 3], [-1, -3], [1, 3]]
            for place in 0..<4 {
                for turn in turns[place] { add(round: corners[place], outward[place], sixteenths: turn, plan) }
            }
        }
        connect(plan)
    }

    /// Adds the octagon corner that lies `sixteenths` × 22.5° from `direction`, if a body can be there.
    private mutating func add(round center: FloorPoint, _ direction: FloorPoint, sixteenths: Int, _ plan: SolidPlan) {
        guard corners.count < CornerGraph.mostCorners else { return }
        let radius = Body.turnRadius / 0.923_879_5
        let point = center + CornerGraph.turned(direction, by: sixteenths) * radius
        guard plan.isWalkable(point.x, point.y) else { return }
        for corner in corners where (corner.x - point.x).magnitude < 0.002 && (corner.y - point.y).magnitude < 0.002 {
            return
        }
        let back = center + CornerGraph.turned(direction, by: sixteenths - 2) * radius - point
        let ahead = center + CornerGraph.turned(direction, by: sixteenths + 2) * radius - point
        corners.append(
            Corner(x: point.x, y: point.y, backX: back.x, backY: back.y, aheadX: ahead.x, aheadY: ahead.y))
    }

    /// The direction turned by an odd number of sixteenths of a turn (−5 … 5), against the clock from X to Z.
    private static func turned(_ direction: FloorPoint, by sixteenths: Int) -> FloorPoint {
        // The cosine and sine of 22.5° are all it takes.
        let long: Float = 0.923_879_5
        let short: Float = 0.382_683_43
        let sine: Float = sixteenths < 0 ? -1 : 1
        let (along, aside): (Float, Float) =
            switch sixteenths.magnitude {
            case 1: (long, short * sine)
            case 3: (short, long * sine)
            case 5: (-short, long * sine)
            default: (-long, short * sine)
            }
        return direction * along + FloorPoint(-direction.y, direction.x) * aside
    }

    private mutating func connect(_ plan: SolidPlan) {
        let count = corners.count
        var found: [[Edge]] = [[Edge]](repeating: [], count: count)
        for one in 0..<count {
            let from = corners[one]
            for other in (one + 1)..<max(one + 1, count) {
                let to = corners[other]
                let dx = to.x - from.x
                let dy = to.y - from.y
                guard from.isTouched(by: dx, dy), to.isTouched(by: dx, dy),
                    plan.isClear(from: from.x, from.y, to: to.x, to.y)
                else { continue }
                let length = (dx * dx + dy * dy).squareRoot()
                found[one].append(Edge(to: Int32(other), length: length))
                found[other].append(Edge(to: Int32(one), length: length))
            }
        }
        for list in found {
            edges += list
            firstEdge.append(Int32(edges.count))
        }
    }

    func edges(of corner: Int) -> ArraySlice<Edge> { edges[Int(firstEdge[corner])..<Int(firstEdge[corner + 1])] }
}
