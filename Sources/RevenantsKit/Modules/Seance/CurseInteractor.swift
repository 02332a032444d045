/// What is true while the curse begins: four seconds, in which the first facts of the night may already arrive. They are not
/// read here; the night replays them when it starts.
final class CurseInteractor<AR: ARService> {
    /// The truth.
    private(set) var entity = CurseEntity()

    private let ar: AR

    /// An interactor over the AR service.
    init(ar: AR) { self.ar = ar }

    /// Begins the transition.
    func start() { ar.play(.curse) }

    /// Takes an event in.
    func hear(_ event: Event) -> CurseOutcome {
        if case .nightOver(let result, let seconds) = event { return .over(result, seconds: seconds) }
        // A fact of the night's middle: this player was away, and the Host has gone on.
        if event.name.isMidNight { entity.isOverdue = true }
        return outcome
    }

    /// Lets time pass.
    func tick(seconds: Float) -> CurseOutcome {
        entity.seconds += seconds
        return outcome
    }

    private var outcome: CurseOutcome { entity.progress >= 1 ? .nightBegins : .stay }
}

/// What the curse comes to.
enum CurseOutcome: Equatable, Sendable {
    /// It goes on.
    case stay
    /// The senses are split.
    case nightBegins
    /// The night was given up.
    case over(NightResult, seconds: Float)
}

extension EventName {
    /// Whether a Host sends it only when the curse is well over.
    var isMidNight: Bool {
        switch self {
        case .letterCollected, .missionRevealed, .seal1Spawn, .emitterSpawn, .clueDigit, .codeResult, .sealCollected,
            .glyphSpawn, .dialOpen, .frequencyMatched, .ritualBegin, .sealPlaced, .sensesRestored, .escapeCountdown:
            true
        default: false
        }
    }
}
