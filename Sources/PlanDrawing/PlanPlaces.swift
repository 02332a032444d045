import RevenantsKit

/// Draws where everything is in one night.
struct PlanPlaces {
    private let room: SurveyedRoom
    private let seed: GameStateSeed
    private let frame: PlanFrame

    init(_ room: SurveyedRoom, _ seed: GameStateSeed, _ frame: PlanFrame) {
        self.room = room
        self.seed = seed
        self.frame = frame
    }

    func draw(on canvas: inout SVGCanvas) {
        drawZone(on: &canvas)
        drawTrail(on: &canvas)
        var taken: [Point] = []
        // Where signs would cover one another, the later gives way: to the first of the places that is free.
        func free(_ places: [Point]) -> Point {
            let place =
                places.first { place in
                    !taken.contains { ($0.x - place.x).magnitude < 44 && ($0.y - place.y).magnitude < 25 }
                } ?? places[0]
            taken.append(place)
            return place
        }
        func about(_ point: FloorPoint) -> [Point] {
            let middle = frame.place(point)
            let steps =
                [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] as [(Float, Float)]
            return [26, 46].flatMap { distance in
                steps.map { middle + Point(x: $0.0 * distance * 1.7, y: $0.1 * distance) }
            }
        }
        PlanMark.ritual.draw(on: &canvas, at: free(about(seed.ritualSite)))
        PlanMark.doll.draw(on: &canvas, at: free(about(seed.doll.point)))
        for (index, whisper) in seed.whispers.enumerated() {
            let place = free(about(whisper.emitter.floor))
            PlanMark.whisper.draw(on: &canvas, at: place, text: "\(index + 1)")
        }
        func hang(_ wall: WallPlace, _ mark: PlanMark, _ text: String) {
            let origin = wall.transform.origin.floor
            let facing = frame.direction(wall.transform.front.floor)
            let away = facing * (1 / max(1e-3, facing.length))
            let along = Point(x: -away.y, y: away.x)
            let foot = frame.place(origin)
            let place = free(
                [24, 52].flatMap { (off: Float) in
                    [0, 26, -26, 45, -45, 66, -66].map { (aside: Float) in foot + away * off + along * aside }
                })
            canvas.line("stem", foot, place)
            mark.draw(on: &canvas, at: place, text: text)
        }
        hang(seed.lock, .lock, "")
        for (index, letter) in seed.letters.enumerated() { hang(letter, .letter, "\(index + 1)") }
        for (glyph, tone) in zip(seed.glyphs, seed.tones) { hang(glyph, .glyph, "\(Int(tone.target)) Hz") }
    }

    /// The zone, as far as there is floor.
    private func drawZone(on canvas: inout SVGCanvas) {
        canvas.add("<g clip-path=\"url(#floors)\">")
        canvas.circle("zone", frame.place(seed.safeZone), NightRules.zoneRadius * frame.scale)
        canvas.add("</g>")
    }

    private func drawTrail(on canvas: inout SVGCanvas) {
        let trail = Footprints.trail(
            from: seed.doll.point, to: seed.lock.transform.origin, bend: seed.bend, on: room.floor)
        for print in trail {
            let heading = Pose(position: print.point.at(height: 0), yaw: print.yaw).heading
            let right = FloorPoint(-heading.y, heading.x)
            let place = frame.place(print.point + right * (print.isLeft ? -0.07 : 0.07))
            let ahead = frame.direction(heading)
            PlanMark.drawPrint(on: &canvas, at: place, ahead: ahead * (1 / max(1e-3, ahead.length)))
        }
    }
}
