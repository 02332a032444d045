public import RevenantsKit

/// A room's floor plan as an SVG picture: walls, doors, windows, openings, furniture, where the letter may hang and the doll may lie, and, for
/// one seed, where everything is.
///
/// Only the pictures for a seed show secrets: they are for the one who asked with that seed, and for tests, never for players.
public struct FloorPlan: Sendable {
    private let room: ScannedRoom
    private let surveyed: SurveyedRoom?
    private let refusal: SurveyRefusal?
    private let title: String
    private let counts: ScanCounts?

    /// The plan of a room that passed the survey.
    /// - Parameter counts: what the scan's file has; the room's own numbers when absent, in which a curved wall is several.
    public init(_ surveyed: SurveyedRoom, title: String, counts: ScanCounts? = nil) {
        room = surveyed.room
        self.surveyed = surveyed
        refusal = nil
        self.title = title
        self.counts = counts
    }

    /// The plan of a room that was refused, with the reason.
    public init(_ room: ScannedRoom, refused refusal: SurveyRefusal, title: String, counts: ScanCounts? = nil) {
        self.room = room
        surveyed = nil
        self.refusal = refusal
        self.title = title
        self.counts = counts
    }

    /// The picture, UTF-8: without a seed what may be where, with one what is where.
    public func svg(seed: GameStateSeed? = nil) -> [UInt8] {
        let heading = PlanHeading(
            title: title, room: room, counts: counts ?? PlanHeading.counts(of: room), surveyed: surveyed,
            refusal: refusal)
        let frame = PlanFrame(room, corner: Point(x: PlanStyle.margin, y: heading.height + PlanStyle.margin / 2))
        let legend = PlanLegend(room: room, surveyed: surveyed, seed: seed)
        let plan = frame?.size ?? Point(x: 560, y: 0)
        // Below the plan: the scale bar.
        let left = PlanStyle.margin + plan.x + PlanStyle.margin
        let width = max(left + PlanLegend.width, heading.width + 2 * PlanStyle.margin)
        let height =
            heading.height + PlanStyle.margin / 2 + max(plan.y + PlanStyle.footer, legend.height) + PlanStyle.margin / 2

        var canvas = SVGCanvas()
        let (w, h) = (SVGCanvas.number(width.rounded(.up)), SVGCanvas.number(height.rounded(.up)))
        canvas.add(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(w)\" height=\"\(h)\" viewBox=\"0 0 \(w) \(h)\" role=\"img\">"
        )
        canvas.add("<title>\(SVGCanvas.escaped(title))</title>")
        canvas.add(PlanStyle.sheet)
        canvas.add("<rect class=\"paper\" width=\"\(w)\" height=\"\(h)\"/>")
        canvas.add("<rect class=\"vignette\" width=\"\(w)\" height=\"\(h)\"/>")
        heading.draw(on: &canvas)
        if let frame {
            PlanRoom(room: room, frame: frame).drawFloor(on: &canvas, reachable: surveyed)
            if let surveyed { PlanHeat(surveyed, frame).drawDoll(on: &canvas) }
            PlanFurniture(room: room, frame: frame).drawBoxes(on: &canvas)
            PlanRoom(room: room, frame: frame).drawWalls(on: &canvas)
            if let surveyed { PlanHeat(surveyed, frame).drawLetters(on: &canvas) }
            PlanFurniture(room: room, frame: frame).drawNames(on: &canvas)
            if let surveyed, let seed { PlanPlaces(surveyed, seed, frame).draw(on: &canvas) }
            PlanScaleBar(frame).draw(on: &canvas)
        }
        legend.draw(on: &canvas, at: Point(x: left, y: heading.height + PlanStyle.margin / 2))
        canvas.add("</svg>")
        return Array(canvas.text.utf8)
    }
}
