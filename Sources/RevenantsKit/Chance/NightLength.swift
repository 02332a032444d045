/// How long a night is.
public enum NightLength: UInt8, Equatable, Sendable, CaseIterable {
    /// 9 to 14 minutes: three letter fragments, three lock rings, three tones.
    case full
    /// 3 to 5 minutes: one of each, as in the seed.
    case short

    /// How many letter fragments hang, one after another.
    public var fragments: Int { self == .full ? 3 : 1 }
    /// How many rings the lock has.
    public var rings: Int { self == .full ? 3 : 1 }
    /// How many tones seal 3 has.
    public var tones: Int { self == .full ? 3 : 1 }
}
