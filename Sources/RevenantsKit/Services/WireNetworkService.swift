/// The network service of a guest at the end of a wire: bytes in, bytes out, no transport.
///
/// A shell opens a link whenever ``wantsLink`` says so and calls ``linkOpened()``, hands what it reads to
/// ``receive(_:)``, sends what ``drain(into:)`` gives, and calls ``linkClosed()`` when the link is gone. The seat outlives its
/// links: a new one resumes it with the token of the last.
public final class WireNetworkService: NetworkService {
    /// How the link is.
    public private(set) var state = NetworkState.idle
    /// This end is a guest.
    public var role: NetworkRole { .guest }
    /// The player's seat, once given.
    public private(set) var seat: Seat?
    /// Round trip of the last ping in seconds; 0 before the first.
    public private(set) var roundTrip: Float = 0
    /// While the link is lost: seconds before the seat is given up; else 0.
    public private(set) var secondsLeft: Float = 0
    /// Why the seat is gone; `nil` while it is not.
    public private(set) var loss: SeatLoss?
    /// The latest event of each lasting type.
    public var latestEvents: EventLog { inbox.latest }

    /// The Host's own time in its last `ping`, in seconds.
    public private(set) var hostSeconds: Double = 0
    /// Events whose payload could not be read; each was skipped.
    public private(set) var malformedEvents = 0

    private var link = SeatLink(side: .player)
    private var inbox = EventInbox()
    private var pose: Pose?
    private var payloads: [CollaborationPayload] = []
    private var hello: Hello?
    private var token: [UInt8] = []
    private var now: Double = 0
    private var silence: Float = 0
    private var sincePing: Float = 0
    private var pings: UInt32 = 0
    /// The Host's pings that are answered when the tick ends.
    private var unanswered: [(sequence: UInt32, seconds: Double)] = []

    /// How often a ping goes.
    static var pingInterval: Float { 2 }

    /// A service that has not knocked yet.
    public init() {}

    // MARK: The transport's side

    /// Whether a link should be opened now: somebody asked for a seat, or a seat waits to be resumed.
    public var wantsLink: Bool { !link.isConnected && (state == .connecting || state == .lost) }

    /// A link is open: greets, or resumes the seat.
    public func linkOpened() {
        guard let hello, state == .connecting || state == .lost else { return }
        link.connect()
        silence = 0
        if token.isEmpty {
            link.send(.hello(hello))
        } else {
            link.resume(roomCode: hello.roomCode, token: token)
        }
    }

    /// The link is gone; the seat is kept by the Host for a while.
    public func linkClosed() {
        link.disconnect()
        unanswered = []
        guard state == .seated else { return }
        state = .lost
        secondsLeft = NightRules.absence
    }

    /// The Host closed the link for a reason that no new link can mend.
    public func linkRefused(_ reason: SeatLoss) {
        guard state != .idle, state != .closed else { return }
        close(reason)
    }

    /// Takes what the link brought. Throws when the link must be closed; it is lost then.
    public func receive(_ bytes: [UInt8]) throws(WireError) {
        guard link.isConnected, !bytes.isEmpty else { return }
        silence = 0
        var received: [SeatLink.Received] = []
        var failure: WireError?
        do throws(WireError) {
            try link.receive(bytes, into: &received)
        } catch {
            failure = error
        }
        for said in received { take(said) }
        guard let failure else { return }
        linkClosed()
        throw failure
    }

    /// Appends what is to be sent to `bytes`. A link that is slower than what is said on it is lost.
    public func drain(into bytes: inout [UInt8]) {
        if link.queue.isSlow { return linkClosed() }
        link.queue.drain(into: &bytes, limit: Int.max)
    }

    // MARK: The player's side

    /// There is no Host on this end of a wire: it knocks like any guest.
    public func startHosting(_ hello: Hello) { join(hello) }

    /// Asks for a seat as soon as there is a link.
    public func join(_ hello: Hello) {
        guard state == .idle || state == .closed else { return }
        link = SeatLink(side: .player)
        inbox = EventInbox()
        self.hello = hello
        loss = nil
        state = .connecting
    }

    /// Gives the seat up: the link is closed for good.
    public func leave() {
        close(.left)
    }

    /// Sends an event, or keeps it until the seat is back.
    public func send(_ event: Event) { link.send(event) }

    /// Sends the pose, if there is a seat.
    public func sendPose(_ pose: Pose) {
        if link.isOpen { link.send(pose) }
    }

    /// Only a Host sees its partner.
    public func sendPartnerPose(_ pose: Pose) {}
    /// Only a Host waits for it.
    public func reportMergedWorlds() {}

    /// Sends ARKit's data to the partner's phone, if there is a link.
    public func sendCollaborationData(_ payload: CollaborationPayload) {
        link.send(collaboration: payload.data, isCritical: payload.isCritical)
    }

    /// The next event that arrived.
    public func nextEvent() -> Event? { inbox.next() }

    /// The partner's newest pose since the last call.
    public func nextPose() -> Pose? {
        defer { pose = nil }
        return pose
    }

    /// The next of the partner's collaboration data.
    public func nextCollaborationData() -> CollaborationPayload? {
        payloads.isEmpty ? nil : payloads.removeFirst()
    }

    // MARK: Time

    /// Lets `seconds` pass: pings, notices silence, and gives a lost seat up in the end.
    public func tick(seconds: Float) {
        now += Double(seconds)
        switch state {
        case .seated:
            silence += seconds
            sincePing += seconds
            if silence >= NightRules.silence { linkClosed() }
            if sincePing >= Self.pingInterval { ping() }
        case .lost:
            secondsLeft = max(0, secondsLeft - seconds)
            if secondsLeft == 0 { close(.absent) }
        case .idle, .hosting, .connecting, .closed: break
        }
    }

    /// Answers the Host's pings: the tick's last frames, which tell it that the tick is done.
    public func endTick() {
        for ping in unanswered { link.send(.pong(sequence: ping.sequence, seconds: ping.seconds)) }
        unanswered = []
    }

    private func ping() {
        sincePing = 0
        pings &+= 1
        link.send(.ping(sequence: pings, seconds: now))
    }

    private func close(_ reason: SeatLoss) {
        state = .closed
        loss = reason
        seat = nil
        token = []
        secondsLeft = 0
        link.disconnect()
        unanswered = []
    }

    // MARK: What arrives

    private func take(_ received: SeatLink.Received) {
        switch received {
        case .event(let event): take(event)
        case .pose(let pose): self.pose = pose
        case .collaboration(let data): payloads.append(CollaborationPayload(data: data, isCritical: true))
        case .malformed, .unreadable: malformedEvents += 1
        case .watched: break
        }
    }

    private func take(_ event: Event) {
        switch event {
        case .seat(let grant):
            seat = grant.seat
            token = grant.token
            sit()
        case .hello(let host) where host.version == 0:
            // A stock phone grants no seat: its guest has the second.
            seat = .second
            sit()
        case .ping(let sequence, let seconds):
            hostSeconds = seconds
            unanswered.append((sequence: sequence, seconds: seconds))
            return
        case .pong(let sequence, let seconds):
            if sequence == pings { roundTrip = Float(now - seconds) }
            return
        case .refused(.hello, _), .refused(.resume, _): close(.refused)
        default: break
        }
        inbox.push(event)
    }

    private func sit() {
        state = .seated
        secondsLeft = 0
        sincePing = 0
    }
}
