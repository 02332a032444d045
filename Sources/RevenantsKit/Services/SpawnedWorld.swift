/// What an AR service has spawned, and the rules of spawning that a camera and a browser share: by role, and every clue of a
/// wall at its one height.
public struct SpawnedWorld: Equatable, Sendable {
    /// What the senses work on.
    public private(set) var known = KnownWorld()
    /// The surveyed room, once entered.
    public private(set) var room: ScannedRoom?
    /// Things that were not spawned because the role has no sense for them, or because their numbers were no place.
    public private(set) var refused = 0

    /// Where the doll stood: the footprints begin there.
    private var home: FloorPoint?
    /// The bend of the footprints to the lock.
    private var bend: Float = 0

    /// The height of every wall clue above the lowest floor: the seed's answer to a phone whose tracking drifts.
    public static let clueHeight: Float = WallSpot.height
    /// How many of the Revenant's prints stay wet.
    public static let wetPrints = 12

    /// An empty world.
    public init() {}

    /// Enters a room and its floor. What was spawned already, as after a late resume, is put on its floor and at its height.
    public mutating func enter(_ room: ScannedRoom, _ floor: WalkableFloor) {
        self.room = room
        known.floorY = room.floorY
        known.letter = known.letter.map(clamped)
        known.whisper = known.whisper.map(clamped)
        known.glyph = known.glyph.map { Glyph(transform: clamped($0.transform), hertz: $0.hertz) }
        if let lock = known.lock { hangLock(at: clamped(lock), bend: bend, floor) }
    }

    /// Forgets what was spawned, the role too; the room stays.
    public mutating func clear() {
        var empty = KnownWorld()
        empty.floorY = known.floorY
        known = empty
        home = nil
    }

    /// Gives the player a role, and takes away what it has no sense for.
    public mutating func assign(_ role: PlayerRole) {
        guard role != known.role else { return }
        known.role = role
        for entity in Entity.allCases where entity != .doll && entity != .partner { vanish(entity) }
    }

    /// Says whether the senses are out, or whole again.
    public mutating func setSenses(areOut: Bool, areRestored: Bool) {
        known.isScared = areOut
        known.isRestored = areRestored
    }

    /// Spawns by role. Returns whether it was spawned.
    public mutating func spawn(_ apparition: Apparition, on floor: WalkableFloor?) -> Bool {
        guard apparition.mayAppear(to: known.role), apparition.isPlace else {
            refused += 1
            return false
        }
        switch apparition {
        case .doll(let point, _):
            known.doll = point
            home = point.floor
        case .letter(let transform): known.letter = clamped(transform)
        case .lock(let point, let bend): hangLock(at: clamped(point), bend: bend, floor)
        case .whisper(let point): known.whisper = clamped(point)
        case .glyph(let glyph):
            known.glyph = Glyph(transform: clamped(glyph.transform), hertz: glyph.hertz)
        case .dial(let clarity): known.clarity = min(max(clarity, 0), 100)
        case .revenant(let point): known.revenant = point
        case .revenantPrint(let print):
            known.revenantPrints.append(print)
            if known.revenantPrints.count > Self.wetPrints { known.revenantPrints.removeFirst() }
        case .pedestal(let point): known.pedestal = point
        case .safeZone(let zone): known.zone = zone
        case .partner(let pose, let speed):
            known.partner = pose
            known.partnerSpeed = speed
        }
        return true
    }

    /// Takes everything of a kind away.
    public mutating func vanish(_ entity: Entity) {
        switch entity {
        case .doll: known.doll = nil
        case .letter: known.letter = nil
        case .footprint: known.trail = []
        case .lock: known.lock = nil
        case .whisper: known.whisper = nil
        case .glyph: known.glyph = nil
        case .dial: known.clarity = nil
        case .revenant: known.revenant = nil
        case .revenantPrint: known.revenantPrints = []
        case .pedestal: known.pedestal = nil
        case .safeZone: known.zone = nil
        case .partner:
            known.partner = nil
            known.partnerSpeed = 0
        }
    }

    private mutating func hangLock(at point: Vector3, bend: Float, _ floor: WalkableFloor?) {
        self.bend = bend
        known.lock = point
        known.trail = []
        guard let floor, let home else { return }
        known.trail = Footprints.trail(from: home, to: point, bend: bend, on: floor)
    }

    private func clamped(_ point: Vector3) -> Vector3 {
        Vector3(point.x, known.floorY + Self.clueHeight, point.z)
    }

    private func clamped(_ transform: Transform) -> Transform {
        var transform = transform
        transform.origin = clamped(transform.origin)
        return transform
    }
}

extension Apparition {
    /// Whether all its numbers are finite, so that it is somewhere.
    var isPlace: Bool {
        switch self {
        case .doll(let point, let yaw): point.isFinite && yaw.isFinite
        case .letter(let transform): transform.isFinite
        case .lock(let point, let bend): point.isFinite && bend.isFinite
        case .whisper(let point), .pedestal(let point): point.isFinite
        case .glyph(let glyph): glyph.transform.isFinite && glyph.hertz.isFinite
        case .dial: true
        case .revenant(let point): point.isFinite
        case .revenantPrint(let print): print.point.isFinite && print.yaw.isFinite
        case .safeZone(let zone): zone.center.isFinite && zone.radius.isFinite
        case .partner(let pose, let speed): pose.isUsable && speed.isFinite
        }
    }
}

extension Vector3 {
    /// Whether all three numbers are finite.
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}

extension FloorPoint {
    /// Whether both numbers are finite.
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Transform {
    /// Whether all twelve numbers are finite.
    fileprivate var isFinite: Bool { right.isFinite && up.isFinite && front.isFinite && origin.isFinite }
}
