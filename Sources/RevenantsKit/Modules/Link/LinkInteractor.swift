/// What is true on every screen: the link, the partner's link, the room, and where both players are.
final class LinkInteractor<Network: NetworkService, AR: ARService> {
    /// The truth.
    private(set) var entity = LinkEntity()

    private let network: Network
    private let ar: AR
    private var ownSpeed = SpeedMeter()
    private var partnerSpeed = SpeedMeter()
    private var partner: Pose?
    private var hasReportedMerge = false
    private var poses = PoseThrottle()
    /// Seconds for which the partner has sent no pose of its own.
    private var partnerSilence: Float = 0

    /// An interactor over the two services.
    init(network: Network, ar: AR) {
        self.network = network
        self.ar = ar
    }

    // MARK: Events and actions

    /// Takes what concerns every screen out of an event.
    func hear(_ event: Event) {
        switch event {
        case .room(let form): enter(form)
        case .seat: forgetMotion()
        case .pause(let isPaused): entity.isPaused = isPaused
        case .peerLost(let seat, let secondsLeft):
            if seat != network.seat { entity.partnerLostSecondsLeft = secondsLeft }
        case .peerBack(let seat):
            if seat != network.seat { entity.partnerLostSecondsLeft = nil }
            partnerSpeed.clear()
        case .startScanning, .nightOver: begin()
        default: break
        }
    }

    /// A night begins or ends: nothing of the last one holds.
    func begin() {
        entity.isPaused = false
        entity.partnerLostSecondsLeft = nil
        hasReportedMerge = false
        partner = nil
        forgetMotion()
    }

    /// "Lights on", and off: anyone may, at any time, for both.
    func pause(_ isPaused: Bool) { network.send(.pause(isPaused)) }

    private func enter(_ form: [UInt8]) {
        do {
            ar.enter(try RoomForm.decode(form))
            entity.isRoomUnreadable = false
        } catch {
            entity.isRoomUnreadable = true
        }
    }

    private func forgetMotion() {
        ownSpeed.clear()
        partnerSpeed.clear()
        entity.velocity = Vector3()
        poses = PoseThrottle()
    }

    // MARK: Time

    /// Lets time pass. `isMerging`: whether the seance or a later screen is up, so that the worlds meet.
    func tick(seconds: Float, isMerging: Bool) {
        noteLink(seconds: seconds)
        guard isMerging else { return }
        exchangeCollaborationData()
        guard ar.hasMergedWorlds else { return }
        reportMerge()
        if let pose = ar.pose { entity.velocity = ownSpeed.note(pose.position, seconds: seconds) }
        followPartner(seconds: seconds)
        poses.tick(seconds: seconds)
        sendPose()
    }

    /// Sends the pose if one is due: before every claim, so that the Host weighs it at the newest place.
    func sendPose() {
        guard ar.hasMergedWorlds, let pose = ar.pose, pose.isUsable, poses.takes(pose) else { return }
        network.sendPose(pose)
    }

    private func noteLink(seconds: Float) {
        if network.state == .seated, entity.state == .lost { forgetMotion() }
        entity.state = network.state
        entity.roundTrip = network.roundTrip
        entity.lostSecondsLeft = network.state == .lost ? network.secondsLeft : nil
        if let left = entity.partnerLostSecondsLeft { entity.partnerLostSecondsLeft = max(0, left - seconds) }
    }

    private func exchangeCollaborationData() {
        while let payload = ar.takeCollaborationData() { network.sendCollaborationData(payload) }
        while let payload = network.nextCollaborationData() { ar.receive(payload) }
    }

    private func reportMerge() {
        guard network.role == .host, !hasReportedMerge else { return }
        hasReportedMerge = true
        network.reportMergedWorlds()
    }

    private func followPartner(seconds: Float) {
        partnerSilence += seconds
        if let pose = network.nextPose(), pose.isUsable {
            partner = pose
            partnerSilence = 0
        } else if network.role == .host, partnerSilence >= 1, let anchor = ar.participantPose, anchor.isUsable {
            // A stock phone sends no poses: its Host sees the phone itself.
            partner = anchor
            network.sendPartnerPose(anchor)
        }
        guard let partner else { return }
        let speed = partnerSpeed.note(partner.position, seconds: seconds).floor.length
        ar.spawn(.partner(partner, speed: speed))
    }
}

/// At most twenty poses a second, and only one a second while nothing moves.
struct PoseThrottle: Equatable, Sendable {
    private static let interval: Float = 0.05
    private var waited: Float = PoseThrottle.interval
    private var idle: Float = 0
    private var last: Pose?

    /// Lets time pass.
    mutating func tick(seconds: Float) {
        waited = min(waited + seconds, Self.interval)
        idle += seconds
    }

    /// Whether `pose` goes now.
    mutating func takes(_ pose: Pose) -> Bool {
        guard waited >= Self.interval - 1e-4, pose != last || idle >= 1 else { return false }
        waited = 0
        idle = 0
        last = pose
        return true
    }
}
