import RevenantsKit
import Testing

/// What is read is what was drawn: rooms at random, from the plan through RoomPlan's encoding and back.
struct ReadingTests {
    static let seeds = UInt64(1)...60

    private func read(_ tree: JSONTree) throws -> CapturedScan {
        try CapturedRoomReader.read(Array(tree.pretty.utf8))
    }

    @Test(arguments: seeds)
    func wallsStandWhereTheyWereDrawn(seed: UInt64) throws {
        let plan = FlatPlan.random(seed: seed)
        let scan = try read(plan.capturedRoom)
        #expect(scan.counts.walls == plan.walls.count)
        try #require(scan.room.walls.count == plan.walls.count)
        for (wall, drawn) in zip(scan.room.walls, plan.walls) {
            #expect(plan.isNear(wall.start, drawn.from) && plan.isNear(wall.end, drawn.to))
            #expect(abs(Double(wall.bottom) + plan.eyeLevel) < 1e-5)
            #expect(abs(Double(wall.topAtStart) + plan.eyeLevel - drawn.height) < 1e-5)
            #expect(wall.topAtEnd == wall.topAtStart)
            // The room lies on the right hand of who walks from start to end: there the normal points.
            let along = (wall.end - wall.start) / wall.width
            #expect(wall.normal.distance(to: FloorPoint(-along.y, along.x)) < 1e-5)
            #expect(!wall.isPartition)
        }
        #expect(abs(Double(scan.room.floorY) + plan.eyeLevel) < 1e-6)
    }

    @Test(arguments: seeds)
    func gapsAreInTheirWalls(seed: UInt64) throws {
        let plan = FlatPlan.random(seed: seed)
        let scan = try read(plan.capturedRoom)
        let all = plan.walls.enumerated().flatMap { index, wall in wall.gaps.map { (wall: index, gap: $0) } }
        // Doors come first, then windows, then openings.
        let doors = all.filter { $0.gap.kind == .door || $0.gap.kind == .openDoor }
        let drawn = doors + all.filter { $0.gap.kind == .window } + all.filter { $0.gap.kind == .opening }
        try #require(scan.room.gaps.count == drawn.count)
        for (gap, (wall, plain)) in zip(scan.room.gaps, drawn) {
            #expect("\(gap.kind)" == plain.kind.rawValue)
            #expect(gap.wall == wall)
            let line = plan.walls[wall]
            #expect(
                plan.isNear(gap.start, line.point(plain.at)) && plan.isNear(gap.end, line.point(plain.at + plain.width))
            )
            #expect(abs(Double(gap.bottom) + plan.eyeLevel - plain.sill) < 1e-5)
            #expect(abs(Double(gap.top) + plan.eyeLevel - plain.sill - plain.height) < 1e-5)
        }
        #expect(scan.counts.doors == doors.count)
        #expect(scan.counts.windows == all.count { $0.gap.kind == .window })
        #expect(scan.counts.openings == all.count { $0.gap.kind == .opening })
    }

    @Test(arguments: seeds)
    func furnitureStandsWhereItWasPut(seed: UInt64) throws {
        let plan = FlatPlan.random(seed: seed)
        let scan = try read(plan.capturedRoom)
        try #require(scan.room.objects.count == plan.objects.count)
        var unknown: [ScanNote] = []
        for (index, (object, put)) in zip(scan.room.objects, plan.objects).enumerated() {
            #expect("\(object.kind)" == (put.category == "aquarium" ? "unknown" : put.category))
            if put.category == "aquarium" { unknown.append(.unknownObject(index: index)) }
            #expect(plan.isNear(object.center, put.at))
            let ahead = FlatPlan.Point(put.at.x + put.facing.x, put.at.z + put.facing.z)
            #expect(plan.isNear(object.center + object.front, ahead))
            #expect(object.width == Float(put.size.width) && object.depth == Float(put.size.depth))
            #expect(abs(Double(object.bottom) + plan.eyeLevel - put.elevation) < 1e-5)
            #expect(abs(Double(object.top - object.bottom) - put.size.height) < 1e-5)
        }
        #expect(scan.notes == unknown)
    }

    @Test(arguments: seeds)
    func theFloorIsItsCorners(seed: UInt64) throws {
        let plan = FlatPlan.random(seed: seed)
        let scan = try read(plan.capturedRoom)
        try #require(scan.room.floors.count == 1)
        try #require(scan.room.floors[0].count == plan.floors[0].corners.count)
        #expect(zip(scan.room.floors[0], plan.floors[0].corners).allSatisfy(plan.isNear))
    }

    /// A wall whose local +Z looks out of the room, as no real one's does: the floor knows better.
    @Test(arguments: seeds)
    func normalsPointIntoTheRoomWhicheverWayAWallWasTurned(seed: UInt64) throws {
        let plan = FlatPlan.random(seed: seed)
        var tree = plan.capturedRoom
        let expected = try read(tree).room.walls.map { $0.normal }
        guard case .array(let walls)? = tree["walls"] else { return }
        tree["walls"] = .array(walls.map { $0.turnedAround })
        let turned = try read(tree).room
        for (wall, normal) in zip(turned.walls, expected) { #expect(wall.normal.distance(to: normal) < 1e-5) }
    }

    /// Where the floor does not tell, the wall's own +Z stands.
    @Test func aWallFarFromEveryFloorKeepsItsNormal() throws {
        var plan = FlatPlan.random(seed: 3)
        plan.walls.append(FlatPlan.Wall(FlatPlan.Point(20, 20), FlatPlan.Point(22, 20)))
        let wall = try #require(try read(plan.capturedRoom).room.walls.last)
        let along = (wall.end - wall.start) / wall.width
        #expect(wall.normal.distance(to: FloorPoint(-along.y, along.x)) < 1e-5)
        #expect(!wall.isPartition)
    }

    @Test(arguments: seeds)
    func wallsWithoutAFloorEncloseIt(seed: UInt64) throws {
        let plan = FlatPlan.random(seed: seed)
        var tree = plan.capturedRoom
        tree["floors"] = nil
        let scan = try read(tree)
        #expect(scan.notes.contains(.floorFromWalls) && !scan.notes.contains(.floorFromHull))
        try #require(scan.room.floors.count == 1)
        let floor = scan.room.floors[0]
        let corners = plan.floors[0].corners
        try #require(floor.count == corners.count)
        // The same corners in the same order, from some first one on.
        let first = try #require(corners.firstIndex { plan.isNear(floor[0], $0) })
        for (index, corner) in floor.enumerated() {
            #expect(plan.isNear(corner, corners[(first + index) % corners.count]))
        }
        #expect(abs(Double(scan.room.floorY) + plan.eyeLevel) < 1e-5)
        #expect(scan.room.walls == (try read(plan.capturedRoom).room.walls))
    }

    @Test(arguments: seeds)
    func gapsFindTheirWallWithoutItsName(seed: UInt64) throws {
        let tree = FlatPlan.random(seed: seed).capturedRoom
        let nameless = tree.mapped { value in
            var value = value
            if value["parentIdentifier"] != nil { value["parentIdentifier"] = .null }
            return value
        }
        #expect(try read(nameless).room == (try read(tree).room))
    }

    @Test func aGapOnNoWallIsKeptAndNoted() throws {
        var tree = FlatPlan.random(seed: 1).capturedRoom
        tree["walls"] = .array([])
        let scan = try read(tree)
        #expect(!scan.room.gaps.isEmpty && scan.room.gaps.allSatisfy { $0.wall == -1 })
        #expect(
            scan.notes.contains(.gapWithoutWall(.doors, index: 0))
                || scan.notes.contains(.gapWithoutWall(.windows, index: 0)))
    }
}

extension FlatPlan {
    /// Whether a point read lies within a tenth of a millimetre of one drawn.
    func isNear(_ point: FloorPoint, _ drawn: Point) -> Bool {
        let (x, z) = roomPoint(drawn)
        return abs(Double(point.x) - x) < 1e-4 && abs(Double(point.y) - z) < 1e-4
    }
}

extension FlatPlan.Wall {
    /// The point at a distance from the left end.
    fileprivate func point(_ distance: Double) -> FlatPlan.Point {
        FlatPlan.Point(from.x + (to.x - from.x) * distance / length, from.z + (to.z - from.z) * distance / length)
    }
}

extension JSONTree {
    /// A surface turned by half a turn about the vertical.
    fileprivate var turnedAround: JSONTree {
        guard case .array(let flat)? = self["transform"] else { return self }
        var turned = self
        turned["transform"] = .array(
            flat.enumerated().map { index, value in
                guard case .number(let number) = value, index < 4 || index >= 8 && index < 12 else { return value }
                return .number(0 - number)
            })
        return turned
    }
}
