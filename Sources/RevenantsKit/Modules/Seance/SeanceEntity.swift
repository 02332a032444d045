/// What is true while the worlds merge and the doll waits.
public struct SeanceEntity: Equatable, Sendable {
    /// Whether both worlds are one.
    public var hasMergedWorlds = false
    /// Whether the doll stands on the rug.
    public var hasDoll = false
    /// What the senses give.
    public var percepts: [Percept] = []
    /// Whether the doll is within reach.
    public var isDollInReach = false
    /// Whether this player's hand is on the doll.
    public var hasHand = false
    /// Whether the partner's hand is on the doll.
    public var hasPartnerHand = false
    /// Whether the last touch was refused.
    public var wasRefused = false

    /// A seance about to begin.
    public init() {}
}
