/// A bar of one or more metres below the plan.
struct PlanScaleBar {
    private let frame: PlanFrame

    init(_ frame: PlanFrame) { self.frame = frame }

    func draw(on canvas: inout SVGCanvas) {
        // As many whole metres as make a bar of about a hundred pixels or more.
        var metres = 1
        for step in [1, 2, 5, 10, 20, 50] where Float(metres) * frame.scale < 100 { metres = step }
        let length = Float(metres) * frame.scale
        let left = frame.corner.x
        let y = frame.corner.y + frame.size.y + 30
        for part in 0..<4 {
            let x = left + length * Float(part) / 4
            let size = ["x": SVGCanvas.number(x), "y": SVGCanvas.number(y - 3)]
            if part % 2 == 0 {
                canvas.element(
                    "rect", "scale-full",
                    [
                        "x": size["x"] ?? "", "y": size["y"] ?? "", "width": SVGCanvas.number(length / 4),
                        "height": "6",
                    ])
            }
        }
        for (x, text) in [(left, "0"), (left + length, "\(metres) m")] {
            canvas.line("scale", Point(x: x, y: y - 6), Point(x: x, y: y + 6))
            canvas.label("scale-text", Point(x: x, y: y + 20), text)
        }
        canvas.line("scale", Point(x: left, y: y - 3), Point(x: left + length, y: y - 3))
        canvas.line("scale", Point(x: left, y: y + 3), Point(x: left + length, y: y + 3))
    }
}
