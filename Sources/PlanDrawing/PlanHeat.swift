import RevenantsKit

/// Draws how likely the doll lies and the first letter hangs where.
struct PlanHeat {
    /// How many shades a heat map has.
    private static let shades = 6

    private let room: SurveyedRoom
    private let frame: PlanFrame

    init(_ room: SurveyedRoom, _ frame: PlanFrame) {
        self.room = room
        self.frame = frame
    }

    func drawDoll(on canvas: inout SVGCanvas) {
        let likely = room.dollLikelihoods()
        if likely.count == 1 {
            canvas.circle("centre", frame.place(likely[0].point), 0.45 * frame.scale)
            return
        }
        canvas.add("<g transform=\"\(frame.matrix)\">")
        for (shade, places) in PlanHeat.shaded(likely).enumerated() where !places.isEmpty {
            // Row by row, as the survey's cells are: neighbours make one rectangle.
            let rows = places.sorted { ($0.point.y, $0.point.x) < ($1.point.y, $1.point.x) }.map(\.point)
            let squares = PlanHeat.squares(rows, width: room.cellWidth)
            canvas.element(
                "path", "doll-heat", ["opacity": PlanHeat.opacity(shade, most: 0.5), "d": squares])
        }
        canvas.add("</g>")
    }

    func drawLetters(on canvas: inout SVGCanvas) {
        for (shade, places) in PlanHeat.shaded(room.letterLikelihoods()).enumerated() where !places.isEmpty {
            var data = ""
            for place in places {
                let inside = place.point + place.facing * (8 / frame.scale)
                let along = FloorPoint(-place.facing.y, place.facing.x) * 0.026
                data += "M\(SVGCanvas.pair(frame.place(inside - along)))L\(SVGCanvas.pair(frame.place(inside + along)))"
            }
            canvas.element("path", "letter-heat", ["opacity": PlanHeat.opacity(shade, most: 1), "d": data])
        }
    }

    private static func opacity(_ shade: Int, most: Float) -> String {
        let hundredths = Int((most * Float(shade + 1) / Float(shades) * 100).rounded(.toNearestOrEven))
        return hundredths >= 100 ? "1" : hundredths < 10 ? "0.0\(hundredths)" : "0.\(hundredths)"
    }

    /// The places by shade, the faintest first.
    private static func shaded(_ places: [PlaceLikelihood]) -> [[PlaceLikelihood]] {
        let most = places.reduce(0) { max($0, $1.likelihood) }
        var found = [[PlaceLikelihood]](repeating: [], count: shades)
        for place in places where most > 0 {
            // The root, for the eye: else a short wall, whose places are few and likely, would leave the long ones dark.
            let share = (place.likelihood / most).squareRoot()
            guard share > 0.08 else { continue }
            found[min(shades - 1, Int(share * Float(shades)))].append(place)
        }
        return found
    }

    /// The squares of a row as one rectangle, in metres.
    static func squares(_ middles: [FloorPoint], width: Float) -> String {
        var data = ""
        var index = 0
        while index < middles.count {
            var end = index + 1
            while end < middles.count, (middles[end].y - middles[index].y).magnitude < width / 4,
                (middles[end].x - middles[end - 1].x - width).magnitude < width / 4
            {
                end += 1
            }
            let count = Float(end - index)
            data +=
                "M\(metres(middles[index].x - width / 2)) \(metres(middles[index].y - width / 2))h\(metres(count * width))"
                + "v\(metres(width))h-\(metres(count * width))z"
            index = end
        }
        return data
    }

    /// To a millimetre.
    private static func metres(_ length: Float) -> String {
        let count = Int((length * 1_000).rounded(.toNearestOrEven))
        let rest = "\(count.magnitude % 1_000 + 1_000)".dropFirst()
        return "\(count < 0 ? "-" : "")\(count.magnitude / 1_000).\(rest)"
    }
}
