/// What the Host knows of one player.
public struct PlayerState: Equatable, Sendable {
    /// The player's first words; `nil` while the seat is free.
    public internal(set) var hello: Hello?
    /// Whether the player's link lives.
    public internal(set) var isPresent = false
    /// Whether the player said so.
    public internal(set) var isReady = false
    /// The role after the curse.
    public internal(set) var role = PlayerRole.unassigned
    /// The last pose; `nil` before the first.
    public internal(set) var pose: Pose?
    /// Ticks the hand stays on the doll; 0 when it is off.
    var hand = 0
    /// Ticks since the last frame.
    var silence = 0
    /// Ticks until the seat is given up; counts while the player is lost.
    var absence = 0
    /// Ticks the Revenant has been near.
    var touch = 0
    /// Where the player was at each of the last ticks, oldest first.
    var track = SpeedTrack()
    /// Whether the pose changed since it was last passed on.
    var hasFreshPose = false

    /// Whether somebody sits here.
    public var isSeated: Bool { hello != nil }
    /// Whether a hand is on the doll.
    public var hasHand: Bool { hand > 0 }
    /// Where the player stands on the floor plan.
    var place: FloorPoint? { pose?.position.floor }

    /// Whether the player stands within `reach` of `point`, horizontally.
    func isWithin(_ reach: Float, of point: FloorPoint) -> Bool {
        guard let place else { return false }
        return place.distance(to: point) <= reach
    }
}

/// A player's places over the last half second: a speed is a displacement, so that a trembling hand makes no noise.
struct SpeedTrack: Equatable, Sendable {
    private var places: [FloorPoint] = []
    private var next = 0

    private static var capacity: Int { NightRules.ticks(NightRules.speedWindow) }

    /// Forgets all, at the start and after a resume.
    mutating func clear() {
        places.removeAll(keepingCapacity: true)
        next = 0
    }

    /// Adds the place at this tick; the speed over the window in metres a second, 0 until the window is full.
    mutating func add(_ place: FloorPoint) -> Float {
        guard places.count == Self.capacity else {
            places.append(place)
            return 0
        }
        let speed = place.distance(to: places[next]) / NightRules.speedWindow
        places[next] = place
        next = (next + 1) % Self.capacity
        return speed
    }

    /// Feeds the state hash.
    func hash(into hash: inout StateHash) {
        hash.add(next)
        for place in places { hash.add(place) }
    }
}
