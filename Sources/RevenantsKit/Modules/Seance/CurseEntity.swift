/// What is true while the curse begins.
struct CurseEntity: Equatable, Sendable {
    /// Seconds since both hands lay on the doll.
    var seconds: Float = 0
    /// Whether the Host is already past it.
    var isOverdue = false

    /// A curse about to begin.
    init() {}

    /// How far it is, 0 … 1.
    var progress: Float { isOverdue ? 1 : min(seconds / NightRules.curse, 1) }
}
