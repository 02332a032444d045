/// Finds the shortest way over a ``CornerGraph`` by A*.
///
/// The edges from the start and to the goal are not in the graph. They are entered unseen, as if nothing stood in the way, and
/// looked along only when they are the best that is left; so most are never looked along.
struct PathSearch {
    private struct Step {
        let estimate: Float
        let cost: Float
        let node: Int32
        /// The corner it comes from; −1 for the start.
        let from: Int32
    }

    private let graph: CornerGraph
    private let plan: SolidPlan
    private let start: FloorPoint
    private let goal: FloorPoint
    private let goalNode: Int32
    private var heap: [Step] = []
    private var best: [Float]
    private var previous: [Int32]

    /// The points of the shortest way between two walkable points, both included; `nil` when there is none.
    static func route(from start: FloorPoint, to goal: FloorPoint, graph: CornerGraph, plan: SolidPlan) -> [FloorPoint]?
    {
        if plan.isClear(from: start.x, start.y, to: goal.x, goal.y) { return [start, goal] }
        var search = PathSearch(from: start, to: goal, graph: graph, plan: plan)
        return search.run()
    }

    private init(from start: FloorPoint, to goal: FloorPoint, graph: CornerGraph, plan: SolidPlan) {
        self.graph = graph
        self.plan = plan
        self.start = start
        self.goal = goal
        goalNode = Int32(graph.corners.count)
        best = [Float](repeating: .infinity, count: graph.corners.count)
        // −2: not reached yet.
        previous = [Int32](repeating: -2, count: graph.corners.count)
    }

    private mutating func run() -> [FloorPoint]? {
        for (index, corner) in graph.corners.enumerated() {
            let dx = corner.x - start.x
            let dy = corner.y - start.y
            guard corner.isTouched(by: dx, dy) else { continue }
            let cost = (dx * dx + dy * dy).squareRoot()
            push(Step(estimate: cost + toGoal(corner), cost: cost, node: Int32(index), from: -1))
        }
        while let step = pop() {
            if step.node == goalNode {
                let corner = graph.corners[Int(step.from)]
                if plan.isClear(from: corner.x, corner.y, to: goal.x, goal.y) { return points(to: step.from) }
                continue
            }
            let node = Int(step.node)
            guard previous[node] == -2 else { continue }
            let corner = graph.corners[node]
            if step.from < 0 && !plan.isClear(from: start.x, start.y, to: corner.x, corner.y) { continue }
            previous[node] = step.from
            for edge in graph.edges(of: node) where previous[Int(edge.to)] == -2 {
                let cost = step.cost + edge.length
                guard cost < best[Int(edge.to)] else { continue }
                best[Int(edge.to)] = cost
                push(
                    Step(
                        estimate: cost + toGoal(graph.corners[Int(edge.to)]), cost: cost, node: edge.to,
                        from: step.node))
            }
            if corner.isTouched(by: goal.x - corner.x, goal.y - corner.y) {
                let cost = step.cost + toGoal(corner)
                push(Step(estimate: cost, cost: cost, node: goalNode, from: step.node))
            }
        }
        return nil
    }

    private func toGoal(_ corner: CornerGraph.Corner) -> Float {
        let dx = goal.x - corner.x
        let dy = goal.y - corner.y
        return (dx * dx + dy * dy).squareRoot()
    }

    private func points(to last: Int32) -> [FloorPoint] {
        var points = [goal]
        var node = last
        while node >= 0 {
            points.append(FloorPoint(graph.corners[Int(node)].x, graph.corners[Int(node)].y))
            node = previous[Int(node)]
        }
        points.append(start)
        points.reverse()
        return points
    }

    // MARK: A binary heap, the least estimate first; among equals the lower corner, so that every machine finds the same way.

    private func isBefore(_ one: Step, _ other: Step) -> Bool {
        one.estimate < other.estimate || (one.estimate == other.estimate && one.node < other.node)
    }

    private mutating func push(_ step: Step) {
        heap.append(step)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard isBefore(heap[child], heap[parent]) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func pop() -> Step? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if heap.isEmpty { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && isBefore(heap[child], heap[least])
            {
                least = child
            }
            if least == parent { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
