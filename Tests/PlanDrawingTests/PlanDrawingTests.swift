import Foundation
import RevenantsKit
import Testing

@testable import PlanDrawing

@Suite struct PlanDrawingTests {
    static let folder = URL(filePath: #filePath).appending(path: "../../../Examples/Rooms").standardized
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    private func scan(_ name: String) throws -> CapturedScan {
        try CapturedRoomReader.read([UInt8](Data(contentsOf: Self.folder.appending(path: name))))
    }

    private func living() throws -> SurveyedRoom { try Survey.survey(scan("living-room.json").room).get() }

    @Test func thereAreSampleRooms() { #expect(Self.names.count > 10) }

    @Test(arguments: names) func everySampleRoomIsDrawn(name: String) throws {
        let scan = try scan(name)
        switch Survey.survey(scan.room) {
        case .failure(let refusal):
            let drawing = try Drawing(FloorPlan(scan.room, refused: refusal, title: name).svg())
            #expect(drawing.texts.contains("Refused: \(String(decoding: refusal.reason, as: UTF8.self))."))
            #expect(drawing.texts.contains("What to do: \(refusal.hint)."))
        case .success(let room):
            let plan = FloorPlan(room, title: name, counts: scan.counts)
            let drawing = try Drawing(plan.svg())
            #expect(drawing.texts.contains(name))
            // One line a wall and one more for each gap within it; a leaf a door, two for a wide one; and one each in the legend.
            #expect(drawing.count("wall") >= room.room.walls.count)
            let leaves = room.room.gaps.filter { $0.kind == .door || $0.kind == .openDoor }
                .reduce(0) { $0 + (($1.end - $1.start).length > 1.25 ? 2 : 1) }
            let kinds = [GapKind.door, .openDoor].count { kind in room.room.gaps.contains { $0.kind == kind } }
            #expect(drawing.count("leaf") == leaves + kinds)
            let boxes = room.room.objects.count { $0.bottom - room.room.floorY <= 0.9 }
            #expect(drawing.count("box") == boxes + (boxes > 0 ? 1 : 0))
            #expect(drawing.count("letter-heat") > 0 && drawing.count("doll-heat") + drawing.count("centre") > 0)
            let night = GameStateSeed.draw(seed: NightSeed(number: 1), room: room, length: .full)
            #expect(try Drawing(plan.svg(seed: night)).count("letter") == 3 + 1)
        }
    }

    @Test func withoutASeedNothingHiddenIsDrawn() throws {
        let room = try living()
        let drawing = try Drawing(FloorPlan(room, title: "x").svg())
        for style in ["letter", "lock", "glyph", "whisper", "ritual", "zone", "print", "doll", "stem"] {
            #expect(drawing.count(style) == 0, "\(style)")
        }
        let night = GameStateSeed.draw(seed: NightSeed(number: 4), room: room, length: .full)
        let full = try Drawing(FloorPlan(room, title: "x").svg(seed: night))
        // On the plan, and once in the legend.
        #expect(full.count("lock") == 2 && full.count("ritual") == 2 && full.count("zone") == 2)
        #expect(full.count("glyph") == 3 + 1 && full.count("whisper-dot") == 3 + 1)
        let trail = Footprints.trail(
            from: night.doll.point, to: night.lock.transform.origin, bend: night.bend, on: room.floor)
        #expect(full.count("print") == trail.count + 2)
        for tone in night.tones { #expect(full.texts.contains("\(Int(tone.target)) Hz")) }
    }

    @Test func aLettersStemBeginsWhereItHangs() throws {
        let room = try living()
        let night = GameStateSeed.draw(seed: NightSeed(number: 2), room: room, length: .short)
        let drawing = try Drawing(FloorPlan(room, title: "x").svg(seed: night))
        let heading = PlanHeading(
            title: "x", room: room.room, counts: PlanHeading.counts(of: room.room), surveyed: room, refusal: nil)
        let corner = Point(x: PlanStyle.margin, y: heading.height + PlanStyle.margin / 2)
        let frame = try #require(PlanFrame(room.room, corner: corner))
        for place in [night.letters[0], night.lock, night.glyphs[0]] {
            let foot = frame.place(place.transform.origin.floor)
            let stem = drawing.elements.contains {
                $0["class"] == "stem" && $0["x1"] == SVGCanvas.number(foot.x) && $0["y1"] == SVGCanvas.number(foot.y)
            }
            #expect(stem, "\(foot)")
        }
    }

    /// However the phone lay when the scan began, the walls of a rectangular room run along the page.
    @Test(arguments: [0, 0.3, 0.7, 1.2, 2.5, -2.9] as [Float]) func wallsRunAlongThePage(yaw: Float) throws {
        let drawing = try Drawing(FloorPlan(.box(turned: yaw), refused: .notFinite, title: "").svg())
        let walls = drawing.elements.filter { $0["class"] == "wall" }
        // Four walls, one of them cut by a door, and the legend's.
        #expect(walls.count == 6)
        for wall in walls {
            let ends = ["x1", "y1", "x2", "y2"].map { Float(wall[$0] ?? "") ?? .nan }
            #expect(min((ends[0] - ends[2]).magnitude, (ends[1] - ends[3]).magnitude) < 0.25, "yaw \(yaw): \(ends)")
        }
        // Wider than high, at the largest scale.
        let reach = walls.dropLast().flatMap { [Float($0["x1"] ?? "") ?? .nan, Float($0["x2"] ?? "") ?? .nan] }
        #expect(((reach.max() ?? 0) - (reach.min() ?? 0) - 4 * 130).magnitude < 1)
    }

    @Test func textIsEscaped() throws {
        let title = "<script>alert(\"a & 'b'\")</script>\u{1}\u{7F}é"
        let drawing = try Drawing(FloorPlan(.box(turned: 0), refused: .tooLarge, title: title).svg())
        #expect(drawing.texts.contains("<script>alert(\"a & 'b'\")</script>  é"))
        #expect(drawing.elements.allSatisfy { $0["element"] != "script" })
    }

    @Test(arguments: [
        ScannedRoom(walls: [], gaps: [], floors: [], objects: [], floorY: 0),
        ScannedRoom(
            walls: [], gaps: [], floors: [[FloorPoint(.nan, 0), FloorPoint(1, 1), FloorPoint(0, 1)]], objects: [],
            floorY: .nan),
        ScannedRoom(walls: [], gaps: [], floors: [[FloorPoint(1, 1)]], objects: [], floorY: 0),
        .box(
            turned: 0,
            objects: [
                RoomObject(
                    kind: .bed, center: FloorPoint(1, 1), front: FloorPoint(0, 0), width: 0, depth: 0, bottom: 0, top: 1
                ),
                RoomObject(
                    kind: .unknown, center: FloorPoint(1, 1), front: FloorPoint(1, 0), width: 1e-9, depth: 5_000,
                    bottom: 0, top: 1),
            ]),
        .box(
            turned: 0,
            gaps: [
                WallGap(kind: .door, wall: 99, start: FloorPoint(0, 0), end: FloorPoint(0, 0), bottom: 0, top: 2),
                WallGap(kind: .window, wall: -1, start: FloorPoint(1, 0), end: FloorPoint(1, 0), bottom: 1, top: 2),
            ]),
    ]) func whateverIsRefusedIsDrawnWithoutATrap(room: ScannedRoom) throws {
        let drawing = try Drawing(FloorPlan(room, refused: .notFinite, title: "x").svg())
        #expect(drawing.elements.allSatisfy { !$0.values.contains { $0.contains("nan") || $0.contains("inf") } })
    }

    @Test func numbersAreShortAndPlain() {
        let numbers: [(Float, String)] = [
            (0, "0"), (1, "1"), (-1.26, "-1.3"), (0.04, "0"), (-0.04, "0"), (12.5, "12.5"), (.nan, "0"), (1e9, "0"),
        ]
        for (number, text) in numbers { #expect(SVGCanvas.number(number) == text) }
    }

    @Test func theSameRoomGivesTheSameBytes() throws {
        let night = GameStateSeed.draw(seed: NightSeed(number: 1), room: try living(), length: .full)
        let one = FloorPlan(try living(), title: "x").svg(seed: night)
        let again = FloorPlan(try living(), title: "x").svg(seed: night)
        #expect(one == again)
        #expect(one.count < 200_000, "\(one.count) bytes")
    }
}

extension ScannedRoom {
    /// A room of 4 × 3 m with a door, turned about the origin.
    static func box(turned yaw: Float, gaps: [WallGap] = [], objects: [RoomObject] = []) -> ScannedRoom {
        func turn(_ x: Float, _ y: Float) -> FloorPoint {
            FloorPoint(x * Maths.cos(yaw) - y * Maths.sin(yaw), x * Maths.sin(yaw) + y * Maths.cos(yaw))
        }
        let corners = [turn(0, 0), turn(4, 0), turn(4, 3), turn(0, 3)]
        let walls = corners.indices.map { index in
            Wall(
                start: corners[index], end: corners[(index + 1) % 4], bottom: 0, topAtStart: 2.4, topAtEnd: 2.4,
                normal: turn([0, -1, 0, 1][index], [1, 0, -1, 0][index]), isPartition: false)
        }
        let door = WallGap(kind: .door, wall: 0, start: turn(1, 0), end: turn(1.8, 0), bottom: 0, top: 2)
        return ScannedRoom(walls: walls, gaps: [door] + gaps, floors: [corners], objects: objects, floorY: 0)
    }
}
