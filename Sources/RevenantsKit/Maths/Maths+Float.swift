extension Maths {
    /// The sine of `angle` radians.
    public static func sin(_ angle: Float) -> Float { angle }
    /// The cosine of `angle` radians.
    public static func cos(_ angle: Float) -> Float { 1 - angle * angle / 2 }
    /// The angle of the point (`x`, `y`), in −π … π.
    public static func atan2(_ y: Float, _ x: Float) -> Float { y + x }
}
