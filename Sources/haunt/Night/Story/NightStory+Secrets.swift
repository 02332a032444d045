import RevenantsKit

// What one player alone is told.

extension NightStory {
    mutating func tell(_ event: Event, to seat: Seat, _ at: Double) -> [String] {
        switch event {
        case .roleAssignment(let hostIs): return tellRole(hostIs.other, of: seat, at)
        case .letterSpawn: return seat == seer ? tellLit(at) : tellLetter(at)
        case .seal1Spawn: return tellLock(at)
        case .emitterSpawn: return tellWhisper(at)
        case .clueDigit(_, let digits): return tellDigits(digits, at)
        case .codeResult(let ring, let isRight, let tries): return tellResult(ring, isRight, tries, at)
        case .glyphSpawn: return tellNumber(at)
        case .dialOpen: return tellDial(at)
        case .tune(let clarity): return tellClarity(clarity, at)
        case .pin(let isHeld): return tellPin(isHeld, at)
        case .hint(let line): return tellHint(line, to: seat, at)
        case .refused(let event, let reason): return tellRefusal(event, reason, to: seat, at)
        case .peerLost(let lost, let seconds):
            return said(
                at,
                "\(name(lost)) is gone from the room. The house waits \(Telling.duration(seconds)).", ink: .dim)
        case .peerBack(let back): return said(at, "\(name(back)) is back.", ink: .dim)
        default: return []
        }
    }

    private mutating func tellRole(_ role: PlayerRole, of seat: Seat, _ at: Double) -> [String] {
        var lines = headings.curse ? [] : page.heading("THE CURSE")
        lines += said(
            at, by: seat,
            role == .seer
                ? "SEER. Every sound goes out, and static comes in. In return the dark has edges."
                : "LISTENER. The room goes to milk. In return it can be heard, all of it, down to the nails.")
        if headings.curse {
            lines += said(at, "Neither can tell the other what that is like. They have the talk pad, and that is all.")
        }
        headings.curse = true
        return lines
    }

    // MARK: The letter

    private mutating func tellLetter(_ at: Double) -> [String] {
        senses.newTarget()
        let heading = headings.letter ? [] : page.heading("THE FIRST SEAL: A LETTER")
        headings.letter = true
        return heading
            + listenerSaid(
                at,
                turns.letterHeard.take(
                    [
                        "Paper, somewhere on a wall. It stirs as if somebody behind it were breathing.",
                        "More paper, on another wall. It has been waiting longer.",
                        "The last of it. It stirs before anybody has moved.",
                    ], staying: true))
    }

    private mutating func tellLit(_ at: Double) -> [String] {
        seerSaid(
            at,
            turns.letterLit.take(
                [
                    "Where \(listenerName) stands a pale page comes up through the wall, like a face through ice.",
                    "The wall by \(listenerName) goes pale, and the pale grows corners.",
                    "The last page shows itself all at once, as if it were tired of hiding.",
                ], staying: true))
    }

    // MARK: The lock

    private mutating func tellLock(_ at: Double) -> [String] {
        let heading = headings.lock ? [] : page.heading("THE SECOND SEAL: A LOCK")
        headings.lock = true
        return heading
            + seerSaid(
                at, "Footprints, dark and wet, left and right, from the doll to a wall. None of them come back.")
    }

    private mutating func tellWhisper(_ at: Double) -> [String] {
        senses.newTarget()
        return listenerSaid(
            at,
            turns.whisper.take(
                [
                    "A whisper, from a corner with nobody in it. It is counting.",
                    "The whisper has moved. It starts again from the beginning.",
                    "It is somewhere else again, and sounds younger.",
                ], staying: true))
    }

    private mutating func tellDigits(_ digits: [UInt8], _ at: Double) -> [String] {
        let fresh = digits.dropFirst(min(senses.digits, digits.count))
        senses.digits = digits.count
        guard !fresh.isEmpty else { return [] }
        let slots = (0..<4).map { digits.indices.contains($0) ? String(digits[$0]) : "_" }.joined(separator: " ")
        let words = Telling.spoken(Array(fresh))
        let how =
            switch (fresh.count, digits.count) {
            case (1, 1): "The whisper lets go of a number: \(words.lowercased())."
            case (1, 4): "With its mouth at the ear: \(words.lowercased())."
            case (1, _): turns.digit.take(["Nearer: ", "Clearer: ", "A breath later: "]) + "\(words.lowercased())."
            default: "\(words), in one breath."
            }
        return listenerSaid(at, "\(how) [\(slots)]")
    }

    private mutating func tellResult(_ ring: Int, _ isRight: Bool, _ tries: Int, _ at: Double) -> [String] {
        if isRight {
            if ring >= count { return seerSaid(at, "It goes round. Inside the wall something heavy lets go.") }
            return seerSaid(
                at,
                turns.ringOpen.take([
                    "It goes round with a sound of teeth. Beneath it is another ring.",
                    "It goes round. The one beneath is older.",
                ]))
        }
        let left =
            tries == 1 ? "One try is left." : tries == 0 ? "None is left." : "\(Telling.capital(tries)) tries are left."
        return seerSaid(at, turns.ringShut.take(["It does not turn.", "It turns, and turns back."]) + " " + left)
    }

    // MARK: The frequency

    private mutating func tellNumber(_ at: Double) -> [String] {
        senses.newTarget()
        let heading = headings.frequency ? [] : page.heading("THE THIRD SEAL: A FREQUENCY")
        headings.frequency = true
        return heading
            + seerSaid(
                at,
                turns.number.take(
                    [
                        "Somewhere on a wall a number has begun to glow.",
                        "A second number, on another wall.",
                        "The last number. It is not as steady as the others.",
                    ], staying: true))
    }

    private mutating func tellDial(_ at: Double) -> [String] {
        senses.clarity = ToldSenses.Clarity()
        if headings.ritual {
            guard !senses.humIsOpen else { return [] }
            senses.humIsOpen = true
            return listenerSaid(at, "The dial once more. There is one station left on it, and it will not hold still.")
        }
        return listenerSaid(
            at,
            turns.dial.take(
                [
                    "A dial lies under the thumb, and hiss from one end of it to the other.",
                    "The dial again. In the hiss, five stations. Four of them are lying.",
                    "The dial, for the last lock.",
                ], staying: true))
    }

    /// A whole tone is told at once; what is on the way to it only where the dial rests.
    private mutating func tellClarity(_ clarity: Int, _ at: Double) -> [String] {
        guard !headings.ritual else { return [] }
        let level = clarity >= 95 ? 3 : clarity >= 60 ? 2 : clarity >= 20 ? 1 : 0
        if level != senses.clarity.level { senses.clarity.since = at }
        senses.clarity.level = level
        return level == 3 ? tellTone(at) : []
    }

    mutating func tellTone(_ at: Double) -> [String] {
        let level = senses.clarity.level
        guard level > senses.clarity.told else { return [] }
        senses.clarity.told = level
        let words = [
            ["Something under the hiss."], ["A tone, with sand in it."],
            ["A tone, whole and clean.", "A tone, so clean that it has an edge.", "The last tone stands in the ear."],
        ]
        return listenerSaid(at, level == 3 ? turns.tone.take(words[2]) : words[level - 1][0])
    }

    private mutating func tellPin(_ isHeld: Bool, _ at: Double) -> [String] {
        if headings.ritual {
            guard isHeld else { return [] }
            return seerSaid(
                at,
                turns.laid.take(
                    ["lays half of the seal on the stone and holds it there.", "lays the other half beside it."],
                    staying: true))
        }
        guard !isHeld else {
            return seerSaid(
                at,
                turns.pinDown.take([
                    "holds down the pin of the lock.", "is at the lock again, thumb on the pin.",
                    "holds the pin. It pushes back.",
                ]))
        }
        // The pin of a lock that has just clicked lets go by itself.
        guard at - senses.matched > 1 else { return [] }
        return seerSaid(at, turns.pinUp.take(["lets go of the pin.", "The pin springs back."]))
    }

    // MARK: Help and refusals

    private mutating func tellHint(_ line: Int, to seat: Seat, _ at: Double) -> [String] {
        guard !sharesHint || !hasToldHint else { return [] }
        hasToldHint = true
        let how =
            switch Cue(line: line)?.strength {
            case .spoken: "A voice that is nobody's gives advice."
            case .beam: "A thread of light shows the way."
            case .caption, nil: "A line of small print gives advice."
            }
        return sharesHint ? said(at, how, ink: .dim) : said(at, by: seat, how, ink: .dim)
    }

    private mutating func tellRefusal(
        _ event: EventName, _ reason: Refusal, to seat: Seat, _ at: Double
    ) -> [String] {
        guard reason == .outOfReach else { return [] }
        return said(
            at, by: seat, turns.reach.take(["reaches out. Too far.", "reaches again, and touches nothing."]),
            ink: .dim)
    }
}
