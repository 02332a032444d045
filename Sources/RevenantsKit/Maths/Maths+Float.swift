/// The `Float` forms compute in `Double` and round once: within 0.51 ulp of the true value.
extension Maths {
    /// The sine of `angle` radians; NaN for an infinite angle.
    public static func sin(_ angle: Float) -> Float { Float(sin(Double(angle))) }

    /// The cosine of `angle` radians; NaN for an infinite angle.
    public static func cos(_ angle: Float) -> Float { Float(cos(Double(angle))) }

    /// The angle of the point (`x`, `y`) in radians, in −π … π; see the `Double` form for zeros and infinities.
    public static func atan2(_ y: Float, _ x: Float) -> Float { Float(atan2(Double(y), Double(x))) }

    /// e to the power of `x`.
    public static func exp(_ x: Float) -> Float { Float(exp(Double(x))) }

    /// The natural logarithm of `x`: −∞ at 0, NaN below.
    public static func log(_ x: Float) -> Float { Float(log(Double(x))) }
}
