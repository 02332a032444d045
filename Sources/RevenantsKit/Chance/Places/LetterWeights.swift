/// How likely a letter hangs where (revenants.md, section 3).
struct LetterWeights {
    /// The distance to the doll at which a wall is likeliest, and the spread about it, in metres.
    static let distance: Float = 1.5
    static let spread: Float = 0.75
    /// The wall area that counts once, in square metres.
    static let area: Float = 6
    /// The spread of the place along the wall, as a share of its width: the clamp at 0.35 is two of them.
    static let lateralSpread: Float = 0.175

    /// For each wall the exponent of its Gaussian and its area's factor.
    private let walls: [(exponent: Float, factor: Float)]

    init(room: ScannedRoom, doll: FloorPoint) {
        walls = room.walls.map { wall in
            let distance = Segment(wall.start, wall.end).squaredDistance(doll.x, doll.y).squareRoot()
            let off = (distance - LetterWeights.distance) / LetterWeights.spread
            let height = max(0, (wall.topAtStart + wall.topAtEnd) / 2 - wall.bottom)
            let factor = (wall.width * height / LetterWeights.area).squareRoot()
            return (-0.5 * off * off, max(0.5, min(2, factor)))
        }
    }

    /// For each of the spots the likelihood that it is drawn; they add up to 1.
    func likelihoods(of spots: [WallSpot]) -> [Float] {
        // Relative to the likeliest wall, so that in a hall where all are far none comes to 0.
        let top = spots.reduce(-Float.infinity) { max($0, walls[$1.wall].exponent) }
        var lateral: [Float] = []
        var sums = [Float](repeating: 0, count: walls.count)
        for spot in spots {
            let off = spot.lateral / LetterWeights.lateralSpread
            lateral.append(Maths.exp(-0.5 * off * off))
            sums[spot.wall] += lateral[lateral.count - 1]
        }
        var total: Float = 0
        let weights = walls.indices.map { wall in
            let weight = sums[wall] > 0 ? walls[wall].factor * Maths.exp(walls[wall].exponent - top) : 0
            total += weight
            return weight
        }
        return spots.indices.map { lateral[$0] / sums[spots[$0].wall] * weights[spots[$0].wall] / total }
    }

    /// Draws one of the spots; there is at least one.
    func draw(from spots: [WallSpot], _ stream: inout ChanceStream) -> WallSpot {
        var left = stream.unit()
        for (index, likelihood) in likelihoods(of: spots).enumerated() {
            left -= likelihood
            if left < 0 { return spots[index] }
        }
        return spots[spots.count - 1]
    }
}
