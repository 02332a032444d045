extension WalkableFloor {
    /// The shortest way on foot, as the corners of a line of straight stretches, both ends included; every point of it is walkable. Ends that
    /// are not walkable are taken at ``nearestWalkable(to:)``. `nil` when no way leads there.
    ///
    /// A way round a corner is at most 1.5 cm longer there than a true arc.
    public func path(from start: FloorPoint, to end: FloorPoint) -> [FloorPoint]? {
        guard let from = nearestWalkable(to: start), let to = nearestWalkable(to: end) else { return nil }
        if from == to { return [from] }
        if let route = PathSearch.route(from: from, to: to, graph: graph, plan: plan) { return route }
        // An end so close to a wall that no line leaves it with room to spare: by way of the middle of a cell.
        guard let first = nearestCell(to: from, isInTheWay: false).map(grid.middle),
            let last = nearestCell(to: to, isInTheWay: false).map(grid.middle), first != from || last != to,
            var route = first == last
                ? [first] : PathSearch.route(from: first, to: last, graph: graph, plan: plan)
        else { return nil }
        if first != from { route.insert(from, at: 0) }
        if last != to { route.append(to) }
        return route
    }

    /// The length in metres of ``path(from:to:)``.
    public func pathLength(from start: FloorPoint, to end: FloorPoint) -> Float? {
        path(from: start, to: end).map { Path($0).length }
    }
}

extension CornerGraph {
    /// For each part of the grid the lowest number of those it hangs together with: the grid's cells cannot tell of doorways hardly wider
    /// than a body, the corners can.
    func joinedParts(of grid: FloorGrid, plan: SolidPlan) -> [Int32] {
        var parent = (0..<Int32(grid.partSizes.count)).map { $0 }
        guard parent.count > 2 else { return parent }
        func root(_ number: Int32) -> Int32 {
            var number = number
            while parent[Int(number)] != number { number = parent[Int(number)] }
            return number
        }
        // The part each corner stands in or next to.
        let parts = corners.map { corner in
            for offset in grid.near where offset.column.magnitude <= 2 && offset.row.magnitude <= 2 {
                let (x, y) = (grid.column(corner.x) + Int(offset.column), grid.row(corner.y) + Int(offset.row))
                let part = grid.part(x, y)
                guard part > 0 else { continue }
                let middle = grid.middle(y * grid.columns + x)
                if plan.isClear(from: corner.x, corner.y, to: middle.x, middle.y) { return part }
            }
            return 0
        }
        // Corners that see each other stand in one part, also where that has no cell.
        var group = [Int32](repeating: -1, count: corners.count)
        for start in corners.indices where group[start] < 0 {
            var waiting = [start]
            var first: Int32 = 0
            group[start] = Int32(start)
            while let corner = waiting.popLast() {
                if parts[corner] > 0 {
                    let number = root(parts[corner])
                    if first == 0 {
                        first = number
                    } else if first != number {
                        parent[Int(max(first, number))] = min(first, number)
                        first = min(first, number)
                    }
                }
                for edge in edges(of: corner) where group[Int(edge.to)] < 0 {
                    group[Int(edge.to)] = Int32(start)
                    waiting.append(Int(edge.to))
                }
            }
        }
        return parent.map(root)
    }
}
