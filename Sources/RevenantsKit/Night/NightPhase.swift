/// The Host's place in the night: the screens, and the stages of the parts.
public enum NightPhase: UInt8, Equatable, Sendable, CaseIterable {
    /// Players arrive and say that they are ready.
    case lobby
    /// Both wait for the phones' worlds to merge (a phone Host only).
    case merging
    /// The doll sits on the rug.
    case seance
    /// The curse's transition.
    case curse
    /// The next letter fragment is about to hang.
    case letterComing
    /// A letter hangs, dark to the Seer.
    case letterDark
    /// The Seer can see the letter.
    case letterLit
    /// The mission is being spoken.
    case missionSpoken
    /// The lock and the whispers.
    case lock
    /// The next number is about to glow.
    case toneComing
    /// A number glows, the dial is open.
    case tone
    /// The pedestal is about to rise.
    case ritualComing
    /// The pieces are being placed.
    case ritual
    /// The senses are whole, the clock runs.
    case escape

    /// The part of the night, after the curse.
    public var part: NightPart? {
        switch self {
        case .lobby, .merging, .seance, .curse: nil
        case .letterComing, .letterDark, .letterLit, .missionSpoken: .letter
        case .lock: .lock
        case .toneComing, .tone: .frequency
        case .ritualComing, .ritual, .escape: .ritual
        }
    }

    /// Whether the curse has fallen and the night is not over.
    public var isCursed: Bool { rawValue >= NightPhase.curse.rawValue }
}
