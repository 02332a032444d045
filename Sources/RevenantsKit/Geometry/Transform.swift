/// A rigid placement in the room: a 4 × 4 matrix, column-major, as ARKit and RoomPlan write it.
///
/// The columns are the local X, Y and Z axes and the origin; the bottom row is 0, 0, 0, 1.
public struct Transform: Equatable, Sendable {
    /// The local X axis.
    public var right: Vector3
    /// The local Y axis.
    public var up: Vector3
    /// The local Z axis: the front of an object, the room side of a wall.
    public var front: Vector3
    /// The origin, in metres.
    public var origin: Vector3

    /// A transform from its four columns.
    public init(right: Vector3, up: Vector3, front: Vector3, origin: Vector3) {
        self.right = right
        self.up = up
        self.front = front
        self.origin = origin
    }

    /// An upright transform at `origin` whose local Z points along `facing` (a unit vector on the floor plan).
    public init(origin: Vector3, facing: FloorPoint) {
        self.init(
            right: Vector3(facing.y, 0, -facing.x), up: Vector3(0, 1, 0),
            front: Vector3(facing.x, 0, facing.y), origin: origin)
    }
}
