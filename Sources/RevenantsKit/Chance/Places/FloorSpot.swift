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
    /// How far from the middle of a pedestal one stands at least.
    private static let beside: Float = 0.25

    init(cell: Int, grid: FloorGrid) {
        self.cell = cell
        let radius = NightRules.zoneRadius
        let disc = grid.disc(around: cell, radius: radius)
        area = Float(disc.count) * grid.step * grid.step
        holdsTwo = FloorSpot.fit(disc, from: 0, to: radius - Body.radius, step: grid.step)
        holdsTwoBesideIt = FloorSpot.fit(disc, from: FloorSpot.beside, to: radius, step: grid.step)
    }

    /// Whether among the cells at a distance `from` … `to` of the middle two are ``abreast`` apart.
    private static func fit(_ disc: [FloorGrid.Offset], from: Float, to: Float, step: Float) -> Bool {
        // In whole squared cells.
        let least = Int((from / step * (from / step)).rounded(.up))
        let most = Int((to / step * (to / step)).rounded(.down))
        let apart = Int((abreast / step * (abreast / step)).rounded(.up))
        // One of them as far out as there is: the other is then found, if there are two at all.
        var farthest = FloorGrid.Offset(column: 0, row: 0)
        var reached = -1
        for offset in disc {
            let square = offset.square
            if square > reached && square >= least && square <= most {
                reached = square
                farthest = offset
            }
        }
        guard reached >= 0 else { return false }
        for offset in disc where offset.square >= least && offset.square <= most {
            let (x, y) = (offset.column - farthest.column, offset.row - farthest.row)
            if x * x + y * y >= apart { return true }
        }
        return false
    }
}

extension FloorGrid {
    /// From one cell to another.
    struct Offset: Equatable, Sendable {
        var column: Int
        var row: Int

        /// The square of the distance, in cells.
        var square: Int { column * column + row * row }
    }

    /// Where from a cell the cells of the same part within `radius` are that are joined to it within that circle.
    func disc(around cell: Int, radius: Float) -> [Offset] {
        let number = part[cell]
        guard number > 0 else { return [] }
        let reach = Int((radius / step).rounded(.down))
        let side = 2 * reach + 1
        let most = Int((radius / step * (radius / step)).rounded(.down))
        let (column, row) = (cell % columns, cell / columns)
        var isSeen = [Bool](repeating: false, count: side * side)
        isSeen[reach * side + reach] = true
        var found = [Offset(column: 0, row: 0)]
        var next = 0
        while next < found.count {
            let from = found[next]
            next += 1
            for turn in 0..<4 {
                let (x, y) = (
                    from.column + (turn == 0 ? 1 : turn == 1 ? -1 : 0), from.row + (turn == 2 ? 1 : turn == 3 ? -1 : 0)
                )
                guard x * x + y * y <= most, !isSeen[(y + reach) * side + x + reach] else { continue }
                isSeen[(y + reach) * side + x + reach] = true
                if part(column + x, row + y) == number { found.append(Offset(column: x, row: y)) }
            }
        }
        return found
    }
}
