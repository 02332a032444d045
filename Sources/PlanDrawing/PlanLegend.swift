import RevenantsKit

/// The list of signs beside the plan: those that are on it.
struct PlanLegend {
    /// Its width in pixels.
    static let width: Float = 268
    private static let rowHeight: Float = 31

    /// A sign and what it means.
    private enum Row {
        case wall, door, openDoor, window, opening, furniture, hung
        case reachable, dollHeat, dollCentre, letterHeat
        case mark(PlanMark, String)
    }

    private var sections: [(title: String, rows: [(sign: Row, text: String)])] = []

    init(room: ScannedRoom, surveyed: SurveyedRoom?, seed: GameStateSeed?) {
        func has(_ kind: GapKind) -> Bool { room.gaps.contains { $0.kind == kind } }
        var rows: [(sign: Row, text: String)] = []
        if !room.walls.isEmpty { rows.append((.wall, "wall")) }
        if has(.door) { rows.append((.door, "closed door")) }
        if has(.openDoor) { rows.append((.openDoor, "open door")) }
        if has(.window) { rows.append((.window, "window")) }
        if has(.opening) { rows.append((.opening, "opening")) }
        let hung = room.objects.count { $0.bottom - room.floorY > 0.9 }
        if hung < room.objects.count { rows.append((.furniture, "furniture and its front")) }
        if hung > 0 { rows.append((.hung, "hangs on the wall")) }
        if !rows.isEmpty { sections.append(("The room", rows)) }
        guard let surveyed else { return }
        let isCentred = surveyed.dollLikelihoods().count == 1
        sections.append(
            (
                "What may be where",
                [
                    (.reachable, "floor one gets to on foot"),
                    isCentred ? (.dollCentre, "the doll lies here") : (.dollHeat, "the doll may lie here"),
                    (.letterHeat, "the letter may hang here"),
                ]
            ))
        guard let seed else { return }
        var hidden: [(sign: Row, text: String)] = [
            (.mark(.doll, ""), "the doll"),
            (.mark(.letter, "1"), seed.letters.count == 1 ? "the letter" : "the letter's pieces, in order"),
            (.mark(.print, ""), "footprints to the lock"), (.mark(.lock, ""), "the lock"),
            (.mark(.whisper, "1"), seed.whispers.count == 1 ? "the whispers" : "the whispers of each ring"),
        ]
        if let tone = seed.tones.first {
            hidden.append((.mark(.glyph, "\(Int(tone.target)) Hz"), "a glowing number"))
        }
        hidden.append((.mark(.ritual, ""), "the ritual site"))
        hidden.append((.mark(.zone, ""), "the safe zone"))
        sections.append(("What is where, this night", hidden))
    }

    /// Its height in pixels.
    var height: Float {
        sections.reduce(0) { $0 + 40 + Float($1.rows.count) * PlanLegend.rowHeight } + 10
    }

    func draw(on canvas: inout SVGCanvas, at corner: Point) {
        var y = corner.y + 14
        for section in sections {
            canvas.label("legend-title", Point(x: corner.x, y: y), section.title)
            y += 26
            for row in section.rows {
                draw(row.sign, on: &canvas, at: Point(x: corner.x + 20, y: y - 2))
                canvas.label("legend", Point(x: corner.x + 52, y: y + 3), row.text)
                y += PlanLegend.rowHeight
            }
            y += 14
        }
    }

    private func draw(_ sign: Row, on canvas: inout SVGCanvas, at place: Point) {
        let (left, right) = (place - Point(x: 16, y: 0), place + Point(x: 16, y: 0))
        func bar(_ style: String, height: Float, opacity: String = "1") {
            canvas.element(
                "rect", style,
                [
                    "x": SVGCanvas.number(left.x), "y": SVGCanvas.number(place.y - height / 2), "width": "32",
                    "height": SVGCanvas.number(height), "opacity": opacity,
                ])
        }
        switch sign {
        case .wall: canvas.line("wall", left, right)
        case .door, .openDoor:
            let (hinge, latch) = (left + Point(x: 4, y: 9), right + Point(x: -6, y: 9))
            let top = hinge + Point(x: 0, y: -22)
            canvas.path("swing", "M\(SVGCanvas.pair(latch))A22 22 0 0 0 \(SVGCanvas.pair(top))")
            if case .door = sign { canvas.line("leaf", hinge, latch) } else { canvas.line("leaf", hinge, top) }
        case .window:
            canvas.line("glass", left - Point(x: 0, y: 2.4), right - Point(x: 0, y: 2.4))
            canvas.line("glass", left + Point(x: 0, y: 2.4), right + Point(x: 0, y: 2.4))
        case .opening: canvas.line("opening", left, right)
        case .furniture:
            bar("box", height: 18)
            canvas.path("front", "M\(SVGCanvas.pair(place + Point(x: -5, y: 2)))l5 5l5 -5")
        case .hung: bar("hung", height: 14)
        case .reachable: bar("reachable-bar", height: 16)
        case .dollHeat: bar("doll-bar", height: 16, opacity: "0.5")
        case .dollCentre: canvas.circle("centre", place, 15)
        case .letterHeat: bar("letter-bar", height: 6)
        case .mark(.print, _):
            PlanMark.drawPrint(on: &canvas, at: place + Point(x: -6, y: 2), ahead: Point(x: 0, y: -1))
            PlanMark.drawPrint(on: &canvas, at: place + Point(x: 6, y: -2), ahead: Point(x: 0, y: -1))
        case .mark(let mark, let text): mark.draw(on: &canvas, at: place, text: text)
        }
    }
}
