/// A flat on paper: what a person would draw, before a phone has walked through it.
///
/// Metres; X to the right, Z toward the reader, heights over the floor. Walls run clockwise around the room, so that it lies
/// on their right hand, where RoomPlan has their local +Z.
struct FlatPlan {
    /// A point of the plan.
    struct Point: Equatable {
        var x, z: Double

        init(_ x: Double, _ z: Double) {
            self.x = x
            self.z = z
        }
    }

    /// A wall from its left end to its right, seen from inside.
    struct Wall {
        var from, to: Point
        /// The height of its top at both ends.
        var height: Double
        var heightAtEnd: Double
        /// The outline where it is more than sloped, as distances from the left end and heights.
        var outline: [(along: Double, height: Double)] = []
        /// An arc of this many degrees from local X toward local Z; `from` and `to` are its ends.
        var arc: (start: Double, end: Double)?
        var gaps: [Gap] = []
        /// The storey's floor over the lowest.
        var level = 0.0

        init(_ from: Point, _ to: Point, height: Double = 2.5, heightAtEnd: Double? = nil, gaps: [Gap] = []) {
            self.from = from
            self.to = to
            self.height = height
            self.heightAtEnd = heightAtEnd ?? height
            self.gaps = gaps
        }

        var length: Double { ((to.x - from.x) * (to.x - from.x) + (to.z - from.z) * (to.z - from.z)).squareRoot() }
    }

    /// A door, window or opening.
    struct Gap {
        enum Kind: String { case door, openDoor, window, opening }
        var kind: Kind
        /// Distance from the wall's left end.
        var at: Double
        var width: Double
        var sill = 0.0
        var height: Double

        static func door(at place: Double, width: Double = 0.86, height: Double = 2.02, isOpen: Bool = false) -> Gap {
            Gap(kind: isOpen ? .openDoor : .door, at: place, width: width, height: height)
        }

        static func window(at place: Double, width: Double = 1.2, sill: Double = 0.9, height: Double = 1.3) -> Gap {
            Gap(kind: .window, at: place, width: width, sill: sill, height: height)
        }

        static func opening(at place: Double, width: Double, height: Double = 2.1) -> Gap {
            Gap(kind: .opening, at: place, width: width, height: height)
        }
    }

    /// Furniture.
    struct Object {
        var category: String
        var at: Point
        /// Which way its front looks.
        var facing: Point
        /// Across its front, upward, along its front.
        var size: (width: Double, height: Double, depth: Double)
        /// Its underside over the floor.
        var elevation = 0.0
        var attributes: [String: String] = [:]
        /// The index of the object it stands in or at.
        var parent: Int?
        var confidence = "high"
        var level = 0.0
    }

    /// A floor's outline, clockwise.
    struct Floor {
        var corners: [Point]
        var level = 0.0
    }

    /// A named area.
    struct Section {
        var label: String
        var at: Point
    }

    var walls: [Wall] = []
    var floors: [Floor] = []
    var objects: [Object] = []
    var sections: [Section] = []
    /// Half the yaw's tangent: turning by a rational needs no sine, so that every machine writes the same digits.
    var halfTurn = (rise: 0, run: 1)
    /// Where the phone's origin lies on the plan, and how high over the floor it was.
    var origin = Point(0, 0)
    var eyeLevel = 1.4
    /// How many bytes of `coreModel` to make up, before base64.
    var coreModelBytes = 768
    var hasReferenceOrigin = false
    /// Seeds identifiers and `coreModel`.
    var seed: UInt64 = 1
}

extension FlatPlan {
    /// The cosine and sine of the yaw: the plan's X axis is (cosine, 0, −sine) in the room.
    var turn: (cosine: Double, sine: Double) {
        let half = Double(halfTurn.rise) / Double(halfTurn.run)
        return ((1 - half * half) / (1 + half * half), 2 * half / (1 + half * half))
    }

    /// A point of the plan in the room, on the floor plan.
    func roomPoint(_ point: Point) -> (x: Double, z: Double) {
        let (x, z) = (point.x - origin.x, point.z - origin.z)
        return (turn.cosine * x + turn.sine * z, turn.cosine * z - turn.sine * x)
    }

    /// Walls around a room, one for each side of `corners`; `gaps` by the side's number.
    mutating func enclose(_ corners: [Point], height: Double = 2.5, level: Double = 0, gaps: [Int: [Gap]] = [:]) {
        for (index, corner) in corners.enumerated() {
            var wall = Wall(corner, corners[(index + 1) % corners.count], height: height, gaps: gaps[index] ?? [])
            wall.level = level
            walls.append(wall)
        }
    }

    /// Puts furniture in.
    mutating func put(
        _ category: String, at x: Double, _ z: Double, facing: Point = .south,
        size: (width: Double, height: Double, depth: Double), elevation: Double = 0,
        _ attributes: [String: String] = [:],
        parent: Int? = nil, confidence: String = "high", level: Double = 0
    ) {
        objects.append(
            Object(
                category: category, at: Point(x, z), facing: facing, size: size, elevation: elevation,
                attributes: attributes, parent: parent, confidence: confidence, level: level))
    }
}

extension FlatPlan.Point {
    static let north = FlatPlan.Point(0, -1)
    static let south = FlatPlan.Point(0, 1)
    static let east = FlatPlan.Point(1, 0)
    static let west = FlatPlan.Point(-1, 0)
}

/// SplitMix64 (Steele, Lea and Flood, 2014): chance for made-up data.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
