/// What may be laid over a screen besides the narration: fog, dust, a vignette, a pulse and a flicker. The layer is
/// optional, and off under reduced motion. Everything in it is a function of seconds; nothing is remembered.
public struct AtmosphereLayer: Equatable, Sendable {
    /// Fog that drifts across.
    public let fog: Fog
    /// Motes that hang in the light.
    public let dust: Dust
    /// How dark the corners are, 0 … 1.
    public let vignette: Double
    /// A slow beat of the light.
    public let pulse: Pulse
    /// Sudden dips of the light, at most ``Flicker/mostFlashesPerSecond``.
    public let flicker: Flicker

    /// No layer at all.
    public static let off = AtmosphereLayer(fog: 0, drift: 0, dust: 0, vignette: 0, pulse: (0, 0), flicker: (0, 0))

    /// The layer of a phase. It thickens towards `awake`, and an ending clears the air.
    public init(_ phase: EyeSession.Phase, reducedMotion: Bool = false) {
        guard !reducedMotion else {
            self = .off
            return
        }
        self =
            switch phase {
            case .dormant:
                AtmosphereLayer(fog: 0.08, drift: 0.010, dust: 10, vignette: 0.30, pulse: (0, 0), flicker: (0, 0))
            case .seekingConsent:
                AtmosphereLayer(fog: 0.10, drift: 0.012, dust: 14, vignette: 0.35, pulse: (0, 0), flicker: (0, 0))
            case .watching:
                AtmosphereLayer(fog: 0.14, drift: 0.016, dust: 20, vignette: 0.40, pulse: (0.6, 0.03), flicker: (0, 0))
            case .noticing:
                AtmosphereLayer(
                    fog: 0.20, drift: 0.024, dust: 28, vignette: 0.50, pulse: (0.9, 0.05), flicker: (0.15, 0.25))
            case .awake:
                AtmosphereLayer(
                    fog: 0.28, drift: 0.036, dust: 36, vignette: 0.60, pulse: (1.4, 0.08), flicker: (0.50, 0.45))
            case .denied, .released:
                AtmosphereLayer(fog: 0.04, drift: 0.008, dust: 6, vignette: 0.20, pulse: (0, 0), flicker: (0, 0))
            }
    }

    private init(
        fog: Double, drift: Double, dust: Int, vignette: Double,
        pulse: (rate: Double, depth: Double), flicker: (chance: Double, depth: Double)
    ) {
        self.fog = Fog(density: fog, drift: drift)
        self.dust = Dust(count: dust, drift: drift / 2)
        self.vignette = vignette
        self.pulse = Pulse(rate: pulse.rate, depth: pulse.depth)
        self.flicker = Flicker(chance: flicker.chance, depth: flicker.depth)
    }

    /// How bright the screen is at a moment, 0 … 1: pulse and flicker together.
    ///
    /// - Parameter seconds: Seconds since any fixed moment; what is not finite, or below 0, counts as 0.
    public func brightness(at seconds: Double) -> Double {
        pulse.brightness(at: seconds) * flicker.brightness(at: seconds)
    }
}

extension AtmosphereLayer {
    /// A slow beat of the light.
    public struct Pulse: Equatable, Sendable {
        /// Beats a second.
        public let rate: Double
        /// How far a beat darkens, 0 … 1. Below 0.1, so that a beat is never a flash (WCAG 2.3.1).
        public let depth: Double

        /// How bright the screen is at a moment, 0 … 1.
        public func brightness(at seconds: Double) -> Double {
            let place = Clock.fraction(Clock.sane(seconds) * rate)
            return 1 - depth * 4 * place * (1 - place)
        }
    }

    /// Sudden dips of the light.
    ///
    /// Time is cut into slots of half a second, and each holds one dip or none. A second touches three slots at most, so
    /// no second ever holds more than three flashes: the threshold of WCAG 2.3.1.
    public struct Flicker: Equatable, Sendable {
        /// The most flashes that any second holds.
        public static let mostFlashesPerSecond = 3
        /// Seconds of a slot.
        public static let slotSeconds = 0.5
        /// Seconds of a dip.
        public static let dipSeconds = 0.16

        /// The share of slots that hold a dip, 0 … 1.
        public let chance: Double
        /// How far a dip darkens, 0 … 1.
        public let depth: Double

        /// How bright the screen is at a moment, 0 … 1.
        public func brightness(at seconds: Double) -> Double {
            let time = Clock.sane(seconds) / Self.slotSeconds
            let slot = UInt32(truncatingIfNeeded: Int64(time.rounded(.down)))
            guard Double(Scatter.unit(slot, 1)) < chance else { return 1 }
            let start = Double(Scatter.unit(slot, 2)) * (Self.slotSeconds - Self.dipSeconds)
            let place = (Clock.fraction(time) * Self.slotSeconds - start) / Self.dipSeconds
            return place > 0 && place < 1 ? 1 - depth * 4 * place * (1 - place) : 1
        }
    }

    /// Time for functions of time.
    enum Clock {
        /// Within what counts exactly; anything that is not above 0, infinity too, counts as 0.
        static func sane(_ seconds: Double) -> Double {
            seconds > 0 && seconds < 1e9 ? seconds : 0
        }

        /// What is left of a number without its whole part.
        static func fraction(_ value: Double) -> Double {
            value - value.rounded(.down)
        }
    }
}
