/// What is true of the link on every screen.
struct LinkEntity: Equatable, Sendable {
    /// The link's state.
    var state = NetworkState.idle
    /// Whether the lights are on for both.
    var isPaused = false
    /// Seconds before the partner's seat is given up; `nil` while the partner is there.
    var partnerLostSecondsLeft: Float?
    /// Seconds before the own seat is given up; `nil` while the link lives.
    var lostSecondsLeft: Float?
    /// Round trip of the last ping, in seconds.
    var roundTrip: Float = 0
    /// Whether the room that came could not be read.
    var isRoomUnreadable = false
    /// The player's velocity over the last half second, in metres a second.
    var velocity = Vector3()

    /// A link at rest.
    init() {}

    /// The player's speed over the floor, in metres a second.
    var speed: Float { velocity.floor.length }
    /// Whether the night's clocks stand still.
    var isFrozen: Bool { isPaused || partnerLostSecondsLeft != nil || lostSecondsLeft != nil }
}
