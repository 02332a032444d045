@testable import RevenantsKit
import Testing

/// Several storeys, floors of one storey, and floors found from walls.
struct StoreysTests {
    private func read(_ tree: JSONTree) throws -> CapturedScan {
        try CapturedRoomReader.read(Array(tree.compact.utf8))
    }

    @Test func theNightIsPlayedOnTheStoreyWithTheMostFloor() throws {
        let plan = SampleFlats.twoStoreys
        let scan = try read(plan.capturedRoom)
        #expect(scan.counts.walls == 8 && scan.counts.doors == 2 && scan.counts.floors == 2 && scan.counts.storeys == 2)
        #expect(scan.notes == [.storeysLeftOut(1)])
        #expect(scan.room.walls.count == 4 && scan.room.floors.count == 1 && scan.room.floorY == -1.4)
        #expect(scan.room.gaps.map { $0.kind } == [.door, .window])
        #expect(scan.room.gaps.map { $0.wall } == [1, 0])
        #expect(scan.room.objects.map { $0.kind } == [.stairs, .sofa, .table, .storage])
    }

    @Test func theUpperStoreyIsTakenWhenItIsLarger() throws {
        var plan = SampleFlats.twoStoreys
        // Turned upside down: what was above is below.
        for index in plan.walls.indices { plan.walls[index].level = 2.78 - plan.walls[index].level }
        for index in plan.floors.indices { plan.floors[index].level = 2.78 - plan.floors[index].level }
        for index in plan.objects.indices { plan.objects[index].level = 2.78 - plan.objects[index].level }
        let scan = try read(plan.capturedRoom)
        #expect(scan.room.walls.count == 4 && abs(scan.room.floorY - 1.38) < 1e-5)
        #expect(scan.room.objects.map { $0.kind } == [.stairs, .sofa, .table, .storage])
        #expect(scan.room.gaps.map { $0.wall } == [1, 0])
    }

    @Test func storeysWithoutFloorsAreToldByTheirWalls() throws {
        var tree = SampleFlats.twoStoreys.capturedRoom
        let withFloors = try read(tree).room
        tree["floors"] = .array([])
        let scan = try read(tree)
        #expect(scan.counts.storeys == 2)
        #expect(scan.notes == [.floorFromWalls, .storeysLeftOut(1)])
        #expect(scan.room.walls == withFloors.walls && scan.room.gaps == withFloors.gaps)
        #expect(scan.room.objects == withFloors.objects)
    }

    /// 8.7 cm is the most that floors of one storey were seen to differ by; a sunken room has more.
    @Test(arguments: [0.03, 0.087, 0.4])
    func floorsOfOneStoreyAreAllPlayedOn(step: Double) throws {
        var plan = SampleFlats.structure.merged
        plan.floors[1].level = step
        for index in plan.walls.indices where plan.walls[index].level > 0 { plan.walls[index].level = step }
        for index in plan.objects.indices where plan.objects[index].level > 0 { plan.objects[index].level = step }
        let scan = try read(plan.capturedRoom)
        #expect(scan.counts.storeys == 1 && scan.notes == [])
        #expect(scan.room.floors.count == 2 && scan.room.walls.count == 7 && scan.room.objects.count == 6)
        // The lowest of them is the room's.
        #expect(scan.room.floorY == -1.52)
    }

    @Test func heightsAreGroupedFromTheGroundUp() {
        #expect(Storeys([]).heights == [])
        #expect(Storeys([0.1, -0.2, 0, 2.7, 2.75, 1.2, 5.4]).heights == [-0.2, 2.7, 5.4])
        let storeys = Storeys([0, 2.7])
        for (bottom, index) in [(-9, 0), (0, 0), (0.9, 0), (2.5, 0), (2.6, 1), (2.7, 1), (4, 1)] as [(Float, Int)] {
            #expect(storeys.index(of: bottom) == index, "\(bottom)")
        }
        #expect(Storeys([]).index(of: 3) == 0)
    }

    // MARK: Floors from walls

    private func floor(_ walls: [(Double, Double, Double, Double)]) throws -> (
        corners: [[FloorPoint]], notes: [ScanNote]
    ) {
        var plan = FlatPlan()
        plan.walls = walls.map { FlatPlan.Wall(FlatPlan.Point($0.0, $0.1), FlatPlan.Point($0.2, $0.3)) }
        let scan = try read(plan.capturedRoom)
        return (scan.room.floors, scan.notes)
    }

    private func area(_ corners: [FloorPoint]) -> Float { Outline(corners).area }

    @Test func anOpenSideIsClosed() throws {
        let (floors, notes) = try floor([(0, 3, 0, 0), (0, 0, 4, 0), (4, 0, 4, 3)])
        try #require(floors.count == 1)
        #expect(floors[0].count == 4 && abs(area(floors[0]) - 12) < 1e-3 && notes == [.floorFromWalls])
    }

    @Test func partitionsAndIslandsPlayNoPart() throws {
        let room = [(0.0, 0.0, 5.0, 0.0), (5, 0, 5, 4), (5, 4, 0, 4), (0, 4, 0, 0)]
        for more in [
            [(2.5, 4.0, 2.5, 2.0)], [(2.5, 0, 2.5, 4)], [(1, 1, 2, 1)],
            [(1, 1, 2, 1), (2, 1, 2, 3), (2, 3, 1, 3), (1, 3, 1, 1)],
            // A wall that stops 3 cm short of the one it joins.
            [(0.03, 2, 3, 2)], [(5, 2, 4.4, 2)],
        ] as [[(Double, Double, Double, Double)]] {
            let (floors, notes) = try floor(room + more)
            try #require(floors.count == 1, "\(more)")
            #expect(floors[0].count == 4 && abs(area(floors[0]) - 20) < 1e-3, "\(more): \(floors)")
            #expect(notes == [.floorFromWalls])
        }
    }

    @Test func roomsSideBySideAreTwoFloors() throws {
        let (floors, notes) = try floor([
            (0, 0, 3, 0), (3, 0, 3, 3), (3, 3, 0, 3), (0, 3, 0, 0), (3.15, 0, 7, 0), (7, 0, 7, 3), (7, 3, 3.15, 3),
            (3.15, 3, 3.15, 0),
        ])
        #expect(floors.count == 2 && notes == [.floorFromWalls])
        #expect(abs(area(floors[0]) - 11.55) < 1e-3 && abs(area(floors[1]) - 9) < 1e-3)
    }

    @Test func wallsThatCrossAreHeldByTheirHull() throws {
        // A bow tie: no outline without crossings.
        let (floors, notes) = try floor([(0, 0, 4, 3), (4, 3, 4, 0), (4, 0, 0, 3), (0, 3, 0, 0)])
        #expect(floors.count == 1 && abs(area(floors[0]).magnitude - 12) < 1e-3 && notes == [.floorFromHull])
    }

    @Test func oneWallHasNoFloor() throws {
        let (floors, notes) = try floor([(0, 0, 4, 0)])
        #expect(floors == [] && notes == [])
    }

    @Test func aSimplePolygonIsToldFromOneThatCrosses() {
        func outline(_ points: [(Float, Float)]) -> Outline { Outline(points.map { FloorPoint($0.0, $0.1) }) }
        #expect(outline([(0, 0), (1, 0), (1, 1), (0, 1)]).isSimple)
        #expect(outline([(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]).corners.count == 4)
        #expect(!outline([(0, 0), (1, 1), (1, 0), (0, 1)]).isSimple)
        #expect(!outline([(0, 0), (2, 0), (1, 0), (1, 1)]).isSimple)
        #expect(!outline([(0, 0), (1, 0)]).isSimple && !outline([]).isSimple)
        #expect(
            outline([(0, 0), (1, 0), (1, 1), (0, 1)]).area == 1 && outline([(0, 1), (1, 1), (1, 0), (0, 0)]).area == -1)
    }
}
