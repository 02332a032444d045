/// What is shown once the night is over.
public struct OverViewState: Equatable, Sendable {
    /// How it ended.
    public var result: NightResult
    /// How long it took, in seconds.
    public var seconds: Float
    /// How it ended, in words.
    public var title: Line
    /// One line below it.
    public var line: Line
    /// What is heard of it from this tick on.
    public var sounds: [SoundName]

    /// An ending.
    public init(result: NightResult, seconds: Float, title: Line, line: Line, sounds: [SoundName] = []) {
        self.result = result
        self.seconds = seconds
        self.title = title
        self.line = line
        self.sounds = sounds
    }
}
