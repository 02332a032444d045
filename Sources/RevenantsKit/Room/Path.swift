/// A line of straight stretches on the floor, to be walked along.
public struct Path: Equatable, Sendable {
    /// Its corners, both ends included.
    public let points: [FloorPoint]
    /// How far along it each corner lies, in metres.
    private let distances: [Float]

    /// A path through the points.
    public init(_ points: [FloorPoint]) {
        self.points = points
        var distances: [Float] = []
        var length: Float = 0
        for index in points.indices {
            if index > 0 { length += points[index].distance(to: points[index - 1]) }
            distances.append(length)
        }
        self.distances = distances
    }

    /// Its length in metres.
    public var length: Float { distances.last ?? 0 }

    /// The point `distance` metres along it, held to its ends; the origin for a path without points.
    public func point(at distance: Float) -> FloorPoint {
        guard let first = points.first else { return FloorPoint() }
        guard points.count > 1, distance > 0 else { return first }
        let index = stretch(at: distance)
        let span = distances[index + 1] - distances[index]
        let share = span > 0 ? min(1, (distance - distances[index]) / span) : 1
        return points[index] + (points[index + 1] - points[index]) * share
    }

    /// The unit direction in which it goes on `distance` metres along it; (0, 0) for a path without length.
    public func direction(at distance: Float) -> FloorPoint {
        guard length > 0 else { return FloorPoint() }
        let index = stretch(at: distance)
        let step = points[index + 1] - points[index]
        let span = step.length
        return span > 0 ? step / span : FloorPoint()
    }

    /// The index of the corner at which the stretch with that distance begins.
    private func stretch(at distance: Float) -> Int {
        var low = 0
        var high = points.count - 2
        while low < high {
            let middle = (low + high) / 2
            if distances[middle + 1] <= distance { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
