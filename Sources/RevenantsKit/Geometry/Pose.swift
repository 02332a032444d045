/// Where a player's device is and which way it looks: the payload of a kind 2 frame.
///
/// `orientation` is a unit quaternion (x, y, z, w). At yaw 0 the device looks along −Z; yaw grows
/// counter-clockwise seen from above, so at yaw π/2 it looks along −X.
public struct Pose: Equatable, Sendable {
    /// The device's position, in metres.
    public var position: Vector3
    /// The device's orientation, a unit quaternion (x, y, z, w).
    public var orientation: SIMD4<Float>

    /// A pose from a position and a unit quaternion.
    public init(position: Vector3, orientation: SIMD4<Float>) {
        self.position = position
        self.orientation = orientation
    }

    /// A level pose from a position and a yaw in radians.
    public init(position: Vector3, yaw: Float) {
        self.position = position
        self.orientation = SIMD4(0, Maths.sin(yaw / 2), 0, Maths.cos(yaw / 2))
    }

    /// The horizontal direction the device looks along, of length 1; −Z when it looks straight up or down.
    public var heading: FloorPoint {
        let q = orientation
        // The third column of the rotation matrix, negated: where local −Z points.
        let ahead = FloorPoint(-2 * (q.x * q.z + q.w * q.y), -(1 - 2 * (q.x * q.x + q.y * q.y)))
        let length = ahead.length
        return length > 1e-6 ? ahead / length : FloorPoint(0, -1)
    }

    /// The yaw in radians, in −π … π.
    public var yaw: Float {
        let ahead = heading
        return Maths.atan2(-ahead.x, -ahead.y)
    }

    /// The angle in radians from the heading to `point`, positive to the right, in −π … π.
    public func azimuth(to point: FloorPoint) -> Float {
        let ahead = heading
        let toward = point - position.floor
        return Maths.atan2(ahead.x * toward.y - ahead.y * toward.x, ahead.dot(toward))
    }

    /// Whether all seven numbers are finite and the quaternion can be used.
    public var isUsable: Bool {
        let q = orientation
        let norm = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w
        return position.x.isFinite && position.y.isFinite && position.z.isFinite && norm > 0.25 && norm < 4
    }
}
