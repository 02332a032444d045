/// The codes of the lock of seal 2.
public enum LockCode {
    /// The digits of a code.
    public static let length = 4

    /// Draws `count` codes of four digits (0 … 9), each equally likely among those not drawn yet; at most 10,000.
    public static func draw(count: Int, from stream: inout ChanceStream) -> [[UInt8]] {
        var codes: [[UInt8]] = []
        while codes.count < min(count, 10_000) {
            var code: [UInt8] = []
            for _ in 0..<length { code.append(UInt8(stream.below(10))) }
            if !codes.contains(code) { codes.append(code) }
        }
        return codes
    }
}
