/// Specks that look like chance and are not: a fixed hash of whole numbers, the same in every process. What the night
/// draws by chance comes from elsewhere; this only strews dust and grain.
enum Scatter {
    /// The 32-bit finaliser of MurmurHash3, over three numbers in turn.
    static func hash(_ a: UInt32, _ b: UInt32 = 0, _ c: UInt32 = 0) -> UInt32 {
        mix(mix(mix(a &+ 0x9E37_79B9) ^ b) ^ c)
    }

    /// 0 … 1, without 1.
    static func unit(_ a: UInt32, _ b: UInt32 = 0, _ c: UInt32 = 0) -> Float {
        Float(hash(a, b, c) >> 8) / 16_777_216
    }

    /// −1 … 1.
    static func signed(_ a: UInt32, _ b: UInt32 = 0, _ c: UInt32 = 0) -> Float {
        unit(a, b, c) * 2 - 1
    }

    private static func mix(_ value: UInt32) -> UInt32 {
        var h = value
        h ^= h >> 16
        h = h &* 0x85EB_CA6B
        h ^= h >> 13
        h = h &* 0xC2B2_AE35
        return h ^ (h >> 16)
    }
}
