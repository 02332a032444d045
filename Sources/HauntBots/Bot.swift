public import RevenantsKit

/// A player that plays by its senses only.
///
/// It reads its own pose, the room, its percepts, captions, dial and lock, and what the other says by the talk pad: all that
/// ``PlayerView`` shows a person, and never an event. So a night that bots win can be won with what each role is given.
public struct Bot: Sendable {
    /// How it plays.
    public let manner: BotManner
    /// Its memory of the night so far.
    var memory = Memory()
    /// Its feet, once the room is known.
    var feet: Navigator?

    /// A bot.
    public init(manner: BotManner) { self.manner = manner }

    /// What it does in this tick, `tick` seconds after the last.
    public mutating func decide(_ view: PlayerView, tick: Float) -> BotMove {
        memory.tick(tick)
        if feet == nil, let room = view.room { feet = Navigator(room: room) }
        guard let pose = view.pose else { return lobbyMove(view) }
        switch view.content {
        case .lobby: return lobbyMove(view)
        case .scanning, .curseBegins, .over:
            memory = Memory()
            return BotMove()
        case .seance(let seance): return touchDoll(seance, pose)
        case .gameplay(let state): return play(state, pose)
        }
    }

    private mutating func lobbyMove(_ view: PlayerView) -> BotMove {
        var move = BotMove()
        guard case .lobby(let lobby) = view.content, lobby.canBeReady, !lobby.isReady, memory.mayAct(every: 1) else {
            return move
        }
        move.actions.append(.ready(true))
        return move
    }

    private mutating func touchDoll(_ state: SeanceViewState, _ pose: Pose) -> BotMove {
        var move = BotMove()
        for percept in state.percepts where percept.entity == .doll {
            // Seen, or heard: its music box plays.
            memory.sought = percept.visible?.position.floor ?? Ears.guess(percept, from: pose)?.place ?? memory.sought
        }
        if state.canTouchDoll {
            if !state.hasHand, memory.mayAct(every: 1) { move.actions.append(.touchDoll) }
            return move
        }
        if let doll = memory.sought {
            walk(to: doll, within: 1.2, from: pose, &move)
        } else {
            search(from: pose, &move)
        }
        return move
    }

    private mutating func play(_ state: GameplayViewState, _ pose: Pose) -> BotMove {
        var move = BotMove()
        if state.reveal != nil, memory.mayAct(every: 1) { move.actions.append(.dismissReveal) }
        if memory.follow(state) { feet?.forgetVisits() }
        guard state.scareLeft <= 0, !state.look.isOut else { return move }
        if state.countdown != nil {
            escape(state, pose, &move)
            return move
        }
        if manner == .careful, flee(state, pose, &move) { return move }
        switch state.role {
        case .seer: playSeer(state, pose, &move)
        case .listener: playListener(state, pose, &move)
        case .unassigned: break
        }
        return move
    }

    /// The senses are whole and the monster is gone: both run for the light on the floor.
    private mutating func escape(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) {
        if let zone = state.percept(of: .safeZone) {
            if let seen = zone.visible {
                memory.zone = seen.position.floor
            } else if memory.zone == nil, let guess = Ears.guess(zone, from: pose) {
                walk(to: guess.place, within: 0.25, from: pose, &move, speed: 1.3)
                return
            }
        }
        if let zone = memory.zone {
            // Far enough in to leave room for the other.
            walk(to: zone, within: 0.25, from: pose, &move, speed: 1.3)
        } else {
            search(from: pose, &move, speed: 1.3)
        }
    }

    /// Steps back from a heart that is near and awake. Returns whether it did.
    private mutating func flee(_ state: GameplayViewState, _ pose: Pose, _ move: inout BotMove) -> Bool {
        guard let heart = state.percept(of: .revenant), let distance = Ears.heartDistance(heart),
            let sound = heart.sound
        else { return false }
        let toward = Ears.direction(sound.azimuth, from: pose)
        // Nearer than a metre and farther than five it beats no otherwise: then its place is not known.
        let place = distance > 1.05 && distance < 4.9 ? pose.position.floor + toward * distance : nil
        memory.noteHeart(at: place)
        guard distance < 1.5, memory.isHeartAwake else { return false }
        if memory.maySay(every: 5) { move.actions.append(.say(.run)) }
        walk(to: pose.position.floor - toward * 1.2, within: 0.2, from: pose, &move)
        return true
    }

    // MARK: Feet and eyes

    /// Walks to `target` and looks where it walks.
    mutating func walk(
        to target: FloorPoint, within reach: Float, from pose: Pose, _ move: inout BotMove, speed: Float? = nil
    ) {
        guard let way = feet?.way(from: pose.position.floor, to: target, within: reach) else {
            look(at: target, from: pose, &move)
            return
        }
        move.velocity = way * (speed ?? manner.speed)
        move.yaw = Maths.atan2(-way.x, -way.y)
    }

    /// Turns to `target`.
    func look(at target: FloorPoint, from pose: Pose, _ move: inout BotMove) {
        let way = target - pose.position.floor
        if way.length > 0.05 { move.yaw = Maths.atan2(-way.x, -way.y) }
    }

    /// Looks all around, then goes to the next place that it has not looked from.
    mutating func search(from pose: Pose, _ move: inout BotMove, speed: Float? = nil) {
        if memory.turned < 2 * Float.pi {
            let turn: Float = 0.15
            memory.turned += turn
            move.yaw = pose.yaw + turn
            return
        }
        if memory.lookout == nil {
            feet?.noteVisit(pose.position.floor)
            memory.lookout = feet?.nextLookout(from: pose.position.floor)
        }
        guard let lookout = memory.lookout else {
            memory.turned = 0
            return
        }
        walk(to: lookout, within: 0.15, from: pose, &move, speed: speed)
        if move.velocity == FloorPoint(0, 0) {
            memory.lookout = nil
            memory.turned = 0
        }
    }
}
