import RevenantsKit
import Testing

/// The guest's end of a wire, against the Host's own end of it.
struct WireNetworkServiceTests {
    private let hello = Hello(roomCode: utf8("K7QX"), name: utf8("Ben"))
    private let token = utf8("f00d-cafe")

    /// What the service says next, read as the Host reads it.
    private func said(_ service: WireNetworkService, _ host: inout SeatLink) throws -> [SeatLink.Received] {
        var bytes: [UInt8] = []
        service.drain(into: &bytes)
        var received: [SeatLink.Received] = []
        try host.receive(bytes, into: &received)
        return received
    }

    private func deliver(_ host: inout SeatLink, _ service: WireNetworkService) throws {
        var bytes: [UInt8] = []
        host.queue.drain(into: &bytes, limit: Int.max)
        try service.receive(bytes)
    }

    private func seated() throws -> (WireNetworkService, SeatLink) {
        let service = WireNetworkService()
        var host = SeatLink(side: .host)
        service.join(hello)
        service.linkOpened()
        host.connect()
        #expect(try said(service, &host) == [.event(.hello(hello))])
        host.grant(.second, token: token)
        try deliver(&host, service)
        #expect(service.nextEvent() == .seat(SeatGrant(seat: .second, token: token, lastReceived: 0)))
        return (service, host)
    }

    private func read(_ service: WireNetworkService) -> [Event] {
        var events: [Event] = []
        while let event = service.nextEvent() { events.append(event) }
        return events
    }

    @Test func `it knocks once there is a link, and is seated`() throws {
        let service = WireNetworkService()
        #expect(service.state == .idle)
        #expect(!service.wantsLink)
        service.join(hello)
        #expect(service.state == .connecting)
        #expect(service.wantsLink)
        let (other, _) = try seated()
        #expect(other.state == .seated)
        #expect(other.seat == .second)
        #expect(!other.wantsLink)
    }

    @Test func `what is said before the seat waits for it`() throws {
        let service = WireNetworkService()
        var host = SeatLink(side: .host)
        service.join(hello)
        service.send(.ready(true))
        service.sendPose(Pose(position: Vector3(1, 0, 1), yaw: 0))
        service.linkOpened()
        host.connect()
        #expect(try said(service, &host) == [.event(.hello(hello))])
        host.grant(.second, token: token)
        try deliver(&host, service)
        #expect(try said(service, &host) == [.event(.ready(true))])
    }

    @Test func `events and poses go both ways, byte by byte`() throws {
        var (service, host) = try seated()
        let pose = Pose(position: Vector3(1, 0, 2), yaw: 0.5)
        service.send(.dollTouched)
        service.sendPose(pose)
        service.sendCollaborationData(CollaborationPayload(data: [7, 7], isCritical: true))
        #expect(try said(service, &host) == [.event(.dollTouched), .pose(pose), .collaboration([7, 7])])
        host.send(.candle(2))
        host.send(pose)
        host.send(collaboration: [1], isCritical: true)
        var bytes: [UInt8] = []
        host.queue.drain(into: &bytes)
        for byte in bytes { try service.receive([byte]) }
        #expect(read(service) == [.candle(2)])
        #expect(service.latestEvent(ofType: .candle) == .candle(2))
        #expect(service.nextPose() == pose)
        #expect(service.nextPose() == nil)
        #expect(service.nextCollaborationData() == CollaborationPayload(data: [1], isCritical: true))
        #expect(service.nextCollaborationData() == nil)
    }

    @Test func `the answer to a ping is the last frame of the tick`() throws {
        var (service, host) = try seated()
        host.send(.candle(3))
        host.send(.ping(sequence: 9, seconds: 1.25))
        try deliver(&host, service)
        service.tick(seconds: 0.05)
        service.send(.say(.here))
        service.endTick()
        #expect(
            try said(service, &host) == [.event(.say(.here)), .event(.pong(sequence: 9, seconds: 1.25))])
        #expect(read(service) == [.candle(3)], "a ping is no event of the night")
        #expect(service.hostSeconds == 1.25)
        service.endTick()
        #expect(try said(service, &host) == [])
    }

    @Test func `it pings every two seconds and measures the way there and back`() throws {
        var (service, host) = try seated()
        for _ in 0..<41 { service.tick(seconds: 0.05) }
        let pings = try said(service, &host)
        guard case .event(.ping(let sequence, let seconds)) = pings.first, pings.count == 1 else {
            Issue.record("no ping: \(pings)")
            return
        }
        host.send(.pong(sequence: sequence, seconds: seconds))
        service.tick(seconds: 0.08)
        try deliver(&host, service)
        #expect(abs(service.roundTrip - 0.08) < 0.001)
        host.send(.pong(sequence: 77, seconds: -5))
        try deliver(&host, service)
        #expect(abs(service.roundTrip - 0.08) < 0.001, "an answer to no question is none")
    }

    @Test func `a cut link is resumed with the token, and nothing is lost or doubled`() throws {
        var (service, host) = try seated()
        host.send(.letterCollected(1))
        try deliver(&host, service)
        host.send(.letterCollected(2))
        service.send(.say(.yes))
        service.linkClosed()
        host.disconnect()
        #expect(service.state == .lost)
        #expect(service.secondsLeft == 120)
        #expect(service.wantsLink)
        service.send(.say(.no))
        service.tick(seconds: 20)
        #expect(service.secondsLeft == 100)

        service.linkOpened()
        host.connect()
        let resume = Event.resume(ResumeClaim(roomCode: utf8("K7QX"), token: token, lastReceived: 1))
        #expect(try said(service, &host) == [.event(resume)])
        host.grant(.second, token: utf8("new"), peerReceived: 1)
        try deliver(&host, service)
        #expect(service.state == .seated)
        #expect(service.secondsLeft == 0)
        let events = read(service)
        #expect(events.filter { $0.name == .letterCollected } == [.letterCollected(1), .letterCollected(2)])
        #expect(try said(service, &host) == [.event(.say(.yes)), .event(.say(.no))])

        service.linkClosed()
        service.linkOpened()
        host.connect()
        let again = Event.resume(ResumeClaim(roomCode: utf8("K7QX"), token: utf8("new"), lastReceived: 2))
        #expect(try said(service, &host) == [.event(again)], "the token was rotated")
    }

    @Test func `silence of six seconds is a lost link; any byte breaks it`() throws {
        var (service, host) = try seated()
        service.tick(seconds: 5.9)
        host.send(.ping(sequence: 1, seconds: 0))
        try deliver(&host, service)
        service.tick(seconds: 5.9)
        #expect(service.state == .seated)
        service.tick(seconds: 0.2)
        #expect(service.state == .lost)
        #expect(service.wantsLink)
    }

    @Test func `after 120 seconds the seat is given up, and one may knock again`() throws {
        let (service, _) = try seated()
        service.linkClosed()
        service.tick(seconds: 119)
        #expect(service.state == .lost)
        service.tick(seconds: 1.5)
        #expect(service.state == .closed)
        #expect(service.seat == nil)
        #expect(!service.wantsLink)
        service.join(hello)
        #expect(service.wantsLink)
        service.linkOpened()
        var host = SeatLink(side: .host)
        host.connect()
        #expect(try said(service, &host) == [.event(.hello(hello))])
    }

    @Test func `a link that the Host will not have again is not opened again`() throws {
        for reason in SeatLoss.allCases {
            let (service, _) = try seated()
            service.linkRefused(reason)
            #expect(service.state == .closed)
            #expect(service.loss == reason)
            #expect(!service.wantsLink)
            service.join(hello)
            #expect(service.loss == nil)
            #expect(service.wantsLink)
            #expect(service.latestEvents == EventLog())
        }
    }

    @Test(arguments: [EventName.hello, .resume]) func `a refused greeting closes`(name: EventName) throws {
        var (service, host) = try seated()
        host.send(.refused(name, .malformed))
        try deliver(&host, service)
        #expect(service.state == .closed)
        #expect(read(service) == [.refused(name, .malformed)], "the screen says why")
    }

    @Test func `a broken stream loses the link, after what was whole`() throws {
        var (service, host) = try seated()
        host.send(.candle(1))
        var bytes: [UInt8] = []
        host.queue.drain(into: &bytes)
        bytes += [0, 0, 0, 0, 0]
        #expect(throws: WireError.self) { try service.receive(bytes) }
        #expect(read(service) == [.candle(1)])
        #expect(service.state == .lost)
        try service.receive([1, 2, 3])
        #expect(service.state == .lost, "what comes after is nobody's")
    }

    @Test func `an event that cannot be read is skipped and counted`() throws {
        var (service, host) = try seated()
        host.send(.other(NetworkEvent(eventType: utf8("candle"), payload: utf8("many"))))
        host.send(.candle(2))
        try deliver(&host, service)
        #expect(read(service) == [.candle(2)])
        #expect(service.malformedEvents == 1)
    }

    @Test func `a wire that is far behind is lost, not grown`() throws {
        let (service, _) = try seated()
        for _ in 0..<400 { service.send(.say(.here)) }
        var bytes: [UInt8] = []
        service.drain(into: &bytes)
        #expect(bytes == [])
        #expect(service.state == .lost)
    }

    @Test func `a stock phone grants no seat; its guest has the second`() throws {
        let service = WireNetworkService()
        var host = SeatLink(side: .host)
        service.join(Hello(version: 0, name: utf8("Ben")))
        service.linkOpened()
        host.connect()
        _ = try said(service, &host)
        host.send(.hello(Hello(version: 0, name: utf8("Mia's iPhone"))))
        try deliver(&host, service)
        #expect(service.state == .seated)
        #expect(service.seat == .second)
    }
}
