import RevenantsKit

/// The lines above the plan: its title, what the room has, and the survey's word.
struct PlanHeading {
    private let title: String
    private let facts: String
    private let refusal: [String]

    init(
        title: String, room: ScannedRoom, counts: ScanCounts, surveyed: SurveyedRoom?, refusal: SurveyRefusal?
    ) {
        self.title = title.isEmpty ? "Floor plan" : title
        func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
        var facts = [PlanHeading.squareMetres(Survey.floorArea(of: room)) + " m² of floor"]
        if let surveyed { facts.append(PlanHeading.squareMetres(surveyed.walkableArea) + " m² to walk on") }
        facts.append(count(counts.walls, "wall", "walls"))
        facts.append(count(counts.doors, "door", "doors"))
        facts.append(count(counts.windows, "window", "windows"))
        facts.append(count(counts.openings, "opening", "openings"))
        facts.append(count(counts.objects, "piece of furniture", "pieces of furniture"))
        self.facts = facts.joined(separator: " · ")
        self.refusal =
            refusal.map {
                ["Refused: " + String(decoding: $0.reason, as: UTF8.self) + ".", "What to do: \($0.hint)."]
            } ?? []
    }

    /// What a room itself has.
    static func counts(of room: ScannedRoom) -> ScanCounts {
        var counts = ScanCounts()
        counts.walls = room.walls.count
        counts.doors = room.gaps.count { $0.kind == .door || $0.kind == .openDoor }
        counts.windows = room.gaps.count { $0.kind == .window }
        counts.openings = room.gaps.count { $0.kind == .opening }
        counts.objects = room.objects.count
        return counts
    }

    /// Down to where the plan begins.
    var height: Float { 92 + Float(refusal.count) * 22 }

    /// Enough for its longest line.
    var width: Float {
        let lines = [facts] + refusal
        return max(Float(title.count) * 15, Float(lines.map(\.count).max() ?? 0) * 7.6)
    }

    func draw(on canvas: inout SVGCanvas) {
        canvas.label("title", Point(x: PlanStyle.margin, y: 48), title)
        canvas.label("facts", Point(x: PlanStyle.margin, y: 74), facts)
        for (index, line) in refusal.enumerated() {
            canvas.label("refused", Point(x: PlanStyle.margin, y: 100 + Float(index) * 22), line)
        }
    }

    /// An area to a tenth.
    private static func squareMetres(_ area: Float) -> String {
        guard area.magnitude < 1e6 else { return "?" }
        let tenths = Int((area * 10).rounded(.toNearestOrEven))
        return "\(tenths / 10).\(tenths % 10)"
    }
}
