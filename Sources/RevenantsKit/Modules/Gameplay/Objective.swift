/// What a player is to do now: one line for each role and part.
public enum Objective: UInt8, Equatable, Sendable, CaseIterable {
    /// Nothing yet; the house gathers itself.
    case wait
    /// Listener: walk to where the pulse is strongest.
    case followPulse
    /// Listener: stay at the letter and call the other.
    case stayAtLetter
    /// Seer: the letter is still dark; keep by the other.
    case keepByListener
    /// Seer: the letter is lit; touch it.
    case touchLetter
    /// Seer: follow the footprints.
    case followFootprints
    /// Seer: enter the code that the other hears.
    case enterCode
    /// Listener: walk toward the whisper.
    case followWhisper
    /// Listener: all four digits are heard; say them.
    case sayDigits
    /// Seer: find the glowing number and say it.
    case findNumber
    /// Seer: hold the lock's pin while the other tunes.
    case holdPin
    /// Listener: turn the dial to the number the other sees.
    case tuneDial
    /// Seer: bring the pieces to the pedestal and hold each for 3 s.
    case placePieces
    /// Listener: go to the hum.
    case followHum
    /// Listener: by the pedestal, keep the hum clear.
    case keepHum
    /// Both: reach the safe zone.
    case reachZone
}
