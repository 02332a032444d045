/// What a walker ran into.
public struct Bump: Equatable, Sendable {
    /// On which side of the walker it is.
    public enum Side: UInt8, Equatable, Sendable {
        case ahead, left, right, behind
    }

    /// On which side of the walker, as it looks, the obstacle is.
    public var side: Side
    /// The unit direction from the obstacle to the walker.
    public var normal: FloorPoint
}

/// A body that walks a floor: it slides along walls and furniture and never ends inside one, however long a step.
///
/// Other players are not in its way.
public struct Walker: Sendable {
    private let floor: WalkableFloor
    /// Where the middle of its body is. Always walkable, if the room has any walkable floor.
    public private(set) var point: FloorPoint
    /// Where it looks, in radians (see ``Pose``).
    public var yaw: Float

    /// A walker at a place; at the nearest walkable one when that is not.
    public init(floor: WalkableFloor, at point: FloorPoint, yaw: Float = 0) {
        self.floor = floor
        self.point = floor.nearestWalkable(to: point) ?? FloorPoint()
        self.yaw = yaw
    }

    /// Its level pose at eye height.
    public var pose: Pose {
        Pose(position: point.at(height: floor.floorY + Body.eyeHeight), yaw: yaw.isFinite ? yaw : 0)
    }

    /// Walks for a time, and says what it ran into first.
    ///
    /// - Parameter velocity: metres a second on the plan; held to ``Body/topSpeed``. Not finite: it stands.
    public mutating func walk(_ velocity: FloorPoint, seconds: Float) -> Bump? {
        let speed = velocity.length
        guard speed > 0, speed.isFinite, seconds > 0 else { return nil }
        let distance = min(min(speed, Body.topSpeed) * seconds, ScannedRoom.farthest)
        var remaining = velocity / speed * distance
        var position = point
        var first: FloorPoint?
        var lastNormal: FloorPoint?
        for _ in 0..<8 {
            guard let contact = firstContact(from: position, along: remaining) else {
                position += remaining
                break
            }
            if first == nil { first = contact.normal }
            position += remaining * contact.share
            remaining *= 1 - contact.share
            // On along the obstacle; in a corner, where that leads back into the last one, no further.
            remaining -= contact.normal * remaining.dot(contact.normal)
            if let lastNormal, remaining.dot(lastNormal) < -Segment.graze * remaining.length { break }
            lastNormal = contact.normal
            if remaining.length < 1e-5 { break }
        }
        settle(at: position)
        return first.map { Bump(side: side(of: $0), normal: $0) }
    }

    /// The first obstacle on the way, what share of the way is free, and the direction from it.
    private func firstContact(from position: FloorPoint, along way: FloorPoint) -> (share: Float, normal: FloorPoint)? {
        var least: Float = 1
        var normal: FloorPoint?
        for segment in floor.plan.segments {
            if let (share, from) = segment.contact(from: position, along: way, radius: Body.stopRadius), share < least {
                least = share
                normal = from
            }
        }
        return normal.map { (least, $0) }
    }

    /// Moves to where a step ended, if that is sound: rounding may have brought it a hair too near to something.
    private mutating func settle(at position: FloorPoint) {
        var settled = position
        if let index = floor.plan.nearest(to: settled.x, settled.y) {
            let segment = floor.plan.segments[index]
            let foot = segment.start + FloorPoint(segment.dx, segment.dy) * segment.nearest(settled.x, settled.y)
            let away = settled - foot
            let distance = away.length
            if distance > Body.radius - 0.001 && distance < Body.stopRadius {
                let pushed = foot + away / distance * Body.stopRadius
                if floor.isWalkable(pushed) { settled = pushed }
            }
        }
        if floor.isWalkable(settled) { point = settled }
    }

    private func side(of normal: FloorPoint) -> Bump.Side {
        let ahead = pose.heading
        let forward = -normal.dot(ahead)
        let rightward = -(normal.y * ahead.x - normal.x * ahead.y)
        if forward.magnitude >= rightward.magnitude { return forward > 0 ? .ahead : .behind }
        return rightward > 0 ? .right : .left
    }
}

extension Segment {
    /// The cosine below which a way that leads past an obstacle does not lead into it: what is slid along must not stop the slide.
    static let graze: Float = 1e-3

    /// When a disc of `radius` that moves along `way` first touches the segment: the share of the way until then, 0 … 1, and the unit
    /// direction from the segment to the disc's middle. `nil` when it does not, or moves away.
    func contact(from p: FloorPoint, along way: FloorPoint, radius: Float) -> (share: Float, normal: FloorPoint)? {
        let reach = radius + 0.001
        if max(p.x, p.x + way.x) < minX - reach || min(p.x, p.x + way.x) > maxX + reach
            || max(p.y, p.y + way.y) < minY - reach || min(p.y, p.y + way.y) > maxY + reach
        {
            return nil
        }
        let foot = start + FloorPoint(dx, dy) * nearest(p.x, p.y)
        let away = p - foot
        let distance = away.length
        if distance <= radius + 5e-5 {
            // Already there, by more than rounding can tell: it is in the way of what goes nearer.
            guard distance > 1e-6, way.dot(away) < -Segment.graze * way.length * distance else { return nil }
            return (0, away / distance)
        }
        var found = end(start, from: p, along: way, radius: radius)
        if let other = end(self.end, from: p, along: way, radius: radius), other.share < found?.share ?? 2 {
            found = other
        }
        if let flat = flank(from: p, along: way, radius: radius), flat.share < found?.share ?? 2 { found = flat }
        return found
    }

    /// The touch of the segment's long side.
    private func flank(from p: FloorPoint, along way: FloorPoint, radius: Float) -> (share: Float, normal: FloorPoint)?
    {
        let length = length
        guard length > 1e-6 else { return nil }
        var normal = FloorPoint(-dy, dx) / length
        var height = normal.dot(p - start)
        if height < 0 {
            normal = -normal
            height = -height
        }
        let approach = -normal.dot(way)
        guard height > radius, approach > 0 else { return nil }
        let share = (height - radius) / approach
        guard share <= 1 else { return nil }
        let along = (p + way * share - start).dot(FloorPoint(dx, dy)) * inverse
        return along >= 0 && along <= 1 ? (share, normal) : nil
    }

    /// The touch of one of its ends.
    private func end(
        _ end: FloorPoint, from p: FloorPoint, along way: FloorPoint, radius: Float
    ) -> (share: Float, normal: FloorPoint)? {
        let offset = p - end
        let square = way.dot(way)
        let approach = -offset.dot(way)
        guard square > 0, approach > 0 else { return nil }
        let discriminant = approach * approach - square * (offset.dot(offset) - radius * radius)
        guard discriminant > 0 else { return nil }
        let share = (approach - discriminant.squareRoot()) / square
        guard share >= 0, share <= 1 else { return nil }
        let normal = p + way * share - end
        return (share, normal / normal.length)
    }
}
