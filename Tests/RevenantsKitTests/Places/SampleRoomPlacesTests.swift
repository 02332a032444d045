import Testing

@testable import RevenantsKit

/// The survey's promise, on every sample room.
@Suite struct SampleRoomPlacesTests {
    /// The sample rooms that the survey refuses; all others pass.
    static let refusals: [String: SurveyRefusal] = ["empty-room": .floorTooSmall(area: 0)]
    static let names = SampleRoomFiles.texts.keys.sorted()

    static func survey(_ name: String) throws -> Result<SurveyedRoom, SurveyRefusal> {
        let text = try #require(SampleRoomFiles.texts[name])
        return Survey.survey(try CapturedRoomReader.read(Array(text.utf8)).room)
    }

    @Test(arguments: names) func aThousandSeedsFindAllPlaces(name: String) throws {
        let room: SurveyedRoom
        switch try Self.survey(name) {
        case .failure(let refusal):
            #expect(refusal == Self.refusals[name])
            return
        case .success(let surveyed):
            #expect(Self.refusals[name] == nil)
            room = surveyed
        }
        for number in 0..<1_000 as Range<UInt64> {
            // Without tones and codes, whose drawing would take most of the time.
            let seed = PlaceDraw(room: room).night(NightSeed(number: number), .full, tones: [], lockCodes: [])
            let problem = Self.problem(of: seed, in: room)
            #expect(problem == nil, "\(name), seed \(number): \(problem ?? "")")
        }
        let rules = PlaceRules(room)
        for number in 0..<2 as Range<UInt64> {
            let seed = GameStateSeed.draw(seed: NightSeed(number: number), room: room, length: .full)
            rules.check(seed, .full, "\(name), seed \(number)")
        }
    }

    /// The rules that can be checked in a few microseconds a night; ``PlaceRules`` has them all.
    private static func problem(of seed: GameStateSeed, in room: SurveyedRoom) -> String? {
        let floor = room.floor
        let walls = [seed.lock] + seed.letters + seed.glyphs
        let spots = walls.map(\.stand) + seed.whispers.map(\.stand) + [seed.doll.point, seed.ritualSite, seed.safeZone]
        guard spots.allSatisfy(floor.isWalkable) else { return "a spot is not walkable" }
        for place in walls {
            let origin = place.transform.origin
            let eye = place.stand.at(height: floor.floorY + 1.4)
            guard origin.y == floor.floorY + 1.4, eye.floor.distance(to: origin.floor) <= 0.8,
                floor.hasPlainView(from: eye, to: origin)
            else { return "a place on a wall is out of reach or sight" }
        }
        func areApart(_ one: FloorPoint, _ other: FloorPoint) -> Bool {
            one.distance(to: other) >= room.spacing || (floor.pathLength(from: one, to: other) ?? 0) >= room.spacing
        }
        guard seed.whispers.allSatisfy({ areApart($0.stand, seed.lock.stand) }) else {
            return "a whisper is near the lock"
        }
        guard seed.glyphs.allSatisfy({ areApart($0.stand, seed.lock.stand) }) else {
            return "a number is near the lock"
        }
        guard areApart(seed.ritualSite, seed.safeZone) else { return "the zone is near the ritual" }
        guard seed.whispers[0] != seed.whispers[1], seed.whispers[1] != seed.whispers[2] else {
            return "two rings whisper from one place"
        }
        // Every sample room has at least three walls for letters.
        let facings = seed.letters.map { $0.transform.front }
        let onOneWall = (0..<3).contains { index in
            let (one, other) = (seed.letters[index], seed.letters[(index + 1) % 3])
            let between = other.transform.origin - one.transform.origin
            return facings[index] == facings[(index + 1) % 3] && between.dot(facings[index]).magnitude < 0.001
                && isOneWall(one.transform.origin.floor, other.transform.origin.floor, in: room.room)
        }
        return onOneWall ? "two letters hang on one wall" : nil
    }

    private static func isOneWall(_ one: FloorPoint, _ other: FloorPoint, in room: ScannedRoom) -> Bool {
        func wall(of point: FloorPoint) -> Int? {
            room.walls.firstIndex { PlainGeometry.Line($0.start, $0.end).distance(point) < 0.016 }
        }
        return wall(of: one) == wall(of: other)
    }

    @Test func theSampleInTheKitIsPlayable() throws {
        let room = try Survey.survey(SampleRoom.livingRoom()).get()
        #expect(room.counts.letterWalls >= 5 && room.floorArea > 20)
    }

    /// In real rooms the largest free circle has a radius of about 0.65 m. So it has in this galley kitchen.
    @Test func aRoomFullOfFurnitureStillHasItsPlaces() throws {
        var sketch = RoomSketch(2.5, 4.4)
        sketch.addGap(.door, wall: 0, from: 0.7, width: 0.8)
        sketch.addGap(.window, wall: 2, from: 0.8, width: 0.9, bottom: 0.95)
        sketch.addBox(.storage, at: FloorPoint(0.3, 2.6), width: 3.6, depth: 0.6, top: 0.92, front: FloorPoint(1, 0))
        sketch.addBox(.stove, at: FloorPoint(2.2, 3.2), width: 2.4, depth: 0.6, top: 0.92, front: FloorPoint(-1, 0))
        sketch.addBox(
            .refrigerator, at: FloorPoint(2.15, 1.6), width: 0.7, depth: 0.7, top: 1.8, front: FloorPoint(-1, 0))
        let room = try Survey.survey(sketch.room).get()
        let clearest = room.reachable.filter { $0.y > 1 }.map { room.floor.clearance(at: $0) }.max() ?? 0
        #expect(clearest < 0.7)
        let rules = PlaceRules(room)
        for number in 0..<20 as Range<UInt64> {
            let seed = GameStateSeed.draw(seed: NightSeed(number: number), room: room, length: .full)
            rules.check(seed, .full, "galley, seed \(number)")
        }
    }
}
