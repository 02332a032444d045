extension FlatPlan {
    /// A room as flats have it, rectangular or an L, with gaps in its walls and furniture on its floor.
    static func random(seed: UInt64) -> FlatPlan {
        var chance = SplitMix(seed)
        var plan = FlatPlan()
        plan.seed = seed
        plan.coreModelBytes = 48
        plan.halfTurn = (Int.random(in: -40...40, using: &chance), Int.random(in: 20...40, using: &chance))
        plan.eyeLevel = Double.random(in: 1...1.7, using: &chance)
        let (width, depth) = (Double.random(in: 2.4...7, using: &chance), Double.random(in: 2.2...6, using: &chance))
        plan.origin = Point(
            Double.random(in: 0...width, using: &chance), Double.random(in: 0...depth, using: &chance))
        var corners = [Point(0, 0), Point(width, 0), Point(width, depth), Point(0, depth)]
        if Bool.random(using: &chance) {
            // A bite out of the far right corner.
            let bite = Point(width * Double.random(in: 0.3...0.6, using: &chance), depth * 0.4)
            corners.replaceSubrange(
                1...1, with: [Point(width - bite.x, 0), Point(width - bite.x, bite.z), Point(width, bite.z)])
        }
        let height = Double.random(in: 2.2...3.4, using: &chance)
        plan.enclose(corners, height: height)
        for index in plan.walls.indices { plan.walls[index].addGaps(using: &chance) }
        plan.floors = [Floor(corners: corners)]
        let categories = ["bed", "chair", "sofa", "storage", "table", "television", "washerDryer", "aquarium"]
        for _ in 0..<Int.random(in: 0...6, using: &chance) {
            let facing = [Point.north, .south, .east, .west, Point(0.6, -0.8)].randomElement(using: &chance) ?? .north
            plan.put(
                categories.randomElement(using: &chance) ?? "bed", at: Double.random(in: 0...width, using: &chance),
                Double.random(in: 0...depth, using: &chance), facing: facing,
                size: (
                    Double.random(in: 0.3...2, using: &chance), Double.random(in: 0.1...2, using: &chance),
                    Double.random(in: 0.1...1, using: &chance)
                ), elevation: Bool.random(using: &chance) ? 0 : 0.7)
        }
        return plan
    }
}

extension FlatPlan.Wall {
    /// Cuts up to two gaps, one in each half.
    fileprivate mutating func addGaps(using chance: inout SplitMix) {
        for half in 0..<2 where length > 1 && Bool.random(using: &chance) {
            let width = Double.random(in: 0.01...length / 2 - 0.1, using: &chance)
            let place = Double(half) * length / 2
            switch Int.random(in: 0..<4, using: &chance) {
            case 0: gaps.append(.door(at: place, width: width, height: 2))
            case 1: gaps.append(.door(at: place, width: width, height: 1.9, isOpen: true))
            case 2: gaps.append(.window(at: place, width: width, sill: 0.8, height: 1.2))
            default: gaps.append(.opening(at: place, width: width, height: 2.1))
            }
        }
    }
}
