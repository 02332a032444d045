import RevenantsKit
import Testing

@Suite struct SurveyTests {
    private func refusal(_ room: ScannedRoom) -> SurveyRefusal? {
        switch Survey.survey(room) {
        case .success: nil
        case .failure(let refusal): refusal
        }
    }

    @Test func aFurnishedRoomPasses() {
        #expect(refusal(RoomSketch.livingRoom.room) == nil)
        #expect(refusal(RoomSketch.twoRooms(door: 0.9).room) == nil)
    }

    @Test func aRoomUnderFourSquareMetresIsRefused() {
        var sketch = RoomSketch(1.9, 2)
        sketch.addGap(.door, wall: 0, from: 0.5, width: 0.8)
        #expect(refusal(sketch.room) == .floorTooSmall(area: 3.8))
        var larger = RoomSketch(2.01, 2)
        larger.addGap(.door, wall: 0, from: 0.5, width: 0.8)
        #expect(refusal(larger.room) == nil)
    }

    @Test func wallsMustCoverTwoFifthsOfTheOutline() {
        // Two of four sides: half. One of four: a quarter.
        var half = RoomSketch(4, 4, openSides: [1, 2])
        half.addGap(.window, wall: 0, from: 1, width: 1, bottom: 0.9)
        #expect(refusal(half.room) == nil)
        var quarter = RoomSketch(4, 4, openSides: [1, 2, 3])
        quarter.addGap(.window, wall: 0, from: 1, width: 1, bottom: 0.9)
        guard case .wallsMissing(let share) = refusal(quarter.room) else {
            Issue.record("\(String(describing: refusal(quarter.room)))")
            return
        }
        // The half metre at each end of the open sides is near the wall, but across it.
        #expect((share - 0.25).magnitude < 0.01)
    }

    @Test func bareWallsAreRefused() {
        #expect(refusal(RoomSketch(4, 4).room) == .featurelessWalls(share: 0))
        // One door of 0.8 × 2.0 m: what lies within 0.6 m of it is 4.6 m² and two rounded corners, of 38.4 m².
        var sketch = RoomSketch(4, 4)
        sketch.addGap(.door, wall: 0, from: 1.6, width: 0.8)
        #expect(refusal(sketch.room) == nil)
        var wide = RoomSketch(9, 9)
        wide.addGap(.door, wall: 0, from: 1.6, width: 0.8)
        guard case .featurelessWalls(let share) = refusal(wide.room) else {
            Issue.record("\(String(describing: refusal(wide.room)))")
            return
        }
        let area = 0.8 * 2.4 + 2 * 0.6 * 2.0 + 2 * (Float.pi * 0.36 / 4 - 0.0142)
        #expect((share * 4 * 9 * 2.4 - area).magnitude < 0.1, "\(share * 4 * 9 * 2.4) against \(area) m²")
    }

    @Test func numbersThatAreNoneAreRefused() {
        let good = RoomSketch.livingRoom.room
        let changes: [(inout ScannedRoom) -> Void] = [
            { $0.floorY = .nan }, { $0.walls[1].start.x = .infinity }, { $0.walls[0].topAtEnd = .nan },
            { $0.walls[2].normal.y = .nan }, { $0.gaps[0].top = -.infinity }, { $0.objects[3].width = .nan },
            { $0.objects[0].front.x = .nan }, { $0.floors[0][2].y = .nan }, { $0.floors[0][0].x = 1e30 },
        ]
        for (index, change) in changes.enumerated() {
            var room = good
            change(&room)
            #expect(refusal(room) == .notFinite, "change \(index)")
        }
    }

    @Test func whatIsNoHomeIsRefused() {
        var wide = RoomSketch(90, 4)
        for from in stride(from: 1 as Float, to: 80, by: 2) {
            wide.addGap(.window, wall: 0, from: from, width: 1, bottom: 1)
        }
        #expect(refusal(wide.room) == .tooLarge)
        var full = RoomSketch.livingRoom
        for index in 0..<1_000 { full.addBox(at: FloorPoint(Float(index % 5), 1), width: 0.1, depth: 0.1) }
        #expect(refusal(full.room) == .tooLarge)
    }

    @Test func theThingWithoutAPlaceIsNamed() {
        // All floor under furniture.
        var stuffed = RoomSketch(3, 3)
        stuffed.addGap(.door, wall: 0, from: 1, width: 0.8)
        stuffed.addBox(.bed, at: FloorPoint(1.5, 1.5), width: 2.8, depth: 2.8, top: 0.5)
        #expect(refusal(stuffed.room) == .noPlace(.doll))
        // Cupboards along every wall, up to the ceiling.
        var lined = RoomSketch(4, 4)
        for (x, y, width, depth) in [(2, 0.2, 4, 0.4), (2, 3.8, 4, 0.4), (0.2, 2, 0.4, 4), (3.8, 2, 0.4, 4)]
            as [(
                Float, Float, Float, Float
            )]
        {
            lined.addBox(at: FloorPoint(x, y), width: width, depth: depth, top: 2.4)
        }
        #expect(refusal(lined.room) == .noPlace(.letter))
        // One free stretch of wall, half a metre wide: a letter and a lock, but nothing beside them.
        var niche = lined
        niche.room.objects.removeLast()
        niche.addBox(at: FloorPoint(3.8, 0.85), width: 0.4, depth: 1.7, top: 2.4)
        niche.addBox(at: FloorPoint(3.8, 3.15), width: 0.4, depth: 1.7, top: 2.4)
        #expect(refusal(niche.room) == .noPlace(.glyph))
        // A bed of 4 × 4 m leaves a gangway round it too narrow for two abreast anywhere but in one corner.
        var gangway = RoomSketch(4.9, 4.9)
        gangway.addGap(.door, wall: 0, from: 0, width: 0.8)
        gangway.addBox(.bed, at: FloorPoint(2.45, 2.45), width: 4.48, depth: 4.48, top: 0.5)
        #expect(refusal(gangway.room) == .noPlace(.doll), "0.21 m of floor round it")
    }

    @Test func refusalsSayWhatIsWrongAndWhatToDo() {
        func text(_ refusal: SurveyRefusal) -> String { refusal.description }
        #expect(
            text(.floorTooSmall(area: 3.456))
                == "the floor measures 3.45 square metres, and at least 4 are needed: scan a larger room, or walk all the way round this one"
        )
        #expect(
            text(.wallsMissing(share: 0.399))
                == "walls stand along 39 % of the floor's outline, and at least 40 % are needed: scan again and follow every wall from corner to corner"
        )
        #expect(
            text(.featurelessWalls(share: 0))
                == "0 % of the walls lie near a door, window, opening or piece of furniture, and at least 10 % are needed: scan textured areas: doors, windows, pictures, furniture along the walls"
        )
        for kind in PlaceKind.allCases {
            #expect(
                String(decoding: SurveyRefusal.noPlace(kind).reason, as: UTF8.self)
                    == "there is no place for the \(kind.name)")
            #expect(SurveyRefusal.noPlace(kind).hint.utf8CodeUnitCount > 20)
        }
    }
}
