/// An AR service without a camera, for browsers and bots: the worlds are always one, and the player walks the surveyed room
/// by keys, a stick or a plan.
public final class VirtualARService: ARService {
    /// What was spawned.
    public private(set) var spawned = SpawnedWorld()
    /// The floor that the player walks.
    public private(set) var floor: WalkableFloor?
    /// Whether the seance has begun.
    public private(set) var isRunning = false

    private var walker: Walker?
    private var start: FloorPlacement?
    private var library: SoundLibrary?
    private var played: [SoundName] = []

    /// A service that plays what is in `library`; without one, every sound counts as there.
    public init(library: SoundLibrary? = nil) { self.library = library }

    // MARK: Where the player is

    /// Always: there is but one world.
    public var hasMergedWorlds: Bool { true }
    /// Nobody's phone is seen by another's camera here.
    public var participantPose: Pose? { nil }
    /// Where the player stands and looks, from the start of the seance.
    public var pose: Pose? { isRunning ? walker?.pose : nil }
    /// The surveyed room, once entered.
    public var room: ScannedRoom? { spawned.room }
    /// All that was spawned.
    public var world: KnownWorld { spawned.known }

    /// Whether a letter hangs.
    public var isLetterSpawned: Bool { world.letter != nil }
    /// Where the letter hangs.
    public var letterWorldPosition: Vector3? { world.letter?.origin }

    /// Begins the seance.
    public func start(isHost: Bool) {
        isRunning = true
        standAnywhere()
    }

    /// Forgets what was spawned and where the player stood; the room stays.
    public func stop() {
        isRunning = false
        spawned.clear()
        walker = nil
        start = nil
        played = []
    }

    /// Enters the surveyed room.
    public func enter(_ room: ScannedRoom) {
        guard room != spawned.room else { return }
        let floor = WalkableFloor(room: room)
        self.floor = floor
        spawned.enter(room, floor)
        walker = nil
        if let start { stand(at: start) } else if isRunning { standAnywhere() }
    }

    /// Puts the player down, at eye height. The same start again, as after a resume, leaves the player where it went.
    public func stand(at start: FloorPlacement) {
        guard start != self.start || walker == nil else { return }
        self.start = start
        guard let floor else { return }
        walker = Walker(floor: floor, at: start.point, yaw: start.yaw)
    }

    /// A Host that gives no start, as a phone does, has the player begin amid the floor.
    private func standAnywhere() {
        guard walker == nil, let floor, let corners = room?.floors.first, !corners.isEmpty else { return }
        let middle = corners.reduce(FloorPoint(), +) / Float(corners.count)
        walker = Walker(floor: floor, at: middle)
    }

    /// Walks with `velocity` (metres a second over the floor plan) for `seconds`. Returns what stopped the player, if
    /// something did.
    @discardableResult public func walk(_ velocity: FloorPoint, seconds: Float) -> Bump? {
        walker?.walk(velocity, seconds: seconds)
    }

    /// Turns to a yaw, in radians.
    public func turn(to yaw: Float) { walker?.yaw = yaw }

    // MARK: What is there

    /// Gives the player a role.
    public func assign(_ role: PlayerRole) { spawned.assign(role) }

    /// Hangs the letter, by role, at the height of every wall clue.
    public func requestLetterSpawn(at transform: Transform) {
        guard spawn(.letter(transform)), world.role == .listener else { return }
        _ = canPlay(.letterWhisper)
    }

    /// Spawns by role.
    @discardableResult public func spawn(_ apparition: Apparition) -> Bool {
        spawned.spawn(apparition, on: floor)
    }

    /// Takes everything of a kind away.
    public func vanish(_ entity: Entity) { spawned.vanish(entity) }

    /// Says whether the senses are out, or whole again.
    public func setSenses(areOut: Bool, areRestored: Bool) {
        spawned.setSenses(areOut: areOut, areRestored: areRestored)
    }

    // MARK: Sounds

    /// Whether a sound can be played.
    public func canPlay(_ sound: SoundName) -> Bool {
        library?.canPlay(sound) ?? true
    }

    /// Plays a sound that has no place.
    public func play(_ sound: SoundName) {
        if canPlay(sound) { played.append(sound) }
    }

    /// The sounds played since the last call.
    public func takePlayed() -> [SoundName] {
        defer { played = [] }
        return played
    }

    // MARK: Collaboration

    /// There is no ARKit to collaborate with.
    public func takeCollaborationData() -> CollaborationPayload? { nil }
    /// There is no ARKit to collaborate with.
    public func receive(_ payload: CollaborationPayload) {}
}
