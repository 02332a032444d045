/// The walls where a letter can hang, with the places on each (revenants.md, section 3).
struct LetterWalls: Sendable {
    /// How far from its wall's middle a letter hangs at most, as a share of the wall's width.
    static let reach: Float = 0.35
    /// The spread of the place along the wall, as a share of its width: the clamp at 0.35 is two of them.
    static let lateralSpread: Float = 0.175
    /// The distance to the doll at which a wall is likeliest, and the spread about it, in metres.
    static let distance: Float = 1.5
    static let spread: Float = 0.75
    /// The wall area that counts once, in square metres.
    static let area: Float = 6

    /// One wall.
    struct Face: Sendable {
        /// The wall's index in the room.
        let wall: Int
        let foot: Segment
        /// √(area / 6 m²), held to 0.5 … 2.
        let size: Float
        /// The places, by index among the room's spots.
        var spots: [Int] = []
        /// The weight of each: a Gaussian of its distance from the wall's middle.
        var weights: [Float] = []

        init(_ wall: Wall, index: Int) {
            self.wall = index
            foot = Segment(wall.start, wall.end)
            let height = max(0, (wall.topAtStart + wall.topAtEnd) / 2 - wall.bottom)
            size = max(0.5, min(2, (wall.width * height / LetterWalls.area).squareRoot()))
        }
    }

    private(set) var faces: [Face] = []

    init(room: ScannedRoom, spots: [WallSpot]) {
        for (index, spot) in spots.enumerated() where spot.lateral.magnitude <= LetterWalls.reach {
            if faces.last?.wall != spot.wall { faces.append(Face(room.walls[spot.wall], index: spot.wall)) }
            let off = spot.lateral / LetterWalls.lateralSpread
            faces[faces.count - 1].spots.append(index)
            faces[faces.count - 1].weights.append(Maths.exp(-0.5 * off * off))
        }
    }

    /// How many places there are on all walls.
    var count: Int { faces.reduce(0) { $0 + $1.spots.count } }

    /// The weights of the walls `among` for a doll at `doll`: a Gaussian of the distance times the size. They are relative to the
    /// likeliest, so that in a hall where all are far none comes to 0.
    func weights(of among: [Int], doll: FloorPoint) -> [Float] {
        var exponents: [Float] = []
        var top = -Float.infinity
        for index in among {
            let distance = faces[index].foot.squaredDistance(doll.x, doll.y).squareRoot()
            let off = (distance - LetterWalls.distance) / LetterWalls.spread
            exponents.append(-0.5 * off * off)
            top = max(top, exponents[exponents.count - 1])
        }
        return among.indices.map { faces[among[$0]].size * Maths.exp(exponents[$0] - top) }
    }

    /// Draws one of the places on the walls `among` that will do; `nil` when none does. A wall without any is drawn again.
    func draw(
        among walls: [Int], doll: FloorPoint, _ stream: inout ChanceStream, where willDo: (Int) -> Bool
    ) -> Int? {
        var left = walls
        while !left.isEmpty {
            let drawn = LetterWalls.pick(weights(of: left, doll: doll), &stream)
            let face = faces[left[drawn]]
            let places = face.spots.indices.filter { willDo(face.spots[$0]) }
            if !places.isEmpty {
                return face.spots[places[LetterWalls.pick(places.map { face.weights[$0] }, &stream)]]
            }
            left.remove(at: drawn)
        }
        return nil
    }

    /// An index by weight; there is at least one, and none is negative.
    private static func pick(_ weights: [Float], _ stream: inout ChanceStream) -> Int {
        var left = stream.unit() * weights.reduce(0, +)
        for (index, weight) in weights.enumerated() {
            left -= weight
            if left < 0 { return index }
        }
        return weights.count - 1
    }
}
