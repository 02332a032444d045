/// The floor in cells of 5 cm: how clear each is, and which parts of the floor hang together on foot.
struct FloorGrid: Sendable {
    /// Clearances are exact up to this distance, in metres, and cut off there.
    static let farthest: Float = 0.5
    /// How many cells there are at most; larger floors get larger cells.
    static let mostCells: Float = 262_144

    /// The width of a cell, in metres.
    let step: Float
    let columns: Int
    let rows: Int
    private let origin: FloorPoint
    /// The distance from each cell's middle to the nearest solid thing, at most ``farthest``; −1 off the floor.
    private(set) var clearance: [Float]
    /// 0 where a body has no room; else the number, from 1, of the part of the floor that the cell belongs to.
    private(set) var part: [Int32]
    /// The number of cells in each part; the first entry stands for part 0 and is 0.
    private(set) var partSizes: [Int] = [0]
    /// Offsets to the cells within ``Body/standReach``, the nearest first.
    let near: [(column: Int32, row: Int32)]

    /// The grid of a plan without any floor.
    init() { self.init(origin: FloorPoint(), step: 0.05, 0, 0) }

    init(plan: SolidPlan) {
        guard let (low, high) = plan.region.bounds else {
            self.init()
            return
        }
        let width = high.x - low.x
        let height = high.y - low.y
        let step = max(0.05, (width * height / (FloorGrid.mostCells * 0.9)).squareRoot())
        let across = max(1, (width / step).rounded(.up))
        let down = max(1, (height / step).rounded(.up))
        // Beyond the bound: a sliver of a floor, hundreds of metres long.
        self.init(origin: low, step: step, across, across * down > FloorGrid.mostCells ? 0 : down)
        guard rows > 0 else { return }
        spreadFloor(plan)
        measure(plan.segments)
        label()
    }

    private init(origin: FloorPoint, step: Float, _ across: Float, _ down: Float) {
        self.origin = origin
        self.step = step
        columns = Int(across)
        rows = Int(down)
        clearance = [Float](repeating: -1, count: columns * rows)
        part = [Int32](repeating: 0, count: columns * rows)
        near = FloorGrid.offsets(within: Body.standReach, step: step)
    }

    // MARK: Cells

    /// The middle of a cell.
    func middle(_ cell: Int) -> FloorPoint {
        FloorPoint(origin.x + (Float(cell % columns) + 0.5) * step, origin.y + (Float(cell / columns) + 0.5) * step)
    }

    /// The column of cells that holds `x`; −1 or ``columns`` beyond the grid.
    func column(_ x: Float) -> Int { Int(max(-1, min(Float(columns), ((x - origin.x) / step).rounded(.down)))) }
    /// The row of cells that holds `y`; −1 or ``rows`` beyond the grid.
    func row(_ y: Float) -> Int { Int(max(-1, min(Float(rows), ((y - origin.y) / step).rounded(.down)))) }

    /// The part that the cell at (column, row) belongs to; 0 outside the grid.
    @inline(__always)
    func part(_ column: Int, _ row: Int) -> Int32 {
        column >= 0 && row >= 0 && column < columns && row < rows ? part[row * columns + column] : 0
    }

    private static func offsets(within radius: Float, step: Float) -> [(column: Int32, row: Int32)] {
        let most = Int32(min(64, (radius / step).rounded(.up)))
        var found: [(square: Int32, column: Int32, row: Int32)] = []
        for row in -most...most {
            for column in -most...most where column * column + row * row <= most * most {
                found.append((column * column + row * row, column, row))
            }
        }
        found.sort { ($0.square, $0.row, $0.column) < ($1.square, $1.row, $1.column) }
        return found.map { ($0.column, $0.row) }
    }

    // MARK: Making

    /// Marks the cells whose middle is on the floor and not in furniture as clear.
    private mutating func spreadFloor(_ plan: SolidPlan) {
        for polygon in 0..<plan.region.polygonCount {
            for row in 0..<rows {
                let y = origin.y + (Float(row) + 0.5) * step
                let crossings = plan.region.crossings(ofRow: y, polygon: polygon)
                var pair = 0
                while pair + 1 < crossings.count {
                    let from = max(0, Int(max(-1, (crossings[pair] - origin.x) / step + 0.5)))
                    let to = min(columns, Int(min(Float(columns), (crossings[pair + 1] - origin.x) / step + 0.5)))
                    if from < to {
                        for column in from..<to { clearance[row * columns + column] = FloorGrid.farthest }
                    }
                    pair += 2
                }
            }
        }
        if let outdoors = plan.outdoors {
            for cell in clearance.indices where clearance[cell] > 0 {
                let middle = middle(cell)
                if outdoors.contains(middle.x, middle.y) { clearance[cell] = -1 }
            }
        }
        for box in plan.boxes {
            let reach = box.halfWidth + box.halfDepth
            eachCell(box.cx - reach, box.cy - reach, box.cx + reach, box.cy + reach) { cell, x, y, clearance in
                if box.covers(x, y) { clearance[cell] = -1 }
            }
        }
    }

    private mutating func measure(_ segments: [Segment]) {
        let reach = FloorGrid.farthest
        for segment in segments {
            eachCell(segment.minX - reach, segment.minY - reach, segment.maxX + reach, segment.maxY + reach) {
                cell, x, y, clearance in
                let known = clearance[cell]
                if known > 0 {
                    let square = segment.squaredDistance(x, y)
                    if square < known * known { clearance[cell] = square.squareRoot() }
                }
            }
        }
    }

    /// Calls `body` for each cell whose middle lies in the rectangle.
    @inline(__always)
    private mutating func eachCell(
        _ lowX: Float, _ lowY: Float, _ highX: Float, _ highY: Float,
        _ body: (Int, Float, Float, UnsafeMutableBufferPointer<Float>) -> Void
    ) {
        let firstColumn = max(0, column(lowX))
        let lastColumn = min(columns - 1, column(highX))
        let firstRow = max(0, row(lowY))
        let lastRow = min(rows - 1, row(highY))
        guard firstColumn <= lastColumn, firstRow <= lastRow else { return }
        let (columns, origin, step) = (columns, origin, step)
        clearance.withUnsafeMutableBufferPointer { clearance in
            for row in firstRow...lastRow {
                let y = origin.y + (Float(row) + 0.5) * step
                for column in firstColumn...lastColumn {
                    body(row * columns + column, origin.x + (Float(column) + 0.5) * step, y, clearance)
                }
            }
        }
    }

    // MARK: Parts

    /// Numbers the parts of the floor, in the order of their first cells.
    private mutating func label() {
        var waiting: [Int] = []
        for start in part.indices where part[start] == 0 && clearance[start] >= Body.cellRadius {
            let number = Int32(partSizes.count)
            var size = 0
            part[start] = number
            waiting.append(start)
            while let cell = waiting.popLast() {
                size += 1
                let column = cell % columns
                let row = cell / columns
                for nextRow in max(0, row - 1)...min(rows - 1, row + 1) {
                    for nextColumn in max(0, column - 1)...min(columns - 1, column + 1) {
                        let next = nextRow * columns + nextColumn
                        if part[next] == 0 && clearance[next] >= Body.cellRadius {
                            part[next] = number
                            waiting.append(next)
                        }
                    }
                }
            }
            partSizes.append(size)
        }
    }

    /// Makes one part of those that share a mark: `joined[n]` is the number that part n goes by.
    mutating func join(_ joined: [Int32]) {
        for cell in part.indices where part[cell] > 0 { part[cell] = joined[Int(part[cell])] }
        var sizes = [Int](repeating: 0, count: partSizes.count)
        for number in 1..<max(1, partSizes.count) { sizes[Int(joined[number])] += partSizes[number] }
        partSizes = sizes
    }
}
