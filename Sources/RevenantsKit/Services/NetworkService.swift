/// The one pipe to the Host, for every screen: events both ways, poses, and ARKit's collaboration data.
///
/// It lives from launch to exit and outlives every screen. It is polled: a shell calls ``tick(seconds:)``, reads what came,
/// sends what must go, and calls ``endTick()``. Interactors call it; nothing calls back.
public protocol NetworkService: AnyObject {
    /// How the link is.
    var state: NetworkState { get }
    /// Which end of the wire this device is.
    var role: NetworkRole { get }
    /// The player's seat, once given.
    var seat: Seat? { get }
    /// Round trip of the last ping in seconds; 0 before the first.
    var roundTrip: Float { get }
    /// While the link is lost: seconds before the seat is given up; else 0.
    var secondsLeft: Float { get }

    /// Why the link is closed; `nil` while it is not.
    var loss: SeatLoss? { get }

    /// Becomes a Host, advertises, and takes the first seat for the player who greets. On the guest's end of a wire there is
    /// no Host to become; it knocks like any guest.
    func startHosting(_ hello: Hello)
    /// Asks a Host for a seat.
    func join(_ hello: Hello)
    /// Gives the seat up.
    func leave()

    /// Sends an event; it arrives once, in order.
    func send(_ event: Event)
    /// Sends the player's pose; a newer one may replace it on the way.
    func sendPose(_ pose: Pose)
    /// Host only: the partner's pose as its anchor tells it, while the partner sends none itself.
    func sendPartnerPose(_ pose: Pose)
    /// Host only: says that the phones' worlds are one.
    func reportMergedWorlds()
    /// Sends ARKit's data to the partner's phone.
    func sendCollaborationData(_ payload: CollaborationPayload)

    /// The next event that arrived; `nil` when all are read.
    func nextEvent() -> Event?
    /// The partner's newest pose since the last call.
    func nextPose() -> Pose?
    /// The next of the partner's collaboration data.
    func nextCollaborationData() -> CollaborationPayload?

    /// The latest event of each lasting type that was read in this night, in the order of arrival: what a screen missed is
    /// replayed when it starts. Applying them in this order gives what applying every event of the night would have given.
    var latestEvents: EventLog { get }

    /// Lets `seconds` pass.
    func tick(seconds: Float)
    /// Ends the tick: what must be its last frame goes now.
    func endTick()
}

extension NetworkService {
    /// The latest event of a type that was read in this night.
    public func latestEvent(ofType name: EventName) -> Event? { latestEvents.latestEvent(ofType: name) }
}
