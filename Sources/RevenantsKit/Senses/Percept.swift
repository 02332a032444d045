/// What gives something to see, hear or feel.
public enum Entity: UInt8, Equatable, Sendable, CaseIterable {
    case doll, letter, footprint, lock, whisper, glyph, dial, revenant, revenantPrint, pedestal, safeZone, partner
}

/// What a player perceives of one entity from a pose. A sense that gives nothing is `nil`.
public struct Percept: Equatable, Sendable {
    /// Of what.
    public var entity: Entity
    /// What is seen.
    public var visible: Visible?
    /// What is heard.
    public var sound: Sound?
    /// What is felt.
    public var haptic: Haptic?

    /// A percept.
    public init(entity: Entity, visible: Visible? = nil, sound: Sound? = nil, haptic: Haptic? = nil) {
        self.entity = entity
        self.visible = visible
        self.sound = sound
        self.haptic = haptic
    }
}

/// Something seen: it is in front of the camera, nothing stands before it, and it is lit.
public struct Visible: Equatable, Sendable {
    /// Where it is seen, in the room.
    public var position: Vector3
    /// The way it faces, where that can be seen: a footprint's heading, a letter's front.
    public var yaw: Float
    /// 0 (nothing) … 1 (fully drawn).
    public var opacity: Float
    /// The number it shows in hertz, when it is a glyph near enough to read; else 0.
    public var hertz: Float

    /// Something seen.
    public init(position: Vector3, yaw: Float, opacity: Float, hertz: Float = 0) {
        self.position = position
        self.yaw = yaw
        self.opacity = opacity
        self.hertz = hertz
    }
}

/// Something heard, as two ears hear it.
public struct Sound: Equatable, Sendable {
    /// The angle from the heading in radians, positive to the right, −π … π.
    public var azimuth: Float
    /// The level in decibels relative to full scale, rolloff and occlusion applied.
    public var level: Float
    /// The low-pass corner in hertz, 400 … 16,000.
    public var lowPass: Float
    /// The Doppler ratio of the pitch, 0.94 … 1.06.
    public var doppler: Float
    /// Beats or pulses a minute, where the sound has a beat (a heartbeat, steps); else 0.
    public var beatsPerMinute: Float

    /// Something heard.
    public init(azimuth: Float, level: Float, lowPass: Float, doppler: Float = 1, beatsPerMinute: Float = 0) {
        self.azimuth = azimuth
        self.level = level
        self.lowPass = lowPass
        self.doppler = doppler
        self.beatsPerMinute = beatsPerMinute
    }
}

/// Something felt in the hand.
public struct Haptic: Equatable, Sendable {
    /// 0 … 1.
    public var intensity: Float
    /// 0 … 1; rises with the intensity.
    public var sharpness: Float
    /// Pulses a second, 0.8 … 6.
    public var rate: Float
    /// Whether the 60 ms breadcrumb is felt: the player faces it within 15°.
    public var isFacing: Bool

    /// Something felt.
    public init(intensity: Float, sharpness: Float, rate: Float, isFacing: Bool) {
        self.intensity = intensity
        self.sharpness = sharpness
        self.rate = rate
        self.isFacing = isFacing
    }
}
