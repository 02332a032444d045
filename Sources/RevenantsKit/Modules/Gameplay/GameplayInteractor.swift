/// What is true in the night: it reads the Host's events, measures distances, runs the timers and the haptic loop, and
/// makes the player's claims.
///
/// The Host alone decides what holds. What is checked here spares the wire a claim that cannot hold, in the same order and
/// with the same words as the Host would refuse it.
final class GameplayInteractor<Network: NetworkService, AR: ARService> {
    /// The truth.
    var entity = GameplayEntity()

    let network: Network
    let ar: AR
    var moments: [Moment] = []
    var dialThrottle = DialThrottle()
    var dialValue = NightRules.dialLow
    /// Whether what is applied is old news: it changes the truth and makes no sound.
    var isCatchingUp = false
    private var senses: Senses?
    private var haptics = HapticLoop()

    /// How long the role reveal is shown, unless the player closes it.
    static var revealSeconds: Float { 12 }

    /// An interactor over the two services.
    init(network: Network, ar: AR) {
        self.network = network
        self.ar = ar
    }

    /// Starts the night: catches up with all that was said before the screen was up, then reveals the role, but to a player
    /// who only `returns` to it.
    func start(returns: Bool) {
        enterRoom()
        catchUp()
        guard !returns else { return }
        entity.revealLeft = Self.revealSeconds
        moments.append(.rolesSplit)
    }

    /// Begins again from the latest events: after the role changes, nothing of the old one stays.
    func catchUp() {
        entity = GameplayEntity()
        isCatchingUp = true
        defer { isCatchingUp = false }
        ar.vanish(.doll)
        if case .roleAssignment(let host) = network.latestEvent(ofType: .roleAssignment) { take(role: host.other) }
        for event in network.latestEvents.events { apply(event) }
    }

    func enterRoom() {
        if let room = ar.room { senses = Senses(room: room) }
    }

    /// The receiver of a role assignment takes the other role.
    func take(role: PlayerRole) {
        entity.role = role
        ar.assign(role)
    }

    /// What happened since the last call, each told once.
    func takeMoments() -> [Moment] {
        defer { moments = [] }
        return moments
    }

    // MARK: Time

    /// Lets `seconds` of real time pass. Timers stand still while the night is frozen; while the lights are on there is
    /// nothing to be sensed.
    func tick(seconds: Float, link: LinkEntity) {
        entity.isPaused = link.isPaused
        entity.speed = link.speed
        if !link.isFrozen { runTimers(seconds: seconds) }
        perceive(velocity: link.velocity)
        entity.pulse = haptics.tick(entity.percepts.strongestHaptic, seconds: seconds)
        measure()
        slipPin()
        if let hertz = dialThrottle.tick(seconds: seconds), entity.dial != nil { network.send(.dial(hertz)) }
        setObjective()
    }

    private func runTimers(seconds: Float) {
        entity.revealLeft = max(0, entity.revealLeft - seconds)
        if let left = entity.countdown { entity.countdown = max(0, left - seconds) }
        guard entity.scareLeft > 0 else { return }
        entity.scareLeft = max(0, entity.scareLeft - seconds)
        guard entity.scareLeft == 0 else { return }
        ar.setSenses(areOut: false, areRestored: entity.isRestored)
        moments.append(.calm)
    }

    private func perceive(velocity: Vector3) {
        entity.percepts = []
        guard !entity.isPaused, let senses, let pose = ar.pose else { return }
        entity.percepts = senses.perceive(ar.world, from: pose, velocity: velocity)
        for index in entity.percepts.indices {
            guard entity.percepts[index].sound != nil, let loop = SoundName(loopOf: entity.percepts[index].entity),
                !ar.canPlay(loop)
            else { continue }
            // A missing sound is skipped; the hand still feels the way.
            entity.percepts[index].sound = nil
        }
        if !entity.hasReadGlyph {
            entity.hasReadGlyph = entity.percepts.contains { ($0.visible?.hertz ?? 0) > 0 }
        }
    }

    /// How the senses are impaired; whole while the lights are on.
    func look(isSpeaking: Bool) -> Look {
        entity.isPaused ? Look() : Senses.look(ar.world, isSpeaking: isSpeaking)
    }

    // MARK: Distances

    /// The horizontal distance from the player to a point; infinite while the player is nowhere.
    func distance(to point: Vector3?) -> Float {
        guard let point, let pose = ar.pose else { return .infinity }
        return pose.position.floor.distance(to: point.floor)
    }

    /// What the pin is for now: the lock while a tone is open, in the ritual the pedestal.
    var pinPlace: Vector3? {
        switch entity.part {
        case .frequency: entity.isToneOpen ? ar.world.lock : nil
        case .ritual: entity.isRestored ? nil : ar.world.pedestal
        case .letter, .lock: nil
        }
    }

    /// Finds what is within reach of the hand.
    func measure() {
        var reach: InReach = []
        if entity.role == .seer {
            if distance(to: ar.letterWorldPosition) <= NightRules.touchReach { reach.insert(.letter) }
            if entity.part == .lock, distance(to: ar.world.lock) <= NightRules.touchReach { reach.insert(.lock) }
            if distance(to: pinPlace) <= NightRules.touchReach { reach.insert(.pin) }
        }
        if let zone = ar.world.zone, distance(to: zone.center.at(height: 0)) <= zone.radius { reach.insert(.zone) }
        entity.reach = reach
    }

    /// The pin slips from the finger of a player who walks off.
    private func slipPin() {
        guard entity.isPinPressed, distance(to: pinPlace) > NightRules.pinRelease else { return }
        entity.isPinPressed = false
        network.send(.pin(false))
    }
}
