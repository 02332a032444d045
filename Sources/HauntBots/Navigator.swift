import RevenantsKit

/// Finds a player's way through the room that it stands in: along walls and furniture to a goal, or about the room to look.
struct Navigator {
    let floor: WalkableFloor
    private var route: [FloorPoint] = []
    private var goal: FloorPoint?
    private var patience = 0
    /// Places that were looked at already.
    private var visited: [FloorPoint] = []
    /// How near a place counts as looked at from one that was.
    private var spread: Float = 0.9
    private var lookouts: [FloorPoint] = []

    init(room: ScannedRoom) {
        floor = WalkableFloor(room: room)
        lookouts = Navigator.lookouts(of: room, on: floor)
    }

    /// The direction to walk from `place` to reach `target`, of length 1; `nil` on arrival.
    mutating func way(from place: FloorPoint, to target: FloorPoint, within reach: Float) -> FloorPoint? {
        if place.distance(to: target) <= reach { return nil }
        patience -= 1
        let isNew = goal.map { $0.distance(to: target) > 0.2 } ?? true
        if patience <= 0 || route.isEmpty, isNew || route.isEmpty {
            plan(from: place, to: target)
        }
        while let corner = route.first, corner.distance(to: place) < 0.06 { route.removeFirst() }
        guard let corner = route.first else { return nil }
        let step = corner - place
        return step / max(step.length, 1e-4)
    }

    private mutating func plan(from place: FloorPoint, to target: FloorPoint) {
        goal = target
        patience = 10
        route = []
        guard let start = floor.nearestWalkable(to: place), let end = nearestReachable(to: target, from: start) else {
            return
        }
        route = Array((floor.path(from: start, to: end) ?? []).dropFirst())
    }

    /// The place nearest to `target` that can be walked to: a guess may lie behind a wall or in a cupboard.
    private func nearestReachable(to target: FloorPoint, from start: FloorPoint) -> FloorPoint? {
        if let end = floor.nearestWalkable(to: target), floor.pathLength(from: start, to: end) != nil { return end }
        var best: FloorPoint?
        for point in lookouts where floor.pathLength(from: start, to: point) != nil {
            if best.map({ point.distance(to: target) < $0.distance(to: target) }) ?? true { best = point }
        }
        return best
    }

    /// Forgets the way, when the goal is another thing.
    mutating func forgetWay() {
        route = []
        goal = nil
        patience = 0
    }

    // MARK: Looking about

    /// Forgets what was looked at, when another thing is sought.
    mutating func forgetVisits() {
        visited = []
        spread = 0.9
    }

    /// Notes that the player looked all around at `place`.
    mutating func noteVisit(_ place: FloorPoint) { visited.append(place) }

    /// The next place to look from: the nearest that was not looked at. All looked at, it begins anew.
    mutating func nextLookout(from place: FloorPoint) -> FloorPoint? {
        if let next = nearestUnvisited(from: place) { return next }
        // Not found: look again, from nearer places.
        visited = []
        spread = max(spread / 2, 0.3)
        return nearestUnvisited(from: place)
    }

    private func nearestUnvisited(from place: FloorPoint) -> FloorPoint? {
        var best: (point: FloorPoint, length: Float)?
        for point in lookouts {
            // No path is shorter than the straight line.
            if let best, place.distance(to: point) >= best.length { continue }
            let isSeen = visited.contains { seen in
                seen.distance(to: point) < spread
                    && floor.hasPlainView(from: seen.at(height: 1.4), to: point.at(height: 1.4))
            }
            guard !isSeen, let length = floor.pathLength(from: place, to: point) else { continue }
            if best.map({ length < $0.length }) ?? true { best = (point, length) }
        }
        return best?.point
    }

    /// Walkable places about a step apart, all over the floor.
    private static func lookouts(of room: ScannedRoom, on floor: WalkableFloor) -> [FloorPoint] {
        var low = FloorPoint(.infinity, .infinity)
        var high = FloorPoint(-.infinity, -.infinity)
        for corner in room.floors.joined() + room.walls.map(\.start) + room.walls.map(\.end) {
            low = FloorPoint(min(low.x, corner.x), min(low.y, corner.y))
            high = FloorPoint(max(high.x, corner.x), max(high.y, corner.y))
        }
        var points: [FloorPoint] = []
        guard low.x < high.x, low.y < high.y else { return points }
        // A hall has many places; widen the mesh so that there are never more than about four hundred.
        let area = (high.x - low.x) * (high.y - low.y)
        let mesh = max(0.3, (area / 400).squareRoot())
        var z = low.y + mesh / 2
        while z < high.y {
            var x = low.x + mesh / 2
            while x < high.x {
                let point = FloorPoint(x, z)
                if floor.isWalkable(point) { points.append(point) }
                x += mesh
            }
            z += mesh
        }
        return points
    }
}
