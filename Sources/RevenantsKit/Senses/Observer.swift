/// A player at a moment: where the eye is, which way it looks, how it moves, and which senses it has.
struct Observer {
    /// A direction and distance on the floor plan.
    struct Bearing {
        /// The distance in metres.
        var distance: Float
        /// The unit direction; the heading itself when the distance is 0.
        var direction: FloorPoint
        /// How much of the direction lies along the heading: the cosine of the azimuth.
        var ahead: Float
        /// How much of it lies to the right: its sine.
        var right: Float

        /// The angle from the heading in radians, positive to the right, −π … π.
        var azimuth: Float { Maths.atan2(right, ahead) }
    }

    let eye: Vector3
    let place: FloorPoint
    let heading: FloorPoint
    private let velocity: FloorPoint
    private let role: PlayerRole
    private let isRestored: Bool

    /// An observer; `nil` when the pose cannot be used.
    init?(world: KnownWorld, pose: Pose, velocity: Vector3) {
        guard pose.isUsable, Self.isInBounds(pose.position) else { return nil }
        eye = pose.position
        place = pose.position.floor
        heading = pose.heading
        let isMoving = Self.isInBounds(velocity)
        self.velocity = isMoving ? velocity.floor : FloorPoint(0, 0)
        role = world.role
        isRestored = world.isRestored
    }

    /// Whether the player has a sense for an entity.
    func has(_ sense: SenseSet, for entity: Entity) -> Bool {
        SenseSet.of(role, for: entity, isRestored: isRestored).contains(sense)
    }

    /// The way to a point; `nil` when the point is out of all bounds.
    func bearing(to point: Vector3) -> Bearing? {
        guard Self.isInBounds(point) else { return nil }
        let way = point.floor - place
        let distance = way.length
        let direction = distance > 1e-4 ? way / distance : heading
        return Bearing(
            distance: distance, direction: direction, ahead: heading.dot(direction),
            right: heading.x * direction.y - heading.y * direction.x)
    }

    /// Whether the screen shows what lies that way.
    func isInView(_ bearing: Bearing) -> Bool { bearing.ahead >= SenseTable.cosineOfView }

    /// The Doppler ratio of a sound from a still source.
    func doppler(toward bearing: Bearing) -> Float {
        let change = velocity.dot(bearing.direction) / SenseTable.speedOfSound
        return 1 + min(max(change, -SenseTable.dopplerLimit), SenseTable.dopplerLimit)
    }

    /// The pulse toward a clue.
    func haptic(_ entity: Entity, at point: Vector3) -> Haptic? {
        guard has(.touch, for: entity), let bearing = bearing(to: point) else { return nil }
        return Senses.haptic(distance: bearing.distance, isFacing: bearing.ahead >= SenseTable.cosineOfFacing)
    }

    /// The tone in the dial's noise. It is in the ears, not in the room.
    func dial(clarity: Int) -> Sound? {
        guard has(.hearing, for: .dial) else { return nil }
        let share = Float(min(max(clarity, 0), 100)) / 100
        return Sound(azimuth: 0, level: Tuning.mix(clarity: share).tone, lowPass: SenseTable.openLowPass)
    }

    /// The safe zone's glow. It stands over the floor and is seen through walls: the countdown allows for the walk, not for a search. A player
    /// inside sees it whichever way they look.
    func glow(of zone: SafeZone, floorY: Float) -> Visible? {
        let middle = zone.center.at(height: floorY)
        guard has(.sight, for: .safeZone), let bearing = bearing(to: middle),
            bearing.distance <= zone.radius || isInView(bearing)
        else { return nil }
        return Visible(position: middle, yaw: 0, opacity: 1)
    }

    private static func isInBounds(_ point: Vector3) -> Bool {
        let limit = SenseTable.farthest
        // A NaN is under no limit.
        return point.x.magnitude < limit && point.y.magnitude < limit && point.z.magnitude < limit
    }
}
