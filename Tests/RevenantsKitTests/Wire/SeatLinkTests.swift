import RevenantsKit
import Testing

@Suite struct SeatLinkTests {
    @Test func countingBeginsAfterTheFirstSeat() {
        var world = SeatWorld()
        world.player.send(.ready(true))
        world.join()
        world.player.send(.pin(true))
        #expect(world.player.queue.count == 1, "only the greeting goes before the seat")
        world.settle()
        #expect(world.hostHeard == [.hello(Hello(name: [0x4D])), .ready(true), .pin(true)])
        #expect(world.playerHeard == [.seat(SeatGrant(seat: .first, token: [0x74], lastReceived: 0))])
        #expect(world.host.received == 2 && world.player.sent == 2)
        #expect(world.host.sent == 0 && world.player.received == 0)
    }

    @Test func fourEventsHaveNoNumber() {
        var world = SeatWorld()
        world.join()
        world.settle()
        world.host.send(.ping(sequence: 1, seconds: 2))
        world.player.send(.pong(sequence: 1, seconds: 2))
        world.host.send(.seat(SeatGrant(seat: .first, token: [1], lastReceived: 0)))
        world.host.send(.hello(Hello(name: [])))
        world.player.send(.letterCollected(nil))
        world.settle()
        #expect(world.host.sent == 1 && world.player.received == 1 && world.host.received == 1)
    }

    @Test func bytesOfALinkThatIsGoneSayNothing() throws {
        var world = SeatWorld()
        world.join()
        world.settle()
        world.cut()
        let json = NetworkEventWriter.write(Event.pin(true).networkEvent)
        #expect(world.host.receive(.event, json.span).map { _ in true } == nil)
        #expect(world.host.received == 0)
    }

    /// Any use of the two ends, with links cut at any byte: what is said arrives exactly once and in order.
    @Test func whatIsSaidArrivesOnceAndInOrder() {
        for seed in 0..<150 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            var world = SeatWorld()
            var (saidByHost, saidByPlayer) = (0, 0)
            var lastClaim: UInt32 = 0
            world.join()
            world.carry(dice.below(3) * 1_000)
            if !world.player.isOpen { world.settle() }
            for _ in 0..<250 {
                switch dice.below(12) {
                case 0..<3 where saidByHost < 240:
                    saidByHost += 1
                    world.host.send(.hint(saidByHost))
                case 3..<6 where saidByPlayer < 240:
                    saidByPlayer += 1
                    world.player.send(.hint(saidByPlayer))
                case 6: world.player.send(.ping(sequence: 0, seconds: 0))
                case 7: world.cut()
                case 8:
                    // A claim may be older than what was received, but not than an earlier claim.
                    let back = UInt32(dice.below(4))
                    let most = world.player.received - lastClaim
                    world.resume(back: min(back, most))
                    lastClaim = world.player.received - min(back, most)
                default: world.carry(1 + dice.below(dice.chance(3) ? 400 : 30))
                }
                let heard = SeatWorld.hints(world.playerHeard)
                #expect(heard == [Int](0..<heard.count).map { $0 + 1 }, "seed \(seed)")
            }
            world.resume()
            world.settle()
            #expect(SeatWorld.hints(world.hostHeard) == [Int](0..<saidByPlayer).map { $0 + 1 }, "seed \(seed)")
            #expect(SeatWorld.hints(world.playerHeard) == [Int](0..<saidByHost).map { $0 + 1 }, "seed \(seed)")
            #expect(world.host.sent == world.player.received && world.player.sent == world.host.received)
            #expect(world.trouble.isEmpty, "seed \(seed)")
        }
    }

    @Test func aFrameThatComesAgainIsDroppedByItsNumber() {
        var world = SeatWorld()
        world.join()
        for number in 1...9 { world.host.send(.hint(number)) }
        world.settle()
        world.resume(back: 4)
        world.host.send(.hint(10))
        world.settle()
        #expect(SeatWorld.hints(world.playerHeard) == [Int](1...10))
    }

    @Test func twoHundredAndFiftySixFramesAreSentAgain() {
        var world = SeatWorld()
        world.join()
        world.settle()
        world.cut()
        for number in 1...256 { world.host.send(.hint(number)) }
        world.resume()
        world.settle()
        #expect(SeatWorld.hints(world.playerHeard) == [Int](1...256))
        #expect(world.player.isOpen && !world.host.queue.isSlow)
    }

    @Test func whatIsNoLongerKeptComesAsOneState() throws {
        var world = SeatWorld()
        world.join()
        world.host.send(.room([0x72]))
        world.host.send(.lobby([]))
        world.settle()
        world.cut()
        let facts: [Event] = [
            .dollTouched, .roleAssignment(hostIs: .seer), .sealCollected(1), .clueDigit(ring: 1, digits: []),
        ]
        for fact in facts { world.host.send(fact) }
        for number in 0..<300 {
            world.host.send(.tune(number % 100))
            world.host.send(.say(.here))
        }
        world.playerHeard = []
        world.resume()
        world.settle()
        let told: [Event] = [.lobby([])] + facts + [.tune(99)]
        #expect(
            world.playerHeard == [
                .seat(SeatGrant(seat: .first, token: [0x74], lastReceived: 0)),
                .state(number: 607, events: told.map(\.networkEvent)), .room([0x72]),
            ])
        #expect(world.player.received == 608 && world.host.sent == 608)

        world.host.send(.candle(2))
        world.settle()
        #expect(world.playerHeard.last == .candle(2))
    }

    @Test func aStateThatWasLostIsSaidAnew() {
        var world = SeatWorld()
        world.join()
        world.settle()
        world.cut()
        for number in 0..<400 { world.host.send(.tune(number % 100)) }
        world.resume()
        world.carry(60)
        world.cut()
        world.host.send(.tune(7))
        world.resume()
        world.settle()
        let told = [Event.tune(7).networkEvent]
        #expect(world.playerHeard.last == .state(number: 403, events: told))
        #expect(world.player.received == world.host.sent)
    }

    @Test func aPlayerThatSaidTooMuchWhileAwaySaysItsStandingConditions() {
        var world = SeatWorld()
        world.join()
        world.settle()
        world.cut()
        world.player.send(.codeEntered(ring: 1, digits: [1, 2, 3, 4]))
        world.player.send(.pin(true))
        for step in 0..<300 { world.player.send(.dial(Float(step))) }
        world.hostHeard = []
        world.resume()
        world.settle()
        let told = [Event.pin(true), .dial(299)].map(\.networkEvent)
        #expect(world.hostHeard.last == .state(number: 303, events: told))
        #expect(world.host.received == world.player.sent)
    }

    /// Whatever is lost and however late: in the end the player's latest of each type is the Host's.
    @Test func theLatestOfEachTypeAlwaysArrives() {
        for seed in 0..<40 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            var world = SeatWorld()
            var latest: [UInt8: Event] = [:]
            world.join()
            world.settle()
            for round in 0..<6 {
                for step in 0..<dice.below(700) {
                    let value = round * 1_000 + step
                    let event: Event = [.sealPlaced(value), .candle(value), .sealCollected(value)][dice.below(3)]
                    latest[event.name.rawValue] = event
                    world.host.send(event)
                    if dice.chance(3) { world.carry(1 + dice.below(200)) }
                    if world.host.queue.isSlow || dice.chance(300) { world.cut() }
                    if !world.player.isConnected, dice.chance(200) { world.resume() }
                }
            }
            world.resume()
            world.settle()
            var heard: [UInt8: Event] = [:]
            for event in world.playerHeard {
                var events = [event]
                if case .state(_, let told) = event { events = told.compactMap { try? Event($0) } }
                for event in events where latest[event.name.rawValue] != nil {
                    if case .candle(let value) = event, case .candle(let before)? = heard[event.name.rawValue] {
                        #expect(value >= before, "seed \(seed): never an older one after a newer")
                    }
                    heard[event.name.rawValue] = event
                }
            }
            #expect(heard == latest, "seed \(seed)")
            #expect(world.trouble.isEmpty, "seed \(seed)")
        }
    }

    @Test func anEndThatLostItsMemoryIsToldTheState() {
        var world = SeatWorld()
        world.join()
        for number in 0..<9 { world.host.send(.tune(number)) }
        world.settle()
        // The Host comes back from an older copy of itself; the player has heard more than it ever said.
        world.cut()
        world.host = SeatLink(side: .host)
        world.host.send(.candle(1))
        world.resume()
        world.settle()
        #expect(world.playerHeard.last == .state(number: 2, events: [Event.candle(1).networkEvent]))
        #expect(world.player.received == 2 && world.host.sent == 2)
        world.player.send(.pin(true))
        world.settle()
        #expect(world.hostHeard.last == .pin(true))
    }

    @Test func aStockPhoneThatGrantsNoSeatIsTalkedToAllTheSame() throws {
        var player = SeatLink(side: .player)
        player.connect()
        player.send(.dollTouched)
        var received: [SeatLink.Received] = []
        let greeting = Frame(
            kind: .event, payload: NetworkEventWriter.write(Event.hello(Hello(version: 0, name: [0x4D])).networkEvent))
        try player.receive(try #require(greeting.wireBytes), into: &received)
        #expect(player.isOpen && player.queue.count == 1)
    }

    @Test func aStateAlwaysFitsItsFrame() throws {
        var world = SeatWorld()
        world.join()
        world.settle()
        world.cut()
        let hugeName = [UInt8](repeating: 0x7C, count: 20_000)
        let seat = LobbySeat(
            seat: .first, name: hugeName, wish: .seer, isReady: false, isPresent: false, hasHand: false)
        world.host.send(.lobby([seat]))
        world.host.send(.candle(3))
        for _ in 0..<300 { world.host.send(.say(.here)) }
        world.resume()
        world.settle()
        #expect(world.playerHeard.last == .state(number: 303, events: [Event.candle(3).networkEvent]))
    }

    @Test func whatCannotBeReadIsNamedAndCounted() throws {
        var host = SeatLink(side: .host)
        host.connect()
        host.grant(.first, token: [])
        func json(_ text: String) -> [UInt8] { [UInt8](text.utf8) }
        let bad = json(#"{"eventType":"dial","payload":"loud"}"#)
        #expect(host.receive(.event, bad.span).map { $0 == .malformed(.dial) } == true)
        let garbage = json("{]")
        #expect(host.receive(.event, garbage.span).map { $0 == .malformed(.other) } == true)
        let short: [UInt8] = [1, 2, 3]
        #expect(host.receive(.pose, short.span).map { $0 == .unreadable(.pose) } == true)
        #expect(host.receive(.watcher, short.span).map { $0 == .unreadable(.watcher) } == true)
        #expect(host.receive(.collaboration, short.span).map { $0 == .collaboration(short) } == true)
        #expect(host.received == 2)
    }

    @Test func aHostIsNotGrantedASeat() {
        var host = SeatLink(side: .host)
        host.connect()
        host.send(.candle(1))
        let forged = NetworkEventWriter.write(
            Event.seat(SeatGrant(seat: .first, token: [], lastReceived: 0)).networkEvent)
        _ = host.receive(.event, forged.span)
        #expect(!host.isOpen && host.queue.count == 0)
    }

    @Test func hostileNumbersNeverTrap() {
        for number in [0, 1, UInt32.max - 1, UInt32.max] {
            var host = SeatLink(side: .host)
            host.connect()
            host.grant(.first, token: [], peerReceived: number)
            for event in [
                Event.state(number: number, events: []), .pin(true), .state(number: 0, events: []), .pin(false),
            ] {
                let json = NetworkEventWriter.write(event.networkEvent)
                _ = host.receive(.event, json.span)
            }
            host.disconnect()
            host.connect()
            host.grant(.first, token: [], peerReceived: number)
        }
    }
}
