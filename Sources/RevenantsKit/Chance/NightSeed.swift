/// The 256 bits from which all of a night's chance is drawn. It is on no wire, page or log.
public struct NightSeed: Equatable, Sendable {
    /// Four words, the first the least significant.
    public var words: (UInt64, UInt64, UInt64, UInt64)

    /// A seed from 256 bits of the operating system.
    public init(words: (UInt64, UInt64, UInt64, UInt64)) { self.words = words }

    /// A seed from a small number, for tests and `--seed`.
    public init(number: UInt64) { self.words = (number, 0, 0, 0) }

    /// Whether two seeds are the same.
    public static func == (one: NightSeed, other: NightSeed) -> Bool { one.words == other.words }
}
