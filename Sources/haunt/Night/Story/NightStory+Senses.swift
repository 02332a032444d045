import RevenantsKit

// What the players perceive, told when it changes.

/// What was last told of the senses, so that only a change is.
struct ToldSenses: Equatable, Sendable {
    /// How near the thing that is sought was felt at most.
    var nearness = 0
    /// How clear the dial's tone is.
    var clarity = Clarity()
    /// How many digits of the ring were told.
    var digits = 0
    /// When a tone was last matched.
    var matched = -1e9
    var hasReadNumber = false
    var hasSeenLock = false
    var humIsOpen = false
    var heart = 0
    var heartTold = -1e9
    var printsTold = -1e9
    var closeTold = -1e9
    var mood = Revenant.Mood.asleep
    /// When something was last told.
    var lastLine = 0.0
    /// When it last touched somebody.
    var touched = -1e9

    /// The level of the tone, since when, and the highest told.
    struct Clarity: Equatable, Sendable {
        var level = 0
        var since = 0.0
        var told = 0
    }

    /// Something new is to be found.
    mutating func newTarget() {
        nearness = 0
        digits = 0
        hasReadNumber = false
    }
}

extension NightStory {
    /// The lines that what is perceived now is worth.
    mutating func watch(_ glimpse: Glimpse) -> [String] {
        mark = Self.mark(of: glimpse.revenant)
        victim = glimpse.revenant.flatMap { shadow in
            guard let seer, let toSeer = shadow.toSeer, let toListener = shadow.toListener else { return nil }
            return toSeer < toListener ? seer : seer.other
        }
        guard seer != nil else { return [] }
        return shadow(glimpse) + heart(glimpse) + prints(glimpse) + search(glimpse) + sight(glimpse) + tone(glimpse)
    }

    // MARK: The Revenant

    private static func mark(of shadow: Glimpse.Shadow?) -> Character {
        guard let shadow, shadow.mood != .asleep, let distance = shadow.nearest else { return " " }
        return switch distance {
        case ..<0.9: "█"
        case ..<1.5: "▓"
        case ..<2.5: "▒"
        case ..<4: "░"
        default: "·"
        }
    }

    private mutating func shadow(_ glimpse: Glimpse) -> [String] {
        guard let shadow = glimpse.revenant else { return [] }
        var lines: [String] = []
        if shadow.mood != senses.mood {
            let line = moodLine(from: senses.mood, to: shadow.mood, glimpse.seconds)
            lines = said(glimpse.seconds, line, ink: .revenant)
            senses.mood = shadow.mood
        }
        if shadow.mood != .asleep, let distance = shadow.nearest, distance < 0.9,
            glimpse.seconds - senses.closeTold > 10, let victim
        {
            senses.closeTold = glimpse.seconds
            let line = turns.close.take([
                "It is an arm's length from \(name(victim)).", "It is beside \(name(victim)), and leans in.",
                "It could touch \(name(victim)) now.",
            ])
            lines += said(glimpse.seconds, line, ink: .revenant)
        }
        return lines
    }

    private mutating func moodLine(
        from old: Revenant.Mood, to new: Revenant.Mood, _ at: Double
    ) -> String {
        switch new {
        case .hunting:
            old == .asleep
                ? turns.wakes.take([
                    "It has heard something. It comes to see.", "It is up again.",
                    "Something creaked, and it knows where.",
                ]) : "It has heard something nearer."
        case .searching:
            turns.searches.take([
                "It stands where the noise was, and listens.",
                "It has come to the place, and waits there, head tilted.",
            ])
        case .goingHome:
            at - senses.touched < 1
                ? turns.letsGo.take(["It lets go, and walks back to the doll.", "It has what it came for, and goes."])
                : turns.goesHome.take([
                    "It turns away, and walks back towards the doll.", "It loses patience and goes.",
                    "It goes back the way it came.",
                ])
        case .asleep:
            turns.sleeps.take([
                "It lies down by the doll. It does not close its eyes.", "It is still again.",
            ])
        }
    }

    private mutating func heart(_ glimpse: Glimpse) -> [String] {
        let sound = glimpse.listener.first { $0.entity == .revenant }?.sound
        let rate = sound?.beatsPerMinute ?? 0
        let level = rate <= 0 ? 0 : rate < 70 ? 1 : rate < 95 ? 2 : rate < 120 ? 3 : 4
        // A level must hold for a while before another is told, or a heartbeat at a border would chatter.
        guard level != senses.heart, glimpse.seconds - senses.heartTold > 8 else { return [] }
        let isRising = level > senses.heart
        let wasFirst = senses.heartTold < 0
        senses.heart = level
        guard level > 0, isRising || level == 1 else { return [] }
        senses.heartTold = glimpse.seconds
        if wasFirst {
            return listenerSaid(
                glimpse.seconds,
                level < 3
                    ? "A heartbeat that is neither of theirs. Slow, and not far enough."
                    : "A heartbeat that is neither of theirs. It is in this part of the room.")
        }
        guard isRising else { return listenerSaid(glimpse.seconds, "The heartbeat draws off.") }
        let side = Telling.side(sound?.azimuth ?? 0)
        let line =
            switch level {
            case 1: "The heartbeat again, \(side)."
            case 2: "The heartbeat is nearer, \(side)."
            case 3: "The heartbeat runs now, \(side)."
            default:
                turns.heart.take([
                    "The heartbeat is so near that it could be one's own.", "The heart is beside the ear.",
                    "It is here. Its heart does not even hurry.",
                ])
            }
        return listenerSaid(glimpse.seconds, line)
    }

    private mutating func prints(_ glimpse: Glimpse) -> [String] {
        let isSeen = glimpse.seer.contains { $0.entity == .revenantPrint && ($0.visible?.opacity ?? 0) > 0.2 }
        guard isSeen, glimpse.seconds - senses.printsTold > 30 else { return [] }
        senses.printsTold = glimpse.seconds
        return seerSaid(
            glimpse.seconds,
            turns.prints.take([
                "Prints on the floor, wet, appearing one after another, with nobody in them.",
                "New prints. They were not there a breath ago.", "The prints have turned.",
            ]))
    }

    // MARK: Nothing

    /// A line for a time in which nothing happens, so that a reader knows that it is still night.
    mutating func quiet(_ glimpse: Glimpse) -> [String] {
        guard seer != nil, glimpse.seconds - senses.lastLine > 18, let shadow = glimpse.revenant else { return [] }
        if shadow.mood == .asleep, let distance = shadow.toListener, distance < 6 {
            let metres = Int(distance.rounded(.up))
            let far = metres == 1 ? "a metre" : "\(Telling.number(metres)) metres"
            let lines = [
                "It sleeps by the doll, not \(far) from \(listenerName), with its eyes open.",
                "For \(seerName) the static almost says a name.", "Nothing moves. It is a way of listening.",
                "\(listenerName) stands quite still, and so does whatever stands beside \(listenerName).",
                "Somewhere a floorboard takes a weight and keeps quiet about it.",
            ]
            return said(glimpse.seconds, turns.quiet.take(lines), ink: .dim)
        }
        return said(
            glimpse.seconds,
            turns.quiet.take([
                "Nobody says anything. Something else does not either.",
                "For \(seerName) the static almost says a name.",
                "It walks, and stops when they stop.",
            ]), ink: .dim)
    }

    // MARK: What is sought

    /// The letter, the whisper or the stone, as the Listener's hand and ears find it.
    private mutating func search(_ glimpse: Glimpse) -> [String] {
        let sought: [Entity] = [.letter, .whisper]
        guard let percept = glimpse.listener.first(where: { sought.contains($0.entity) }) else { return [] }
        let intensity = percept.haptic?.intensity ?? 0
        let level = intensity > 0.72 ? 3 : intensity > 0.45 ? 2 : intensity > 0.02 ? 1 : 0
        guard level > senses.nearness else { return [] }
        senses.nearness = level
        let side = Telling.side(percept.sound?.azimuth ?? 0)
        if percept.entity == .letter {
            switch level {
            case 1: return listenerSaid(glimpse.seconds, "A pulse in the phone, faint. The paper is \(side).")
            case 2: return listenerSaid(glimpse.seconds, "The pulse climbs into the wrist.")
            default:
                let line = turns.letterFelt.take([
                    "The phone beats like something caught. It is here, on the wall, and there is nothing to see.",
                    "It beats so hard that the hand goes numb. A bare wall.",
                    "Here. The pulse has become one long shudder.",
                ])
                return listenerSaid(glimpse.seconds, line)
            }
        }
        return level == 1 ? listenerSaid(glimpse.seconds, "The whispering is \(side).") : []
    }

    /// A tone on which the dial rests, although it is not whole.
    private mutating func tone(_ glimpse: Glimpse) -> [String] {
        guard senses.clarity.level > 0, glimpse.seconds - senses.clarity.since > 1.5 else { return [] }
        return tellTone(glimpse.seconds)
    }

    /// The lock and the number, as the Seer's eye finds them.
    private mutating func sight(_ glimpse: Glimpse) -> [String] {
        var lines: [String] = []
        if !senses.hasSeenLock, glimpse.seer.contains(where: { $0.entity == .lock && $0.visible != nil }) {
            senses.hasSeenLock = true
            let rings = count == 1 ? "one ring" : "\(Telling.number(count)) rings"
            lines += seerSaid(
                glimpse.seconds, "At the end of the footprints a lock grows out of the wall, with \(rings).")
        }
        let number = glimpse.seer.first { $0.entity == .glyph }?.visible?.hertz ?? 0
        if !senses.hasReadNumber, number > 0, number < 10_000 {
            senses.hasReadNumber = true
            lines += seerSaid(
                glimpse.seconds,
                turns.numberRead.take([
                    "The number is \(Int(number)).", "This one says \(Int(number)).",
                    "\(Int(number)), flickering.",
                ]))
        }
        return lines
    }
}
