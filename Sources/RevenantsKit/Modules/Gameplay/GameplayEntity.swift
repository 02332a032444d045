/// What is true of the night on this player's device.
struct GameplayEntity: Equatable, Sendable {
    /// The player's role.
    var role = PlayerRole.unassigned
    /// The part of the night, as far as this player was told.
    var part = NightPart.letter
    /// What to do now.
    var objective = Objective.wait
    /// Letter fragments held.
    var fragments = 0
    /// Seer: the lock.
    var lock: LockState?
    /// Listener: the digits heard.
    var digits: HeardDigits?
    /// The number of the tone that is open, or was last; 0 before the first.
    var tone = 0
    /// Whether a tone, or the ritual's hum, is open now.
    var isToneOpen = false
    /// Tones matched.
    var tonesMatched = 0
    /// Seer: whether the number that glows was read.
    var hasReadGlyph = false
    /// Listener: the dial.
    var dial: DialState?
    /// Seer: whether the Host holds the pin for pressed.
    var isPinHeld = false
    /// Seer: whether the finger is on the pin.
    var isPinPressed = false
    /// Pieces of the seal held.
    var pieces = 0
    /// Pieces on the pedestal.
    var piecesPlaced = 0
    /// Candles that still burn.
    var candles = NightRules.candles
    /// Whether both senses are whole again.
    var isRestored = false
    /// Seconds of the escape left; `nil` before it.
    var countdown: Float?
    /// Seconds until the senses come back.
    var scareLeft: Float = 0
    /// Why they are out, or were last.
    var scareCause: ScareCause?
    /// Seconds for which the role reveal is still shown.
    var revealLeft: Float = 0
    /// The cue that is given now.
    var cue: GivenCue?
    /// What is within reach.
    var reach: InReach = []
    /// What the senses give.
    var percepts: [Percept] = []
    /// The pulse that begins in this tick.
    var pulse: HapticPulse?
    /// The player's speed over the floor, in metres a second.
    var speed: Float = 0
    /// Whether that is fast enough for the Revenant to hear.
    var isLoud: Bool { speed > NightRules.loudSpeed }
    /// Whether the lights are on for both.
    var isPaused = false
    /// Events that came although the other role alone may know them; none was taken in.
    var misdirected = 0

    /// A night in which nothing has happened yet.
    init() {}
}

/// The Seer's lock.
public struct LockState: Equatable, Sendable {
    /// The ring to open now, from 1.
    public var ring: Int
    /// Tries left before a scare.
    public var triesLeft: Int
    /// Whether the last code was right; `nil` before the first at this lock.
    public var wasRight: Bool?
    /// Whether all rings are open: what is left is the pin.
    public var isOpen: Bool

    /// A lock.
    public init(ring: Int = 1, triesLeft: Int = NightRules.tries, wasRight: Bool? = nil, isOpen: Bool = false) {
        self.ring = ring
        self.triesLeft = triesLeft
        self.wasRight = wasRight
        self.isOpen = isOpen
    }
}

/// The Listener's digits.
public struct HeardDigits: Equatable, Sendable {
    /// The ring, from 1.
    public var ring: Int
    /// The digits heard so far, of four.
    public var digits: [UInt8]

    /// Digits.
    public init(ring: Int, digits: [UInt8]) {
        self.ring = ring
        self.digits = digits
    }
}

/// The Listener's dial.
public struct DialState: Equatable, Sendable {
    /// The tone to find, from 1; the ritual's hum counts as one more.
    public var tone: Int
    /// The lowest frequency of the dial, in hertz.
    public var low: Float
    /// The highest.
    public var high: Float
    /// Where it stands.
    public var value: Float
    /// How much of a tone is in the noise, 0 … 100.
    public var clarity: Int

    /// A dial.
    public init(tone: Int, low: Float, high: Float, value: Float, clarity: Int) {
        self.tone = tone
        self.low = low
        self.high = high
        self.value = value
        self.clarity = clarity
    }
}

/// A cue as the device gives it.
struct GivenCue: Equatable, Sendable {
    /// The Host's cue.
    var cue: Cue
    /// What it says here and now.
    var advice: Advice
    /// Where a beam stands, if the cue gives one.
    var beam: Vector3?

    /// A cue.
    init(cue: Cue, advice: Advice, beam: Vector3? = nil) {
        self.cue = cue
        self.advice = advice
        self.beam = beam
    }
}

/// Something that happened just now: it is told once.
enum Moment: Equatable, Sendable {
    /// The roles are split.
    case rolesSplit
    /// There is something else to do now.
    case objective(Objective)
    /// The letter is lit (Seer).
    case letterLit
    /// A fragment was taken; so many are held.
    case fragment(Int)
    /// The mission is told; `isSpeaker`: by this device, aloud.
    case mission(isSpeaker: Bool)
    /// One more digit was whispered (Listener).
    case digit(UInt8)
    /// A ring of the lock opened.
    case ringOpened(Int)
    /// The code was wrong; so many tries are left (Seer).
    case wrongCode(triesLeft: Int)
    /// A piece of the seal was won; so many are held.
    case piece(Int)
    /// A tone was matched.
    case toneMatched
    /// The pedestal rises.
    case ritual
    /// A piece lies on the pedestal; so many do.
    case placed(Int)
    /// The senses are whole.
    case restored
    /// The clock runs.
    case countdown
    /// The senses are out.
    case scare(ScareCause)
    /// The senses are back.
    case calm
    /// A candle died; so many still burn.
    case candle(Int)
    /// The other said something by the talk pad.
    case heard(Phrase)
    /// The house gives a cue.
    case cue(GivenCue)
    /// A claim did not hold.
    case refused(EventName, Refusal)
}
