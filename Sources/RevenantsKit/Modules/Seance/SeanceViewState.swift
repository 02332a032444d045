/// What the seance screen shows.
public struct SeanceViewState: Equatable, Sendable {
    /// Whether both worlds are one.
    public var hasMergedWorlds: Bool
    /// What is seen of the doll and the partner.
    public var percepts: [Percept]
    /// Whether the doll is within reach of a hand.
    public var canTouchDoll: Bool
    /// Whether this player's hand is on the doll.
    public var hasHand: Bool
    /// Whether the partner's hand is on the doll.
    public var hasPartnerHand: Bool
    /// One line of what to do.
    public var status: Line

    /// A seance's view state.
    public init(
        hasMergedWorlds: Bool, percepts: [Percept] = [], canTouchDoll: Bool = false, hasHand: Bool = false,
        hasPartnerHand: Bool = false, status: Line
    ) {
        self.hasMergedWorlds = hasMergedWorlds
        self.percepts = percepts
        self.canTouchDoll = canTouchDoll
        self.hasHand = hasHand
        self.hasPartnerHand = hasPartnerHand
        self.status = status
    }
}

/// What the curse shows while it begins.
public struct CurseViewState: Equatable, Sendable {
    /// How far the transition is, 0 … 1.
    public var progress: Float
    /// One line.
    public var line: Line
    /// What is heard of it from this tick on.
    public var sounds: [SoundName]

    /// A curse's view state.
    public init(progress: Float, line: Line, sounds: [SoundName] = []) {
        self.progress = progress
        self.line = line
        self.sounds = sounds
    }
}
