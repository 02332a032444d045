/// What is true while the curse begins.
public struct CurseEntity: Equatable, Sendable {
    /// Seconds since both hands lay on the doll.
    public var seconds: Float = 0
    /// Whether the Host is already past it.
    public var isOverdue = false

    /// A curse about to begin.
    public init() {}

    /// How far it is, 0 … 1.
    public var progress: Float { isOverdue ? 1 : min(seconds / NightRules.curse, 1) }
}
