/// What is true once the night is over.
struct OverEntity: Equatable, Sendable {
    /// How it ended.
    var result: NightResult
    /// How long it took, in seconds.
    var seconds: Float
}
