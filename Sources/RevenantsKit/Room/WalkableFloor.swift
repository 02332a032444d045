/// Where in a room a player can walk, and the shortest ways there.
///
/// A player is a disc of radius ``Body/radius``. Walls stop it, but for doors and openings at least as wide as it is (a closed door
/// in a scan is a doorway people use); so does furniture that reaches below ``Body/headHeight``, and the edge of the floor. Making one
/// takes about two milliseconds; after that a path takes microseconds. The same room gives the same floor on every machine.
public struct WalkableFloor: Sendable {
    let plan: SolidPlan
    let grid: FloorGrid
    let graph: CornerGraph
    let sight: SightLines
    /// The doors that were closed when the room was scanned: one walks through them, but does not stand in them.
    let closedDoors: [Segment]
    /// The height of the lowest floor, Y.
    public let floorY: Float

    /// The walkable floor of a room; of a room with numbers that are not finite, or far too large, an empty one.
    public init(room: ScannedRoom) {
        let room = room.isMeasurable ? room : ScannedRoom(walls: [], gaps: [], floors: [], objects: [], floorY: 0)
        let faces = WallFace.faces(of: room)
        floorY = room.floorY
        sight = SightLines(room: room, faces: faces)
        closedDoors = room.gaps.filter { $0.kind == .door }.map { Segment($0.start, $0.end) }
        plan = SolidPlan(room: room, faces: faces)
        graph = CornerGraph(plan: plan)
        var grid = FloorGrid(plan: plan)
        grid.join(graph.joinedParts(of: grid, plan: plan))
        self.grid = grid
    }

    /// Whether a player can stand with the middle of its body at `point`.
    public func isWalkable(_ point: FloorPoint) -> Bool { plan.isWalkable(point.x, point.y) }

    /// The distance from `point` to the nearest wall, furniture or edge of the floor; negative off the floor.
    public func clearance(at point: FloorPoint) -> Float { plan.clearance(point.x, point.y) }

    /// Whether nothing solid stands between two points of the room: no wall, but for its doors and openings, and no furniture that
    /// reaches up to the line of sight. Glass counts as solid.
    public func hasPlainView(from eye: Vector3, to point: Vector3) -> Bool { sight.isOpen(from: eye, to: point) }

    /// Whether a player can go straight from one walkable point to another.
    public func isStraightWay(from start: FloorPoint, to end: FloorPoint) -> Bool {
        plan.isClear(from: start.x, start.y, to: end.x, end.y)
    }

    /// A walkable point near `point`: itself if it is one, else close to the nearest on the same side of the walls; `nil` when the
    /// room has no walkable floor at all, or `point` is not finite.
    public func nearestWalkable(to point: FloorPoint) -> FloorPoint? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        if isWalkable(point) { return point }
        if let pushed = pushedOff(point) { return pushed }
        guard let cell = nearestCell(to: point) else { return nil }
        return edge(from: grid.middle(cell), toward: point)
    }

    /// The standing spot nearest to a place on a wall or in the room: walkable, within ``Body/standReach`` on the plan, and with the place in
    /// plain view from eye height; `nil` when there is none.
    /// - Parameter facing: where the place faces; it is then seen at no more than 70° from that.
    public func standingSpot(for place: Vector3, facing: FloorPoint? = nil) -> FloorPoint? {
        standingCell(for: place, facing: facing, part: nil).map(grid.middle)
    }

    // MARK: Cells

    /// The cell of ``standingSpot(for:facing:)``, if wished of one part of the floor.
    func standingCell(for place: Vector3, facing: FloorPoint?, part: Int32?) -> Int? {
        let column = grid.column(place.x)
        let row = grid.row(place.z)
        for offset in grid.near {
            let (x, y) = (column + Int(offset.column), row + Int(offset.row))
            let found = grid.part(x, y)
            guard found > 0, part == nil || found == part else { continue }
            let spot = grid.middle(y * grid.columns + x)
            let toSpot = spot - place.floor
            let distance = toSpot.length
            guard distance <= Body.standReach, !isInClosedDoor(spot) else { continue }
            if let facing, toSpot.dot(facing) < 0.342 * distance { continue }
            if hasPlainView(from: spot.at(height: floorY + Body.eyeHeight), to: place) {
                return y * grid.columns + x
            }
        }
        return nil
    }

    /// Whether a body there would stand where a closed door is.
    private func isInClosedDoor(_ point: FloorPoint) -> Bool {
        closedDoors.contains { $0.squaredDistance(point.x, point.y) < Body.cellRadius * Body.cellRadius }
    }

    /// The part of the floor that a walkable point belongs to; 0 when it is in none.
    func part(of point: FloorPoint) -> Int32 {
        nearestCell(to: point, isInTheWay: false).map { grid.part[$0] } ?? 0
    }

    /// The nearest cell with room for a body: first among those close by with no wall between (`isInTheWay` false: that can be walked
    /// to straight), then among all.
    func nearestCell(to point: FloorPoint, isInTheWay: Bool = true) -> Int? {
        let column = grid.column(point.x)
        let row = grid.row(point.y)
        let eye = point.at(height: floorY + Body.eyeHeight)
        for offset in grid.near {
            let (x, y) = (column + Int(offset.column), row + Int(offset.row))
            guard grid.part(x, y) > 0 else { continue }
            let middle = grid.middle(y * grid.columns + x)
            let isJoined =
                isInTheWay
                ? sight.isOpenOfWalls(from: eye, to: middle.at(height: eye.y))
                : plan.isClear(from: point.x, point.y, to: middle.x, middle.y, radius: Body.radius)
            if isJoined { return y * grid.columns + x }
        }
        guard isInTheWay else { return nil }
        var found: Int?
        var least = Float.infinity
        for cell in grid.part.indices where grid.part[cell] > 0 {
            let distance = grid.middle(cell).distance(to: point)
            if distance < least {
                least = distance
                found = cell
            }
        }
        return found
    }

    /// A point on the floor but too near to something, pushed away from that.
    private func pushedOff(_ point: FloorPoint) -> FloorPoint? {
        guard plan.isOnFloor(point.x, point.y) else { return nil }
        var pushed = point
        for _ in 0..<8 {
            guard let index = plan.nearest(to: pushed.x, pushed.y) else { return nil }
            let segment = plan.segments[index]
            let foot = segment.start + FloorPoint(segment.dx, segment.dy) * segment.nearest(pushed.x, pushed.y)
            let away = pushed - foot
            let distance = away.length
            guard distance > 1e-4 else { return nil }
            pushed = foot + away / distance * Body.stopRadius
            if isWalkable(pushed) { return pushed }
        }
        return nil
    }

    /// The walkable point nearest to `point` on the way from the walkable point `start`, to a few millimetres.
    private func edge(from start: FloorPoint, toward point: FloorPoint) -> FloorPoint {
        var near: Float = 0
        var far: Float = 1
        for _ in 0..<8 {
            let middle = (near + far) / 2
            let between = start + (point - start) * middle
            if isWalkable(between) && plan.isClear(from: start.x, start.y, to: between.x, between.y) {
                near = middle
            } else {
                far = middle
            }
        }
        return start + (point - start) * near
    }
}

extension ScannedRoom {
    /// The largest number that a room may hold, in metres: beyond it single precision is coarser than a millimetre.
    static let farthest: Float = 4_096
    /// How many walls, gaps, objects and floor corners a room may have: far more than a large house.
    static let mostParts = 4_096

    /// Whether geometry can be done on it: all numbers finite and not too large, and not too many of them.
    var isMeasurable: Bool {
        guard isFinite else { return false }
        return walls.count + gaps.count + objects.count + floors.reduce(0) { $0 + $1.count } <= ScannedRoom.mostParts
    }

    /// Whether all numbers are finite and under ``farthest``.
    var isFinite: Bool {
        func isGood(_ number: Float) -> Bool { number.magnitude <= ScannedRoom.farthest }
        func isGood(_ point: FloorPoint) -> Bool { isGood(point.x) && isGood(point.y) }
        return isGood(floorY)
            && walls.allSatisfy {
                isGood($0.start) && isGood($0.end) && isGood($0.bottom) && isGood($0.topAtStart) && isGood($0.topAtEnd)
                    && isGood($0.normal)
            }
            && gaps.allSatisfy { isGood($0.start) && isGood($0.end) && isGood($0.bottom) && isGood($0.top) }
            && objects.allSatisfy {
                isGood($0.center) && isGood($0.front) && isGood($0.width) && isGood($0.depth) && isGood($0.bottom)
                    && isGood($0.top)
            }
            && floors.allSatisfy { $0.allSatisfy { isGood($0) } }
    }
}
