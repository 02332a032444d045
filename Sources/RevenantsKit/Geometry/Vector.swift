/// A point or direction in the room: metres, right-handed, Y up (ARKit's convention).
public typealias Vector3 = SIMD3<Float>

/// A point on the floor plan: `x` is the room's X, `y` is the room's Z, both in metres.
public typealias FloorPoint = SIMD2<Float>

extension SIMD3<Float> {
    /// The point's place on the floor plan (X and Z).
    public var floor: FloorPoint { FloorPoint(x, z) }

    /// The Euclidean length, in metres.
    public var length: Float { (x * x + y * y + z * z).squareRoot() }

    /// The scalar product with `other`.
    public func dot(_ other: Vector3) -> Float { x * other.x + y * other.y + z * other.z }
}

extension SIMD2<Float> {
    /// The Euclidean length, in metres.
    public var length: Float { (x * x + y * y).squareRoot() }

    /// The scalar product with `other`.
    public func dot(_ other: FloorPoint) -> Float { x * other.x + y * other.y }

    /// The point of the room at height `height` over this point of the floor plan.
    public func at(height: Float) -> Vector3 { Vector3(x, height, y) }

    /// The straight distance to `other`, in metres.
    public func distance(to other: FloorPoint) -> Float { (self - other).length }
}
