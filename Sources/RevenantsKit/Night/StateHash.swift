/// A hash of the state that is the same on every machine: FNV-1a, 64 bits, over 8-byte words, little-endian.
///
/// (Fowler, Noll, Vo; parameters from draft-eastlake-fnv.) Floats enter by their bits; every NaN enters as one pattern, and
/// −0 as 0. `Hasher` is seeded per process and cannot serve.
public struct StateHash: Equatable, Sendable {
    /// The hash so far.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash of nothing.
    public init() {}

    /// Adds a word.
    public mutating func add(_ word: UInt64) {
        var rest = word
        for _ in 0..<8 {
            value = (value ^ (rest & 0xff)) &* 0x0000_0100_0000_01b3
            rest >>= 8
        }
    }

    /// Adds an integer, sign-extended to 64 bits.
    public mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

    /// Adds a truth value.
    public mutating func add(_ flag: Bool) { add(flag ? UInt64(1) : 0) }

    /// Adds a float.
    public mutating func add(_ number: Float) {
        add(UInt64(number.isNaN ? 0x7fc0_0000 : number == 0 ? 0 : number.bitPattern))
    }

    /// Adds a point of the floor plan.
    public mutating func add(_ point: FloorPoint) {
        add(point.x)
        add(point.y)
    }

    /// Adds a pose.
    public mutating func add(_ pose: Pose) {
        add(pose.position.x)
        add(pose.position.y)
        add(pose.position.z)
        add(pose.orientation.x)
        add(pose.orientation.y)
        add(pose.orientation.z)
        add(pose.orientation.w)
    }
}
