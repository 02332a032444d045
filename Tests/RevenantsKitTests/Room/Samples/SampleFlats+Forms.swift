/// The flats of Examples/Rooms whose oddity is how they were written, or how many they are.
extension SampleFlats {
    /// A corner of a flat without a floor in the file: the walls make an L, and a partition stands in it.
    static var missingFloors: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (2, 11)
        plan.origin = FlatPlan.Point(1.7, 3.4)
        plan.eyeLevel = 1.31
        plan.seed = 18
        typealias Point = FlatPlan.Point
        plan.enclose(
            [Point(0, 0), Point(3.1, 0), Point(3.1, 2.1), Point(5.3, 2.1), Point(5.3, 5), Point(0, 5)], height: 2.5,
            gaps: [0: [.window(at: 0.9)], 3: [.window(at: 0.8, width: 1.4)], 4: [.door(at: 3.9)]])
        plan.walls.append(FlatPlan.Wall(Point(3.4, 5), Point(3.4, 3.9), height: 2.5))
        plan.sections = [FlatPlan.Section(label: "livingRoom", at: Point(1.9, 3))]
        plan.put("sofa", at: 4.4, 4.5, facing: .north, size: (1.7, 0.82, 0.88), ["SofaType": "rectangular"])
        plan.put("storage", at: 0.2, 1.4, facing: .east, size: (1.4, 2, 0.36), ["StorageType": "shelf"])
        plan.put("table", at: 1.9, 3.0, size: (1.2, 0.75, 0.8), ["TableType": "dining"])
        plan.put("chair", at: 1.9, 2.4, facing: .south, size: (0.45, 0.86, 0.48), ["ChairType": "dining"], parent: 2)
        return plan
    }

    /// A bedroom as iOS 16 wrote it.
    static var olderSystem: FlatPlan {
        var plan = bedroom(seed: 19)
        plan.halfTurn = (-3, 10)
        plan.eyeLevel = 1.02
        return plan
    }

    /// A bedroom with an opening of one centimetre where two walls do not quite meet.
    static var oneCentimetreOpening: FlatPlan {
        var plan = bedroom(seed: 20)
        plan.halfTurn = (9, 13)
        plan.eyeLevel = 1.67
        plan.walls[1].gaps.append(.opening(at: 2.6, width: 0.01))
        return plan
    }

    private static func bedroom(seed: UInt64) -> FlatPlan {
        var plan = FlatPlan()
        plan.origin = FlatPlan.Point(2.9, 2.5)
        plan.seed = seed
        typealias Point = FlatPlan.Point
        let corners = [Point(0, 0), Point(4.6, 0), Point(4.6, 3.8), Point(0, 3.8)]
        plan.enclose(corners, gaps: [0: [.window(at: 1.6, width: 1.4)], 2: [.door(at: 0.35)]])
        plan.floors = [FlatPlan.Floor(corners: corners)]
        plan.sections = [FlatPlan.Section(label: "bedroom", at: Point(2.3, 1.9))]
        plan.put("bed", at: 1.08, 1.7, facing: .east, size: (1.6, 0.52, 2.08))
        plan.put("storage", at: 1.2, 3.48, facing: .north, size: (1.8, 2.05, 0.6), ["StorageType": "cabinet"])
        plan.put("table", at: 4.28, 1, facing: .west, size: (1.1, 0.74, 0.6), ["TableType": "unidentified"])
        plan.put("chair", at: 3.7, 1, facing: .east, size: (0.52, 0.92, 0.52), ["ChairType": "swivel"], parent: 2)
        return plan
    }

    /// A living room with stairs and the bedroom over it, in one file.
    static var twoStoreys: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (4, 17)
        plan.origin = FlatPlan.Point(2.1, 1.7)
        plan.eyeLevel = 1.4
        plan.seed = 21
        typealias Point = FlatPlan.Point
        let below = [Point(0, 0), Point(5.6, 0), Point(5.6, 4.4), Point(0, 4.4)]
        let above = [Point(1.2, 0), Point(5.6, 0), Point(5.6, 3.3), Point(1.2, 3.3)]
        plan.enclose(below, height: 2.5, gaps: [0: [.window(at: 2.6, width: 1.5)], 1: [.door(at: 1.7, width: 0.92)]])
        plan.enclose(above, height: 2.3, level: 2.78, gaps: [0: [.window(at: 1.4)], 2: [.door(at: 1.7)]])
        plan.floors = [FlatPlan.Floor(corners: below), FlatPlan.Floor(corners: above, level: 2.78)]
        plan.sections = [
            FlatPlan.Section(label: "livingRoom", at: Point(3, 2)), FlatPlan.Section(label: "bedroom", at: Point(3, 2)),
        ]
        plan.put("stairs", at: 0.5, 2.4, facing: .north, size: (0.9, 2.7, 3.2))
        plan.put("sofa", at: 3.4, 3.93, facing: .north, size: (2, 0.84, 0.9), ["SofaType": "rectangular"])
        plan.put("table", at: 3.4, 2.8, facing: .north, size: (1, 0.42, 0.6), ["TableType": "coffee"])
        plan.put("storage", at: 3.6, 0.2, size: (1.5, 0.8, 0.38), ["StorageType": "cabinet"])
        plan.put("bed", at: 4.54, 1.7, facing: .west, size: (1.6, 0.5, 2.05), level: 2.78)
        plan.put("storage", at: 2.2, 0.32, size: (1.4, 2, 0.58), ["StorageType": "cabinet"], level: 2.78)
        return plan
    }

    /// What is exported when nothing was scanned.
    static var emptyRoom: FlatPlan {
        var plan = FlatPlan()
        plan.seed = 22
        return plan
    }

    /// A study and a lounge, each scanned by itself and then merged: the wall between them is there once in each room and once
    /// for both, its door is a door from one side and an opening from the other.
    static var structure: (rooms: [FlatPlan], merged: FlatPlan) {
        typealias Point = FlatPlan.Point
        var empty = FlatPlan()
        empty.halfTurn = (5, 12)
        empty.origin = Point(2, 2)
        empty.eyeLevel = 1.52

        func furnishStudy(_ plan: inout FlatPlan) {
            plan.put("table", at: 0.36, 1.5, facing: .east, size: (1.4, 0.74, 0.68), ["TableType": "unidentified"])
            plan.put("chair", at: 1, 1.5, facing: .west, size: (0.55, 0.95, 0.55), ["ChairType": "swivel"], parent: 0)
            plan.put("storage", at: 1.9, 0.19, size: (1.6, 2, 0.36), ["StorageType": "shelf"])
        }
        func furnishLounge(_ plan: inout FlatPlan) {
            plan.put(
                "sofa", at: 7.3, 1.8, facing: .west, size: (2, 0.82, 0.9), ["SofaType": "rectangular"], level: 0.03)
            plan.put("table", at: 6.1, 1.8, facing: .west, size: (1, 0.42, 0.56), ["TableType": "coffee"], level: 0.03)
            plan.put("television", at: 3.6, 0.9, facing: .east, size: (1.1, 0.64, 0.08), elevation: 0.8, level: 0.03)
        }

        var study = empty
        study.seed = 23
        let studyCorners = [Point(0, 0), Point(3.4, 0), Point(3.4, 3.6), Point(0, 3.6)]
        study.enclose(studyCorners, gaps: [1: [.door(at: 2.1, width: 0.79)], 3: [.window(at: 1.4)]])
        study.floors = [FlatPlan.Floor(corners: studyCorners)]
        study.sections = [FlatPlan.Section(label: "unidentified", at: Point(1.7, 1.8))]
        furnishStudy(&study)

        var lounge = empty
        lounge.seed = 24
        let loungeCorners = [Point(3.54, 0), Point(7.8, 0), Point(7.8, 3.6), Point(3.54, 3.6)]
        lounge.enclose(
            loungeCorners, level: 0.03,
            gaps: [
                0: [.window(at: 1.3, width: 1.5)], 2: [.door(at: 0.5)],
                3: [.opening(at: 0.71, width: 0.74)],
            ])
        lounge.floors = [FlatPlan.Floor(corners: loungeCorners, level: 0.03)]
        lounge.sections = [FlatPlan.Section(label: "livingRoom", at: Point(5.7, 1.8))]
        furnishLounge(&lounge)

        var merged = empty
        merged.seed = 25
        func add(_ from: Point, _ to: Point, _ level: Double = 0, _ gaps: [FlatPlan.Gap] = []) {
            var wall = FlatPlan.Wall(from, to, gaps: gaps)
            wall.level = level
            merged.walls.append(wall)
        }
        add(Point(0, 0), Point(3.47, 0))
        add(Point(3.47, 0), Point(3.47, 3.6), 0, [.door(at: 2.1, width: 0.79)])
        add(Point(3.47, 3.6), Point(0, 3.6))
        add(Point(0, 3.6), Point(0, 0), 0, [.window(at: 1.4)])
        add(Point(3.47, 0), Point(7.8, 0), 0.03, [.window(at: 1.37, width: 1.5)])
        add(Point(7.8, 0), Point(7.8, 3.6), 0.03)
        add(Point(7.8, 3.6), Point(3.47, 3.6), 0.03, [.door(at: 0.5)])
        merged.floors = [
            FlatPlan.Floor(corners: [Point(0, 0), Point(3.47, 0), Point(3.47, 3.6), Point(0, 3.6)]),
            FlatPlan.Floor(
                corners: [Point(3.47, 0), Point(7.8, 0), Point(7.8, 3.6), Point(3.47, 3.6)], level: 0.03),
        ]
        merged.sections = study.sections + lounge.sections
        furnishStudy(&merged)
        furnishLounge(&merged)
        return ([study, lounge], merged)
    }
}
