@testable import RevenantsKit

/// A whole night at one table: a Host session and the client of each player, with a test that knows all places playing both.
///
/// The players see, claim and hear by their view states and actions alone; only where to go is taken from the Host's own
/// draw. So it proves that both ends mean the same, not that the night can be won blind: that is the bots' part.
struct Table {
    typealias Guest = AppCoordinator<WireNetworkService, FakeARService>
    typealias Own = AppCoordinator<LocalNetworkService, FakeARService>

    var session: HostSession
    var guests: [(link: Int, player: Guest)]
    let own: Own?
    /// The last view of each seat.
    var views: [PlayerView?] = [nil, nil]
    /// Every event's name that a seat's screen refused.
    var refused: [RefusedClaim] = []

    /// A server room with two guests.
    init(room: SurveyedRoom, seed: UInt64, length: NightLength) {
        let night = Night(room: room, seed: NightSeed(number: seed), options: NightOptions(length: length))
        session = HostSession(night: night, roomCode: utf8("K7QX"), tokenSeed: NightSeed(number: seed + 1))
        guests = [(0, Table.guest("Mia")), (1, Table.guest("Ben"))]
        own = nil
        for guest in guests { open(guest.link, guest.player) }
    }

    /// A phone that hosts, and its guest.
    init(phoneHostWithSeed seed: UInt64, length: NightLength) {
        let options = NightOptions(length: length, source: .scan, isPhoneHost: true)
        let night = Night(room: nil, seed: NightSeed(number: seed), options: options)
        session = HostSession(
            night: night, roomCode: utf8("K7QX"), tokenSeed: NightSeed(number: seed + 1), hasOwnPlayer: true)
        guests = [(1, Table.guest("Ben"))]
        let own = Own(network: LocalNetworkService(), ar: FakeARService())
        own.perform(.host(Hello(roomCode: utf8("K7QX"), name: utf8("Mia"), abilities: [.lidar, .ar])))
        self.own = own
        for guest in guests { open(guest.link, guest.player) }
    }

    private static func guest(_ name: String) -> Guest {
        let player = Guest(network: WireNetworkService(), ar: FakeARService())
        player.perform(.join(Hello(roomCode: utf8("K7QX"), name: utf8(name), abilities: [.ar])))
        return player
    }

    mutating func open(_ link: Int, _ player: Guest) {
        session.open(link)
        player.network.linkOpened()
    }

    var night: Night { session.night }

    func player(_ seat: Int) -> Guest? {
        for guest in guests where guest.player.network.seat?.rawValue == UInt8(seat) { return guest.player }
        return nil
    }

    func ar(_ seat: Int) -> FakeARService? {
        if let own, seat == 0 { return own.ar }
        return player(seat)?.ar
    }

    func perform(_ seat: Int, _ action: PlayerAction) {
        if let own, seat == 0 { return own.perform(action) }
        player(seat)?.perform(action)
    }

    /// One tick: the Host's, then each client's, whose player decides by `play`.
    mutating func tick(_ play: (Int, PlayerView, Table) -> Void) throws {
        session.tick()
        if let own {
            for effect in session.takeOwnEffects() { own.network.deliver(effect) }
            let view = own.tick(seconds: NightRules.tick)
            note(0, view)
            play(0, view, self)
            own.endTick()
            session.act(own.network.takeInputs())
        }
        for (index, guest) in guests.enumerated() {
            let seat = Int(guest.player.network.seat?.rawValue ?? UInt8(own == nil ? index : 1))
            try guest.player.network.receive(session.takeOutgoing(for: guest.link))
            let view = guest.player.tick(seconds: NightRules.tick)
            note(seat, view)
            play(seat, view, self)
            guest.player.endTick()
            var bytes: [UInt8] = []
            guest.player.network.drain(into: &bytes)
            session.receive(bytes, from: guest.link)
        }
    }

    /// Cuts a guest's link and lets ticks pass without it; then it comes back on a new one.
    mutating func cut(_ index: Int, ticks: Int, _ play: (Int, PlayerView, Table) -> Void) throws {
        let guest = guests.remove(at: index)
        session.close(guest.link)
        guest.player.network.linkClosed()
        for _ in 0..<ticks {
            // The one who is left is alone at the table; the other's own clock goes on.
            try tick(play)
            _ = guest.player.tick(seconds: NightRules.tick)
        }
        let link = guest.link + 10
        open(link, guest.player)
        var bytes: [UInt8] = []
        guest.player.network.drain(into: &bytes)
        session.receive(bytes, from: link)
        guests.insert((link, guest.player), at: index)
    }

    private mutating func note(_ seat: Int, _ view: PlayerView) {
        views[seat] = view
        if let claim = view.gameplay?.refused { refused.append(claim) }
    }

    // MARK: Playing

    /// A player who knows every place does what the objective says.
    static func play(_ seat: Int, _ view: PlayerView, _ table: Table) {
        switch view.content {
        case .lobby(let lobby): if lobby.canBeReady, !lobby.isReady { table.perform(seat, .ready(true)) }
        case .seance(let seance):
            if let doll = table.night.fate?.doll { table.stand(seat, at: doll.point) }
            if seance.canTouchDoll { table.perform(seat, .touchDoll) }
        case .gameplay(let game): if let fate = table.night.fate { table.play(seat, game, fate) }
        case .scanning, .curseBegins, .over: break
        }
    }

    /// Goes toward a place, through whatever is in between, slowly enough not to be heard.
    private func stand(_ seat: Int, at goal: FloorPoint, looking at: FloorPoint? = nil) {
        guard let ar = ar(seat) else { return }
        let here = ar.pose?.position.floor ?? goal
        let way = goal - here
        let step = min(way.length, 0.6 * NightRules.tick)
        let point = way.length > 0 ? here + way / way.length * step : here
        let sight = (at ?? point) - point
        let yaw = sight.length > 0.01 ? Maths.atan2(-sight.x, -sight.y) : 0
        ar.pose = Pose(position: point.at(height: (ar.room?.floorY ?? 0) + 1.4), yaw: yaw)
    }

    private func play(_ seat: Int, _ game: GameplayViewState, _ fate: GameStateSeed) {
        switch game.objective {
        case .wait, .keepByListener: break
        case .followPulse, .stayAtLetter: stand(seat, at: fate.letters[game.fragments].stand)
        case .touchLetter:
            stand(seat, at: fate.letters[game.fragments].stand)
            if game.reach.contains(.letter) { perform(seat, .tapLetter) }
        case .followFootprints: stand(seat, at: fate.lock.stand)
        case .enterCode:
            let ring = (game.lock?.ring ?? 1) - 1
            if fate.lockCodes.indices.contains(ring), game.reach.contains(.lock) {
                perform(seat, .enterCode(fate.lockCodes[ring]))
            }
        case .followWhisper: stand(seat, at: fate.whispers[(game.digits?.ring ?? 1) - 1].stand)
        case .sayDigits: break
        case .findNumber:
            let place = fate.glyphs[game.tonesMatched]
            stand(seat, at: place.stand, looking: place.transform.origin.floor)
        case .holdPin:
            stand(seat, at: fate.lock.stand)
            if game.reach.contains(.pin), !game.isPinHeld { perform(seat, .pin(true)) }
        case .tuneDial: perform(seat, .turnDial(fate.tones[game.tonesMatched].target))
        case .placePieces:
            stand(seat, at: fate.ritualSite)
            if game.reach.contains(.pin), !game.isPinHeld { perform(seat, .pin(true)) }
        case .followHum: stand(seat, at: fate.ritualSite)
        case .keepHum: perform(seat, .turnDial(night.humFrequency))
        case .reachZone: stand(seat, at: fate.safeZone)
        }
    }
}
