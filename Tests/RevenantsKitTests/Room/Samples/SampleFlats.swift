/// The flats of Examples/Rooms that come from one capture: one for each oddity of real exports.
enum SampleFlats {
    /// The room of a night without `--room`: a fireplace on a chimney breast, windows on both sides of the television.
    static var livingRoom: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (3, 8)
        plan.origin = FlatPlan.Point(3.9, 3.1)
        plan.eyeLevel = 1.454
        plan.seed = 11
        plan.coreModelBytes = 48 * 1024
        let corners = [
            FlatPlan.Point(0, 0), FlatPlan.Point(5.5, 0), FlatPlan.Point(5.5, 1.5), FlatPlan.Point(5.15, 1.5),
            FlatPlan.Point(5.15, 3), FlatPlan.Point(5.5, 3), FlatPlan.Point(5.5, 4.5), FlatPlan.Point(0, 4.5),
        ]
        plan.enclose(
            corners, height: 2.62,
            gaps: [
                0: [
                    .window(at: 0.75, width: 1.25, sill: 0.82, height: 1.42),
                    .window(at: 3.6, width: 1.25, sill: 0.82, height: 1.42),
                ],
                6: [.door(at: 4.3, width: 0.87)],
            ])
        plan.floors = [FlatPlan.Floor(corners: corners)]
        plan.sections = [FlatPlan.Section(label: "livingRoom", at: FlatPlan.Point(2.75, 2.25))]
        plan.put("sofa", at: 3, 4.03, facing: .north, size: (2.1, 0.84, 0.92), ["SofaType": "rectangular"])
        plan.put(
            "table", at: 3, 3.02, facing: .north, size: (1.1, 0.42, 0.55),
            ["TableType": "coffee", "TableShapeType": "rectangular"])
        plan.put("storage", at: 2.8, 0.21, size: (1.4, 0.46, 0.4), ["StorageType": "cabinet"])
        plan.put("television", at: 2.8, 0.14, size: (1.1, 0.64, 0.07), elevation: 0.52)
        plan.put("storage", at: 0.18, 1.2, facing: .east, size: (1.2, 1.92, 0.34), ["StorageType": "shelf"])
        plan.put(
            "sofa", at: 4.82, 3.78, facing: FlatPlan.Point(-0.6, -0.8), size: (0.8, 0.82, 0.8),
            ["SofaType": "singleSeat"], confidence: "medium")
        plan.put("fireplace", at: 5.11, 2.25, facing: .west, size: (0.96, 0.92, 0.2))
        plan.put(
            "table", at: 1.1, 2.72, facing: .east, size: (0.86, 0.74, 0.86),
            ["TableType": "dining", "TableShapeType": "circularElliptic"])
        for (z, facing) in [(2.1, FlatPlan.Point.south), (3.34, .north)] {
            plan.put(
                "chair", at: 1.1, z, facing: facing, size: (0.46, 0.88, 0.5),
                [
                    "ChairType": "dining", "ChairLegType": "four", "ChairArmType": "missing",
                    "ChairBackType": "existing",
                ], parent: 7)
        }
        return plan
    }

    /// A kitchen whose south side is open to the rest of the flat.
    static var openSide: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (-2, 9)
        plan.origin = FlatPlan.Point(2.2, 2.4)
        plan.eyeLevel = 1.478
        plan.seed = 12
        let corners = [
            FlatPlan.Point(0, 3.5), FlatPlan.Point(0, 0), FlatPlan.Point(4.3, 0), FlatPlan.Point(4.3, 3.5),
        ]
        plan.walls = [
            FlatPlan.Wall(corners[0], corners[1], gaps: [.window(at: 1.4, width: 1.1, sill: 1.05, height: 1.1)]),
            FlatPlan.Wall(corners[1], corners[2], gaps: [.window(at: 1.6, width: 1, sill: 1.1, height: 1)]),
            FlatPlan.Wall(corners[2], corners[3], gaps: [.door(at: 2.4, width: 0.82)]),
        ]
        plan.floors = [FlatPlan.Floor(corners: corners)]
        plan.sections = [
            FlatPlan.Section(label: "kitchen", at: FlatPlan.Point(2, 0.9)),
            FlatPlan.Section(label: "diningRoom", at: FlatPlan.Point(2, 2.7)),
        ]
        plan.put("refrigerator", at: 0.35, 0.33, size: (0.6, 1.85, 0.64))
        plan.put("storage", at: 1.75, 0.31, size: (2.1, 0.9, 0.6), ["StorageType": "cabinet"])
        plan.put("sink", at: 1.4, 0.31, size: (0.52, 0.2, 0.42), elevation: 0.74, parent: 1, confidence: "low")
        plan.put("dishwasher", at: 2.2, 0.32, size: (0.6, 0.82, 0.58), parent: 1)
        plan.put("oven", at: 3.11, 0.32, size: (0.6, 0.86, 0.6))
        plan.put("stove", at: 3.11, 0.32, size: (0.58, 0.06, 0.52), elevation: 0.86, parent: 4)
        plan.put("storage", at: 3.2, 0.18, size: (1.2, 0.7, 0.34), elevation: 1.5, ["StorageType": "cabinet"])
        plan.put(
            "table", at: 1.5, 2.45, size: (1.3, 0.75, 0.8), ["TableType": "dining", "TableShapeType": "rectangular"])
        for (x, z, facing) in [
            (1.2, 1.9, FlatPlan.Point.south), (1.8, 1.9, .south), (1.2, 3.0, .north), (1.8, 3.0, .north),
        ] {
            plan.put("chair", at: x, z, facing: facing, size: (0.44, 0.86, 0.48), ["ChairType": "dining"], parent: 7)
        }
        return plan
    }

    /// Two bedrooms, a bathroom and a living room in one capture: the one floor is the rectangle around their L.
    static var severalRooms: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (5, 7)
        plan.origin = FlatPlan.Point(5.2, 4.4)
        plan.eyeLevel = 1.486
        plan.seed = 13
        plan.hasReferenceOrigin = true
        typealias Point = FlatPlan.Point
        let (low, high) = (2.44, 2.9)
        func wall(_ from: Point, _ to: Point, _ height: Double, _ gaps: [FlatPlan.Gap] = []) {
            plan.walls.append(FlatPlan.Wall(from, to, height: height, gaps: gaps))
        }
        // Around the L, clockwise.
        wall(Point(0, 0), Point(3.4, 0), low, [.window(at: 1.1)])
        wall(Point(3.4, 0), Point(5, 0), low)
        wall(Point(5, 0), Point(5, 1.9), low, [.window(at: 0.6, width: 0.6, sill: 1.3, height: 0.7)])
        wall(Point(5, 1.9), Point(8, 1.9), high, [.window(at: 0.7, width: 1.6)])
        wall(Point(8, 1.9), Point(8, 6), high)
        wall(Point(8, 6), Point(3.4, 6), high, [.door(at: 3.3, width: 0.95)])
        wall(Point(3.4, 6), Point(0, 6), low, [.window(at: 1.2)])
        wall(Point(0, 6), Point(0, 3), low)
        wall(Point(0, 3), Point(0, 0), low)
        // Between the rooms.
        wall(Point(3.4, 0), Point(3.4, 1.9), low)
        wall(Point(3.4, 1.9), Point(3.4, 3), low, [.door(at: 0.1, isOpen: true)])
        wall(Point(3.4, 3), Point(0, 3), low)
        wall(Point(3.4, 3), Point(3.4, 6), low, [.door(at: 0.15)])
        wall(Point(5, 1.9), Point(3.4, 1.9), low, [.door(at: 0.3, width: 0.75)])
        plan.floors = [FlatPlan.Floor(corners: [Point(0, 0), Point(8, 0), Point(8, 6), Point(0, 6)])]
        plan.sections = [
            FlatPlan.Section(label: "bedroom", at: Point(1.7, 1.5)),
            FlatPlan.Section(label: "bedroom", at: Point(1.7, 4.5)),
            FlatPlan.Section(label: "bathroom", at: Point(4.2, 0.95)),
            FlatPlan.Section(label: "livingRoom", at: Point(5.8, 4)),
        ]
        plan.put("bed", at: 1.05, 1.4, facing: .east, size: (1.6, 0.5, 2.05))
        plan.put("storage", at: 2.6, 2.66, facing: .north, size: (1.2, 2, 0.6), ["StorageType": "cabinet"])
        plan.put("bed", at: 0.5, 4.9, facing: .north, size: (0.95, 0.48, 2))
        plan.put("table", at: 1.9, 5.62, facing: .north, size: (1.2, 0.74, 0.65), ["TableType": "unidentified"])
        plan.put(
            "chair", at: 1.9, 5.0, facing: .south, size: (0.55, 0.9, 0.55),
            ["ChairType": "swivel", "ChairLegType": "star"], parent: 3)
        plan.put("bathtub", at: 4.58, 0.42, facing: .south, size: (0.8, 0.56, 0.75))
        plan.put("toilet", at: 3.78, 0.4, facing: .south, size: (0.4, 0.78, 0.68))
        plan.put("sofa", at: 7.5, 4.2, facing: .west, size: (2, 0.82, 0.9), ["SofaType": "lShaped"])
        plan.put("table", at: 6.3, 4.2, facing: .west, size: (0.9, 0.4, 0.55), ["TableType": "coffee"])
        plan.put("television", at: 3.46, 4.95, facing: .east, size: (1.2, 0.7, 0.08), elevation: 0.9)
        plan.put("table", at: 6.2, 2.6, size: (1.4, 0.75, 0.8), [:])
        plan.put("chair", at: 6.2, 3.2, facing: .north, size: (0.45, 0.85, 0.48), ["ChairType": "dining"], parent: 10)
        return plan
    }

    /// A hallway without furniture and windows; two of its doors stand open, and its floor runs on through one.
    static var noObjects: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (1, 3)
        plan.origin = FlatPlan.Point(0.8, 2.2)
        plan.eyeLevel = 1.424
        plan.seed = 14
        typealias Point = FlatPlan.Point
        plan.enclose(
            [Point(0, 0), Point(6.2, 0), Point(6.2, 1.7), Point(1.9, 1.7), Point(1.9, 5.4), Point(0, 5.4)],
            height: 2.52,
            gaps: [
                0: [.door(at: 1.2), .door(at: 3.9)], 1: [.door(at: 0.42, isOpen: true)],
                2: [.door(at: 0.7)], 3: [.door(at: 1.5, isOpen: true)], 4: [.door(at: 0.5, width: 0.95)],
            ])
        plan.floors = [
            FlatPlan.Floor(corners: [
                Point(0, 0), Point(6.2, 0), Point(6.2, 0.4), Point(6.67, 0.4), Point(6.67, 1.7), Point(1.9, 1.7),
                Point(1.9, 5.4), Point(0, 5.4),
            ])
        ]
        plan.sections = [FlatPlan.Section(label: "unidentified", at: Point(1.4, 1.4))]
        return plan
    }

    /// A bathroom with wall stubs of 12, 23 and 52 cm and a shower wall that ends in the room.
    static var stubs: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (-4, 5)
        plan.origin = FlatPlan.Point(1.9, 2.1)
        plan.eyeLevel = 1.446
        plan.seed = 15
        typealias Point = FlatPlan.Point
        let corners = [
            Point(0, 0), Point(4.6, 0), Point(4.6, 3.6), Point(2.7, 3.6), Point(2.7, 3.48), Point(0.95, 3.48),
            Point(0.95, 3.71), Point(0, 3.71),
        ]
        plan.enclose(
            corners, height: 2.44,
            gaps: [0: [.window(at: 1.15, width: 0.7, sill: 1.2, height: 0.9)], 7: [.door(at: 0.45, width: 0.78)]])
        plan.walls.append(FlatPlan.Wall(Point(2.6, 0.52), Point(2.6, 0), height: 2.44))
        plan.walls.append(FlatPlan.Wall(Point(4.6, 1.6), Point(3.4, 1.6), height: 2.05))
        plan.floors = [FlatPlan.Floor(corners: corners)]
        plan.sections = [FlatPlan.Section(label: "bathroom", at: Point(2.2, 1.8))]
        plan.put("storage", at: 0.25, 1.15, facing: .east, size: (1.1, 0.8, 0.48), ["StorageType": "cabinet"])
        plan.put(
            "sink", at: 0.26, 1.15, facing: .east, size: (0.55, 0.16, 0.42), elevation: 0.7, parent: 0,
            confidence: "low")
        plan.put("washerDryer", at: 0.33, 0.32, facing: .south, size: (0.6, 0.85, 0.6))
        plan.put("bathtub", at: 3.73, 3.2, facing: .north, size: (1.7, 0.55, 0.76))
        plan.put("toilet", at: 1.6, 3.1, facing: .north, size: (0.42, 0.8, 0.7))
        return plan
    }

    /// An attic: walls with sloped tops, one a gable.
    static var slopedWalls: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (7, 10)
        plan.origin = FlatPlan.Point(3.1, 1.6)
        plan.eyeLevel = 1.6
        plan.seed = 16
        typealias Point = FlatPlan.Point
        var gable = FlatPlan.Wall(
            Point(0, 0), Point(4.9, 0), gaps: [.window(at: 2.55, width: 1.3, sill: 0.9, height: 1.1)])
        gable.outline = [(0, 1.25), (3.2, 2.75), (4.9, 2.25), (4.9, 0), (0, 0)]
        gable.height = 1.25
        gable.heightAtEnd = 2.25
        plan.walls = [
            gable, FlatPlan.Wall(Point(4.9, 0), Point(4.9, 4.1), height: 2.25, gaps: [.door(at: 0.4)]),
            FlatPlan.Wall(Point(4.9, 4.1), Point(3.2, 4.1), height: 2.25, heightAtEnd: 2.75),
            FlatPlan.Wall(Point(3.2, 4.1), Point(0, 4.1), height: 2.75, heightAtEnd: 1.25),
            FlatPlan.Wall(Point(0, 4.1), Point(0, 0), height: 1.25),
        ]
        plan.floors = [FlatPlan.Floor(corners: [Point(0, 0), Point(4.9, 0), Point(4.9, 4.1), Point(0, 4.1)])]
        plan.sections = [FlatPlan.Section(label: "bedroom", at: Point(2.4, 2))]
        plan.put("bed", at: 1.08, 2.9, facing: .east, size: (1.6, 0.5, 2.05))
        plan.put("storage", at: 4.58, 3.2, facing: .west, size: (1.3, 1.9, 0.6), ["StorageType": "cabinet"])
        plan.put(
            "table", at: 1.35, 0.4, facing: .south, size: (1.2, 0.74, 0.66),
            ["TableType": "unidentified", "TableShapeType": "rectangular"])
        plan.put("chair", at: 1.35, 0.98, facing: .north, size: (0.5, 0.9, 0.5), ["ChairType": "swivel"], parent: 2)
        return plan
    }

    /// A room with a round bay; the window in it follows the curve.
    static var curvedWall: FlatPlan {
        var plan = FlatPlan()
        plan.halfTurn = (-1, 6)
        plan.origin = FlatPlan.Point(2.7, 2.6)
        plan.eyeLevel = 1.37
        plan.seed = 17
        typealias Point = FlatPlan.Point
        var bay = FlatPlan.Wall(
            Point(1.1, 0), Point(4.1, 0), height: 2.6, gaps: [.window(at: 0.7, width: 1.6, sill: 0.6, height: 1.6)])
        bay.arc = (-150, -30)
        plan.walls = [
            FlatPlan.Wall(Point(0, 0), Point(1.1, 0), height: 2.6), bay,
            FlatPlan.Wall(Point(4.1, 0), Point(5.2, 0), height: 2.6),
            FlatPlan.Wall(Point(5.2, 0), Point(5.2, 3.9), height: 2.6, gaps: [.window(at: 1.3, width: 1.3)]),
            FlatPlan.Wall(Point(5.2, 3.9), Point(0, 3.9), height: 2.6, gaps: [.door(at: 0.5)]),
            FlatPlan.Wall(Point(0, 3.9), Point(0, 0), height: 2.6),
        ]
        // The bay's circle: a chord of 3 m over 120 degrees.
        let (radius, middle) = (3 / 3.0.squareRoot(), Point(2.6, 1.5 / 3.0.squareRoot()))
        let arc = [-120.0, -90, -60].map { degrees in
            let point = RoomPlanEncoder.unitPoint(degrees: degrees)
            return Point(middle.x + radius * point.x, middle.z + radius * point.z)
        }
        plan.floors = [
            FlatPlan.Floor(
                corners: [Point(0, 0), Point(1.1, 0)] + arc + [
                    Point(4.1, 0), Point(5.2, 0), Point(5.2, 3.9), Point(0, 3.9),
                ])
        ]
        plan.sections = [FlatPlan.Section(label: "livingRoom", at: Point(2.6, 1.9))]
        plan.put("sofa", at: 0.5, 2.0, facing: .east, size: (1.9, 0.84, 0.9), ["SofaType": "rectangular"])
        plan.put(
            "table", at: 2.6, 0.4, facing: .south, size: (0.9, 0.74, 0.9),
            ["TableType": "dining", "TableShapeType": "circularElliptic"])
        plan.put("chair", at: 2.6, 1.08, facing: .north, size: (0.46, 0.88, 0.48), ["ChairType": "dining"], parent: 1)
        plan.put("storage", at: 1.2, 3.71, facing: .north, size: (1.5, 1.1, 0.36), ["StorageType": "shelf"])
        plan.put("television", at: 5.14, 3.2, facing: .west, size: (1, 0.6, 0.08), elevation: 0.8)
        return plan
    }
}
