/// How the camera's picture is shown: never clean, and never in colour. What is drawn is always the picture filtered
/// by this, never the camera's own.
public struct EyeLook: Equatable, Sendable {
    /// 0 for grey … 1 for the camera's colours. Always 0.
    public let saturation: Double
    /// How much of the picture shows over black, 0 … 1. At 0 there is no picture at all.
    public let opacity: Double
    /// The radius of the blur, in points: the standard deviation of a Gaussian, as in CSS `blur()`.
    public let blur: Double
    /// How dark the corners are, 0 … 1.
    public let vignette: Double
    /// How far grain lifts or lowers a pixel at most, 0 … 1.
    public let grain: Double
    /// Under reduced motion the picture is one still frame of grain.
    public let isStill: Bool

    /// The look of a phase.
    public init(_ phase: EyeSession.Phase, reducedMotion: Bool = false) {
        saturation = 0
        isStill = reducedMotion
        (opacity, blur, vignette, grain) =
            switch phase {
            case .watching: (0.22, 4, 0.55, 0.03)
            case .noticing: (0.50, 4, 0.32, 0.05)
            case .awake: (0.80, 1.5, 0.15, 0.08)
            case .dormant, .seekingConsent, .denied, .released: (0, 4, 0.55, 0.03)
            }
    }
}
