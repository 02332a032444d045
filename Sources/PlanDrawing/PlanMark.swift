/// The signs for what is hidden in a room.
enum PlanMark: CaseIterable {
    case doll, letter, print, lock, whisper, glyph, ritual, zone

    /// Draws the sign about a place; `text` is its number, where it has one.
    func draw(on canvas: inout SVGCanvas, at place: Point, text: String = "") {
        switch self {
        case .doll: drawDoll(&canvas, place)
        case .letter:
            // A sheet with a folded corner.
            canvas.path("letter", "M\(SVGCanvas.pair(place - Point(x: 9, y: 11.5)))h12l6 6v17h-18z")
            canvas.path("fold", "M\(SVGCanvas.pair(place + Point(x: 3, y: -11.5)))v6h6z")
            canvas.label("mark", place + Point(x: -0.5, y: 8), text)
        case .print: break
        case .lock:
            canvas.path("shackle", "M\(SVGCanvas.pair(place + Point(x: -5, y: -2)))v-4a5 5 0 0 1 10 0v4")
            canvas.path("lock", "M\(SVGCanvas.pair(place + Point(x: -8.5, y: -2.5)))h17v12.5h-17z")
            canvas.circle("eye", place + Point(x: 0, y: 3.5), 2)
        case .whisper:
            canvas.circle("whisper-dot", place, 3)
            for radius: Float in [8, 13] {
                let r = SVGCanvas.number(radius)
                let half = radius * 0.707
                for side: Float in [-1, 1] {
                    canvas.path(
                        "whisper",
                        "M\(SVGCanvas.pair(place + Point(x: side * half, y: -half)))A\(r) \(r) 0 0 \(side > 0 ? 1 : 0) "
                            + SVGCanvas.pair(place + Point(x: side * half, y: half)))
                }
            }
            canvas.label("ring", place + Point(x: 0, y: -8), text)
        case .glyph:
            canvas.path("glyph", "M\(SVGCanvas.pair(place - Point(x: 21, y: 9)))h42v18h-42z")
            canvas.label("hertz", place + Point(x: 0, y: 4), text)
        case .ritual: drawRitual(&canvas, place)
        case .zone: canvas.circle("zone", place, 11)
        }
    }

    private func drawDoll(_ canvas: inout SVGCanvas, _ place: Point) {
        canvas.path("doll", "M\(SVGCanvas.pair(place + Point(x: 0, y: -3)))l8 15h-16z")
        canvas.path("doll", "M\(SVGCanvas.pair(place + Point(x: -9, y: 2)))l9 -3l9 3l-9 1z")
        canvas.circle("doll", place + Point(x: 0, y: -8), 5.5)
        canvas.circle("eye", place + Point(x: -2, y: -8.5), 1.2)
        canvas.circle("eye", place + Point(x: 2, y: -8.5), 1.2)
    }

    private func drawRitual(_ canvas: inout SVGCanvas, _ place: Point) {
        canvas.circle("ritual", place, 14)
        // A five-pointed star in one stroke: each second corner of a pentagon.
        let corners: [Point] = [
            Point(x: 0, y: -1), Point(x: 0.588, y: 0.809), Point(x: -0.951, y: -0.309), Point(x: 0.951, y: -0.309),
            Point(x: -0.588, y: 0.809),
        ]
        canvas.path("star", SVGCanvas.outline(corners.map { place + $0 * 13 }))
    }

    /// Draws one bloody footprint, its toes the way it walks.
    static func drawPrint(on canvas: inout SVGCanvas, at place: Point, ahead: Point) {
        // Drawn upright, then turned and a little enlarged.
        let side = Point(x: -ahead.y, y: ahead.x)
        func turned(_ point: Point) -> String {
            SVGCanvas.pair(place + side * (1.25 * point.x) + ahead * (-1.25 * point.y))
        }
        let sole =
            "M\(turned(Point(x: 0, y: 7)))C\(turned(Point(x: 4, y: 7))) \(turned(Point(x: 3, y: 1))) \(turned(Point(x: 3.6, y: -3)))"
            + "C\(turned(Point(x: 4, y: -8))) \(turned(Point(x: -4, y: -8))) \(turned(Point(x: -3.6, y: -3)))"
            + "C\(turned(Point(x: -3, y: 1))) \(turned(Point(x: -4, y: 7))) \(turned(Point(x: 0, y: 7)))Z"
        canvas.path("print", sole)
    }
}
