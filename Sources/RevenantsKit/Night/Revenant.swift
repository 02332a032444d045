/// The monster: it walks to the last noise, searches there, and goes home to the doll's place to sleep.
public struct Revenant: Equatable, Sendable {
    /// What it is doing.
    public enum Mood: UInt8, Equatable, Sendable {
        /// At home; it touches nobody until the next noise.
        case asleep
        /// On its way to a noise.
        case hunting
        /// Where the noise was.
        case searching
        /// On its way home.
        case goingHome
    }

    /// Where it stands.
    public private(set) var place: FloorPoint
    /// What it is doing.
    public private(set) var mood = Mood.asleep
    /// The yaw it last walked along (see ``Pose``).
    public private(set) var yaw: Float = 0
    /// The doll's place.
    let home: FloorPoint
    /// The noise it walks to.
    private var noise: FloorPoint
    /// Where `route` leads; `nil` when it must plan anew.
    private var planned: FloorPoint?
    /// The way it walks, from where it was planned.
    private var route: [FloorPoint] = []
    /// Index of the next corner in `route`.
    private var corner = 0
    /// Ticks left of the search.
    private var search = 0
    /// Ticks until it may choose a new route: planning is dear, and at this speed half a second is a step.
    private var thinking = 0
    /// Metres since the last print.
    private var stride: Float = 0
    /// Prints that the Seer cannot see yet.
    private var wet: [WetPrint] = []

    private struct WetPrint: Equatable, Sendable {
        var at: FloorPlacement
        var ticks: Int
    }

    /// A Revenant asleep at the doll's place.
    init(home: FloorPoint) {
        self.home = home
        self.place = home
        self.noise = home
    }

    /// Hears a noise at `place`, and makes for the walkable floor next to it.
    mutating func hear(_ place: FloorPoint, on floor: WalkableFloor) {
        guard let near = floor.nearestWalkable(to: place) else { return }
        guard near.distance(to: noise) > 0.1 || mood == .asleep || mood == .goingHome else {
            // The same place again: it searches there as long again.
            if mood == .searching { search = NightRules.ticks(NightRules.searching) }
            return
        }
        noise = near
        if mood != .hunting { planned = nil }
        mood = .hunting
    }

    /// Turns for home after a touch.
    mutating func retreat() {
        mood = .goingHome
        planned = nil
        thinking = 0
    }

    /// Walks one tick on `floor` at `speed` metres a second. Returns a print that is now old enough to be seen.
    mutating func step(on floor: WalkableFloor, speed: Float) -> FloorPlacement? {
        walk(on: floor, speed: speed)
        for index in wet.indices { wet[index].ticks -= 1 }
        guard let first = wet.first, first.ticks <= 0 else { return nil }
        wet.removeFirst()
        return first.at
    }

    private mutating func walk(on floor: WalkableFloor, speed: Float) {
        if thinking > 0 { thinking -= 1 }
        switch mood {
        case .asleep:
            return
        case .searching:
            search -= 1
            if search <= 0 { retreat() }
            return
        case .hunting, .goingHome:
            let goal = mood == .hunting ? noise : home
            let isStale = planned.map { $0.distance(to: goal) > 0.3 } ?? true
            if isStale, thinking == 0 { plan(to: goal, on: floor) }
            advance(by: speed * NightRules.tick)
            // A goal that cannot be reached is given up where it stands.
            if corner >= route.count, let planned, planned.distance(to: goal) <= 0.3 { arrive() }
        }
    }

    private mutating func plan(to goal: FloorPoint, on floor: WalkableFloor) {
        thinking = NightRules.ticksPerSecond / 2
        planned = goal
        route = floor.path(from: place, to: goal) ?? []
        corner = route.isEmpty ? 0 : 1
    }

    private mutating func advance(by distance: Float) {
        var left = distance
        while left > 0, corner < route.count {
            let way = route[corner] - place
            let length = way.length
            if length > 1e-6 { yaw = Maths.atan2(-way.x, -way.y) }
            if length <= left {
                place = route[corner]
                corner += 1
                left -= length
                leavePrints(length)
            } else {
                place += way * (left / length)
                leavePrints(left)
                left = 0
            }
        }
    }

    private mutating func leavePrints(_ distance: Float) {
        stride += distance
        guard stride >= Footprints.stride else { return }
        stride -= Footprints.stride
        wet.append(
            WetPrint(at: FloorPlacement(point: place, yaw: yaw), ticks: NightRules.ticks(NightRules.printAge)))
    }

    private mutating func arrive() {
        planned = nil
        route.removeAll(keepingCapacity: true)
        corner = 0
        switch mood {
        case .hunting:
            mood = .searching
            search = NightRules.ticks(NightRules.searching)
        case .goingHome:
            mood = .asleep
        case .asleep, .searching:
            break
        }
    }

    /// Feeds the state hash.
    func hash(into hash: inout StateHash) {
        hash.add(place)
        hash.add(Int(mood.rawValue))
        hash.add(yaw)
        hash.add(noise)
        hash.add(corner)
        hash.add(search)
        hash.add(thinking)
        hash.add(stride)
        if let planned { hash.add(planned) }
        for point in route { hash.add(point) }
        for print in wet {
            hash.add(print.at.point)
            hash.add(print.at.yaw)
            hash.add(print.ticks)
        }
    }
}
