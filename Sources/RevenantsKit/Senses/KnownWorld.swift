/// What one player's device has been told is there. A thing of the other role's senses is never in it: it was never sent.
public struct KnownWorld: Equatable, Sendable {
    /// The player's role.
    public var role: PlayerRole = .unassigned
    /// The doll on the rug, until the curse.
    public var doll: Vector3?
    /// The letter fragment that hangs now. A Seer's device has it only once it is lit.
    public var letter: Transform?
    /// The lock on its wall (Seer).
    public var lock: Vector3?
    /// The bloody footprints to the lock, in walking order (Seer).
    public var trail: [Footprint] = []
    /// Where the whispers come from (Listener).
    public var whisper: Vector3?
    /// The glowing number (Seer).
    public var glyph: Glyph?
    /// The clarity of the dial, 0 … 100; `nil` while there is no dial (Listener).
    public var clarity: Int?
    /// The Revenant's place (Listener).
    public var revenant: FloorPoint?
    /// The Revenant's wet prints, newest last (Seer).
    public var revenantPrints: [FloorPlacement] = []
    /// The pedestal of the ritual (both).
    public var pedestal: Vector3?
    /// The safe zone (both).
    public var zone: SafeZone?
    /// The partner's last pose.
    public var partner: Pose?
    /// The partner's speed over the floor, metres a second.
    public var partnerSpeed: Float = 0
    /// Whether the senses are out (a scare).
    public var isScared = false
    /// Whether both senses are whole again.
    public var isRestored = false
    /// The height of the lowest floor.
    public var floorY: Float = 0

    /// A world in which nothing is known yet.
    public init() {}
}

/// One bloody footprint.
public struct Footprint: Equatable, Sendable {
    /// Where it lies.
    public var point: FloorPoint
    /// The way it walks (see ``Pose``).
    public var yaw: Float
    /// Whether it is a left foot.
    public var isLeft: Bool

    /// A footprint.
    public init(point: FloorPoint, yaw: Float, isLeft: Bool) {
        self.point = point
        self.yaw = yaw
        self.isLeft = isLeft
    }
}

/// The glowing number of seal 3.
public struct Glyph: Equatable, Sendable {
    /// Where it glows.
    public var transform: Transform
    /// The frequency it names, in hertz.
    public var hertz: Float

    /// A glyph.
    public init(transform: Transform, hertz: Float) {
        self.transform = transform
        self.hertz = hertz
    }
}

/// The zone on the floor that ends the night.
public struct SafeZone: Equatable, Sendable {
    /// Its middle.
    public var center: FloorPoint
    /// Its radius in metres.
    public var radius: Float

    /// A zone.
    public init(center: FloorPoint, radius: Float) {
        self.center = center
        self.radius = radius
    }
}
