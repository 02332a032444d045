/// What is true of the link on every screen.
public struct LinkEntity: Equatable, Sendable {
    /// The link's state.
    public var state = NetworkState.idle
    /// Whether the lights are on for both.
    public var isPaused = false
    /// Seconds before the partner's seat is given up; `nil` while the partner is there.
    public var partnerLostSecondsLeft: Float?
    /// Seconds before the own seat is given up; `nil` while the link lives.
    public var lostSecondsLeft: Float?
    /// Round trip of the last ping, in seconds.
    public var roundTrip: Float = 0
    /// Whether the room that came could not be read.
    public var isRoomUnreadable = false
    /// The player's velocity over the last half second, in metres a second.
    public var velocity = Vector3()

    /// A link at rest.
    public init() {}

    /// The player's speed over the floor, in metres a second.
    public var speed: Float { velocity.floor.length }
    /// Whether the night's clocks stand still.
    public var isFrozen: Bool { isPaused || partnerLostSecondsLeft != nil || lostSecondsLeft != nil }
}
