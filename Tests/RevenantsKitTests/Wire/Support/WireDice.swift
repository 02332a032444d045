/// SplitMix64: repeatable chance for the wire's tests. A failing test prints the seed.
struct WireDice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    mutating func chance(_ oneIn: Int) -> Bool { below(oneIn) == 0 }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    mutating func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count { bytes.append(UInt8(truncatingIfNeeded: next())) }
        return bytes
    }

    /// Text of up to `count` scalars: mostly letters, with what JSON, percent-encoding and UTF-8 find hard.
    mutating func text(upTo count: Int) -> [UInt8] {
        var text = String.UnicodeScalarView()
        for _ in 0..<below(count + 1) {
            let scalar: UInt32
            switch below(10) {
            case 0: scalar = UInt32(below(0x20))
            case 1: scalar = [0x22, 0x5C, 0x2F, 0x7C, 0x25, 0x3D, 0x2C, 0x7F, 0x2028, 0xFEFF][below(10)]
            case 2: scalar = UInt32(0x80 + below(0x780))
            case 3: scalar = UInt32(0x800 + below(0xD800 - 0x800))
            case 4: scalar = UInt32(0x10000 + below(0x100000))
            default: scalar = UInt32(0x61 + below(26))
            }
            text.append(Unicode.Scalar(scalar) ?? "?")
        }
        return [UInt8](String(text).utf8)
    }

    /// A float that the wire can say exactly: a multiple of 1/64 within ±500.
    mutating func exactFloat() -> Float { Float(below(64_001) - 32_000) / 64 }
}
