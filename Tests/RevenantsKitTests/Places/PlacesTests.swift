import RevenantsKit
import Testing

@Suite struct PlacesTests {
    /// How many nights a test draws in each room: unoptimised builds are thirty times slower.
    #if DEBUG
        static let nights: UInt64 = 8
    #else
        static let nights: UInt64 = 1_000
    #endif

    static let sketches: [(name: String, room: ScannedRoom)] = [
        ("living room", RoomSketch.livingRoom.room),
        ("living room, turned", RoomSketch.livingRoom.turned(by: 0.745, moved: FloorPoint(-4, 12))),
        ("two rooms", RoomSketch.twoRooms(door: 0.9).room), ("small", RoomSketch.small.room),
        ("open side", RoomSketch.openSide.room),
    ]

    private func surveyed(_ room: ScannedRoom) -> SurveyedRoom? {
        try? Survey.survey(room).get()
    }

    @Test(arguments: sketches.indices) func everyNightHoldsEveryRule(index: Int) throws {
        let room = try Survey.survey(Self.sketches[index].room).get()
        let rules = PlaceRules(room)
        for number in 0..<Self.nights {
            for length in NightLength.allCases {
                let seed = GameStateSeed.draw(seed: NightSeed(number: number), room: room, length: length)
                rules.check(seed, length, "\(Self.sketches[index].name), seed \(number)")
            }
        }
    }

    @Test func everyRandomRoomThatPassesHoldsEveryRule() {
        var passed = 0
        for number in 0..<20 as Range<UInt64> {
            guard let room = surveyed(RoomSketch.random(number)) else { continue }
            passed += 1
            let rules = PlaceRules(room)
            for night in 0..<3 as Range<UInt64> {
                let seed = GameStateSeed.draw(seed: NightSeed(number: night), room: room, length: .full)
                rules.check(seed, .full, "room \(number), seed \(night)")
            }
        }
        #expect(passed >= 10, "\(passed) of 20 rooms passed")
    }

    @Test func theSameSeedGivesTheSameNightAndAnotherAnother() throws {
        let room = try Survey.survey(RoomSketch.livingRoom.room).get()
        let again = try Survey.survey(RoomSketch.livingRoom.room).get()
        let one = GameStateSeed.draw(seed: NightSeed(number: 7), room: room, length: .full)
        #expect(one == GameStateSeed.draw(seed: NightSeed(number: 7), room: again, length: .full))
        #expect(one != GameStateSeed.draw(seed: NightSeed(number: 8), room: room, length: .full))
    }

    /// A short night is the beginning of a full one: what chance gives one thing does not depend on how many of another there are.
    @Test func aShortNightIsTheBeginningOfAFullOne() throws {
        let room = try Survey.survey(RoomSketch.livingRoom.room).get()
        for number in 0..<20 as Range<UInt64> {
            let full = GameStateSeed.draw(seed: NightSeed(number: number), room: room, length: .full)
            let short = GameStateSeed.draw(seed: NightSeed(number: number), room: room, length: .short)
            #expect(short.letters[0] == full.letters[0] && short.whispers[0] == full.whispers[0])
            #expect(short.glyphs[0] == full.glyphs[0] && short.lock == full.lock && short.doll == full.doll)
            #expect(short.safeZone == full.safeZone && short.ritualSite == full.ritualSite)
        }
    }

    @Test func theDollLiesInTheMiddleOfAnEmptyFloor() throws {
        var sketch = RoomSketch(4, 3)
        sketch.addGap(.window, wall: 0, from: 1, width: 1.4, bottom: 0.9)
        let room = try Survey.survey(sketch.room).get()
        for number in 0..<5 as Range<UInt64> {
            let seed = GameStateSeed.draw(seed: NightSeed(number: number), room: room, length: .short)
            #expect(seed.doll.point == FloorPoint(2, 1.5))
        }
    }

    /// In a room of 4 × 3 m with the doll in the middle the long walls are 1.5 m away and the short ones 2 m: their weights are √(9.6 / 6) and
    /// e^(−2/9) · √(7.2 / 6).
    @Test func lettersHangByTheGaussianOfTheDistance() throws {
        var sketch = RoomSketch(4, 3)
        for wall in 0..<4 { sketch.addGap(.window, wall: wall, from: 0.1, width: 0.3, bottom: 0.9) }
        let room = try Survey.survey(sketch.room).get()
        let likely = room.letterLikelihoods()
        let long = (9.6 / 6 as Float).squareRoot()
        let short = (7.2 / 6 as Float).squareRoot() * 0.800_737_4
        for (facing, weight) in [
            (FloorPoint(0, 1), long), (FloorPoint(0, -1), long), (FloorPoint(1, 0), short), (FloorPoint(-1, 0), short),
        ] {
            let wall = likely.filter { $0.facing.dot(facing) > 0.9 }
            let sum = wall.reduce(0) { $0 + $1.likelihood }
            #expect((sum - weight / (2 * (long + short))).magnitude < 1e-4, "\(facing): \(sum)")
            // Along the wall a Gaussian about its middle: a share of 0.175 of the width is one standard deviation.
            let width: Float = facing.x == 0 ? 4 : 3
            let offsets = wall.map {
                ($0.point - FloorPoint(2, 1.5)).dot(FloorPoint(facing.y, facing.x)).magnitude / width
            }
            #expect((offsets.max() ?? 0) <= 0.3501 && (offsets.min() ?? 1) < 0.001)
            if let middle = zip(offsets, wall).first(where: { $0.0 < 0.001 })?.1 {
                for (offset, spot) in zip(offsets, wall) {
                    let expected =
                        middle.likelihood * Float(Maths.exp(Double(-0.5 * offset * offset / (0.175 * 0.175))))
                    #expect((spot.likelihood - expected).magnitude < 1e-5)
                }
            }
        }
        // And that is how they are drawn.
        var drawn = 0
        for number in 0..<400 as Range<UInt64> {
            let seed = GameStateSeed.draw(seed: NightSeed(number: number), room: room, length: .short)
            if seed.letters[0].transform.front.x == 0 { drawn += 1 }
        }
        let share = Float(drawn) / 400
        #expect((share - long / (long + short)).magnitude < 0.075, "three standard deviations: \(share)")
    }

    @Test func likelihoodsAddUpToOne() throws {
        for sketch in Self.sketches {
            let room = try Survey.survey(sketch.room).get()
            for likely in [room.dollLikelihoods(), room.letterLikelihoods()] {
                let sum = likely.reduce(0) { $0 + $1.likelihood }
                #expect((sum - 1).magnitude < 1e-3, "\(sketch.name): \(sum)")
            }
        }
    }
}

extension RoomSketch {
    /// A room of 2.4 × 2.6 m, small enough for the small spacing.
    static var small: RoomSketch {
        var sketch = RoomSketch(2.4, 2.6)
        sketch.addGap(.door, wall: 0, from: 0.1, width: 0.8)
        sketch.addBox(.washerDryer, at: FloorPoint(2.1, 2.3), width: 0.6, depth: 0.6, top: 0.9)
        return sketch
    }

    /// A kitchen open to one side, with an island.
    static var openSide: RoomSketch {
        var sketch = RoomSketch(5, 3.6, openSides: [1])
        sketch.addGap(.window, wall: 0, from: 2, width: 1.2, bottom: 0.95)
        sketch.addBox(.storage, at: FloorPoint(2.5, 0.3), width: 4, depth: 0.6, top: 0.92)
        sketch.addBox(.storage, at: FloorPoint(3.2, 0.17), width: 1, depth: 0.34, bottom: 1.42, top: 2.3)
        sketch.addBox(.table, at: FloorPoint(2.6, 1.9), width: 1.6, depth: 0.9, top: 0.9)
        return sketch
    }
}
