public import RevenantsKit

/// How a bot plays.
public enum BotManner: UInt8, Equatable, Sendable, CaseIterable {
    /// Walks slowly enough not to be heard, listens for the heartbeat, and says what it knows.
    case careful
    /// Runs, guesses, and heeds nothing.
    case reckless

    /// How fast it walks, in metres a second.
    var speed: Float { self == .careful ? 0.6 : 1.3 }
}

/// What a bot does in one tick: where it walks, where it looks, and what its hands do.
public struct BotMove: Equatable, Sendable {
    /// The velocity it walks with, in metres a second.
    public var velocity = FloorPoint(0, 0)
    /// The yaw it turns to (see ``Pose``), as far as it gets in a tick; `nil` to look on.
    public var yaw: Float?
    /// What it presses, says and touches.
    public var actions: [PlayerAction] = []

    /// Standing still.
    public init() {}
}
