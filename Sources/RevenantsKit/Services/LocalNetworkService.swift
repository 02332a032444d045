/// The network service of a phone that hosts: its own player is a guest of its own Host.
///
/// The Host's player makes the same claims as any guest; they go to the ``HostSession`` in the same process as inputs of the
/// first seat, and the Night's effects for that seat come back as events. There is no second set of rules.
public final class LocalNetworkService: NetworkService {
    /// The link's state: hosting until the player has greeted, then seated.
    public private(set) var state = NetworkState.idle
    /// This end is the Host.
    public var role: NetworkRole { .host }
    /// The Host's own player has the first seat.
    public var seat: Seat? { state == .seated ? .first : nil }
    /// Why the seat is gone.
    public private(set) var loss: SeatLoss?
    /// Nothing is on a wire.
    public var roundTrip: Float { 0 }
    /// The link to oneself is never lost.
    public var secondsLeft: Float { 0 }
    /// What was read in this night.
    public var latestEvents: EventLog { inbox.latest }

    private var inputs: [NightInput] = []
    private var inbox = EventInbox()
    private var pose: Pose?
    private var sinceSign: Float = 0
    private var outgoing: [CollaborationPayload] = []
    private var incoming: [CollaborationPayload] = []

    /// A service at rest.
    public init() {}

    // MARK: The Host's side

    /// What the player did since the last call, for the Night's next step.
    public func takeInputs() -> [NightInput] {
        defer { inputs = [] }
        return inputs
    }

    /// Hands the player what the Night says; what is for the other seat is left alone.
    public func deliver(_ effect: NightEffect) {
        switch effect {
        case .send(.pong, to: .first): break
        case .send(let event, to: .first): inbox.push(event)
        case .pose(let pose, to: .first): self.pose = pose
        case .freed(.first):
            state = .closed
            loss = .absent
        case .send, .pose, .freed: break
        }
    }

    /// The collaboration data for the partner's phone.
    public func takeCollaborationData() -> CollaborationPayload? { outgoing.isEmpty ? nil : outgoing.removeFirst() }
    /// Hands over the collaboration data of the partner's phone.
    public func deliver(_ payload: CollaborationPayload) { incoming.append(payload) }

    // MARK: The player's side

    /// Takes the first seat.
    public func startHosting(_ hello: Hello) {
        inputs.append(.joined(.first, hello))
        state = .seated
        loss = nil
    }

    /// A Host's player joins its own Host.
    public func join(_ hello: Hello) { startHosting(hello) }

    /// Gives the first seat up.
    public func leave() {
        inputs.append(.lost(.first))
        state = .closed
        loss = .left
    }

    /// Makes a claim.
    public func send(_ event: Event) { inputs.append(.event(.first, event)) }
    /// Tells where the player stands.
    public func sendPose(_ pose: Pose) { inputs.append(.pose(.first, pose)) }
    /// Tells where the partner's anchor stands.
    public func sendPartnerPose(_ pose: Pose) { inputs.append(.sighted(.second, pose)) }
    /// Tells that the phones' worlds are one.
    public func reportMergedWorlds() { inputs.append(.worldsMerged) }
    /// Keeps it for the partner's phone.
    public func sendCollaborationData(_ payload: CollaborationPayload) { outgoing.append(payload) }

    /// The next thing that the Night said.
    public func nextEvent() -> Event? { inbox.next() }

    /// The partner's newest pose.
    public func nextPose() -> Pose? {
        defer { pose = nil }
        return pose
    }

    /// The partner's next collaboration data.
    public func nextCollaborationData() -> CollaborationPayload? { incoming.isEmpty ? nil : incoming.removeFirst() }

    /// Gives a sign of life every 2 s: the Night gives up every player who is silent, its own too.
    public func tick(seconds: Float) {
        guard state == .seated else { return }
        sinceSign += seconds
        guard sinceSign >= WireNetworkService.pingInterval else { return }
        sinceSign = 0
        inputs.append(.event(.first, .ping(sequence: 0, seconds: 0)))
    }
    /// Nothing waits here.
    public func endTick() {}
}
