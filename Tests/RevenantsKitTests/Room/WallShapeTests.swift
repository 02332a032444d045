import RevenantsKit
import Testing

/// Walls that are more or less than a rectangle.
struct WallShapeTests {
    private func read(_ plan: FlatPlan) throws -> CapturedScan {
        try CapturedRoomReader.read(Array(plan.capturedRoom.compact.utf8))
    }

    /// A wall of 4 m alone, at yaw 0, its foot at −1.4 m.
    private func wall(outline: [(along: Double, height: Double)] = [], height: Double = 2.5) -> FlatPlan {
        var plan = FlatPlan()
        var wall = FlatPlan.Wall(FlatPlan.Point(0, 0), FlatPlan.Point(4, 0), height: height)
        wall.outline = outline
        plan.walls = [wall]
        return plan
    }

    @Test func aSlopedTopHasItsTwoHeights() throws {
        var plan = wall()
        plan.walls[0].height = 2
        plan.walls[0].heightAtEnd = 3
        let scan = try read(plan)
        #expect(scan.room.walls.count == 1)
        #expect(scan.room.walls[0].isNear(x: 0...4, bottom: -1.4, top: 0.6, 1.6))
        #expect(scan.notes == [])
    }

    @Test func aGableIsTwoPieces() throws {
        let scan = try read(wall(outline: [(0, 1), (1.5, 3), (4, 2), (4, 0), (0, 0)]))
        #expect(scan.counts.walls == 1)
        try #require(scan.room.walls.count == 2)
        #expect(scan.room.walls[0].isNear(x: 0...1.5, bottom: -1.4, top: -0.4, 1.6))
        #expect(scan.room.walls[1].isNear(x: 1.5...4, bottom: -1.4, top: 1.6, 0.6))
        #expect(scan.notes == [])
    }

    @Test func aStepInTheTopIsTwoHeights() throws {
        let scan = try read(wall(outline: [(0, 2), (1, 2), (1, 3), (4, 3), (4, 0), (0, 0)]))
        try #require(scan.room.walls.count == 2)
        #expect(scan.room.walls[0].isNear(x: 0...1, bottom: -1.4, top: 0.6, 0.6))
        #expect(scan.room.walls[1].isNear(x: 1...4, bottom: -1.4, top: 1.6, 1.6))
    }

    @Test func theOrderOfCornersIsOfNoMatter() throws {
        let corners: [(along: Double, height: Double)] = [(0, 1), (1.5, 3), (4, 2), (4, 0), (0, 0)]
        let straight = try read(wall(outline: corners)).room
        #expect(try read(wall(outline: corners.reversed())).room == straight)
        #expect(try read(wall(outline: Array(corners[2...] + corners[..<2]))).room == straight)
    }

    @Test(arguments: [
        [(0.0, 1.0), (4.0, 2.0)], [(1.0, 0.0), (1.0, 1.0), (1.0, 2.0)], [(0.0, 1.0), (2.0, 1.0), (4.0, 1.0)],
    ])
    func cornersWithoutAShapeGiveTheRectangle(corners: [(Double, Double)]) throws {
        let scan = try read(wall(outline: corners.map { (along: $0.0, height: $0.1) }))
        #expect(scan.room.walls.count == 1)
        #expect(scan.room.walls[0].isNear(x: 0...4, bottom: -1.4, top: 1.1, 1.1))
        #expect(scan.notes == [.cornersIgnored(wall: 0)])
    }

    @Test func aWallOnItsHeadIsTheSameWall() throws {
        let plan = wall(outline: [(0, 1), (1.5, 3), (4, 2), (4, 0), (0, 0)])
        let original = try read(plan).room
        let turned = plan.capturedRoom.mapped { value in
            guard case .array(let flat)? = value["transform"], case .array(let corners)? = value["polygonCorners"]
            else {
                return value
            }
            var value = value
            // Half a turn about local Z, undone in its corners.
            value["transform"] = .array(flat.enumerated().map { $0 < 8 ? $1.negated : $1 })
            value["polygonCorners"] = .array(
                corners.map { corner in
                    guard case .array(let numbers) = corner else { return corner }
                    return .array([numbers[0].negated, numbers[1].negated, numbers[2]])
                })
            return value
        }
        #expect(try CapturedRoomReader.read(Array(turned.compact.utf8)).room == original)
    }

    @Test func aSurfaceThatLiesFlatIsLeftOut() throws {
        let flat = wall().capturedRoom.mapped { value in
            guard value["transform"] != nil else { return value }
            var value = value
            value["transform"] = .array([1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 2, 0, 0, 1].map { .integer($0) })
            return value
        }
        let scan = try CapturedRoomReader.read(Array(flat.compact.utf8))
        #expect(scan.room.walls == [] && scan.counts.walls == 1 && scan.notes == [.leftOut(.walls, index: 0)])
    }

    @Test func theShortestStubStands() throws {
        for (length, count) in [(0.12, 1), (0.003, 1), (0.001, 0), (0, 0)] {
            let tree = wall().capturedRoom.mapped { value in
                guard value["transform"] != nil else { return value }
                var value = value
                value["dimensions"] = .array([.number(Float(length)), .number(2), .integer(0)])
                return value
            }
            let scan = try CapturedRoomReader.read(Array(tree.compact.utf8))
            #expect(scan.room.walls.count == count && scan.counts.walls == 1)
            #expect(scan.notes == (count == 0 ? [.leftOut(.walls, index: 0)] : []))
            // Whole millimetres still tell its ends apart.
            #expect(scan.room.quantised().walls.allSatisfy { $0.start != $0.end })
        }
    }

    @Test func anObjectThatLiesOnItsSideIsTheBoxAroundIt() throws {
        var plan = FlatPlan()
        plan.put("storage", at: 1, 2, size: (0.8, 2, 0.4))
        let tipped = plan.capturedRoom.mapped { value in
            guard value["transform"] != nil else { return value }
            var value = value
            // Local Y along room X, local X downward.
            value["transform"] = .array([0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 2, 1].map { .integer($0) })
            return value
        }
        let object = try #require(try CapturedRoomReader.read(Array(tipped.compact.utf8)).room.objects.first)
        #expect(object.width == 2 && object.depth == 0.4 && object.bottom == -0.4 && object.top == 0.4)
        #expect(object.front == FloorPoint(0, 1) && object.center == FloorPoint(1, 2))
    }
}

extension Wall {
    fileprivate func isNear(x: ClosedRange<Float>, bottom: Float, top first: Float, _ second: Float) -> Bool {
        [
            start.x - x.lowerBound, end.x - x.upperBound, start.y, end.y, self.bottom - bottom, topAtStart - first,
            topAtEnd - second, normal.x, normal.y - 1,
        ].allSatisfy { $0.magnitude < 1e-5 }
    }
}

extension JSONTree {
    fileprivate var negated: JSONTree {
        if case .number(let value) = self { .number(0 - value) } else { self }
    }
}
