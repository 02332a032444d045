/// What the floor round a cell is good for: a survey of the walkable cells within ``NightRules/zoneRadius`` that one gets to without
/// leaving that circle.
struct FloorSpot: Equatable, Sendable {
    /// The cell in the middle.
    var cell: Int
    /// The walkable area within the circle, in square metres.
    var area: Float
    /// Whether two bodies stand wholly within the circle, side by side.
    var holdsTwo: Bool
    /// Whether two stand beside something in the middle, and side by side.
    var holdsTwoBesideIt: Bool

    /// How far apart two people stand at least, middle to middle.
    private static let abreast: Float = 0.4

    init(cell: Int, grid: FloorGrid) {
        self.cell = cell
        let radius = NightRules.zoneRadius
        let disc = grid.disc(around: cell, radius: radius)
        area = Float(disc.count) * grid.step * grid.step
        let middle = grid.middle(cell)
        holdsTwo = FloorSpot.fit(grid, disc, middle, from: 0, to: radius - Body.radius)
        holdsTwoBesideIt = FloorSpot.fit(grid, disc, middle, from: 0.25, to: radius)
    }

    /// Whether among the cells at a distance `from` … `to` of the middle two are ``abreast`` apart.
    private static func fit(_ grid: FloorGrid, _ disc: [Int], _ middle: FloorPoint, from: Float, to: Float) -> Bool {
        var farthest: FloorPoint?
        var most: Float = -1
        for cell in disc {
            let point = grid.middle(cell)
            let distance = point.distance(to: middle)
            if distance > most && distance >= from && distance <= to {
                most = distance
                farthest = point
            }
        }
        guard let one = farthest else { return false }
        for cell in disc {
            let point = grid.middle(cell)
            let distance = point.distance(to: middle)
            if distance >= from && distance <= to && point.distance(to: one) >= abreast { return true }
        }
        return false
    }
}

extension FloorGrid {
    /// The cells of the same part within `radius` of a cell's middle that are joined to it within that circle.
    func disc(around cell: Int, radius: Float) -> [Int] {
        let number = part[cell]
        guard number > 0 else { return [] }
        let reach = Int((radius / step).rounded(.down))
        let side = 2 * reach + 1
        let limit = (radius / step) * (radius / step)
        let (middleColumn, middleRow) = (cell % columns, cell / columns)
        var isSeen = [Bool](repeating: false, count: side * side)
        isSeen[reach * side + reach] = true
        var found = [cell]
        var next = 0
        while next < found.count {
            let (column, row) = (found[next] % columns, found[next] / columns)
            next += 1
            for (x, y) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)] {
                let (dx, dy) = (x - middleColumn, y - middleRow)
                guard Float(dx * dx + dy * dy) <= limit, part(x, y) == number else { continue }
                let index = (dy + reach) * side + dx + reach
                if !isSeen[index] {
                    isSeen[index] = true
                    found.append(y * columns + x)
                }
            }
        }
        return found
    }
}
