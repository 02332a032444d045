/// The Host of one room on the wire: bytes of its links in, bytes out, with the ``Night`` between.
///
/// A value without sockets and clocks: a transport opens and closes links, hands in what they bring, calls ``tick()`` every
/// 50 ms of game time, and sends what ``takeOutgoing(for:)`` gives. The order of a link's calls is the order of its events.
public struct HostSession: Sendable {
    /// A transport's name for a link.
    public typealias LinkID = Int

    /// The night, to be read.
    public private(set) var night: Night
    /// Whether every tick carries a `ping`, as a Host that steps virtual time asks for; else one comes every 2 s.
    public var pingsEveryTick = false

    private var seats = PerSeat(SeatState(), SeatState())
    private var links: [Link] = []
    private var inputs: [NightInput] = []
    private var effects: [NightEffect] = []
    private var ends: [(link: LinkID, end: LinkEnd)] = []
    private var story: [StoryEntry] = []
    private var tokens: ChanceStream
    private let roomCode: [UInt8]
    private var ticks = 0
    /// Whether the first seat is this device's own player's, who has no link.
    private let hasOwnPlayer: Bool
    private var ownEffects: [NightEffect] = []
    private var ownCollaboration: [[UInt8]] = []

    private struct SeatState: Sendable {
        var wire = SeatLink(side: .host)
        var tokens = SeatTokens()
        var link: LinkID?
        var pong: UInt32 = 0
        /// Frames that came since the last tick.
        var frames = 0
    }

    private struct Link: Sendable {
        let id: LinkID
        var decoder = FrameDecoder()
        var seat: Seat?
        var age = 0
        /// Bytes received.
        var bytes = 0
    }

    /// Frames of one seat in one tick above which it floods the Host. A player sends about ten; what is passed on to the partner stays well
    /// under ``SendQueue/eventLimit``, so that a flood closes the link it comes by and no other.
    private static var frameLimit: Int { 128 }
    /// Bytes of a link without a seat above which it cannot be greeting.
    private static var greetingLimit: Int { FrameKind.event.limit + Frame.headerSize }
    /// Links without a seat that may wait at once.
    private static var waitingLimit: Int { 64 }
    /// Entries of the story that are kept for who does not ask for it.
    private static var storyLimit: Int { 4096 }
    /// Ticks between two pings, and ticks until the first frame.
    private static var pingInterval: Int { 40 }
    private static var helloLimit: Int { 100 }

    /// The Host of a night.
    ///
    /// - Parameters:
    ///   - night: a night in its lobby.
    ///   - roomCode: the code a `hello` must name, ASCII; empty to take any.
    ///   - tokenSeed: 256 bits from the operating system, for the seats' tokens.
    ///   - hasOwnPlayer: whether a player of this device has the first seat, as on a phone that hosts.
    public init(night: Night, roomCode: [UInt8] = [], tokenSeed: NightSeed, hasOwnPlayer: Bool = false) {
        self.night = night
        self.roomCode = roomCode
        self.hasOwnPlayer = hasOwnPlayer
        tokens = ChanceStream(seed: tokenSeed, purpose: .tokens)
        // A seat with a token is taken.
        if hasOwnPlayer { seats.first.tokens.rotate(from: [], &tokens) }
    }

    // MARK: - Links

    /// A link opened.
    public mutating func open(_ link: LinkID) {
        let waiting = links.reduce(0) { $0 + ($1.seat == nil ? 1 : 0) }
        guard waiting < HostSession.waitingLimit else { return ends.append((link, .full)) }
        links.append(Link(id: link))
    }

    /// A link closed, by whomever.
    public mutating func close(_ link: LinkID) {
        guard let index = index(of: link) else { return }
        let seat = links.remove(at: index).seat
        guard let seat, seats[seat].link == link else { return }
        seats[seat].link = nil
        seats[seat].wire.disconnect()
        inputs.append(.lost(seat))
    }

    /// A link brought bytes.
    public mutating func receive(_ bytes: Span<UInt8>, from link: LinkID) {
        guard let index = index(of: link) else { return }
        // Swapped, not copied: a second reference would copy what is gathered at each read.
        var decoder = FrameDecoder()
        swap(&decoder, &links[index].decoder)
        links[index].bytes += bytes.count
        do {
            try decoder.receive(bytes) { kind, payload in take(kind, payload, from: link) }
        } catch {
            end(link, .broken(error))
        }
        // The link may have been closed by what it said.
        guard let index = self.index(of: link) else { return }
        swap(&decoder, &links[index].decoder)
        // A first frame is a greeting of a few bytes; what gathers more is none.
        if links[index].seat == nil, links[index].bytes > HostSession.greetingLimit { end(link, .noHello) }
    }

    /// A link brought bytes.
    public mutating func receive(_ bytes: [UInt8], from link: LinkID) { receive(bytes.span, from: link) }

    /// The bytes to send on a link now, in order; empty when nothing waits.
    public mutating func takeOutgoing(for link: LinkID) -> [UInt8] {
        var bytes: [UInt8] = []
        guard let index = index(of: link), let seat = links[index].seat, seats[seat].link == link else { return bytes }
        while seats[seat].wire.queue.count > 0 { seats[seat].wire.queue.drain(into: &bytes) }
        return bytes
    }

    /// The links that the transport must close now, each with its reason.
    public mutating func takeEnds() -> [(link: LinkID, end: LinkEnd)] {
        defer { ends.removeAll(keepingCapacity: true) }
        return ends
    }

    /// What happened since this was last asked.
    public mutating func takeStory() -> [StoryEntry] {
        defer { story.removeAll(keepingCapacity: true) }
        return story
    }

    /// The seat that a link has; `nil` before its first words were heard.
    public func seat(of link: LinkID) -> Seat? { index(of: link).flatMap { links[$0].seat } }

    /// Whether a seat's player has answered the last `ping`, or plays on the Host itself: a Host that steps virtual time ticks
    /// only when both have.
    public func isAcknowledged(by seat: Seat) -> Bool {
        if hasOwnPlayer, seat == .first { return true }
        return seats[seat].link != nil && seats[seat].pong == UInt32(truncatingIfNeeded: ticks)
    }

    /// What was given up on a seat's link because it was slower than what is said on it.
    public func losses(of seat: Seat) -> SendQueue.Losses { seats[seat].wire.queue.losses }

    private func index(of link: LinkID) -> Int? {
        for (index, candidate) in links.enumerated() where candidate.id == link { return index }
        return nil
    }

    /// Closes a link for a reason of the Host's.
    private mutating func end(_ link: LinkID, _ reason: LinkEnd) {
        ends.append((link, reason))
        close(link)
    }

    // MARK: - A phone Host's own player

    /// Takes what this device's own player did, from its `LocalNetworkService`. The Night weighs it like any guest's.
    public mutating func act(_ own: [NightInput]) {
        if hasOwnPlayer { inputs += own }
    }

    /// What this device's own player is told, for its `LocalNetworkService`.
    public mutating func takeOwnEffects() -> [NightEffect] {
        defer { ownEffects.removeAll(keepingCapacity: true) }
        return ownEffects
    }

    /// Takes ARKit's data of this device for the partner's phone.
    public mutating func collaborate(_ data: [UInt8]) {
        if hasOwnPlayer { passOn(data, from: .first) }
    }

    /// ARKit's data of the partner's phone for this device.
    public mutating func takeOwnCollaboration() -> [[UInt8]] {
        defer { ownCollaboration.removeAll() }
        return ownCollaboration
    }

    /// Hands the room that this device scanned to the Night, once both players are ready.
    public mutating func surveyed(_ room: SurveyedRoom) {
        let roles = night.players.map { $0.role }
        effects += night.surveyed(room)
        carryOut(roles)
    }

    // MARK: - Frames

    private mutating func take(_ kind: FrameKind, _ payload: Span<UInt8>, from link: LinkID) {
        guard let index = index(of: link) else { return }
        guard let seat = links[index].seat else { return greet(kind, payload, index) }
        seats[seat].frames += 1
        guard seats[seat].frames <= HostSession.frameLimit else { return end(link, .flooding) }
        seats[seat].tokens.confirm()
        guard let received = seats[seat].wire.receive(kind, payload) else { return }
        switch received {
        case .event(let event): hear(event, from: seat)
        case .malformed(let name): tell(.refused(name, .malformed), to: seat)
        case .pose(let pose): inputs.append(.pose(seat, pose))
        case .collaboration(let data): passOn(data, from: seat)
        case .watched: end(link, .unreadable(.watcher))
        case .unreadable(let kind): end(link, .unreadable(kind))
        }
    }

    private mutating func hear(_ event: Event, from seat: Seat) {
        if case .pong(let sequence, _) = event { seats[seat].pong = sequence }
        inputs.append(.event(seat, event))
        switch event {
        case .ping, .pong, .dial: break
        default: write(StoryEntry(seconds: seconds, event: event, audience: .host(from: seat)))
        }
    }

    /// ARKit's data passes between two native seats only, all of it critical.
    private mutating func passOn(_ data: [UInt8], from seat: Seat) {
        let isNative = night.players.allSatisfy {
            $0.hello.map { $0.version == 0 || $0.abilities.contains(.ar) } ?? false
        }
        guard isNative else { return }
        if hasOwnPlayer, seat.other == .first { return ownCollaboration.append(data) }
        if seats[seat.other].wire.send(collaboration: data, isCritical: true) == .slow { endSlow(seat.other) }
    }

    /// The first frame of a link says whose it is.
    private mutating func greet(_ kind: FrameKind, _ payload: Span<UInt8>, _ index: Int) {
        let link = links[index].id
        guard kind == .event, let json = try? NetworkEventReader.read(payload), let event = try? Event(json) else {
            return end(link, .noHello)
        }
        switch event {
        case .hello(let hello): seatPlayer(hello, index)
        case .resume(let claim): resume(claim, index)
        default: end(link, .noHello)
        }
    }

    private mutating func seatPlayer(_ hello: Hello, _ index: Int) {
        let link = links[index].id
        // A stock phone knows no codes, and only a phone that hosts can merge its world with it.
        if hello.version == 0 {
            guard night.options.isPhoneHost else { return end(link, .noHello) }
        } else {
            guard roomCode.isEmpty || hello.roomCode == roomCode else { return end(link, .wrongCode) }
        }
        let isFree = { (seat: SeatState) in seat.tokens.current.isEmpty }
        guard night.phase == .lobby, let seat = Seat.allCases.first(where: { isFree(seats[$0]) }) else {
            return end(link, .full)
        }
        links[index].seat = seat
        seats[seat] = SeatState()
        seats[seat].link = link
        seats[seat].tokens.rotate(from: [], &tokens)
        seats[seat].wire.connect()
        seats[seat].wire.grant(seat, token: seats[seat].tokens.current)
        inputs.append(.joined(seat, hello))
        write(StoryEntry(seconds: seconds, event: .hello(hello), audience: .host(from: seat)))
    }

    private mutating func resume(_ claim: ResumeClaim, _ index: Int) {
        let link = links[index].id
        guard let seat = Seat.allCases.first(where: { seats[$0].tokens.holds(claim.token) }) else {
            return end(link, .wrongToken)
        }
        // The newer link wins; the older closes before anything is replayed, and its loss is felt before the return.
        if let older = seats[seat].link { end(older, .replaced) }
        guard let index = self.index(of: link) else { return }
        links[index].seat = seat
        seats[seat].link = link
        seats[seat].tokens.rotate(from: claim.token, &tokens)
        seats[seat].wire.connect()
        let outcome = seats[seat].wire.grant(
            seat, token: seats[seat].tokens.current, peerReceived: claim.lastReceived)
        inputs.append(.returned(seat))
        if outcome == .slow { endSlow(seat) }
    }

    // MARK: - Time

    /// Seconds since the session began.
    public var seconds: Double { Double(ticks) / Double(NightRules.ticksPerSecond) }

    /// Lets 50 ms pass: the night takes in what came, and what follows from it waits to be sent.
    public mutating func tick() {
        for link in links where link.seat == nil && link.age >= HostSession.helloLimit { end(link.id, .noHello) }
        for index in links.indices { links[index].age += 1 }
        for seat in Seat.allCases { seats[seat].frames = 0 }
        var now: [NightInput] = []
        swap(&now, &inputs)
        let roles = night.players.map { $0.role }
        night.step(now, into: &effects)
        ticks += 1
        carryOut(roles)
        now.removeAll(keepingCapacity: true)
        if inputs.isEmpty { swap(&now, &inputs) }
        ping()
    }

    /// Writes the story of the effects and carries them out; `roles` are those before them.
    private mutating func carryOut(_ roles: PerSeat<PlayerRole>) {
        tellStory(roles)
        for effect in effects { perform(effect) }
        effects.removeAll(keepingCapacity: true)
    }

    private mutating func perform(_ effect: NightEffect) {
        if hasOwnPlayer, effect.seat == .first { return ownEffects.append(effect) }
        switch effect {
        case .send(let event, let seat): tell(event, to: seat)
        case .pose(let pose, let seat): seats[seat].wire.send(pose)
        case .freed(let seat):
            if let link = seats[seat].link { end(link, .gone) }
            seats[seat] = SeatState()
        }
    }

    private mutating func ping() {
        guard pingsEveryTick || ticks % HostSession.pingInterval == 0 else { return }
        let ping = Event.ping(sequence: UInt32(truncatingIfNeeded: ticks), seconds: seconds)
        for seat in Seat.allCases where seats[seat].link != nil { tell(ping, to: seat) }
    }

    private mutating func tell(_ event: Event, to seat: Seat) {
        if seats[seat].wire.send(event) == .slow { endSlow(seat) }
    }

    private mutating func endSlow(_ seat: Seat) {
        if let link = seats[seat].link { end(link, .slow) }
    }

    // MARK: - Story

    private mutating func write(_ entry: StoryEntry) {
        if story.count >= HostSession.storyLimit { story.removeFirst(HostSession.storyLimit / 2) }
        story.append(entry)
    }

    /// Writes down what is told in this tick; what both are told in one breath is one entry.
    private mutating func tellStory(_ roles: PerSeat<PlayerRole>) {
        var index = 0
        while index < effects.count {
            defer { index += 1 }
            guard case .send(let event, let seat) = effects[index], event.name.isNumbered else { continue }
            var audience = audience(of: seat, roles)
            if seat == .first, index + 1 < effects.count, effects[index + 1] == .send(event, to: .second) {
                audience = .both
                index += 1
            }
            write(StoryEntry(seconds: seconds, event: event, audience: audience))
        }
    }

    private func audience(of seat: Seat, _ roles: PerSeat<PlayerRole>) -> StoryEntry.Audience {
        let now = night.players[seat].role
        switch now == .unassigned ? roles[seat] : now {
        case .seer: return .seer
        case .listener: return .listener
        case .unassigned: return .seat(seat)
        }
    }
}
