/// An AR service for tests: a test sets where the player is; it records every call and spawns as the real ones do.
public final class FakeARService: ARService {
    /// What was asked of the service.
    public enum Call: Equatable, Sendable {
        case start(isHost: Bool)
        case stop
        case enter(walls: Int)
        case stand(FloorPlacement)
        case assign(PlayerRole)
        case requestLetterSpawn(Transform)
        case spawn(Apparition)
        case vanish(Entity)
        case setSenses(areOut: Bool, areRestored: Bool)
        case play(SoundName)
        case receive(CollaborationPayload)
    }

    /// Set by a test: whether the worlds are one.
    public var hasMergedWorlds = true
    /// Set by a test: where the device is.
    public var pose: Pose?
    /// Set by a test: where the partner's anchor is.
    public var participantPose: Pose?
    /// Set by a test: what ARKit wants to send.
    public var outgoing: [CollaborationPayload] = []
    /// Set by a test: sounds that are missing.
    public var missing: [SoundName] = []

    /// What was spawned.
    public private(set) var spawned = SpawnedWorld()
    /// The calls that no test has looked at yet. A test that ends with some left has not said all that happened.
    public private(set) var calls: [Call] = []

    private var floor: WalkableFloor?
    private var played: [SoundName] = []

    /// A service at rest.
    public init() {}

    /// The calls since the last look.
    public func takeCalls() -> [Call] {
        defer { calls = [] }
        return calls
    }

    /// The surveyed room, once entered.
    public var room: ScannedRoom? { spawned.room }
    /// All that was spawned.
    public var world: KnownWorld { spawned.known }
    /// Whether a letter hangs.
    public var isLetterSpawned: Bool { world.letter != nil }
    /// Where the letter hangs.
    public var letterWorldPosition: Vector3? { world.letter?.origin }

    /// Records it.
    public func start(isHost: Bool) { calls.append(.start(isHost: isHost)) }

    /// Records it and forgets what was spawned.
    public func stop() {
        calls.append(.stop)
        spawned.clear()
    }

    /// Records it and enters the room.
    public func enter(_ room: ScannedRoom) {
        calls.append(.enter(walls: room.wallCount))
        let floor = WalkableFloor(room: room)
        self.floor = floor
        spawned.enter(room, floor)
    }

    /// Records it; the test alone moves the player.
    public func stand(at start: FloorPlacement) { calls.append(.stand(start)) }

    /// Records it and assigns.
    public func assign(_ role: PlayerRole) {
        calls.append(.assign(role))
        spawned.assign(role)
    }

    /// Records it and hangs the letter.
    public func requestLetterSpawn(at transform: Transform) {
        calls.append(.requestLetterSpawn(transform))
        _ = spawned.spawn(.letter(transform), on: floor)
    }

    /// Records it and spawns by role.
    @discardableResult public func spawn(_ apparition: Apparition) -> Bool {
        calls.append(.spawn(apparition))
        return spawned.spawn(apparition, on: floor)
    }

    /// Records it and takes it away.
    public func vanish(_ entity: Entity) {
        calls.append(.vanish(entity))
        spawned.vanish(entity)
    }

    /// Records it and passes it on to the senses.
    public func setSenses(areOut: Bool, areRestored: Bool) {
        calls.append(.setSenses(areOut: areOut, areRestored: areRestored))
        spawned.setSenses(areOut: areOut, areRestored: areRestored)
    }

    /// Whether the test did not name it missing.
    public func canPlay(_ sound: SoundName) -> Bool { !missing.contains(sound) }

    /// Records it; a missing sound is not played.
    public func play(_ sound: SoundName) {
        calls.append(.play(sound))
        if canPlay(sound) { played.append(sound) }
    }

    /// The sounds played since the last call.
    public func takePlayed() -> [SoundName] {
        defer { played = [] }
        return played
    }

    /// What the test wants to be sent.
    public func takeCollaborationData() -> CollaborationPayload? { outgoing.isEmpty ? nil : outgoing.removeFirst() }

    /// Records it.
    public func receive(_ payload: CollaborationPayload) { calls.append(.receive(payload)) }
}
