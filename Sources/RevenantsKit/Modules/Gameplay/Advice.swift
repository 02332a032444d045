/// On which side of a player something is, in four quarters around the heading.
public enum Side: UInt8, Equatable, Sendable, CaseIterable {
    case ahead
    case left
    case right
    case behind

    /// The side of a player at `pose` on which `point` is.
    public init(of point: FloorPoint, from pose: Pose) {
        let azimuth = pose.azimuth(to: point)
        let eighth: Float = 0.785_398_2
        if azimuth.magnitude <= eighth {
            self = .ahead
        } else if azimuth.magnitude >= 3 * eighth {
            self = .behind
        } else {
            self = azimuth < 0 ? .left : .right
        }
    }
}

/// What a ``Cue`` says here and now: the device chooses it, since only the device knows what is to its left.
public enum Advice: UInt8, Equatable, Sendable, CaseIterable {
    /// Listener, seal 1: the pulse is stronger to a side.
    case pulseAhead, pulseLeft, pulseRight, pulseBehind
    /// Listener, seal 2: the whisper is clearer to a side.
    case whisperAhead, whisperLeft, whisperRight, whisperBehind
    /// Seer, seal 3: something glows to a side.
    case glowAhead, glowLeft, glowRight, glowBehind
    /// Both, ritual: the hum comes from a side.
    case humAhead, humLeft, humRight, humBehind
    /// Listener, seal 1: by the letter, stand still and call.
    case standAndCall
    /// Seer, seal 1: keep by the other until the letter shows.
    case keepByListener
    /// Seer, seal 1: a pale page is lit; go and touch it.
    case touchPage
    /// Seer, seal 2: the footprints lead somewhere.
    case followFootprints
    /// Seer, seal 2: ask for the digits and enter them.
    case askForDigits
    /// Listener, seal 2: say the digits heard.
    case sayDigits
    /// Seer, seal 3: say the number and hold the pin.
    case sayNumberHoldPin
    /// Listener, seal 3: ask for the number and turn the dial slowly.
    case askForNumber
    /// Seer, ritual: hold a piece on the pedestal for three seconds.
    case holdPiece
    /// Listener, ritual: stand by the pedestal and keep the hum clear.
    case keepHum

    /// The pulse is stronger to `side`.
    public static func pulse(_ side: Side) -> Advice { toSide(side, .pulseAhead) }
    /// The whisper is clearer to `side`.
    public static func whisper(_ side: Side) -> Advice { toSide(side, .whisperAhead) }
    /// Something glows to `side`.
    public static func glow(_ side: Side) -> Advice { toSide(side, .glowAhead) }
    /// The hum comes from `side`.
    public static func hum(_ side: Side) -> Advice { toSide(side, .humAhead) }

    /// The four advices of a thing follow each other in the order of ``Side``.
    private static func toSide(_ side: Side, _ first: Advice) -> Advice {
        Advice(rawValue: first.rawValue + side.rawValue) ?? first
    }
}
