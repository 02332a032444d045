/// One end of a seat's conversation, across all the links it is carried by: what is sent gets a number and is kept, what is
/// received is counted, and after a resume each end hears what it missed, exactly once and in order.
///
/// Kind 0 frames after the first `seat` count 1, 2, 3 … in each direction, all but `seat`, `resume`, `ping` and `pong`. The
/// number is not on the wire: both ends count. Both use this type.
///
/// - **Host.** Cuts each link's bytes by a ``FrameDecoder`` of that link's own, because only its first frame tells whose it
///   is. A `hello` gets a new seat: ``connect(queue:)`` and ``grant(_:token:peerReceived:)``. A `resume` whose token holds gets
///   its old one, after the older link is closed: the same two calls, with the number that the claim carries. From then on
///   frames of that link go to ``receive(_:_:)-(FrameKind,_)``.
/// - **Player.** Calls ``connect(queue:)`` and sends `hello`, or ``resume(roomCode:token:)`` from the second link on. What it says
///   before the `seat` arrives waits, so that both ends count alike. Bytes go to ``receive(_:_:)-(_,(Received)->Void)``.
/// - **Both.** ``send(_:)-(Event)`` and the like while the seat lives, link or no link; `queue` for the bytes to send;
///   ``disconnect()`` when the link is lost.
public struct SeatLink: Equatable, Sendable {
    /// Which end this is.
    public enum Side: UInt8, Equatable, Sendable { case host, player }

    /// Which end this is.
    public let side: Side
    /// What waits to be sent on the link.
    public var queue = SendQueue()
    /// Whether there is a link.
    public private(set) var isConnected = false
    /// Whether the seat has been granted on this link, so that numbered frames pass.
    public private(set) var isOpen = false
    /// The number of the last frame received.
    public private(set) var received: UInt32 = 0

    private var decoder = FrameDecoder()
    private var store = ResendStore()
    private var log = EventLog()
    /// The number of the last numbered frame that came by this link; behind ``received`` while known frames come again.
    private var arrived: UInt32 = 0
    /// What the last `resume` said was received: the other end resends from there.
    private var claimed: UInt32 = 0

    /// An end of a conversation that has not begun.
    public init(side: Side) {
        self.side = side
    }

    /// The number of the last numbered frame sent, or kept to be sent.
    public var sent: UInt32 { store.last }

    /// Frames of unknown kinds that were skipped on this link.
    public var skippedFrames: UInt64 { decoder.skippedFrames }

    // MARK: - Links

    /// A new link carries the seat from now on. What waited on an older one is forgotten; the store has it.
    public mutating func connect(queue: SendQueue = SendQueue()) {
        decoder = FrameDecoder()
        self.queue = queue
        isConnected = true
        isOpen = false
    }

    /// The link is gone. What is sent from now on is kept for the next.
    public mutating func disconnect() {
        decoder = FrameDecoder()
        queue = SendQueue()
        isConnected = false
        isOpen = false
    }

    /// Says that the stream has ended; an error when it ended inside a frame.
    public func finish() throws(WireError) {
        try decoder.finish()
    }

    /// The Host gives the seat to this link, with the token to resume with, and sends again what came after
    /// `peerReceived`, the number that the player's `resume` carried.
    @discardableResult
    public mutating func grant(_ seat: Seat, token: [UInt8], peerReceived: UInt32 = 0) -> SendQueue.Outcome {
        let outcome = queue.push(Event.seat(SeatGrant(seat: seat, token: token, lastReceived: received)))
        guard outcome == .queued else { return outcome }
        arrived = received
        return open(peerReceived: peerReceived)
    }

    /// The player asks for its seat on this link.
    @discardableResult
    public mutating func resume(roomCode: [UInt8], token: [UInt8]) -> SendQueue.Outcome {
        send(.resume(ResumeClaim(roomCode: roomCode, token: token, lastReceived: received)))
    }

    /// Lets numbered frames pass, those first that the other end has not received.
    private mutating func open(peerReceived: UInt32) -> SendQueue.Outcome {
        isOpen = true
        guard let missed = store.frames(after: peerReceived) else { return sendState() }
        for frame in missed {
            let outcome = queue.push(event: frame, isResent: true)
            guard outcome == .queued else { return outcome }
        }
        store.forget(through: peerReceived)
        return .queued
    }
}

// MARK: - Sending

extension SeatLink {
    /// Sends an event, or keeps it while there is no link or no seat yet.
    @discardableResult
    public mutating func send(_ event: Event) -> SendQueue.Outcome {
        if isUncounted(event.name) {
            if case .resume(let claim) = event { claimed = claim.lastReceived }
            return isConnected ? queue.push(event) : .dropped
        }
        let frame = Frame(kind: .event, payload: NetworkEventWriter.write(event.networkEvent))
        guard let bytes = frame.wireBytes else { return .unfit }
        store.append(bytes)
        if isLasting(event.name) { log.record(event) }
        return isOpen ? queue.push(event: bytes, isResent: false) : .queued
    }

    /// Sends a pose, if there is a link: an old one is worth nothing.
    @discardableResult
    public mutating func send(_ pose: Pose) -> SendQueue.Outcome {
        isConnected ? queue.push(pose.frame) : .dropped
    }

    /// Sends ARKit's collaboration data, if there is a link. A relay treats all of it as critical.
    @discardableResult
    public mutating func send(collaboration: [UInt8], isCritical: Bool) -> SendQueue.Outcome {
        guard isConnected else { return .dropped }
        return queue.push(Frame(kind: .collaboration, payload: collaboration), isCritical: isCritical)
    }

    /// One `state` event in place of all that can no longer be sent again; the room, which is too large for it, goes apart.
    private mutating func sendState() -> SendQueue.Outcome {
        let room = log.latestEvent(ofType: .room)
        var events: [NetworkEvent] = []
        var size = 0
        // From the newest back, as many as a frame holds; percent-encoding makes three bytes of one at worst.
        for event in log.events.reversed() where event.name != .room {
            let event = event.networkEvent
            let most = 3 * (event.eventType.count + (event.payload?.count ?? 0)) + 2
            guard size + most < FrameKind.event.limit - 64 else { continue }
            size += most
            events.append(event)
        }
        events.reverse()
        store.forgetAll()
        let outcome = send(.state(number: store.last &+ 1, events: events))
        guard outcome == .queued, let room else { return outcome }
        return send(room)
    }

    /// Whether a frame of this name has no number, now.
    private func isUncounted(_ name: EventName) -> Bool {
        if !name.isNumbered { return true }
        return !isOpen && (name == .hello || name == .watch)
    }

    /// Whether an event is still worth saying when it is late: a Host's facts, a player's standing conditions.
    private func isLasting(_ name: EventName) -> Bool {
        switch name {
        case .ready, .dial, .pin, .pause: true
        case .say, .hint, .refused, .hello, .watch, .state: false
        default: side == .host
        }
    }
}

// MARK: - Receiving

extension SeatLink {
    /// What a frame said.
    public enum Received: Equatable, Sendable {
        /// An event.
        case event(Event)
        /// An event whose payload, or whose JSON (then named ``EventName/other``), cannot be read: the Host answers `refused`.
        case malformed(EventName)
        /// A pose; its numbers may be anything (see ``Pose/isUsable``).
        case pose(Pose)
        /// ARKit's collaboration data.
        case collaboration([UInt8])
        /// What a host screen is told.
        case watched(WatcherFrame)
        /// A pose or a watcher's frame of the wrong size.
        case unreadable(FrameKind)
    }

    /// Reads the bytes that the link brought and hands on what they say, in order and without what was received before.
    ///
    /// Throws when the link must be closed; what was handed on before holds.
    public mutating func receive(_ bytes: Span<UInt8>, _ body: (Received) -> Void) throws(WireError) {
        var decoder = FrameDecoder()
        swap(&decoder, &self.decoder)
        defer { swap(&decoder, &self.decoder) }
        try decoder.receive(bytes) { kind, payload in
            if let received = receive(kind, payload) { body(received) }
        }
    }

    /// Reads the bytes that the link brought and appends what they say to `received`.
    public mutating func receive(_ bytes: [UInt8], into received: inout [Received]) throws(WireError) {
        try receive(bytes.span) { received.append($0) }
    }

    /// Reads one frame; `nil` when it was received before, or when there is no link that could have brought it.
    public mutating func receive(_ kind: FrameKind, _ payload: Span<UInt8>) -> Received? {
        guard isConnected else { return nil }
        switch kind {
        case .event: return receiveEvent(payload)
        case .collaboration: return .collaboration([UInt8](payload))
        case .pose:
            guard let pose = Pose(wire: payload) else { return .unreadable(.pose) }
            return .pose(pose)
        case .watcher:
            guard let frame = WatcherFrame(wire: payload) else { return .unreadable(.watcher) }
            return .watched(frame)
        }
    }

    private mutating func receiveEvent(_ payload: Span<UInt8>) -> Received? {
        let networkEvent: NetworkEvent
        do {
            networkEvent = try NetworkEventReader.read(payload)
        } catch {
            return count(.other, number: nil) ? .malformed(.other) : nil
        }
        do {
            let event = try Event(networkEvent)
            var number: UInt32?
            if case .state(let own, _) = event { number = own }
            guard count(event.name, number: number) else { return nil }
            notice(event)
            return .event(event)
        } catch {
            return count(error.event, number: nil) ? .malformed(error.event) : nil
        }
    }

    /// Counts an event that arrived; false when it was received before. A `state` brings its own `number`.
    private mutating func count(_ name: EventName, number: UInt32?) -> Bool {
        guard isOpen, name.isNumbered else { return true }
        arrived &+= 1
        if let number, number != arrived {
            // It stands for frames that were never sent on this link.
            arrived = number
            received = number
            return true
        }
        guard arrived > received else { return false }
        received = arrived
        return true
    }

    /// A player's conversation opens with the Host's `seat`; with a stock phone, which grants none, with its greeting.
    private mutating func notice(_ event: Event) {
        guard side == .player, !isOpen else { return }
        switch event {
        case .seat(let grant):
            arrived = min(claimed, received)
            _ = open(peerReceived: grant.lastReceived)
        case .hello(let hello) where hello.version == 0:
            arrived = received
            _ = open(peerReceived: 0)
        default: break
        }
    }
}
