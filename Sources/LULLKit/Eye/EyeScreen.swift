/// Which screen shows.
public enum EyeScreen: UInt8, Equatable, Sendable, CaseIterable {
    /// The question, with its reasons and its two equal answers.
    case consent
    /// The filtered picture, the indicator, the narration, and the way out.
    case eye
    /// The last line.
    case ending

    /// The screen of a phase.
    public init(_ phase: EyeSession.Phase) {
        switch phase {
        case .dormant, .seekingConsent: self = .consent
        case .watching, .noticing, .awake: self = .eye
        case .denied, .released: self = .ending
        }
    }

    /// Whether the control that closes the eye shows, and Escape closes it: on every screen before the last.
    public var hasCloseControl: Bool { self != .ending }
}

/// What the screens say besides the narration. The rationale is ``Sensor``'s own.
public enum EyeWords {
    /// The line under the rationale.
    public static let promise = Words("Nothing is recorded, and nothing leaves this device.")
    /// One of two choices of equal size.
    public static let allow = Words("Let it watch")
    /// The other.
    public static let decline = Words("Not tonight")
    /// The control that is there whenever the camera runs.
    public static let close = Words("close the eye")
}
