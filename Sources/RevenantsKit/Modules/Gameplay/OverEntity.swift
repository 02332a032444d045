/// What is true once the night is over.
public struct OverEntity: Equatable, Sendable {
    /// How it ended.
    public var result: NightResult
    /// How long it took, in seconds.
    public var seconds: Float

    /// An ending.
    public init(result: NightResult, seconds: Float) {
        self.result = result
        self.seconds = seconds
    }
}
