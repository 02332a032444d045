/// What a player perceives, in nine bytes: enough for a host screen to light what is seen, heard and felt.
public struct PerceptSummary: Equatable, Sendable {
    /// What is seen: bit n stands for the ``Entity`` with raw value n.
    public var seen: UInt16
    /// What is heard, in the same bits.
    public var heard: UInt16
    /// What is felt, in the same bits.
    public var felt: UInt16
    /// The strongest haptic's intensity, 0 … 255 for 0 … 1.
    public var intensity: UInt8
    /// That haptic's pulses a second, in fortieths.
    public var rate: UInt8
    /// The fastest beat that is heard, a minute.
    public var beats: UInt8

    static let wireSize = 9

    /// The summary of `percepts`.
    public init(_ percepts: [Percept] = []) {
        (seen, heard, felt, intensity, rate, beats) = (0, 0, 0, 0, 0, 0)
        var strongest: Float = 0
        for percept in percepts {
            let bit = UInt16(1) << UInt16(percept.entity.rawValue)
            if percept.visible != nil { seen |= bit }
            if let sound = percept.sound {
                heard |= bit
                beats = max(beats, PerceptSummary.byte(sound.beatsPerMinute))
            }
            if let haptic = percept.haptic {
                felt |= bit
                guard haptic.intensity > strongest else { continue }
                strongest = haptic.intensity
                intensity = PerceptSummary.byte(haptic.intensity * 255)
                rate = PerceptSummary.byte(haptic.rate * 40)
            }
        }
    }

    /// Whether `entity` is seen.
    public func sees(_ entity: Entity) -> Bool { seen >> UInt16(entity.rawValue) & 1 == 1 }
    /// Whether `entity` is heard.
    public func hears(_ entity: Entity) -> Bool { heard >> UInt16(entity.rawValue) & 1 == 1 }
    /// Whether `entity` is felt.
    public func feels(_ entity: Entity) -> Bool { felt >> UInt16(entity.rawValue) & 1 == 1 }

    /// Reads the nine bytes that start at `at`, which must be there.
    init(wire bytes: Span<UInt8>, from at: Int) {
        seen = UInt16(bytes[at]) | UInt16(bytes[at + 1]) << 8
        heard = UInt16(bytes[at + 2]) | UInt16(bytes[at + 3]) << 8
        felt = UInt16(bytes[at + 4]) | UInt16(bytes[at + 5]) << 8
        intensity = bytes[at + 6]
        rate = bytes[at + 7]
        beats = bytes[at + 8]
    }

    func append(to bytes: inout [UInt8]) {
        for bits in [seen, heard, felt] {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
        }
        bytes += [intensity, rate, beats]
    }

    /// `value` as a whole byte, held to 0 … 255; 0 for what is not a number.
    private static func byte(_ value: Float) -> UInt8 {
        guard value > 0 else { return 0 }
        return value < 255 ? UInt8(value.rounded(.toNearestOrEven)) : 255
    }
}
