/// Where a field stands in a request's head: counted from the head's first byte.
public struct HTTPField: Equatable, Sendable {
    // A head has at most 24 KiB, and a hundred fields are kept for each connection.
    private var nameStart: UInt16
    private var nameEnd: UInt16
    private var valueStart: UInt16
    private var valueEnd: UInt16

    /// Its name, in whatever case it came.
    public var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    /// Its value, without the white space around it.
    public var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }

    /// A field; both ranges lie within a head's limits.
    init(name: Range<Int>, value: Range<Int>) {
        nameStart = UInt16(truncatingIfNeeded: name.lowerBound)
        nameEnd = UInt16(truncatingIfNeeded: name.upperBound)
        valueStart = UInt16(truncatingIfNeeded: value.lowerBound)
        valueEnd = UInt16(truncatingIfNeeded: value.upperBound)
    }
}
