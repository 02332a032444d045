/// The numbers of the senses (revenants.md, section 4), in metres, seconds, hertz, decibels and radians.
///
/// Every distance is horizontal, on the floor plan: the height at which a device is held says nothing about nearness, and a phone held
/// low would never come within 0.2 m of a clue that hangs at 1.4 m.
public enum SenseTable {

    // MARK: Sight

    /// Half the angle that the screen shows from side to side: 90° in all.
    public static let halfFieldOfView: Float = .pi / 4
    /// The cosine of ``halfFieldOfView``.
    static let cosineOfView: Float = 0.707_106_77
    /// The distance up to which a lit letter is fully drawn.
    public static let letterFull: Float = 1.0
    /// The distance from which it is not drawn at all; between the two its opacity falls linearly.
    public static let letterGone: Float = 2.5
    /// The distance up to which the glowing number can be read. Farther off it is a glow without a number.
    public static let glyphReadable: Float = 2.5
    /// The blur over the Listener's picture, in points.
    public static let listenerBlur: Float = 20
    /// The Listener's vignette: opaque edges, a faint middle.
    public static let listenerVignette: Float = 1

    // MARK: Sound

    /// The gain of every clue's sound.
    public static let gain: Float = -3
    /// The gain of the partner's steps: less than a clue's, so that they cover none.
    public static let stepGain: Float = -12
    /// The distance up to which a sound has its full level; beyond it, it falls as 1 / distance (rolloff factor 1.0).
    public static let referenceDistance: Float = 1
    /// Where a low-pass is open.
    public static let openLowPass: Float = 16_000
    /// The speed of sound, metres a second.
    public static let speedOfSound: Float = 343
    /// How far Doppler may move a pitch.
    public static let dopplerLimit: Float = 0.06
    /// The Seer's static over everything.
    public static let staticLevel: Float = -30
    /// How much lower the static is while something is spoken.
    public static let staticDucking: Float = 12
    /// The level of a dial's tone or noise of which nothing is left.
    public static let faintest: Float = -60

    // MARK: Beats, a minute

    /// The Revenant's heart at ``heartFar`` and farther.
    public static let heartSlow: Float = 50
    /// The Revenant's heart at ``heartNear`` and nearer.
    public static let heartFast: Float = 140
    /// The distance at which the heart beats slowest.
    public static let heartFar: Float = 5
    /// The distance at which it beats fastest.
    public static let heartNear: Float = 1
    /// The height over the lowest floor from which the heart is heard.
    public static let heartHeight: Float = 1.2
    /// The length of a partner's step: that of the footprints.
    public static let stride: Float = Footprints.stride
    /// The most steps a minute.
    public static let stepsAtMost: Float = 200
    /// The speed under which a partner makes no sound, metres a second.
    public static let silentSpeed: Float = 0.1

    // MARK: Haptics

    /// The distance up to which a pulse has intensity 1.
    public static let pulseFull: Float = 0.2
    /// The distance from which there is no pulse.
    public static let pulseGone: Float = 3
    /// The sharpness of the faintest pulse: a soft rumble. The strongest has 1.
    public static let sharpnessAtLeast: Float = 0.1
    /// Pulses a second at ``pulseGone``.
    public static let pulseSlow: Float = 0.8
    /// Pulses a second at the clue itself.
    public static let pulseFast: Float = 6
    /// Half the angle within which a player faces a clue and feels the breadcrumb: 15°.
    public static let facing: Float = .pi / 12
    /// The cosine of ``facing``.
    static let cosineOfFacing: Float = 0.965_925_8
    /// The length of the breadcrumb.
    public static let breadcrumb: Float = 0.06

    // MARK: Bounds

    /// The farthest from the room's origin that anything is perceived from or at. RoomPlan's largest rooms are a hundredth of it; numbers beyond
    /// it are a broken device's.
    public static let farthest: Float = 10_000
}
