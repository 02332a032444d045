/// The world as this device tracks it: where the player stands, what was spawned there, what is played.
///
/// It lives from the seance on and outlives every screen. It spawns by role: a thing that the player's role has no sense for
/// is never in its ``world``. It measures no distance and decides nothing; that is the interactors' part.
public protocol ARService: AnyObject {
    /// Whether both phones' worlds are one. Where there is no camera they always are.
    var hasMergedWorlds: Bool { get }
    /// Whether a letter hangs.
    var isLetterSpawned: Bool { get }
    /// Where the letter hangs.
    var letterWorldPosition: Vector3? { get }
    /// Where the device is; `nil` until it is tracked.
    var pose: Pose? { get }
    /// The partner's place as its anchor tells it; `nil` where there is no such anchor.
    var participantPose: Pose? { get }
    /// The surveyed room, once entered.
    var room: ScannedRoom? { get }
    /// All that was spawned.
    var world: KnownWorld { get }

    /// Starts tracking. A Host builds the shared world.
    func start(isHost: Bool)
    /// Stops tracking and forgets what was spawned; the room stays.
    func stop()
    /// Enters the surveyed room.
    func enter(_ room: ScannedRoom)
    /// Puts the player at the start of a server room. A device that is tracked by a camera stays where it is.
    func stand(at start: FloorPlacement)

    /// Gives the player a role. Another role than before forgets what only the old one could sense.
    func assign(_ role: PlayerRole)
    /// Asks for the letter at a transform that the Host sent. The service clamps its height and spawns it by role: a pale
    /// plane for the Seer, an unseen emitter for the Listener.
    func requestLetterSpawn(at transform: Transform)
    /// Spawns something else, by role. Returns whether it was spawned.
    @discardableResult func spawn(_ apparition: Apparition) -> Bool
    /// Takes everything of a kind away.
    func vanish(_ entity: Entity)
    /// Says whether the senses are out, or whole again.
    func setSenses(areOut: Bool, areRestored: Bool)

    /// Whether a sound can be played; a missing one was logged and is skipped.
    func canPlay(_ sound: SoundName) -> Bool
    /// Plays a sound that has no place. A missing one is skipped.
    func play(_ sound: SoundName)
    /// The sounds played since the last call.
    func takePlayed() -> [SoundName]

    /// ARKit's next data for the partner's phone.
    func takeCollaborationData() -> CollaborationPayload?
    /// Feeds the partner's data to ARKit.
    func receive(_ payload: CollaborationPayload)
}
