import RevenantsKit

// How the story begins and ends.

extension NightStory {
    /// The title, the room and how to read the margin.
    func open(_ opening: NightTeller.Opening) -> [String] {
        let length = opening.length == .full ? "a full night" : "a short night"
        var lines = page.heading("REVENANTS")
        lines += page.paragraph("\(capitalised(length)), number \(opening.seed).", ink: .dim)
        lines += [""]
        lines += page.paragraph(
            "\(opening.room) \(names.joined(separator: " and ")) are in it, \(opening.manner), with a phone each.")
        lines += page.paragraph(
            "The mark beside the time is how near the other one is: · far, ░ ▒ ▓ nearer, █ here.", ink: .dim)
        return lines + [""]
    }

    /// The end, and what the wire carried.
    func end(_ ending: NightTeller.Ending) -> [String] {
        var lines = page.heading(title(ending)) + page.paragraph(lastWords(ending))
        lines += page.heading("THE WIRE")
        lines += page.table(ending.wire.rows(name: { seat in "\(name(seat))\(role(of: seat))" }))
        lines += page.paragraph(ending.wire.summary)
        lines += [""] + page.paragraph("The same night again: \(ending.again)", ink: .dim)
        return lines
    }

    private func role(of seat: Seat) -> String {
        guard let seer else { return "" }
        return seat == seer ? ", the Seer" : ", the Listener"
    }

    private func title(_ ending: NightTeller.Ending) -> String {
        switch ending.result {
        case .escaped: "ESCAPED"
        case .claimed: "CLAIMED"
        case .abandoned: ending.isInterrupted ? "BROKEN OFF" : "ABANDONED"
        }
    }

    private func lastWords(_ ending: NightTeller.Ending) -> String {
        let time = Telling.duration(ending.seconds)
        switch ending.result {
        case .escaped:
            let candles =
                ending.candles == 1 ? "One candle is" : "\(Telling.capital(ending.candles)) candles are"
            return "Both stand in the light, and the house stops counting. It took \(time). \(candles) still burning."
        case .claimed where ending.candles == 0:
            return "Nobody is left who could say where the light was. It took \(time)."
        case .claimed:
            return "The count ends, and they are not both in the light. The house keeps what it has. It took \(time)."
        case .abandoned where !ending.isInterrupted:
            return "Nobody came any further. It took \(time)."
        case .abandoned:
            return "Somebody turned the lights on, \(time) after the curse. The night goes on without you."
        }
    }

    private func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
