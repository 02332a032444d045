/// Everything that a screen shows at a moment. Two moments that look the same are equal.
public struct EyeDisplay: Equatable, Sendable {
    /// Which screen.
    public let screen: EyeScreen
    /// The line that is read; `nil` in silence.
    public let line: Line?
    /// How the picture is shown.
    public let look: EyeLook
    /// What is laid over the screen.
    public let layer: AtmosphereLayer
    /// What LULL can do now.
    public let indicator: Indicator
}

extension GameModel {
    /// What the screen shows now.
    public func display(reducedMotion: Bool = false) -> EyeDisplay {
        EyeDisplay(
            screen: EyeScreen(session.phase),
            line: Atmosphere.line(of: session),
            look: EyeLook(session.phase, reducedMotion: reducedMotion),
            layer: AtmosphereLayer(session.phase, reducedMotion: reducedMotion),
            indicator: Indicator(ledger))
    }
}
