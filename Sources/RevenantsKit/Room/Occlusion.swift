/// What a room takes from a sound on its straight way from one point to another.
public struct Occlusion: Equatable, Sendable {
    /// The height over the lowest floor from which an object muffles, in metres.
    public static let muffleHeight: Float = 1.2

    private let lines: SightLines

    /// The occlusion of a room.
    public init(room: ScannedRoom) { lines = SightLines(room: room, faces: WallFace.faces(of: room)) }

    /// What the straight line between the two points crosses. Doorways and openings are open, windows are not.
    public func between(_ a: Vector3, _ b: Vector3) -> Obstruction {
        Obstruction(
            walls: lines.wallsCrossed(from: a, to: b),
            objects: lines.objectsCrossed(from: a, to: b, tallerThan: Occlusion.muffleHeight))
    }
}

/// What a sound goes through.
public struct Obstruction: Equatable, Sendable {
    /// How many walls.
    public var walls: Int
    /// How many objects taller than ``Occlusion/muffleHeight``.
    public var objects: Int

    /// An obstruction.
    public init(walls: Int, objects: Int) {
        self.walls = walls
        self.objects = objects
    }

    /// The change of level in decibels: −9 a wall, −4 an object.
    public var gain: Float { -9 * Float(walls) - 4 * Float(objects) }

    /// The low-pass corner in hertz: 16 kHz × 0.35 a wall, not under 400 Hz.
    public var lowPass: Float {
        var corner: Float = 16_000
        for _ in 0..<min(max(walls, 0), 4) { corner *= 0.35 }
        return max(400, corner)
    }
}
