/// What is true in the seance: one world, one doll, two hands.
final class SeanceInteractor<Network: NetworkService, AR: ARService> {
    /// The truth.
    private(set) var entity = SeanceEntity()

    private let network: Network
    private let ar: AR
    private var senses: Senses?

    /// An interactor over the two services.
    init(network: Network, ar: AR) {
        self.network = network
        self.ar = ar
    }

    /// Starts AR and catches up with what was said before the screen was up.
    func start() {
        ar.start(isHost: network.role == .host)
        if let room = ar.room { senses = Senses(room: room) }
        for name in [EventName.beginSeance, .dollSpawn, .lobby] {
            if let event = network.latestEvent(ofType: name) { _ = hear(event) }
        }
    }

    /// Takes an event in.
    func hear(_ event: Event) -> SeanceOutcome {
        switch event {
        case .room: if let room = ar.room { senses = Senses(room: room) }
        case .beginSeance(let start?): ar.stand(at: start)
        case .dollSpawn(let point, let yaw): ar.spawn(.doll(point, yaw: yaw))
        case .lobby(let seats): noteHands(seats)
        case .refused(.dollTouched, _): entity.wasRefused = true
        // A stock phone answers a touched doll with the roles at once.
        case .dollTouched, .roleAssignment: return .curseBegins
        case .nightOver(let result, let seconds): return .over(result, seconds: seconds)
        default: break
        }
        return .stay
    }

    /// Lays the hand on the doll, where it is within reach.
    func perform(_ action: PlayerAction) {
        guard action == .touchDoll else { return }
        measure()
        entity.wasRefused = !entity.isDollInReach
        if entity.isDollInReach { network.send(.dollTouched) }
    }

    /// Looks around.
    func tick(velocity: Vector3) {
        entity.hasMergedWorlds = ar.hasMergedWorlds
        measure()
        entity.percepts = []
        if let senses, let pose = ar.pose {
            entity.percepts = senses.perceive(ar.world, from: pose, velocity: velocity)
        }
    }

    private func measure() {
        entity.isDollInReach = false
        entity.hasDoll = ar.world.doll != nil
        guard let doll = ar.world.doll, let pose = ar.pose else { return }
        entity.isDollInReach = pose.position.floor.distance(to: doll.floor) <= NightRules.dollReach
    }

    private func noteHands(_ seats: [LobbySeat]) {
        entity.hasHand = false
        entity.hasPartnerHand = false
        for seat in seats where seat.hasHand {
            if seat.seat == network.seat { entity.hasHand = true } else { entity.hasPartnerHand = true }
        }
        if entity.hasHand { entity.wasRefused = false }
    }
}

/// What the seance comes to.
enum SeanceOutcome: Equatable, Sendable {
    /// Nothing yet.
    case stay
    /// Both hands are on the doll.
    case curseBegins
    /// The night was given up.
    case over(NightResult, seconds: Float)
}
