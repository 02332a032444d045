/// A field of a request's head: where it stands, counted from the head's first byte.
public struct HTTPField: Equatable, Sendable {
    private var namePlace: Place
    private var valuePlace: Place

    /// Its name, in whatever case it came.
    public var name: Range<Int> { namePlace.range }
    /// Its value, without the white space around it.
    public var value: Range<Int> { valuePlace.range }

    /// A field; both ranges lie within a head's limits.
    init(name: Range<Int>, value: Range<Int>) {
        namePlace = Place(name)
        valuePlace = Place(value)
    }
}

/// A range of a head's bytes in four bytes of its own: a head has no more than ``RequestLimits`` lets it, and what is read of
/// it is moved about for every request.
struct Place: Equatable, Sendable {
    private var start: UInt16
    private var end: UInt16

    var range: Range<Int> { Int(start)..<Int(end) }

    init(_ range: Range<Int>) {
        start = UInt16(truncatingIfNeeded: range.lowerBound)
        // The two cannot be out of order, whatever they are.
        end = max(start, UInt16(truncatingIfNeeded: range.upperBound))
    }
}
