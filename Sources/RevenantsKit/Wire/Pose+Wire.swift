extension Pose {
    /// The bytes of a kind 2 payload: 3 × Float32 position, 4 × Float32 quaternion, little-endian.
    public static let wireSize = 28

    /// Reads a kind 2 payload; `nil` unless it has exactly 28 bytes. The numbers may be anything: see ``isUsable``.
    public init?(wire bytes: Span<UInt8>) {
        guard bytes.count == Pose.wireSize else { return nil }
        self.init(wire: bytes, from: 0)
    }

    /// Reads a kind 2 payload; `nil` unless it has exactly 28 bytes.
    public init?(wire bytes: [UInt8]) {
        self.init(wire: bytes.span)
    }

    /// Reads the 28 bytes that start at `at`, which must be there.
    init(wire bytes: Span<UInt8>, from at: Int) {
        func number(_ index: Int) -> Float {
            let first = at + 4 * index
            return Float(
                bitPattern: UInt32(bytes[first]) | UInt32(bytes[first + 1]) << 8
                    | UInt32(bytes[first + 2]) << 16 | UInt32(bytes[first + 3]) << 24)
        }
        self.init(
            position: Vector3(number(0), number(1), number(2)),
            orientation: SIMD4(number(3), number(4), number(5), number(6)))
    }

    /// Appends the 28 bytes of a kind 2 payload.
    public func append(to bytes: inout [UInt8]) {
        for index in 0..<3 { append(position[index], to: &bytes) }
        for index in 0..<4 { append(orientation[index], to: &bytes) }
    }

    /// The pose as a frame.
    public var frame: Frame {
        var payload: [UInt8] = []
        payload.reserveCapacity(Pose.wireSize)
        append(to: &payload)
        return Frame(kind: .pose, payload: payload)
    }

    private func append(_ number: Float, to bytes: inout [UInt8]) {
        let bits = number.bitPattern
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 24))
    }
}
