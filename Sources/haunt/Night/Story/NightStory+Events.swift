import RevenantsKit

// What the wire says, told.

extension NightStory {
    /// The lines that an entry of the Host's story is worth; none for most.
    mutating func tell(_ entry: StoryEntry) -> [String] {
        let at = entry.seconds
        switch entry.audience {
        case .host(let seat): return tell(claim: entry.event, by: seat, at)
        case .seat(let seat): return tell(entry.event, to: seat, at)
        case .seer: return tell(entry.event, to: seer ?? .first, at)
        case .listener: return tell(entry.event, to: (seer ?? .first).other, at)
        case .both: return tell(fact: entry.event, at)
        }
    }

    // MARK: What a player says or does

    private mutating func tell(claim event: Event, by seat: Seat, _ at: Double) -> [String] {
        switch event {
        case .hello:
            return said(
                at,
                turns.seated.take(["\(name(seat)) takes a phone.", "\(name(seat)) takes the other."], staying: true))
        case .dollTouched:
            return said(
                at, by: seat,
                turns.hand.take(
                    ["lays a hand on its head. It is warm.", "lays a hand on it too.", "touches it again."],
                    staying: true))
        case .say(let phrase): return tell(phrase, by: seat, at)
        case .codeEntered(let ring, let digits):
            let which = count > 1 ? "ring \(Telling.number(ring))" : "the ring"
            return said(at, by: seat, "turns \(which) to \(Telling.written(digits)).")
        case .pause(true): return said(at, by: seat, "turns the lights on. Everything stops where it stands.")
        case .pause(false): return said(at, by: seat, "turns the lights off again.")
        default: return []
        }
    }

    /// A phrase that is repeated is told twice, and then again after half a minute.
    private mutating func tell(_ phrase: Phrase, by seat: Seat, _ at: Double) -> [String] {
        let last = lastWords[Int(seat.rawValue)]
        let isRepeated = last.phrase == phrase && at - last.seconds < 30
        guard !isRepeated || last.times < 2 else { return [] }
        lastWords[Int(seat.rawValue)] = LastWords(
            phrase: phrase, seconds: at, times: isRepeated ? last.times + 1 : 1)
        return said(at, by: seat, spoken(phrase), ink: .speech)
    }

    private func spoken(_ phrase: Phrase) -> String {
        switch phrase {
        case .here: "“Here.”"
        case .left: "“Left.”"
        case .right: "“Right.”"
        case .wait: "“Wait.”"
        case .come: "“Come.”"
        case .run: "“Run!”"
        case .yes: "“Yes.”"
        case .no: "“No.”"
        case .digits(let digits): "“\(Telling.spoken(digits)).”"
        }
    }

    // MARK: What both are told

    private mutating func tell(fact event: Event, _ at: Double) -> [String] {
        switch event {
        case .startScanning: return said(at, "Both are ready. The lights go down.")
        case .dollSpawn: return tellDoll(at)
        case .dollTouched: return said(at, "It opens its eyes.")
        case .letterCollected(let held?): return tellTaken(held, at)
        case .missionRevealed: return tellMission(at)
        case .scare(let seconds, let cause): return tellScare(seconds, cause, at)
        case .candle(let left): return tellCandle(left, at)
        case .sealCollected(let pieces):
            return pieces == 1
                ? seerSaid(at, "The lock falls open. In it lies half a seal, cold as tap water.")
                : seerSaid(at, "Behind the number the wall is hollow. In it lies the other half.")
        case .frequencyMatched: return tellMatch(at)
        case .ritualBegin: return tellRitual(at)
        case .sealPlaced(1):
            return seerSaid(at, "takes the hand away. The first half stays where it lies, and hums.")
        case .sealPlaced: return seerSaid(at, "The halves find each other. The join is the shape of a mouth, shut.")
        case .sensesRestored:
            return said(
                at,
                "Everything comes back at once: colour for \(listenerName), sound for \(seerName). "
                    + "What was walking in the room is gone in the middle of a step.")
        case .escapeCountdown(let seconds, _, _):
            return page.heading("THE WAY OUT")
                + said(
                    at,
                    "A ring of light lies on the floor. The house gives them \(Telling.duration(seconds)) "
                        + "and begins to count.")
        case .nightOver: return []
        case .pause(let isPaused): return isPaused ? [] : said(at, "It goes on as if nothing had been.", ink: .dim)
        default: return []
        }
    }

    private mutating func tellDoll(_ at: Double) -> [String] {
        let heading = headings.doll ? [] : page.heading("THE DOLL")
        headings.doll = true
        return heading + said(at, "There is a doll on the floor. There was no doll on the floor.")
    }

    private mutating func tellTaken(_ held: Int, _ at: Double) -> [String] {
        if count == 1 { return seerSaid(at, "peels it off the wall. The ink comes off on the fingers, still wet.") }
        return seerSaid(
            at,
            turns.letterTaken.take(
                [
                    "peels it off the wall. One of \(Telling.number(count)). The ink is still wet.",
                    "takes the second. The same hand wrote it, with less time.",
                    "takes the last. Laid edge to edge, they can be read.",
                ], staying: true))
    }

    private mutating func tellMission(_ at: Double) -> [String] {
        let mission =
            "“To break the curse, you must find the two pieces of the ancient seal. "
            + "Only when the seal is restored will the monster lose its power.”"
        return said(at, mission, ink: .speech)
            + said(at, "Neither of them read it aloud.")
            + said(at, "Where the doll is, something has begun to breathe.", ink: .revenant)
    }

    private mutating func tellMatch(_ at: Double) -> [String] {
        return seerSaid(
            at,
            turns.click.take(
                ["A click in the wall, and another in the teeth.", "It clicks again.", "The last click."], staying: true
            ))
    }

    private mutating func tellCandle(_ left: Int, _ at: Double) -> [String] {
        let whom = victim.map { name($0) } ?? "somebody"
        victim = nil
        senses.touched = at
        if left == 0 {
            return said(at, "A hand closes on \(whom). The last candle goes out.", ink: .revenant)
        }
        let what = turns.touch.take([
            "A hand closes on \(whom) from behind, gently, as one takes a child's.",
            "It has \(whom) by the sleeve.",
        ])
        return said(
            at,
            "\(what) A candle goes out by itself. \(Telling.capital(left)) \(left == 1 ? "is" : "are") left.",
            ink: .revenant)
    }

    private mutating func tellScare(_ seconds: Float, _ cause: ScareCause, _ at: Double) -> [String] {
        let time = Telling.number(Int(min(max(seconds, 0), 60)))
        switch cause {
        case .code:
            return said(
                at, "The lock screams. For \(time) seconds neither of them sees or hears anything at all.",
                ink: .revenant)
        case .decoy:
            return said(
                at, "There was somebody on that station. For \(time) seconds there is nothing else.", ink: .revenant)
        case .revenant:
            return said(at, "No light and no sound, for \(time) seconds.")
        }
    }

    private mutating func tellRitual(_ at: Double) -> [String] {
        let heading = headings.ritual ? [] : page.heading("THE RITUAL")
        headings.ritual = true
        return heading
            + said(
                at, "A stone has come up through the floor without moving a board. Both phones lean towards it.")
    }
}
