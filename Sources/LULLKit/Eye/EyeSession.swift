/// THE EYE: one sitting with a camera that escalates on a clock, and ends for good.
///
/// It opens no camera and reads no clock. It says what phase the sitting is in, and whether a camera is wanted.
public struct EyeSession: Equatable, Sendable {
    /// Where a sitting stands. Phases only ever go forward, in the order of their raw values.
    public enum Phase: UInt8, Equatable, Sendable, CaseIterable {
        /// Nothing has begun.
        case dormant
        /// The player is being asked.
        case seekingConsent
        /// The player said no. Final.
        case denied
        /// The camera looks, and nothing more.
        case watching
        /// Something has begun to look back.
        case noticing
        /// It looks back.
        case awake
        /// The eye was closed. Final.
        case released
    }

    /// The longest step of the clock, in seconds: an app that comes back from the background moves on by this much.
    public static let longestStep = 5.0

    /// Seconds of `watching` before `noticing`.
    public let calmSeconds: Double
    /// Seconds of `noticing` before `awake`.
    public let noticingSeconds: Double
    /// Where the sitting stands.
    public private(set) var phase = Phase.dormant
    /// Seconds for which the question has stood.
    public private(set) var askingElapsed = 0.0
    /// Seconds watched and noticed; stops at `awake`.
    public private(set) var elapsed = 0.0
    /// Seconds awake.
    public private(set) var awakeElapsed = 0.0

    /// A sitting that has not begun.
    ///
    /// - Parameters:
    ///   - calmSeconds: Seconds of `watching`; infinity for an eye that never notices. Anything else that is not above
    ///     0 counts as 0.
    ///   - noticingSeconds: Seconds of `noticing`, in the same way.
    public init(calmSeconds: Double = 40, noticingSeconds: Double = 30) {
        self.calmSeconds = calmSeconds > 0 ? calmSeconds : 0
        self.noticingSeconds = noticingSeconds > 0 ? noticingSeconds : 0
    }

    /// Whether the sitting needs a camera now. Wanting is not having: the camera starts with a permit only.
    public var wantsCamera: Bool {
        switch phase {
        case .watching, .noticing, .awake: true
        case .dormant, .seekingConsent, .denied, .released: false
        }
    }

    /// Seconds that choose the line to be read (see ``Atmosphere``): those of the phase, and in an ending those of
    /// what has ended, so that a farewell depends on when it came.
    public var narrationElapsed: Double {
        switch phase {
        case .dormant: 0
        case .seekingConsent, .denied: askingElapsed
        case .watching: elapsed
        case .noticing: elapsed - calmSeconds
        case .awake: awakeElapsed
        case .released: elapsed + awakeElapsed
        }
    }

    /// Begins to ask. Only a dormant sitting can.
    public mutating func begin() {
        if phase == .dormant { phase = .seekingConsent }
    }

    /// The answer. Only a sitting that asks can be answered, and only once.
    public mutating func consent(_ isGiven: Bool) {
        if phase == .seekingConsent { phase = isGiven ? .watching : .denied }
    }

    /// Lets time pass.
    ///
    /// - Parameter seconds: How much; clamped to 0 … ``longestStep``. NaN and the infinities count as 0.
    public mutating func advance(by seconds: Double) {
        let step = seconds.isFinite ? min(max(seconds, 0), Self.longestStep) : 0
        switch phase {
        case .dormant, .denied, .released:
            return
        case .seekingConsent:
            askingElapsed += step
        case .watching, .noticing:
            // What is left of a step that wakes the eye is already time awake.
            let end = calmSeconds + noticingSeconds
            let total = elapsed + step
            elapsed = min(total, end)
            if total >= end {
                phase = .awake
                awakeElapsed = total - end
            } else if total >= calmSeconds {
                phase = .noticing
            }
        case .awake:
            awakeElapsed += step
        }
    }

    /// Closes the eye, from any phase that is not an ending, for good.
    public mutating func release() {
        if phase != .denied { phase = .released }
    }
}

extension EyeSession.Phase {
    /// The phase's name, as logs and pages spell it.
    public var name: Words {
        switch self {
        case .dormant: Words("dormant")
        case .seekingConsent: Words("seekingConsent")
        case .denied: Words("denied")
        case .watching: Words("watching")
        case .noticing: Words("noticing")
        case .awake: Words("awake")
        case .released: Words("released")
        }
    }

    /// Whether no call changes the sitting any more.
    public var isFinal: Bool {
        self == .denied || self == .released
    }
}
