/// Formats the night: what the interactor found true becomes lines, captions and speech. It decides nothing.
struct GameplayPresenter: Equatable, Sendable {
    /// What is read now, oldest first.
    private var captions: [Caption] = []
    /// Seconds for which something is still being spoken.
    private var speechLeft: Float = 0

    /// How many captions are shown at once.
    static let captionLimit = 4

    /// The view state, `seconds` after the last one, with what happened since. `look` tells how the senses are impaired
    /// while something is spoken aloud, or not.
    mutating func present(
        _ entity: GameplayEntity, _ moments: [Moment], look: (_ isSpeaking: Bool) -> Look, sounds: [SoundName],
        seconds: Float
    ) -> GameplayViewState {
        age(seconds: seconds)
        var view = GameplayViewState()
        for moment in moments { tell(moment, to: entity.role, &view) }
        view.captions = captions
        view.role = entity.role
        view.part = entity.part
        view.reveal = entity.revealLeft > 0 ? GameplayLines.reveal(entity.role) : nil
        view.objective = entity.objective
        view.objectiveLine = ObjectiveLines.line(entity.objective)
        view.look = look(speechLeft > 0)
        view.percepts = entity.percepts
        view.pulse = entity.pulse
        view.sounds = sounds
        view.cue = entity.cue?.cue
        view.advice = entity.cue?.advice
        view.beam = entity.cue?.beam
        view.reach = entity.reach
        fillHands(entity, &view)
        return view
    }

    private func fillHands(_ entity: GameplayEntity, _ view: inout GameplayViewState) {
        view.fragments = entity.fragments
        view.lock = entity.lock
        view.digits = entity.digits
        view.dial = entity.dial
        view.isPinHeld = entity.isPinHeld
        view.tonesMatched = entity.tonesMatched
        view.pieces = entity.pieces
        view.piecesPlaced = entity.piecesPlaced
        view.candles = entity.candles
        view.countdown = entity.countdown
        view.scareLeft = entity.scareLeft
        view.scareCause = entity.scareCause
        view.speed = entity.speed
        view.isLoud = entity.isLoud
    }

    // MARK: Moments

    private mutating func tell(_ moment: Moment, to role: PlayerRole, _ view: inout GameplayViewState) {
        switch moment {
        case .heard(let phrase):
            view.heard.append(phrase)
            caption(.phrase(phrase))
            speak(.phrase(phrase), &view)
        case .refused(let name, let reason):
            view.refused = RefusedClaim(event: name, reason: reason, line: GameplayLines.refusal(reason))
        case .digit(let digit): speak(.digit(digit), &view)
        case .mission(let isSpeaker):
            caption(.line(GameplayLines.mission))
            if isSpeaker { speak(.line(GameplayLines.mission), &view) }
        case .cue(let given):
            let line = CueLines.line(given.advice)
            caption(.line(line))
            if given.cue.strength != .caption { speak(.line(line), &view) }
        case .objective(let objective):
            // It stands on the screen already; the Listener can hardly read it.
            if role == .listener { speak(.line(ObjectiveLines.line(objective)), &view) }
        case .rolesSplit:
            if let reveal = GameplayLines.reveal(role) {
                for line in [reveal.title, reveal.mine, reveal.advice] { speak(.line(line), &view) }
            }
        default:
            guard let line = GameplayLines.line(moment, role) else { return }
            caption(.line(line))
            if role == .listener { speak(.line(line), &view) }
        }
    }

    private mutating func caption(_ text: Utterance) {
        if captions.count == Self.captionLimit { captions.removeFirst() }
        captions.append(Caption(text: text, secondsLeft: text.readingTime))
    }

    private mutating func speak(_ text: Utterance, _ view: inout GameplayViewState) {
        view.spoken.append(text)
        speechLeft += text.speakingTime
    }

    private mutating func age(seconds: Float) {
        speechLeft = max(0, speechLeft - seconds)
        for index in captions.indices { captions[index].secondsLeft -= seconds }
        captions.removeAll { $0.secondsLeft <= 0 }
    }
}

extension Utterance {
    /// Seconds to read it at leisure, in the dark.
    var readingTime: Float { 3 + speakingTime }

    /// Seconds to say it, at about fourteen letters a second.
    var speakingTime: Float {
        switch self {
        case .line(let line): Float(line.text.utf8CodeUnitCount) / 14
        case .phrase(.digits(let digits)): 0.5 * Float(digits.count)
        case .phrase, .digit: 0.5
        }
    }
}
