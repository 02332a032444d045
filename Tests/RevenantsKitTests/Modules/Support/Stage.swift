import RevenantsKit

/// One player between two fakes, in a room of five by four metres whose floor lies at −1.4 m.
struct Stage {
    typealias Player = AppCoordinator<FakeNetworkService, FakeARService>

    static let room = RoomSketch(5, 4).room.quantised()
    static let clueHeight: Float = 0
    static let doll = Vector3(2.5, -1.4, 2)
    /// On the wall z = 0, facing the room.
    static let letter = Transform(origin: Vector3(1, clueHeight, 0.015), facing: FloorPoint(0, 1))
    static let nextLetter = Transform(origin: Vector3(4, clueHeight, 0.015), facing: FloorPoint(0, 1))
    /// On the wall z = 4.
    static let lock = Vector3(2.5, clueHeight, 3.985)
    static let whisper = Vector3(1, clueHeight, 3)
    static let glyph = Transform(origin: Vector3(0.015, clueHeight, 2), facing: FloorPoint(1, 0))
    static let pedestal = Vector3(3.5, -1.4, 2)
    static let zone = FloorPoint(4.2, 3.2)

    let network = FakeNetworkService()
    let ar = FakeARService()
    let player: Player

    init(seat: Seat = .second, role: NetworkRole = .guest) {
        network.role = role
        network.seat = seat
        network.state = .seated
        player = Player(network: network, ar: ar)
    }

    /// A player in the night itself, with its role revealed and everything before it looked at.
    init(playing role: PlayerRole, seat: Seat = .second) {
        self.init(seat: seat)
        stand(at: FloorPoint(2.5, 2))
        tick(Self.opening(role))
        for _ in 0..<81 { tick() }
        player.perform(.dismissReveal)
        // Until the last word of the reveal is spoken.
        tick(seconds: 30)
        forget()
    }

    /// What a server says until the curse begins.
    static func opening(_ role: PlayerRole) -> [Event] {
        [
            .room(RoomForm.encode(room) ?? []), .lobby(lobby(ready: true)), .startScanning(.sample),
            .beginSeance(FloorPlacement(point: FloorPoint(2.5, 3), yaw: 0)), .dollSpawn(doll, yaw: 0), .dollTouched,
            .roleAssignment(hostIs: role.other),
        ]
    }

    static func lobby(ready: Bool = false, hands: [Seat] = []) -> [LobbySeat] {
        [
            LobbySeat(
                seat: .first, name: utf8("Mia"), wish: .listener, isReady: ready, isPresent: true,
                hasHand: hands.contains(.first)),
            LobbySeat(
                seat: .second, name: utf8("Ben"), wish: .unassigned, isReady: ready, isPresent: true,
                hasHand: hands.contains(.second)),
        ]
    }

    /// Puts the player at a place, at eye height.
    func stand(at point: FloorPoint, yaw: Float = 0) {
        ar.pose = Pose(position: point.at(height: 0), yaw: yaw)
    }

    /// Delivers events and lets a tick pass.
    @discardableResult func tick(_ events: [Event] = [], seconds: Float = 0.05) -> PlayerView {
        for event in events { network.deliver(event) }
        let view = player.tick(seconds: seconds)
        player.endTick()
        return view
    }

    /// Delivers events, lets a tick pass, and returns the night's view state.
    func play(_ events: Event..., seconds: Float = 0.05) -> GameplayViewState {
        tick(events, seconds: seconds).gameplay ?? GameplayViewState()
    }

    /// Performs an action; the events it sent.
    func sent(by action: PlayerAction) -> [Event] {
        forget()
        player.perform(action)
        return network.takeSent()
    }

    /// Looks away from all calls so far.
    func forget() {
        _ = network.takeCalls()
        _ = ar.takeCalls()
    }
}

extension Line {
    /// The text as a string.
    var string: String { text.description }
}

extension Utterance {
    /// The text of a house's line.
    var string: String? {
        if case .line(let line) = self { return line.string }
        return nil
    }
}

/// The UTF-8 of a text.
func utf8(_ text: String) -> [UInt8] { [UInt8](text.utf8) }
