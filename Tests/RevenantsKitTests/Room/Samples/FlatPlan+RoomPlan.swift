extension FlatPlan {
    /// The flat as RoomPlan exports it.
    var capturedRoom: JSONTree {
        var encoder = RoomPlanEncoder(self)
        var room = encoder.arrays()
        room["coreModel"] = .string(encoder.coreModel())
        room["story"] = .integer(0)
        room["version"] = .integer(2)
        if hasReferenceOrigin { room["referenceOriginTransform"] = encoder.referenceOrigin }
        return .object(room)
    }
}

/// Puts a plan into the coordinates that a phone would have given it.
struct RoomPlanEncoder {
    let plan: FlatPlan
    /// The plan's X axis in the room: (cosine, 0, −sine) of the yaw.
    let cosine, sine: Double
    var chance: SplitMix

    init(_ plan: FlatPlan) {
        self.plan = plan
        (cosine, sine) = plan.turn
        chance = SplitMix(plan.seed)
    }

    /// The arrays of a `CapturedRoom`.
    mutating func arrays() -> [String: JSONTree] {
        var surfaces: [String: [JSONTree]] = ["walls": [], "doors": [], "windows": [], "openings": []]
        for wall in plan.walls {
            let identifier = identifier()
            surfaces["walls"]?.append(self.wall(wall, identifier))
            for gap in wall.gaps {
                let array = gap.kind == .window ? "windows" : gap.kind == .opening ? "openings" : "doors"
                surfaces[array]?.append(self.gap(gap, in: wall, parent: identifier))
            }
        }
        var result = surfaces.mapValues { JSONTree.array($0) }
        result["floors"] = .array(plan.floors.map { floor($0) })
        let identifiers = plan.objects.map { _ in identifier() }
        result["objects"] = .array(plan.objects.indices.map { object(plan.objects[$0], $0, identifiers) })
        result["sections"] = .array(
            plan.sections.map {
                .object(["label": .string($0.label), "center": vector(place($0.at, 1.25)), "story": .integer(0)])
            })
        return result
    }

    /// Base64 of noise, whole blocks of 16 bytes.
    mutating func coreModel() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        let byteCount = plan.coreModelBytes / 48 * 48
        var text = ""
        for _ in 0..<byteCount / 3 {
            var bits = chance.next()
            for _ in 0..<4 {
                text.append(alphabet[Int(bits & 63)])
                bits >>= 6
            }
        }
        return text
    }

    /// A small turn and shift, as the newer files have it.
    var referenceOrigin: JSONTree {
        transform(right: (0.9998, 0, -0.02), up: (0, 1, 0), front: (0.02, 0, 0.9998), origin: (0.0731, 0, -0.1542))
    }

    // MARK: Surfaces

    private func wall(_ wall: FlatPlan.Wall, _ identifier: String) -> JSONTree {
        let top = ([wall.height, wall.heightAtEnd] + wall.outline.map(\.height)).max() ?? wall.height
        let (halfWidth, halfHeight) = (wall.length / 2, top / 2)
        var corners: [(Double, Double, Double)] = []
        if !wall.outline.isEmpty {
            corners = wall.outline.map { ($0.along - halfWidth, $0.height - halfHeight, 0) }
        } else if wall.height != wall.heightAtEnd {
            corners = [
                (-halfWidth, wall.height - halfHeight, 0), (halfWidth, wall.heightAtEnd - halfHeight, 0),
                (halfWidth, -halfHeight, 0), (-halfWidth, -halfHeight, 0),
            ]
        }
        return surface(
            "wall", identifier, size: (wall.length, top),
            transform: transform(along: wall, at: halfWidth, height: wall.level + halfHeight), corners: corners,
            curve: wall.arc.map { curve($0, width: wall.length) } ?? .null, level: wall.level)
    }

    private mutating func gap(_ gap: FlatPlan.Gap, in wall: FlatPlan.Wall, parent: String) -> JSONTree {
        let details: [String: JSONTree] =
            switch gap.kind {
            case .door: ["isOpen": .boolean(false)]
            case .openDoor: ["isOpen": .boolean(true)]
            case .window, .opening: [:]
            }
        return surface(
            gap.kind == .openDoor ? "door" : gap.kind.rawValue, identifier(), details, parent: parent,
            size: (gap.width, gap.height),
            transform: transform(
                along: wall, at: gap.at + gap.width / 2, height: wall.level + gap.sill + gap.height / 2),
            level: wall.level)
    }

    private mutating func floor(_ floor: FlatPlan.Floor) -> JSONTree {
        let (xs, zs) = (floor.corners.map(\.x), floor.corners.map(\.z))
        let (left, right, far, near) = (xs.min() ?? 0, xs.max() ?? 0, zs.min() ?? 0, zs.max() ?? 0)
        let middle = FlatPlan.Point((left + right) / 2, (far + near) / 2)
        // As in real files, the size is not the outline's: it is that of a box turned another way.
        let reach = (right - left + near - far) * 0.62
        return surface(
            "floor", identifier(), size: (reach, reach * 0.84),
            transform: transform(
                right: (cosine, 0, -sine), up: (-sine, 0, -cosine), front: (0, 1, 0),
                origin: place(middle, floor.level)),
            corners: floor.corners.map { ($0.x - middle.x, middle.z - $0.z, 0) }, level: floor.level)
    }

    private func surface(
        _ category: String, _ identifier: String, _ details: [String: JSONTree] = [:], parent: String? = nil,
        size: (Double, Double), transform: JSONTree, corners: [(Double, Double, Double)] = [], curve: JSONTree = .null,
        level: Double
    ) -> JSONTree {
        .object([
            "identifier": .string(identifier), "parentIdentifier": parent.map { .string($0) } ?? .null,
            "category": .object([category: .object(details)]), "confidence": .object(["high": .object([:])]),
            "dimensions": vector((size.0, size.1, 0)), "transform": transform,
            "polygonCorners": .array(corners.map { vector($0) }), "curve": curve, "completedEdges": .array([]),
            "story": story(level),
        ])
    }

    /// The arc over the chord of a wall, as Foundation encodes measurements.
    private func curve(_ arc: (start: Double, end: Double), width: Double) -> JSONTree {
        let (from, to) = (Self.unitPoint(degrees: arc.start), Self.unitPoint(degrees: arc.end))
        let radius = width / (to.x - from.x)
        func measurement(_ degrees: Double) -> JSONTree {
            .object([
                "value": .number(Float(degrees)),
                "unit": .object([
                    "symbol": .string("°"),
                    "converter": .object(["coefficient": .number(1), "constant": .number(0)]),
                ]),
            ])
        }
        return .object([
            "startAngle": measurement(arc.start), "endAngle": measurement(arc.end), "radius": .number(Float(radius)),
            "center": .array([.number(0), .number(Float(-from.z * radius))]),
        ])
    }

    /// The point of the unit circle at a multiple of 30 degrees.
    static func unitPoint(degrees: Double) -> FlatPlan.Point {
        let half = 3.0.squareRoot() / 2
        let cosines = [1, half, 0.5, 0, -0.5, -half, -1, -half, -0.5, 0, 0.5, half]
        let step = ((Int(degrees) / 30) % 12 + 12) % 12
        return FlatPlan.Point(cosines[step], cosines[(step + 9) % 12])
    }

    // MARK: Objects

    private func object(_ object: FlatPlan.Object, _ index: Int, _ identifiers: [String]) -> JSONTree {
        let front = turned((object.facing.x, 0, object.facing.z))
        return .object([
            "identifier": .string(identifiers[index]),
            "parentIdentifier": object.parent.map { .string(identifiers[$0]) } ?? .null,
            "category": .object([object.category: .object([:])]),
            "confidence": .object([object.confidence: .object([:])]),
            "dimensions": vector((object.size.width, object.size.height, object.size.depth)),
            "transform": transform(
                right: (front.2, 0, -front.0), up: (0, 1, 0), front: front,
                origin: place(object.at, object.level + object.elevation + object.size.height / 2)),
            "attributes": .object(object.attributes.mapValues { .string($0) }), "story": story(object.level),
        ])
    }

    // MARK: Geometry

    private func turned(_ direction: (Double, Double, Double)) -> (Double, Double, Double) {
        (cosine * direction.0 + sine * direction.2, direction.1, cosine * direction.2 - sine * direction.0)
    }

    private func place(_ point: FlatPlan.Point, _ height: Double) -> (Double, Double, Double) {
        turned((point.x - plan.origin.x, height - plan.eyeLevel, point.z - plan.origin.z))
    }

    private func transform(along wall: FlatPlan.Wall, at distance: Double, height: Double) -> JSONTree {
        let (x, z) = ((wall.to.x - wall.from.x) / wall.length, (wall.to.z - wall.from.z) / wall.length)
        let right = turned((x, 0, z))
        return transform(
            right: right, up: (0, 1, 0), front: (-right.2, 0, right.0),
            origin: place(FlatPlan.Point(wall.from.x + x * distance, wall.from.z + z * distance), height))
    }

    private func transform(
        right: (Double, Double, Double), up: (Double, Double, Double), front: (Double, Double, Double),
        origin: (Double, Double, Double)
    ) -> JSONTree {
        let columns = [(right, 0.0), (up, 0), (front, 0), (origin, 1)]
        return .array(columns.flatMap { column, last in [column.0, column.1, column.2, last].map { number($0) } })
    }

    private func vector(_ values: (Double, Double, Double)) -> JSONTree {
        .array([number(values.0), number(values.1), number(values.2)])
    }

    private func story(_ level: Double) -> JSONTree { .integer(level > 2 ? 1 : 0) }

    /// A float without the `-0` that no real file has.
    private func number(_ value: Double) -> JSONTree { .number(Float(value) + 0) }

    private mutating func identifier() -> String {
        let digits = Array("0123456789ABCDEF")
        var text = ""
        for (index, length) in [8, 4, 4, 4, 12].enumerated() {
            if index > 0 { text += "-" }
            var bits = chance.next()
            for position in 0..<length {
                // Version 4, variant 1, as random identifiers have it.
                let digit = index == 2 && position == 0 ? 4 : index == 3 && position == 0 ? 8 | bits & 3 : bits & 15
                text.append(digits[Int(digit)])
                bits >>= 4
            }
        }
        return text
    }
}
