/// The numbers of the night: metres, seconds, hertz (revenants.md, sections 1, 3 and 5).
public enum NightRules {
    /// Ticks a second.
    public static var ticksPerSecond: Int { 20 }
    /// The length of a tick, in seconds.
    public static var tick: Float { 0.05 }

    // MARK: Reach

    /// What the Host grants on top of each reach: a pose may be 80 ms old.
    public static var tolerance: Float { 0.25 }
    /// From how far the doll is touched.
    public static var dollReach: Float { 1.5 }
    /// From how far a letter, the lock and the pedestal are touched.
    public static var touchReach: Float { 1.0 }
    /// Beyond this the pin lets go.
    public static var pinRelease: Float { 1.25 }
    /// How near both stand to the pedestal while a piece is placed.
    public static var ritualReach: Float { 1.5 }
    /// How near the Listener stands to light a letter.
    public static var lightingReach: Float { 1.0 }
    /// The nearest approach, horizontal, at which each digit of a ring is heard.
    public static func digitReach(_ index: Int) -> Float { 3.0 - 0.75 * Float(min(index, 2)) - (index > 2 ? 0.5 : 0) }

    // MARK: Times, in seconds

    /// How long a hand stays on the doll.
    public static var handLapse: Float { 10 }
    /// The curse's transition.
    public static var curse: Float { 4 }
    /// From the curse, and from each fragment, to the next letter.
    public static var letterDelay: Float { 1 }
    /// How long the Listener stands before a letter until it is lit.
    public static var lightingDwell: Float { 1 }
    /// From the mission to the lock.
    public static var lockDelay: Float { 12 }
    /// From a piece or a match to the next tone or the ritual.
    public static var toneDelay: Float { 3 }
    /// How long a tone is held.
    public static var toneHold: Float { 1 }
    /// How long a piece is held on the pedestal.
    public static var placingHold: Float { 3 }
    /// How long both stand in the zone.
    public static var escapeDwell: Float { 1 }
    /// The scare after the third wrong code.
    public static var codeScare: Float { 10 }
    /// The scare after a decoy or a touch.
    public static var shortScare: Float { 6 }
    /// The silence after which a player is lost.
    public static var silence: Float { 6 }
    /// How long a lost player's seat is kept.
    public static var absence: Float { 120 }
    /// The time without progress after which each cue comes.
    public static func cueDelay(_ strength: Cue.Strength) -> Float {
        switch strength {
        case .caption: 40
        case .spoken: 80
        case .beam: 150
        }
    }

    // MARK: The dial

    /// The lowest and highest frequency of the dial.
    public static var dialLow: Float { 100 }
    /// The highest frequency of the dial.
    public static var dialHigh: Float { 1000 }
    /// How near the dial must be to a station to hold it.
    public static var tuningWidth: Float { 15 }
    /// How far the ritual's hum drifts to either side.
    public static var humDrift: Float { 40 }
    /// The period of the drift.
    public static var humPeriod: Float { 20 }
    /// Wrong codes until a scare.
    public static var tries: Int { 3 }

    // MARK: The Revenant

    /// Its walking speed in a part of the night.
    public static func revenantSpeed(_ part: NightPart) -> Float {
        switch part {
        case .letter, .lock: 0.35
        case .frequency: 0.45
        case .ritual: 0.6
        }
    }
    /// The speed above which a player is heard.
    public static var loudSpeed: Float { 0.7 }
    /// The time over which a player's displacement is a speed.
    public static var speedWindow: Float { 0.5 }
    /// How near it touches.
    public static var touchDistance: Float { 0.6 }
    /// How long it must be that near.
    public static var touchDwell: Float { 1 }
    /// How long it searches where the noise was.
    public static var searching: Float { 8 }
    /// How old a print is when the Seer sees it.
    public static var printAge: Float { 2 }
    /// Candles at the start.
    public static var candles: Int { 3 }

    // MARK: The escape

    /// The zone's radius.
    public static var zoneRadius: Float { 0.8 }
    /// The countdown for the longer player's path, in metres (revenants.md, "Ritual and escape").
    public static func countdown(path: Float, moreTime: Bool) -> Float {
        min(max(8 + path / 0.6, 12), 30) * (moreTime ? 1.5 : 1)
    }

    /// The whole number of ticks in `seconds`.
    static func ticks(_ seconds: Float) -> Int { Int((seconds * 20).rounded(.toNearestOrEven)) }
}
