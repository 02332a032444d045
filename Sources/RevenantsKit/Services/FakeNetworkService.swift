/// A network service for tests: a test delivers what the Host would say; it records every call.
public final class FakeNetworkService: NetworkService {
    /// What was asked of the service.
    public enum Call: Equatable, Sendable {
        case startHosting(Hello)
        case join(Hello)
        case leave
        case send(Event)
        case pose(Pose)
        case partnerPose(Pose)
        case mergedWorlds
        case collaboration(CollaborationPayload)
        case tick(Float)
        case endTick
    }

    /// Set by a test: how the link is.
    public var state = NetworkState.idle
    /// Set by a test: which end this is.
    public var role = NetworkRole.guest
    /// Set by a test: the seat.
    public var seat: Seat?
    /// Set by a test: the last round trip.
    public var roundTrip: Float = 0
    /// Set by a test: the time left of a lost link.
    public var secondsLeft: Float = 0

    /// Set by a test: why the link is closed.
    public var loss: SeatLoss?

    /// What was read in this night.
    public var latestEvents: EventLog { inbox.latest }
    /// The calls that no test has looked at yet. A test that ends with some left has not said all that happened.
    public private(set) var calls: [Call] = []

    private var inbox = EventInbox()
    private var poses: [Pose] = []
    private var payloads: [CollaborationPayload] = []

    /// A service at rest.
    public init() {}

    /// Delivers what the Host says.
    public func deliver(_ event: Event) { inbox.push(event) }
    /// Delivers the partner's pose.
    public func deliver(_ pose: Pose) { poses.append(pose) }
    /// Delivers the partner's collaboration data.
    public func deliver(_ payload: CollaborationPayload) { payloads.append(payload) }

    /// The calls since the last look.
    public func takeCalls() -> [Call] {
        defer { calls = [] }
        return calls
    }

    /// The events sent since the last look, other calls aside.
    public func takeSent() -> [Event] {
        var sent: [Event] = []
        for case .send(let event) in takeCalls() { sent.append(event) }
        return sent
    }

    /// Whether everything delivered was read and every call was looked at.
    public var isSettled: Bool { inbox.isEmpty && poses.isEmpty && payloads.isEmpty && calls.isEmpty }

    /// Records it.
    public func startHosting(_ hello: Hello) { calls.append(.startHosting(hello)) }
    /// Records it.
    public func join(_ hello: Hello) { calls.append(.join(hello)) }
    /// Records it.
    public func leave() { calls.append(.leave) }
    /// Records it.
    public func send(_ event: Event) { calls.append(.send(event)) }
    /// Records it.
    public func sendPose(_ pose: Pose) { calls.append(.pose(pose)) }
    /// Records it.
    public func sendPartnerPose(_ pose: Pose) { calls.append(.partnerPose(pose)) }
    /// Records it.
    public func reportMergedWorlds() { calls.append(.mergedWorlds) }
    /// Records it.
    public func sendCollaborationData(_ payload: CollaborationPayload) { calls.append(.collaboration(payload)) }

    /// The next event delivered.
    public func nextEvent() -> Event? { inbox.next() }

    /// The newest pose delivered.
    public func nextPose() -> Pose? {
        defer { poses = [] }
        return poses.last
    }

    /// The next collaboration data delivered.
    public func nextCollaborationData() -> CollaborationPayload? { payloads.isEmpty ? nil : payloads.removeFirst() }

    /// Records it.
    public func tick(seconds: Float) { calls.append(.tick(seconds)) }
    /// Records it.
    public func endTick() { calls.append(.endTick) }
}
