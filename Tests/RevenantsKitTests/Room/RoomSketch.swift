import RevenantsKit

/// Draws rooms for tests: corners in metres, walls along them, doors and furniture by hand or by chance.
struct RoomSketch {
    var room = ScannedRoom(walls: [], gaps: [], floors: [], objects: [], floorY: -1.4)
    var height: Float = 2.4

    /// A room whose floor has these corners, clockwise on the plan as drawn (X right, Z down), with a wall along each edge not in
    /// `openSides`.
    init(corners: [FloorPoint], openSides: [Int] = [], floorY: Float = -1.4) {
        room.floorY = floorY
        room.floors = [corners]
        for index in corners.indices where !openSides.contains(index) {
            addWall(corners[index], corners[(index + 1) % corners.count])
        }
    }

    /// A rectangle from the origin.
    init(_ width: Float, _ depth: Float, openSides: [Int] = []) {
        self.init(
            corners: [FloorPoint(0, 0), FloorPoint(width, 0), FloorPoint(width, depth), FloorPoint(0, depth)],
            openSides: openSides)
    }

    /// Adds a wall whose room side is to the right of its direction on the plan as drawn, which is the inside of a clockwise floor.
    mutating func addWall(_ start: FloorPoint, _ end: FloorPoint, isPartition: Bool = false, top: Float? = nil) {
        let along = (end - start) / (end - start).length
        room.walls.append(
            Wall(
                start: start, end: end, bottom: room.floorY, topAtStart: room.floorY + (top ?? height),
                topAtEnd: room.floorY + (top ?? height), normal: FloorPoint(-along.y, along.x),
                isPartition: isPartition))
    }

    /// Adds a gap in a wall, `from` metres from its start.
    mutating func addGap(
        _ kind: GapKind, wall: Int, from: Float, width: Float, bottom: Float = 0, top: Float = 2.0
    ) {
        let wallOf = room.walls[wall]
        let along = (wallOf.end - wallOf.start) / wallOf.width
        room.gaps.append(
            WallGap(
                kind: kind, wall: wall, start: wallOf.start + along * from, end: wallOf.start + along * (from + width),
                bottom: room.floorY + bottom, top: room.floorY + top))
    }

    mutating func addBox(
        _ kind: ObjectKind = .storage, at center: FloorPoint, width: Float, depth: Float, bottom: Float = 0,
        top: Float = 0.8, front: FloorPoint = FloorPoint(0, 1)
    ) {
        room.objects.append(
            RoomObject(
                kind: kind, center: center, front: front, width: width, depth: depth, bottom: room.floorY + bottom,
                top: room.floorY + top))
    }

    /// The room turned by `yaw` about the origin and then moved.
    func turned(by yaw: Float, moved offset: FloorPoint) -> ScannedRoom {
        let (cosine, sine) = (Maths.cos(yaw), Maths.sin(yaw))
        func turn(_ p: FloorPoint) -> FloorPoint { FloorPoint(p.x * cosine - p.y * sine, p.x * sine + p.y * cosine) }
        func move(_ p: FloorPoint) -> FloorPoint { turn(p) + offset }
        var result = room
        result.walls = room.walls.map { wall in
            var wall = wall
            (wall.start, wall.end, wall.normal) = (move(wall.start), move(wall.end), turn(wall.normal))
            return wall
        }
        result.gaps = room.gaps.map { gap in
            var gap = gap
            (gap.start, gap.end) = (move(gap.start), move(gap.end))
            return gap
        }
        result.objects = room.objects.map { object in
            var object = object
            (object.center, object.front) = (move(object.center), turn(object.front))
            return object
        }
        result.floors = room.floors.map { $0.map(move) }
        return result
    }
}

extension RoomSketch {
    /// A furnished living room of 5.2 × 4.1 m.
    static var livingRoom: RoomSketch {
        var sketch = RoomSketch(5.2, 4.1)
        sketch.addGap(.door, wall: 0, from: 0.5, width: 0.9)
        sketch.addGap(.window, wall: 1, from: 1.2, width: 1.6, bottom: 0.9, top: 2.1)
        sketch.addGap(.opening, wall: 2, from: 1.0, width: 1.4)
        sketch.addBox(.sofa, at: FloorPoint(2.6, 3.55), width: 2.1, depth: 0.9, top: 0.85, front: FloorPoint(0, -1))
        sketch.addBox(.table, at: FloorPoint(2.6, 2.4), width: 1.1, depth: 0.6, top: 0.45)
        sketch.addBox(.storage, at: FloorPoint(0.25, 2.2), width: 1.2, depth: 0.4, top: 1.9, front: FloorPoint(1, 0))
        sketch.addBox(.television, at: FloorPoint(2.6, 0.08), width: 1.2, depth: 0.1, bottom: 0.9, top: 1.6)
        sketch.addBox(.chair, at: FloorPoint(4.5, 3.3), width: 0.6, depth: 0.6, top: 0.9)
        return sketch
    }

    /// Two rooms of one floor with a partition between, `door` metres wide.
    static func twoRooms(door: Float) -> RoomSketch {
        var sketch = RoomSketch(6, 4)
        sketch.addWall(FloorPoint(3, 0), FloorPoint(3, 4), isPartition: true)
        sketch.addGap(.door, wall: 4, from: 1.0, width: door)
        sketch.addGap(.window, wall: 0, from: 0.5, width: 1.0, bottom: 0.9)
        sketch.addGap(.window, wall: 2, from: 0.5, width: 1.0, bottom: 0.9)
        return sketch
    }

    /// A room drawn by chance: a rectangle, an L or two rooms, turned, with furniture anywhere.
    static func random(_ seed: UInt64) -> ScannedRoom {
        var chance = ChanceStream(seed: NightSeed(number: seed), purpose: .test)
        func between(_ low: Float, _ high: Float) -> Float { low + (high - low) * chance.unit() }
        let width = between(2.2, 7)
        let depth = between(2.2, 6)
        var sketch: RoomSketch
        switch chance.below(3) {
        case 0: sketch = RoomSketch(width, depth)
        case 1:
            let (x, y) = (width * between(0.3, 0.7), depth * between(0.3, 0.7))
            sketch = RoomSketch(
                corners: [
                    FloorPoint(0, 0), FloorPoint(width, 0), FloorPoint(width, y), FloorPoint(x, y),
                    FloorPoint(x, depth), FloorPoint(0, depth),
                ])
        default:
            sketch = RoomSketch(width, depth)
            let x = width * between(0.3, 0.7)
            sketch.addWall(FloorPoint(x, 0), FloorPoint(x, depth), isPartition: true)
            sketch.addGap(.openDoor, wall: 4, from: between(0.1, depth - 1.1), width: between(0.45, 1))
        }
        sketch.addGap(.door, wall: 0, from: between(0.1, width * 0.3), width: min(0.8, width * 0.25))
        sketch.addGap(.window, wall: 1, from: 0.2, width: min(1.2, sketch.room.walls[1].width - 0.3), bottom: 0.9)
        for _ in 0..<chance.below(9) {
            let quarter = [FloorPoint(0, 1), FloorPoint(1, 0), FloorPoint(0.6, 0.8)][chance.below(3)]
            sketch.addBox(
                at: FloorPoint(between(0, width), between(0, depth)), width: between(0.3, 1.8),
                depth: between(0.3, 0.9),
                bottom: chance.below(4) == 0 ? 1.1 : 0, top: between(1.2, 2), front: quarter)
        }
        return sketch.turned(by: between(0, 6.28), moved: FloorPoint(between(-8, 8), between(-8, 8)))
    }
}

extension RoomSketch {
    /// Where a point of the sketch lies in the room of ``turned(by:moved:)``.
    static func place(_ point: FloorPoint, turnedBy yaw: Float, movedBy offset: FloorPoint) -> FloorPoint {
        let (cosine, sine) = (Maths.cos(yaw), Maths.sin(yaw))
        return FloorPoint(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine) + offset
    }
}
