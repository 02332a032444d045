/// The narration: which line is read in which phase, at which beat. It holds no state and reaches no sensor.
public enum Atmosphere {
    /// Seconds for which a line stands.
    public static let beatSeconds = 9.0

    /// The beat after so many seconds. Anything that is not above 0 counts as 0.
    public static func beat(after seconds: Double) -> Int {
        // Past this many beats (three centuries) a conversion could overflow where `Int` has 32 bits.
        seconds > 0 ? Int(min(seconds / beatSeconds, 1e9).rounded(.down)) : 0
    }

    /// The register that speaks in a phase; `nil` where nobody does.
    public static func voice(in phase: EyeSession.Phase) -> Voice? {
        switch phase {
        case .dormant: nil
        case .seekingConsent, .denied: .kafka
        case .watching, .released: .beckett
        case .noticing, .awake: .poe
        }
    }

    /// The line of a phase at a beat; the lines come round again when a phase runs long.
    public static func line(in phase: EyeSession.Phase, beat: Int) -> Line? {
        guard let voice = voice(in: phase) else { return nil }
        let lines = lines(in: phase)
        return Line(lines[Int(beat.magnitude % UInt(lines.count))], voice)
    }

    /// The line that a sitting reads now.
    public static func line(of session: EyeSession) -> Line? {
        line(in: session.phase, beat: beat(after: session.narrationElapsed))
    }
}
