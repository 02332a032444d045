/// All that chance can choose from in a room: for each thing the places where it can stand with all that must hold of it.
///
/// Each set is such that whatever is chosen from it leaves a choice for what stands beside it; that is what makes the survey's promise.
struct Places: Sendable {
    /// The part of the floor that the night plays on.
    var part: Int32
    /// The floor's centre, when the doll can lie there.
    var dollAtCentre: FloorPoint?
    /// The cells of the part, but for those in doorways.
    var cells: [Int]
    /// The places on walls that are reached from the part.
    var spots: [WallSpot]
    /// Those of `spots` where a letter can hang, wall by wall.
    var letters: LetterWalls
    /// Those of `spots` where the lock can be: each with a whisper's and a glyph's place far enough away.
    var locks: [Int]
    /// The cells where the safe zone's middle can be: each with a ritual site far enough away.
    var zones: [Int]
    /// The cells where the ritual's pedestal can stand.
    var rituals: [Int]
    /// The least path between places that stand at the same time.
    var spacing: Float

    /// How near to a door or opening nothing stands, in metres: people walk there, and doors swing.
    static let doorwayReach: Float = 0.35
    /// How clear of everything the doll lies, where there is such a place.
    static let dollClearance: Float = 0.4

    /// Finds the places on the part of the floor where its centre is, if the doll can lie there; else, or when that part will not do, on the largest
    /// part that does. Refuses with what the largest part lacks.
    static func find(in room: ScannedRoom, floor: WalkableFloor, spacing: Float) -> Result<Places, SurveyRefusal> {
        let spots = WallSpot.all(in: room, floor: floor)
        let centre = centre(of: room)
        let centrePart = floor.clearance(at: centre) >= dollClearance ? floor.part(of: centre) : 0
        let parts = (0..<Int32(floor.grid.partSizes.count))
            .filter { floor.grid.partSizes[Int($0)] > 0 }
            .sorted {
                let (one, other) = (floor.grid.partSizes[Int($0)], floor.grid.partSizes[Int($1)])
                return one > other || (one == other && $0 < $1)
            }
        guard let largest = parts.first else { return .failure(.noPlace(.doll)) }
        var order = parts.prefix(8).filter { $0 != centrePart }
        if centrePart > 0 { order.insert(centrePart, at: 0) }
        var refusal = SurveyRefusal.noPlace(.doll)
        for part in order {
            var search = Places(part: part, room: room, floor: floor, spots: spots, spacing: spacing)
            search.dollAtCentre = part == centrePart ? centre : nil
            guard let lack = search.complete(on: floor) else { return .success(search) }
            if part == largest { refusal = .noPlace(lack) }
        }
        return .failure(refusal)
    }

    /// The centre of the floor's area.
    static func centre(of room: ScannedRoom) -> FloorPoint {
        var sum = FloorPoint()
        var area: Float = 0
        for corners in room.floors where corners.count >= 3 {
            let origin = corners[0]
            for index in 1..<(corners.count - 1) {
                let (a, b) = (corners[index] - origin, corners[index + 1] - origin)
                let double = a.x * b.y - a.y * b.x
                sum += (origin + (a + b) / 3) * double
                area += double
            }
        }
        return area == 0 ? FloorPoint() : sum / area
    }

    private init(part: Int32, room: ScannedRoom, floor: WalkableFloor, spots: [WallSpot], spacing: Float) {
        self.part = part
        self.spacing = spacing
        let all = floor.grid.part.indices.filter { floor.grid.part[$0] == part }
        let doorways = room.gaps.filter { $0.kind.isPassable }.map { Segment($0.start, $0.end) }
        let outside = all.filter { cell in
            let point = floor.grid.middle(cell)
            let near = Places.doorwayReach * Places.doorwayReach
            return !doorways.contains { $0.squaredDistance(point.x, point.y) < near }
        }
        // A part that is nothing but a doorway will do for nothing anyway.
        cells = outside.isEmpty ? all : outside
        self.spots = spots.filter { $0.part == part }
        letters = LetterWalls(room: room, spots: self.spots)
        locks = []
        zones = []
        rituals = []
    }

    /// Fills in what can stand where; what there is no place for, if anything.
    private mutating func complete(on floor: WalkableFloor) -> PlaceKind? {
        guard letters.count > 0 else { return .letter }
        if let lack = findLocks(on: floor) { return lack }
        return findZones(on: floor)
    }

    private mutating func findLocks(on floor: WalkableFloor) -> PlaceKind? {
        // Straight distances first: they decide nearly always, and a path is never shorter.
        for byPath in [false, true] {
            var hasGlyph = false
            for lock in spots.indices {
                let isPaired = spots.indices.contains { other in
                    areApart(spots[lock], spots[other], on: floor, byPath: byPath)
                }
                guard isPaired else { continue }
                hasGlyph = true
                // Two, so that the whispers of successive rings differ.
                var whispers = 0
                for cell in cells.reversed() where whispers < 2 {
                    if isApart(cell, from: spots[lock], on: floor, byPath: byPath) { whispers += 1 }
                }
                if whispers == 2 { locks.append(lock) }
            }
            if !locks.isEmpty { return nil }
            if byPath { return hasGlyph ? .whisper : spots.isEmpty ? .lock : .glyph }
        }
        return .lock
    }

    private mutating func findZones(on floor: WalkableFloor) -> PlaceKind? {
        let grid = floor.grid
        // A lattice of 0.2 m is enough to choose from; a part so small that it has no point of it is looked at cell by cell.
        var lattice = cells.filter { $0 % grid.columns % 4 == 0 && $0 / grid.columns % 4 == 0 }
        if lattice.isEmpty { lattice = cells }
        let surveyed = lattice.map { FloorSpot(cell: $0, grid: grid) }
        rituals = surveyed.filter { $0.holdsTwoBesideIt }.map { $0.cell }
        zones = surveyed.filter { $0.area >= 1 && $0.holdsTwo }.map { $0.cell }
        if zones.isEmpty, let clearest = clearestForTwo(grid) { zones = [clearest] }
        guard !zones.isEmpty else { return .zone }
        if rituals.isEmpty { rituals = cells.filter { FloorSpot(cell: $0, grid: grid).holdsTwoBesideIt } }
        for byPath in [false, true] {
            let paired = zones.filter { zone in
                rituals.contains { areApart($0, zone, on: floor, byPath: byPath) }
            }
            if !paired.isEmpty {
                zones = paired
                return nil
            }
        }
        return .ritual
    }

    /// The clearest cell about which two can stand in the zone.
    private func clearestForTwo(_ grid: FloorGrid) -> Int? {
        let order = cells.sorted {
            grid.clearance[$0] > grid.clearance[$1] || (grid.clearance[$0] == grid.clearance[$1] && $0 < $1)
        }
        return order.first { FloorSpot(cell: $0, grid: grid).holdsTwo }
    }
}

// MARK: Apart

extension Places {
    /// Whether two cells are far enough apart: straight, or else on foot.
    func areApart(_ one: Int, _ other: Int, on floor: WalkableFloor, byPath: Bool) -> Bool {
        let (a, b) = (floor.grid.middle(one), floor.grid.middle(other))
        if a.distance(to: b) >= spacing { return true }
        guard byPath, let length = floor.pathLength(from: a, to: b) else { return false }
        return length >= spacing
    }

    /// Whether a cell is far enough from a place on a wall, wherever near that place one stands.
    func isApart(_ cell: Int, from spot: WallSpot, on floor: WalkableFloor, byPath: Bool) -> Bool {
        let point = floor.grid.middle(cell)
        if min(point.distance(to: spot.stand), point.distance(to: spot.point)) >= spacing { return true }
        guard byPath, let length = floor.pathLength(from: point, to: spot.stand) else { return false }
        return length >= spacing + spot.stand.distance(to: spot.point)
    }

    /// Whether two places on walls are far enough apart, wherever near them one stands.
    func areApart(_ one: WallSpot, _ other: WallSpot, on floor: WalkableFloor, byPath: Bool) -> Bool {
        if min(one.point.distance(to: other.point), one.stand.distance(to: other.stand)) >= spacing { return true }
        guard byPath, let length = floor.pathLength(from: one.stand, to: other.stand) else { return false }
        return length >= spacing + one.stand.distance(to: one.point) + other.stand.distance(to: other.point)
    }
}
