import RevenantsKit
import Testing

/// The same room in every way that it is known to be written is the same room.
struct ReencodingTests {
    static let rewritings: [(name: String, rewrite: @Sendable (JSONTree) -> String)] = [
        ("compact, keys in falling order", { $0.compact }),
        ("without coreModel", { $0.withoutCoreModel.pretty }),
        ("plain strings", { $0.withPlainEnumerations.pretty }),
        ("x, y, z", { $0.withNamedComponents.pretty }),
        ("four columns", { $0.withNestedTransforms(rows: false).pretty }),
        ("four rows", { $0.withNestedTransforms(rows: true).pretty }),
        ("16 numbers by rows", { $0.withFlatRows.pretty }),
        ("parent", { $0.withParentKey.compact }),
        ("widened floats", { $0.withWideFloats.pretty }),
        ("numbers with exponents", { $0.withExponents.compact }),
        (
            "escaped keys",
            { $0.pretty.replacing("\"walls\"", with: "\"w\\u0061lls\"").replacing("\"x\"", with: "\"\\u0078\"") }
        ),
        ("escaped values", { $0.pretty.replacing("\"sofa\"", with: "\"s\\u006ffa\"") }),
        ("unknown keys", { $0.withUnknownKeys.compact }),
        ("a byte order mark and carriage returns", { "\u{FEFF}" + $0.pretty.replacing("\n", with: "\r\n") }),
        (
            "all at once",
            {
                $0.withUnknownKeys.withPlainEnumerations.withNamedComponents.withNestedTransforms(rows: true)
                    .withParentKey.compact
            }
        ),
    ]

    @Test(arguments: rewritings.indices)
    func aRoomWrittenAnewIsTheSameRoom(index: Int) throws {
        let (name, rewrite) = Self.rewritings[index]
        let plans = [
            SampleFlats.livingRoom, SampleFlats.severalRooms, SampleFlats.slopedWalls, SampleFlats.curvedWall,
            SampleFlats.noObjects, SampleFlats.twoStoreys,
        ]
        for plan in plans + (1...10).map(FlatPlan.random) {
            let tree = plan.capturedRoom
            let original = try CapturedRoomReader.read(Array(tree.pretty.utf8))
            let text = rewrite(tree)
            #expect(try CapturedRoomReader.read(Array(text.utf8)).isSame(as: original), "\(name), seed \(plan.seed)")
        }
    }

    /// What iOS 16 leaves out is found from the walls. Its wall tops do not slope.
    @Test func theOlderSystemsFormGivesTheSameRoom() throws {
        for plan in [SampleFlats.livingRoom, SampleFlats.olderSystem] + (1...10).map(FlatPlan.random) {
            let tree = plan.capturedRoom
            let original = try CapturedRoomReader.read(Array(tree.pretty.utf8))
            let older = try CapturedRoomReader.read(Array(tree.asOlderSystem.pretty.utf8))
            #expect(older.room.walls == original.room.walls)
            #expect(older.room.gaps == original.room.gaps)
            #expect(older.room.objects == original.room.objects)
            #expect(older.notes == original.notes + [.floorFromWalls])
        }
    }

    /// A structure's rooms and its merged arrays say the same: it is read once.
    @Test func aStructureIsNotCountedTwice() throws {
        let (rooms, merged) = SampleFlats.structure
        var both = merged.capturedRoom
        both["rooms"] = .array(rooms.map { $0.capturedRoom })
        let alone = try CapturedRoomReader.read(Array(merged.capturedRoom.pretty.utf8))
        for text in [both.pretty, both.compact] {
            let scan = try CapturedRoomReader.read(Array(text.utf8))
            #expect(scan.room == alone.room)
            #expect(scan.counts == alone.counts)
            #expect(scan.notes == [.structure(rooms: 2)])
        }
    }

    /// Where the two differ, what was merged is right.
    @Test func mergedArraysGoBeforeTheRooms() throws {
        var (rooms, merged) = SampleFlats.structure
        merged.objects.removeLast()
        merged.floors.removeLast()
        merged.walls.removeLast()
        merged.sections.removeLast()
        rooms[0].put("aquarium", at: 1, 1, size: (1, 1, 1))
        var both = merged.capturedRoom
        both["rooms"] = .array(rooms.map { $0.capturedRoom })
        let alone = try CapturedRoomReader.read(Array(merged.capturedRoom.pretty.utf8))
        let scan = try CapturedRoomReader.read(Array(both.pretty.utf8))
        #expect(scan.room == alone.room && scan.counts == alone.counts)
        #expect(scan.notes == [.structure(rooms: 2)] + alone.notes)
    }

    /// Without merged arrays, or with empty ones, a structure is its rooms.
    @Test func aStructureWithoutMergedArraysIsItsRooms() throws {
        let rooms = SampleFlats.structure.rooms
        let scans = try rooms.map { try CapturedRoomReader.read(Array($0.capturedRoom.pretty.utf8)) }
        let list = JSONTree.array(rooms.map { $0.capturedRoom })
        for tree in [
            JSONTree.object(["rooms": list]), .object(["rooms": list, "walls": .array([]), "floors": .array([])]),
        ] {
            let scan = try CapturedRoomReader.read(Array(tree.compact.utf8))
            #expect(scan.counts.walls == scans.reduce(0) { $0 + $1.counts.walls })
            #expect(scan.counts.floors == 2 && scan.counts.storeys == 1 && scan.counts.sections == 2)
            #expect(scan.room.objects == scans.flatMap { $0.room.objects })
            #expect(scan.room.floors == scans.flatMap { $0.room.floors })
            #expect(scan.room.walls.map { $0.start } == scans.flatMap { $0.room.walls.map { $0.start } })
            // The door between the rooms is there once from each side, in that side's wall.
            #expect(scan.room.gaps.count == scans.reduce(0) { $0 + $1.room.gaps.count })
            #expect(scan.room.gaps.allSatisfy { $0.wall >= 0 })
            #expect(scan.notes == [.structure(rooms: 2)])
        }
    }
}

extension CapturedScan {
    /// Whether two scans are the same, with their notes in any order: the file's keys may come in any.
    fileprivate func isSame(as other: CapturedScan) -> Bool {
        room == other.room && counts == other.counts
            && notes.map { "\($0)" }.sorted() == other.notes.map { "\($0)" }.sorted()
    }
}

extension JSONTree {
    /// Every float as the double that iOS 16 wrote.
    fileprivate var withWideFloats: JSONTree {
        mapped { value in
            if case .number(let float) = value { .wide(Double(float)) } else { value }
        }
    }

    /// Every number with an exponent, its point moved.
    fileprivate var withExponents: JSONTree {
        mapped { value in
            guard case .number(let float) = value else { return value }
            return .raw("\(JSONTree.number(float).compact)\(float.description.contains("e") ? "" : "e+00")")
        }
    }

    /// Keys that no version knows, with values of every kind.
    fileprivate var withUnknownKeys: JSONTree {
        mapped { value in
            guard case .object(var members) = value, members["transform"] != nil || members["walls"] != nil else {
                return value
            }
            members["aquarium"] = .array([
                .null, .object(["fish": .array([.boolean(true), .number(-0.5), .string("🐟/\\\"")])]),
            ])
            members["Walls"] = .integer(3)
            return .object(members)
        }
    }
}
