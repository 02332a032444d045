/// What is true while the worlds merge and the doll waits.
struct SeanceEntity: Equatable, Sendable {
    /// Whether both worlds are one.
    var hasMergedWorlds = false
    /// Whether the doll stands on the rug.
    var hasDoll = false
    /// What the senses give.
    var percepts: [Percept] = []
    /// Whether the doll is within reach.
    var isDollInReach = false
    /// Whether this player's hand is on the doll.
    var hasHand = false
    /// Whether the partner's hand is on the doll.
    var hasPartnerHand = false
    /// Whether the last touch was refused.
    var wasRefused = false

    /// A seance about to begin.
    init() {}
}
