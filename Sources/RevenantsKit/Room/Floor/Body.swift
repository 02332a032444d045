/// The measures of a player on the floor.
public enum Body {
    /// The radius of the disc that must fit on the floor, in metres.
    public static let radius: Float = 0.18
    /// How high eyes, ears and the phone are over the lowest floor, in metres.
    public static let eyeHeight: Float = 1.4
    /// Only what reaches below this height over the lowest floor is in a player's way, in metres.
    public static let headHeight: Float = 1.8
    /// The fastest walk, in metres a second.
    public static let topSpeed: Float = 1.3
    /// How far from a clue its standing spot lies at most, in metres on the plan.
    public static let standReach: Float = 0.8

    /// How far from an obstacle the middle of a planned path stays: a little over the radius, so that every point of it is
    /// walkable however it is rounded.
    static let pathRadius: Float = radius + 0.0002
    /// How far from an obstacle a walker stops.
    static let stopRadius: Float = radius + 0.0005
    /// How far from a corner a path goes round it.
    static let turnRadius: Float = radius + 0.001
    /// The clearance of a cell that counts as floor where a player can be: enough that a way between two such cells leaves
    /// room for the corners of ``CornerGraph``.
    static let cellRadius: Float = radius + 0.02
}
