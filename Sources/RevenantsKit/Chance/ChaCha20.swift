/// The block function of ChaCha20 (RFC 8439, section 2.3), on rows of four words.
enum ChaCha20 {
    /// One block of the key stream, as sixteen words (the bytes of each the least significant first).
    static func block(
        key: (SIMD4<UInt32>, SIMD4<UInt32>), counter: UInt32, nonce: (UInt32, UInt32, UInt32)
    ) -> SIMD16<UInt32> {
        // "expand 32-byte k"
        let constants = SIMD4<UInt32>(0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574)
        let tail = SIMD4<UInt32>(counter, nonce.0, nonce.1, nonce.2)
        var (a, b, c, d) = (constants, key.0, key.1, tail)
        for _ in 0..<10 {
            // Columns, then diagonals: the rows are turned under each other and back.
            quarterRounds(&a, &b, &c, &d)
            (b, c, d) = (turned(b, 1), turned(c, 2), turned(d, 3))
            quarterRounds(&a, &b, &c, &d)
            (b, c, d) = (turned(b, 3), turned(c, 2), turned(d, 1))
        }
        (a, b, c, d) = (a &+ constants, b &+ key.0, c &+ key.1, d &+ tail)
        return SIMD16(lowHalf: SIMD8(lowHalf: a, highHalf: b), highHalf: SIMD8(lowHalf: c, highHalf: d))
    }

    /// Four quarter rounds (section 2.1) at once, one in each lane.
    private static func quarterRounds(
        _ a: inout SIMD4<UInt32>, _ b: inout SIMD4<UInt32>, _ c: inout SIMD4<UInt32>, _ d: inout SIMD4<UInt32>
    ) {
        a = a &+ b
        d = rotated(d ^ a, 16)
        c = c &+ d
        b = rotated(b ^ c, 12)
        a = a &+ b
        d = rotated(d ^ a, 8)
        c = c &+ d
        b = rotated(b ^ c, 7)
    }

    private static func rotated(_ row: SIMD4<UInt32>, _ bits: UInt32) -> SIMD4<UInt32> {
        (row &<< SIMD4(repeating: bits)) | (row &>> SIMD4(repeating: 32 - bits))
    }

    /// The row with its lanes moved `places` down.
    private static func turned(_ row: SIMD4<UInt32>, _ places: Int) -> SIMD4<UInt32> {
        switch places {
        case 1: SIMD4(row.y, row.z, row.w, row.x)
        case 2: SIMD4(row.z, row.w, row.x, row.y)
        default: SIMD4(row.w, row.x, row.y, row.z)
        }
    }
}
