import RevenantsKit

/// What a bot remembers: only what it saw, heard, felt or was told.
struct Memory: Sendable {
    /// Seconds since it was made.
    private(set) var seconds: Float = 0
    private var lastAct: Float = -100
    private var lastSaid: Float = -100
    /// Where the heart seemed to beat, and when.
    private var heart: (place: FloorPoint, seconds: Float)?
    private var heartMoved: Float = -100

    /// A place seen that is being walked to.
    var sought: FloorPoint?
    /// The safe zone, once seen.
    var zone: FloorPoint?
    /// The lock, once seen.
    var lock: FloorPoint?
    /// The pedestal, once seen, heard or felt.
    var pedestal: FloorPoint?
    /// Where the partner was last seen.
    var partner: FloorPoint?
    /// Whether the other called.
    var isCalled = false
    /// How far it has turned while it looks about, in radians.
    var turned: Float = 0
    /// The place it goes to in order to look about.
    var lookout: FloorPoint?
    /// Digits that the other said and that were not used yet.
    var told: [UInt8]?
    /// The number seen on a wall, in hertz.
    var number: Float?
    /// Where the dial should go, once the other said so.
    var dialGoal: Float?
    /// The true tone that was last matched.
    var lastTone: Float?
    /// Which way the hum is thought to be: −1 or 1.
    var humSide: Float = 1
    /// The clarity when the dial was last moved.
    var lastClarity = -1
    /// Prints already walked over.
    var walkedPrints: [FloorPoint] = []
    /// The stage that the rest belongs to.
    private var stage = Stage()

    private struct Stage: Equatable {
        var part: NightPart = .letter
        var fragments = 0
        var ring = 0
        var tones = 0
        var pieces = 0
    }

    mutating func tick(_ seconds: Float) { self.seconds += seconds }

    /// Whether a hand may do something again that it does at most every `pause` seconds; if so, it is done now.
    mutating func mayAct(every pause: Float) -> Bool {
        guard seconds - lastAct >= pause else { return false }
        lastAct = seconds
        return true
    }

    /// Whether it may say something again.
    mutating func maySay(every pause: Float) -> Bool {
        guard seconds - lastSaid >= pause else { return false }
        lastSaid = seconds
        return true
    }

    /// Notes where the heart seems to beat; `nil` where that cannot be told.
    mutating func noteHeart(at place: FloorPoint?) {
        guard let place else {
            heart = nil
            return
        }
        guard let before = heart else {
            heart = (place, seconds)
            return
        }
        guard seconds - before.seconds >= 1.5 else { return }
        if place.distance(to: before.place) > 0.25 { heartMoved = seconds }
        heart = (place, seconds)
    }

    /// Whether the heart is awake: it has moved of late. It searches for eight seconds; one that rests longer sleeps.
    var isHeartAwake: Bool { seconds - heartMoved < 10 }

    /// Takes in what is said and seen, and forgets what belonged to an earlier stage. Returns whether a new one began.
    mutating func follow(_ state: GameplayViewState) -> Bool {
        let now = Stage(
            part: state.part, fragments: state.fragments, ring: state.digits?.ring ?? state.lock?.ring ?? 0,
            tones: state.tonesMatched, pieces: state.pieces)
        let isNew = now != stage
        if isNew {
            if now.tones > stage.tones { lastTone = dialGoal ?? number ?? lastTone }
            stage = now
            isCalled = false
            told = nil
            number = nil
            dialGoal = nil
            sought = nil
            lookout = nil
            turned = 0
        }
        for phrase in state.heard { hear(phrase) }
        if let partner = state.percept(of: .partner)?.visible { self.partner = partner.position.floor }
        return isNew
    }

    private mutating func hear(_ phrase: Phrase) {
        switch phrase {
        case .come, .here: isCalled = true
        case .digits(let digits): told = digits
        case .left, .right, .wait, .run, .yes, .no: break
        }
    }
}
