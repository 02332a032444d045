/// What a player sees, hears, feels and reads in the night itself.
public struct GameplayViewState: Equatable, Sendable {
    /// The player's role.
    public var role: PlayerRole = .unassigned
    /// The part of the night, as far as this player knows.
    public var part: NightPart = .letter
    /// What you have and what the other has, while it is shown.
    public var reveal: RoleReveal?
    /// What to do now.
    public var objective: Objective = .wait
    /// The same in words.
    public var objectiveLine = Line("")
    /// How the senses are impaired.
    public var look = Look()
    /// What the senses give.
    public var percepts: [Percept] = []
    /// The pulse that begins in this tick, if one does; on a phone, a vibration.
    public var pulse: HapticPulse?
    /// What happened in this tick, to be heard: sounds by name, without a place.
    public var sounds: [SoundName] = []
    /// What is read now, oldest first.
    public var captions: [Caption] = []
    /// What is spoken aloud from this tick on, oldest first.
    public var spoken: [Utterance] = []
    /// What the other said by the talk pad in this tick.
    public var heard: [Phrase] = []
    /// The cue that is given now.
    public var cue: Cue?
    /// What the cue says here and now.
    public var advice: Advice?
    /// Where a beam stands, while a cue gives one.
    public var beam: Vector3?
    /// What is within reach of the hand now.
    public var reach: InReach = []
    /// Letter fragments held.
    public var fragments = 0
    /// Seer: the lock.
    public var lock: LockState?
    /// Listener: the digits heard.
    public var digits: HeardDigits?
    /// Listener: the dial.
    public var dial: DialState?
    /// Seer: whether the Host holds the pin for pressed (in the ritual, the piece for laid).
    public var isPinHeld = false
    /// Tones matched.
    public var tonesMatched = 0
    /// Pieces of the seal held.
    public var pieces = 0
    /// Pieces on the pedestal.
    public var piecesPlaced = 0
    /// Candles that still burn.
    public var candles = 3
    /// Seconds of the escape left; `nil` before it.
    public var countdown: Float?
    /// Seconds until the senses come back; 0 when they are not out.
    public var scareLeft: Float = 0
    /// Why they are out, or were last.
    public var scareCause: ScareCause?
    /// The player's own speed: displacement over 0.5 s, metres a second.
    public var speed: Float = 0
    /// Whether that is fast enough for the Revenant to hear.
    public var isLoud = false
    /// What the Host refused in this tick.
    public var refused: RefusedClaim?

    /// A night in which nothing has happened yet.
    public init() {}

    /// What is perceived of `entity`; the first where there are several.
    public func percept(of entity: Entity) -> Percept? {
        for percept in percepts where percept.entity == entity { return percept }
        return nil
    }
}

/// After the curse: what you have, what the other has, talk.
public struct RoleReveal: Equatable, Sendable {
    /// What the player is.
    public var title: Line
    /// What the player has.
    public var mine: Line
    /// What the other has.
    public var theirs: Line
    /// The advice.
    public var advice: Line

    /// A reveal.
    public init(title: Line, mine: Line, theirs: Line, advice: Line) {
        self.title = title
        self.mine = mine
        self.theirs = theirs
        self.advice = advice
    }
}

/// How the camera's picture and the ears are impaired.
public struct Look: Equatable, Sendable {
    /// Blur over the picture, in points.
    public var blurRadius: Float = 0
    /// The vignette, 0 (none) … 1 (opaque edges).
    public var vignette: Float = 0
    /// The level of the static over everything, in dB relative to full scale; −120 is silence.
    public var staticLevel: Float = Look.silence
    /// Whether the picture is black and the sound gone (a scare).
    public var isOut = false

    /// The level that stands for silence.
    public static let silence: Float = -120

    /// Whole senses.
    public init() {}
}

/// One pulse in the hand.
public struct HapticPulse: Equatable, Sendable {
    /// 0 … 1.
    public var intensity: Float
    /// 0 … 1.
    public var sharpness: Float
    /// Whether a 60 ms breadcrumb follows it: the player faces the thing.
    public var hasBreadcrumb: Bool

    /// A pulse.
    public init(intensity: Float, sharpness: Float, hasBreadcrumb: Bool) {
        self.intensity = intensity
        self.sharpness = sharpness
        self.hasBreadcrumb = hasBreadcrumb
    }
}

/// A caption on the screen.
public struct Caption: Equatable, Sendable {
    /// What it says.
    public var text: Utterance
    /// Seconds it is still shown.
    public var secondsLeft: Float

    /// A caption.
    public init(text: Utterance, secondsLeft: Float) {
        self.text = text
        self.secondsLeft = secondsLeft
    }
}

/// Something said: by the house, or by the other through the talk pad.
public enum Utterance: Equatable, Sendable {
    /// A line of the house.
    case line(Line)
    /// The other's phrase.
    case phrase(Phrase)
    /// A digit that is whispered.
    case digit(UInt8)
}

/// What is within reach of the hand.
public struct InReach: OptionSet, Equatable, Sendable {
    /// The bits.
    public var rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The letter can be touched.
    public static let letter = InReach(rawValue: 1)
    /// The lock takes a code.
    public static let lock = InReach(rawValue: 2)
    /// The pin, or in the ritual the pedestal, can be pressed.
    public static let pin = InReach(rawValue: 4)
    /// The player stands in the safe zone.
    public static let zone = InReach(rawValue: 8)
}

/// A claim that did not hold.
public struct RefusedClaim: Equatable, Sendable {
    /// What was claimed.
    public var event: EventName
    /// Why it did not hold.
    public var reason: Refusal
    /// The same in words.
    public var line: Line

    /// A refused claim.
    public init(event: EventName, reason: Refusal, line: Line) {
        self.event = event
        self.reason = reason
        self.line = line
    }
}
