/// One value for each of the two seats.
public struct PerSeat<Value> {
    /// The first seat's.
    public var first: Value
    /// The second seat's.
    public var second: Value

    /// Two values.
    public init(_ first: Value, _ second: Value) {
        self.first = first
        self.second = second
    }

    /// A seat's value.
    public subscript(seat: Seat) -> Value {
        get { seat == .first ? first : second }
        set { if seat == .first { first = newValue } else { second = newValue } }
        _modify {
            if seat == .first { yield &first } else { yield &second }
        }
    }

    /// Whether both satisfy a condition.
    public func allSatisfy(_ condition: (Value) -> Bool) -> Bool { condition(first) && condition(second) }

    /// Whether one or both satisfy a condition.
    public func contains(where condition: (Value) -> Bool) -> Bool { condition(first) || condition(second) }

    /// What `transform` makes of each.
    public func map<Result>(_ transform: (Value) -> Result) -> PerSeat<Result> {
        PerSeat<Result>(transform(first), transform(second))
    }
}

extension PerSeat: Sendable where Value: Sendable {}
extension PerSeat: Equatable where Value: Equatable {}
