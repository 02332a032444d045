/// What a stream of chance is for. Each purpose has a stream of its own, so that what is shown of one tells nothing of another.
public enum ChancePurpose: UInt8, Equatable, Sendable, CaseIterable {
    case session, roles, tones, codes, doll, letters, lock, whispers, glyphs, ritual, zone, test, bots, tokens,
        nextNight
}

/// A seeded stream of chance: the ChaCha20 key stream of RFC 8439, the same everywhere and not to be foretold from what it gave.
///
/// The key is the 256-bit seed, its words and their bytes the least significant first. The 96-bit nonce is the purpose in its first byte, zeros,
/// and in its last four bytes the upper half of the block's number, whose lower half is the block counter: a stream of 2⁶⁴ blocks.
public struct ChanceStream: Equatable, Sendable {
    private let key: (SIMD4<UInt32>, SIMD4<UInt32>)
    private let purpose: ChancePurpose
    /// The number of the next block.
    private var nextBlock: UInt64 = 0
    private var block = SIMD16<UInt32>()
    /// Words of `block` that were given; 16 when a new block is due.
    private var used = 16

    /// The stream of `seed` for `purpose`, at its start.
    public init(seed: NightSeed, purpose: ChancePurpose) {
        key = (Self.row(seed.words.0, seed.words.1), Self.row(seed.words.2, seed.words.3))
        self.purpose = purpose
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        if used == 16 {
            let nonce = (UInt32(purpose.rawValue), UInt32(0), UInt32(truncatingIfNeeded: nextBlock >> 32))
            block = ChaCha20.block(key: key, counter: UInt32(truncatingIfNeeded: nextBlock), nonce: nonce)
            nextBlock &+= 1
            used = 0
        }
        let bits = UInt64(block[used]) | UInt64(block[used + 1]) << 32
        used += 2
        return bits
    }

    /// A number in `0 ..< count`, each equally likely; 0, and nothing drawn, when `count` is under 1.
    public mutating func below(_ count: Int) -> Int {
        guard count > 0 else { return 0 }
        let range = UInt64(count)
        // 2⁶⁴ mod range: draws below it would make the first remainders likelier.
        let surplus = (0 &- range) % range
        while true {
            let bits = next()
            if bits >= surplus { return Int(bits % range) }
        }
    }

    /// A number in `0 ..< 1`, a multiple of 2⁻²⁴, each equally likely.
    public mutating func unit() -> Float { Float(next() >> 40) * 0x1p-24 }

    /// A number of the normal distribution with mean 0 and standard deviation 1, by Box and Muller's transform of two draws.
    public mutating func gaussian() -> Float {
        // In (0, 1], so that the logarithm is finite.
        let radius = Double((next() >> 11) + 1) * 0x1p-53
        let turn = Double(next() >> 11) * 0x1p-53
        return Float((-2 * Maths.log(radius)).squareRoot() * Maths.cos(2 * Double.pi * turn))
    }

    /// Whether two streams will give the same from here on.
    public static func == (one: ChanceStream, other: ChanceStream) -> Bool {
        one.key == other.key && one.purpose == other.purpose && one.nextBlock == other.nextBlock
            && one.used == other.used
    }

    private static func row(_ low: UInt64, _ high: UInt64) -> SIMD4<UInt32> {
        SIMD4(
            UInt32(truncatingIfNeeded: low), UInt32(truncatingIfNeeded: low >> 32),
            UInt32(truncatingIfNeeded: high), UInt32(truncatingIfNeeded: high >> 32))
    }
}
