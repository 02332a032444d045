/// A room as the night needs it: read from a RoomPlan export, or from our own compact form.
///
/// Lengths are in metres. Values are rounded to whole millimetres (directions to 1e-5) by ``ScannedRoom/quantised()``, so
/// that the Host and every player compute on the same numbers.
public struct ScannedRoom: Equatable, Sendable {
    /// The walls; a curved one is several.
    public var walls: [Wall]
    /// Doors, windows and openings, each in its wall.
    public var gaps: [WallGap]
    /// The floor's outline, one polygon a floor, without a repeated last corner.
    public var floors: [[FloorPoint]]
    /// The furniture.
    public var objects: [RoomObject]
    /// The height of the lowest floor.
    public var floorY: Float

    /// A room from its parts.
    public init(walls: [Wall], gaps: [WallGap], floors: [[FloorPoint]], objects: [RoomObject], floorY: Float) {
        self.walls = walls
        self.gaps = gaps
        self.floors = floors
        self.objects = objects
        self.floorY = floorY
    }

    /// The number of walls.
    public var wallCount: Int { walls.count }
}

/// A flat, upright piece of wall, without thickness (RoomPlan gives none).
public struct Wall: Equatable, Sendable {
    /// One end of its foot.
    public var start: FloorPoint
    /// The other end of its foot.
    public var end: FloorPoint
    /// The height of its foot, Y.
    public var bottom: Float
    /// The height of its top at `start`, Y.
    public var topAtStart: Float
    /// The height of its top at `end`, Y; another than at `start` where the ceiling slopes.
    public var topAtEnd: Float
    /// The unit normal into the room, where the floor tells it; else the scan's own local Z.
    public var normal: FloorPoint
    /// Whether there is floor on both sides.
    public var isPartition: Bool

    /// A wall.
    public init(
        start: FloorPoint, end: FloorPoint, bottom: Float, topAtStart: Float, topAtEnd: Float, normal: FloorPoint,
        isPartition: Bool
    ) {
        self.start = start
        self.end = end
        self.bottom = bottom
        self.topAtStart = topAtStart
        self.topAtEnd = topAtEnd
        self.normal = normal
        self.isPartition = isPartition
    }

    /// The width along the floor, in metres.
    public var width: Float { (end - start).length }
}

/// What a hole in a wall is.
public enum GapKind: UInt8, Equatable, Sendable {
    case door
    case openDoor
    case window
    case opening

    /// Whether a person and a sound pass.
    public var isPassable: Bool { self != .window }
}

/// A door, window or opening: a rectangle in its wall.
public struct WallGap: Equatable, Sendable {
    /// What it is.
    public var kind: GapKind
    /// The index of its wall in ``ScannedRoom/walls``; −1 when the scan names none.
    public var wall: Int
    /// One end on the floor plan.
    public var start: FloorPoint
    /// The other end on the floor plan.
    public var end: FloorPoint
    /// The sill's height, Y.
    public var bottom: Float
    /// The lintel's height, Y.
    public var top: Float

    /// A gap.
    public init(kind: GapKind, wall: Int, start: FloorPoint, end: FloorPoint, bottom: Float, top: Float) {
        self.kind = kind
        self.wall = wall
        self.start = start
        self.end = end
        self.bottom = bottom
        self.top = top
    }
}

/// RoomPlan's object categories, in the order of Apple's list.
public enum ObjectKind: UInt8, Equatable, Sendable, CaseIterable {
    case bathtub, bed, chair, dishwasher, fireplace, oven, refrigerator, sink, sofa, stairs, storage, stove, table
    case television, toilet, washerDryer
    /// A category this version does not know.
    case unknown
}

/// A piece of furniture: a box that stands upright and is turned about the vertical.
public struct RoomObject: Equatable, Sendable {
    /// What it is.
    public var kind: ObjectKind
    /// The middle of its box on the floor plan.
    public var center: FloorPoint
    /// The unit direction of its front (local Z) on the floor plan.
    public var front: FloorPoint
    /// Its extent across its front (local X), in metres.
    public var width: Float
    /// Its extent along its front (local Z), in metres.
    public var depth: Float
    /// The height of its underside, Y.
    public var bottom: Float
    /// The height of its upper side, Y.
    public var top: Float

    /// A piece of furniture.
    public init(
        kind: ObjectKind, center: FloorPoint, front: FloorPoint, width: Float, depth: Float, bottom: Float, top: Float
    ) {
        self.kind = kind
        self.center = center
        self.front = front
        self.width = width
        self.depth = depth
        self.bottom = bottom
        self.top = top
    }
}
