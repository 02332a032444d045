import RevenantsKit
import Testing

/// The lobby: greeting, and being ready.
struct LobbyTests {
    private let stage = Stage(seat: .second)

    private func lobby(_ events: Event...) -> LobbyViewState? {
        guard case .lobby(let view) = stage.tick(events).content else { return nil }
        return view
    }

    @Test func `the form is open until somebody asks for a seat`() {
        stage.network.state = .idle
        stage.network.seat = nil
        #expect(lobby() == LobbyViewState(status: Line("Two go in. Say your name.")))

        let hello = Hello(roomCode: utf8("K7QX"), name: utf8("Ben"))
        stage.forget()
        stage.player.perform(.join(hello))
        #expect(stage.network.takeCalls() == [.join(hello)])
        stage.network.state = .connecting
        #expect(lobby() == LobbyViewState(isFormOpen: false, status: Line("Knocking…")))
        stage.forget()
        stage.player.perform(.join(hello))
        #expect(stage.network.takeCalls() == [], "one does not knock twice")
    }

    @Test func `every loss of a seat is said in its own words`() {
        stage.network.state = .closed
        stage.network.seat = nil
        var lines: [String] = []
        for loss in SeatLoss.allCases {
            stage.network.loss = loss
            lines.append(lobby()?.status.string ?? "")
        }
        #expect(Set(lines).count == SeatLoss.allCases.count)
    }

    @Test func `a phone with LiDAR hosts`() {
        stage.network.state = .idle
        let hello = Hello(name: utf8("Mia"), abilities: [.lidar, .ar])
        stage.player.perform(.host(hello))
        #expect(stage.network.takeCalls() == [.startHosting(hello)])
        stage.network.state = .hosting
        #expect(
            lobby()
                == LobbyViewState(
                    isFormOpen: false, status: Line("The door is open. Waiting for someone to come in.")))
    }

    @Test func `seats are shown with their wishes and states`() {
        var seats = Stage.lobby()
        seats[0].isReady = true
        seats[1].isPresent = false
        #expect(
            lobby(.lobby(seats))
                == LobbyViewState(
                    seats: [
                        LobbySeatViewState(
                            name: utf8("Mia"), isMe: false, wish: Line("would rather hear"), status: Line("ready")),
                        LobbySeatViewState(name: utf8("Ben"), isMe: true, wish: nil, status: Line("away")),
                    ], isFormOpen: false, canBeReady: true, isReady: false,
                    status: Line("The other is ready. Are you?")))
    }

    @Test(arguments: [
        (false, false, "You are both here. Say when you are ready."),
        (true, false, "The other is ready. Are you?"),
        (false, true, "Waiting for the other to be ready."),
        (true, true, "The house opens."),
    ]) func `the status says who is waited for`(other: Bool, me: Bool, status: String) {
        var seats = Stage.lobby()
        seats[0].isReady = other
        seats[1].isReady = me
        #expect(lobby(.lobby(seats))?.status.string == status)
    }

    @Test func `ready is a claim that needs a seat`() {
        #expect(stage.sent(by: .ready(true)) == [.ready(true)])
        #expect(stage.sent(by: .ready(false)) == [.ready(false)])
        stage.network.state = .lost
        #expect(stage.sent(by: .ready(true)) == [])
    }

    @Test func `alone inside one waits`() {
        #expect(lobby(.lobby([Stage.lobby()[1]]))?.status.string == "You are inside. Waiting for the other.")
    }
}
