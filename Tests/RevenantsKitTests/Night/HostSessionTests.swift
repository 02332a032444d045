import Testing

@testable import RevenantsKit

@Suite("The Host on the wire")
struct HostSessionTests {
    /// A player's end of a link, as a phone keeps it.
    struct Phone {
        let link: Int
        var wire = SeatLink(side: .player)
        var heard: [Event] = []
        var token: [UInt8] = []

        mutating func take(_ bytes: [UInt8]) throws {
            var received: [SeatLink.Received] = []
            try wire.receive(bytes, into: &received)
            for case .event(let event) in received {
                if case .seat(let grant) = event { token = grant.token }
                heard.append(event)
            }
        }

        mutating func bytes() -> [UInt8] {
            var bytes: [UInt8] = []
            wire.queue.drain(into: &bytes)
            return bytes
        }
    }

    static func session(roomCode: [UInt8] = []) -> HostSession {
        let night = Night(room: .living, seed: NightSeed(number: 7), options: NightOptions(length: .short))
        return HostSession(night: night, roomCode: roomCode, tokenSeed: NightSeed(number: 1))
    }

    /// A phone that has greeted and has been answered.
    static func seat(_ link: Int, in session: inout HostSession, name: String = "Ada") throws -> Phone {
        var phone = Phone(link: link)
        session.open(link)
        phone.wire.connect()
        phone.wire.send(.hello(.named(name)))
        session.receive(phone.bytes(), from: link)
        session.tick()
        try phone.take(session.takeOutgoing(for: link))
        return phone
    }

    static func resume(_ phone: Phone, by link: Int, token: [UInt8]? = nil, in session: inout HostSession) throws
        -> Phone
    {
        var phone = Phone(link: link, wire: phone.wire, heard: [], token: phone.token)
        session.open(link)
        phone.wire.connect()
        phone.wire.resume(roomCode: [], token: token ?? phone.token)
        session.receive(phone.bytes(), from: link)
        session.tick()
        try phone.take(session.takeOutgoing(for: link))
        return phone
    }

    @Test func aGreetingGetsASeatTheRoomAndTheLobby() throws {
        var session = Self.session()
        let phone = try Self.seat(1, in: &session)
        #expect(phone.heard.map(\.name) == [.seat, .room, .lobby])
        #expect(phone.token.count == 64)
        let other = try Self.seat(2, in: &session, name: "Ben")
        #expect(other.token != phone.token)
        var third = Phone(link: 3)
        session.open(3)
        third.wire.connect()
        third.wire.send(.hello(.named("Cem")))
        session.receive(third.bytes(), from: 3)
        #expect(session.takeEnds().map(\.end) == [.full])
    }

    @Test func aLinkThatSaysNothingOrSomethingElseIsClosed() {
        var session = Self.session()
        session.open(1)
        for _ in 0...100 { session.tick() }
        #expect(session.takeEnds().map(\.end) == [.noHello])
        session.open(2)
        var bytes: [UInt8] = []
        Frame(kind: .event, payload: NetworkEventWriter.write(Event.ready(true).networkEvent)).append(to: &bytes)
        session.receive(bytes, from: 2)
        #expect(session.takeEnds().map(\.end) == [.noHello])
        session.open(3)
        session.receive([0, 0, 0, 0, 0], from: 3)
        #expect(session.takeEnds().map(\.end) == [.broken(WireError(offset: 0, reason: .empty(kind: 0)))])
    }

    @Test func anotherRoomsCodeIsRefused() {
        var session = Self.session(roomCode: Array("ABCD".utf8))
        for (link, code, end) in [(1, "ABCE", LinkEnd.wrongCode), (2, "", .wrongCode)] {
            var phone = Phone(link: link)
            session.open(link)
            phone.wire.connect()
            phone.wire.send(.hello(Hello(roomCode: Array(code.utf8), name: [65])))
            session.receive(phone.bytes(), from: link)
            #expect(session.takeEnds().map(\.end) == [end])
        }
    }

    @Test func aLostPhoneResumesAndHearsWhatItMissedOnce() throws {
        var session = Self.session()
        let first = try Self.seat(1, in: &session)
        var second = try Self.seat(2, in: &session, name: "Ben")
        session.close(1)
        session.tick()
        second.wire.send(.ready(true))
        session.receive(second.bytes(), from: 2)
        session.tick()
        try second.take(session.takeOutgoing(for: 2))
        #expect(second.heard.contains(.peerLost(.first, secondsLeft: 120)))
        let back = try Self.resume(first, by: 3, in: &session)
        // What both said while it was away, and that it is back: in order, and nothing twice.
        #expect(back.heard.map(\.name) == [.seat, .lobby, .lobby, .lobby, .lobby])
        #expect(back.token != first.token)
        #expect(session.night.players.first.isPresent)
        try second.take(session.takeOutgoing(for: 2))
        #expect(second.heard.contains(.peerBack(.first)))
    }

    @Test func theOldTokenHoldsUntilAFrameComesOnTheNewLink() throws {
        var session = Self.session()
        let first = try Self.seat(1, in: &session)
        session.close(1)
        let second = try Self.resume(first, by: 2, in: &session)
        // The answer was lost on the way: the phone knows only its old token.
        session.close(2)
        var third = try Self.resume(first, by: 3, in: &session)
        #expect(session.takeEnds().isEmpty)
        #expect(third.heard.first?.name == .seat)
        third.wire.send(.ready(true))
        session.receive(third.bytes(), from: 3)
        session.tick()
        session.close(3)
        for stale in [first.token, second.token] {
            _ = try Self.resume(third, by: 9, token: stale, in: &session)
            #expect(session.takeEnds().map(\.end) == [.wrongToken])
        }
        _ = try Self.resume(third, by: 10, in: &session)
        #expect(session.takeEnds().isEmpty)
    }

    @Test func theNewerOfTwoLinksWins() throws {
        var session = Self.session()
        let first = try Self.seat(1, in: &session)
        let newer = try Self.resume(first, by: 2, in: &session)
        let ends = session.takeEnds()
        #expect(ends.map(\.link) == [1] && ends.map(\.end) == [.replaced])
        #expect(LinkEnd.replaced.closeCode == 4001)
        #expect(newer.heard.first?.name == .seat)
        #expect(session.takeOutgoing(for: 1).isEmpty)
    }

    @Test func wrongTokensChangeNothing() throws {
        var session = Self.session()
        let first = try Self.seat(1, in: &session)
        var chance = ChanceStream(seed: NightSeed(number: 3), purpose: .test)
        let before = session.night.stateHash
        for link in 100..<1100 {
            session.open(link)
            var phone = Phone(link: link)
            phone.wire.connect()
            let token = (0..<chance.below(80)).map { _ in UInt8(48 + chance.below(10)) }
            phone.wire.resume(roomCode: [], token: token)
            session.receive(phone.bytes(), from: link)
        }
        let ends = session.takeEnds()
        #expect(ends.count == 1000 && ends.allSatisfy { $0.end == .wrongToken })
        #expect(session.night.stateHash == before)
        session.close(1)
        _ = try Self.resume(first, by: 2, in: &session)
        #expect(session.takeEnds().isEmpty)
    }

    @Test func whatCannotBeReadIsRefusedByName() throws {
        var session = Self.session()
        var phone = try Self.seat(1, in: &session)
        var bytes: [UInt8] = []
        let event = NetworkEvent(eventType: Array("pin".utf8), payload: Array("maybe".utf8))
        Frame(kind: .event, payload: NetworkEventWriter.write(event)).append(to: &bytes)
        session.receive(bytes, from: 1)
        session.tick()
        try phone.take(session.takeOutgoing(for: 1))
        #expect(phone.heard.last == .refused(.pin, .malformed))
        session.receive([2, 0, 0, 0, 1, 7], from: 1)
        #expect(session.takeEnds().map(\.end) == [.unreadable(.pose)])
        #expect(!session.isAcknowledged(by: .first))
    }

    @Test func aFloodAndASlowReaderAreClosed() throws {
        var session = Self.session()
        var phone = try Self.seat(1, in: &session)
        for _ in 0..<1100 {
            phone.wire.send(.say(.yes))
            session.receive(phone.bytes(), from: 1)
        }
        #expect(session.takeEnds().map(\.end) == [.flooding])
        var other = Self.session()
        var talker = try Self.seat(1, in: &other)
        _ = try Self.seat(2, in: &other, name: "Ben")
        for _ in 0..<300 {
            talker.wire.send(.say(.yes))
            other.receive(talker.bytes(), from: 1)
            other.tick()
        }
        #expect(other.takeEnds().contains { $0.link == 2 && $0.end == .slow })
    }

    @Test func aLongNameIsCutBetweenCharacters() throws {
        var session = Self.session()
        let phone = try Self.seat(1, in: &session, name: String(repeating: "é", count: 9000))
        guard case .lobby(let seats) = phone.heard.last else {
            Issue.record("no lobby")
            return
        }
        #expect(seats.map(\.name) == [Array(String(repeating: "é", count: 24).utf8)])
    }

    @Test func aTickIsAcknowledgedByBothPongs() throws {
        var session = Self.session()
        session.pingsEveryTick = true
        var phones = [try Self.seat(1, in: &session), try Self.seat(2, in: &session, name: "Ben")]
        try phones[0].take(session.takeOutgoing(for: 1))
        #expect(!Seat.allCases.allSatisfy(session.isAcknowledged))
        for index in 0..<2 {
            guard case .ping(let sequence, let seconds) = phones[index].heard.last else { continue }
            phones[index].wire.send(.pong(sequence: sequence, seconds: seconds))
            session.receive(phones[index].bytes(), from: index + 1)
        }
        #expect(Seat.allCases.allSatisfy(session.isAcknowledged))
    }

    @Test func twoLostAnswersInARowLockNobodyOut() throws {
        var session = Self.session()
        let first = try Self.seat(1, in: &session)
        // Neither answer arrives: the phone knows only its first token.
        for link in 2...4 {
            session.close(link - 1)
            _ = try Self.resume(first, by: link, in: &session)
            #expect(session.takeEnds().isEmpty)
        }
    }

    @Test func aFloodClosesTheLinkItComesByAndNoOther() throws {
        var session = Self.session()
        var flooder = try Self.seat(1, in: &session)
        var other = try Self.seat(2, in: &session, name: "Ben")
        for _ in 0..<400 {
            flooder.wire.send(.say(.yes))
            session.receive(flooder.bytes(), from: 1)
        }
        other.wire.send(.say(.no))
        session.receive(other.bytes(), from: 2)
        session.tick()
        let ends = session.takeEnds()
        #expect(ends.map(\.link) == [1] && ends.map(\.end) == [.flooding])
    }

    @Test func whatGathersMoreThanAGreetingIsClosed() {
        var session = Self.session()
        session.open(1)
        // The header of a frame of 20 MB of collaboration data, and its beginning.
        session.receive([1, 0x01, 0x31, 0x2d, 0x00] + [UInt8](repeating: 0, count: 70_000), from: 1)
        #expect(session.takeEnds().map(\.end) == [.noHello])
        for link in 2..<67 { session.open(link) }
        #expect(session.takeEnds().map(\.end) == [.full])
    }

    @Test func aStockPhoneIsNoGuestOfAServer() {
        var session = Self.session()
        session.open(1)
        var phone = Phone(link: 1)
        phone.wire.connect()
        phone.wire.send(.hello(Hello(version: 0, name: [65])))
        session.receive(phone.bytes(), from: 1)
        #expect(session.takeEnds().map(\.end) == [.noHello])
    }
}
