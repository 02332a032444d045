import RevenantsKit
import Testing

/// What the payload of a known event may not be, and what it may be beside its own form.
@Suite struct EventReadingTests {
    private func read(_ type: String, _ payload: String?) throws(EventError) -> Event {
        try Event(NetworkEvent(eventType: [UInt8](type.utf8), payload: payload.map { [UInt8]($0.utf8) }))
    }

    @Test func aBadFieldIsNamed() {
        let cases: [(type: String, payload: String?, field: Int, expected: EventError.Expectation)] = [
            ("ready", nil, 1, .present), ("ready", "", 1, .flag), ("ready", "2", 1, .flag),
            ("ready", "1|", 2, .absent), ("ready", "1|1", 2, .absent), ("ready", "yes", 1, .flag),
            ("doll_touched", "x", 0, .nothing), ("senses_restored", "0", 0, .nothing),
            ("seat", "2|t|0", 1, .seat), ("seat", "0|%zz|0", 2, .text), ("seat", "0|%FF|0", 2, .text),
            ("seat", "0|t|4294967296", 3, .wholeNumber), ("seat", "0|t", 3, .present),
            ("resume", "a|b|-1", 3, .wholeNumber), ("watch", "a", 2, .present),
            ("room", nil, 1, .present), ("lobby", "0|Mia|seer|1|1", 6, .present),
            ("lobby", "0|Mia|ghost|1|1|0", 3, .word), ("lobby", "0|a|seer|1|1|0|2|b|seer|1|1|0", 7, .seat),
            ("start_scanning", "Scan", 1, .word), ("begin_seance", "1|2", 3, .present),
            ("begin_seance", "1|2|north", 3, .decimal), ("doll_spawn", "1|2|3|4|5", 5, .absent),
            ("role_assignment", "seer", 1, .word), ("letter_spawn", "1,2,3", 1, .matrix),
            ("letter_spawn", "0,0,-1,0,0,1,0,0,1,0,0,0,-2,1.4,0.3,0", 1, .matrix),
            ("letter_spawn", "0,0,-1,0,0,1,0,0,1,0,0,0,-2,1.4,nan,1", 1, .matrix),
            ("letter_collected", "many", 1, .wholeNumber), ("seal1_spawn", "1,2,3", 1, .decimal),
            ("seal1_spawn", "1|2|3|4", 1, .decimal), ("clue_digit", "1|12345", 2, .digits),
            ("clue_digit", "1|12a", 2, .digits), ("code_entered", "1|123", 2, .digits),
            ("code_entered", "1|12345", 2, .digits), ("code_result", "1|maybe|2", 2, .word),
            ("scare", "6|boo", 2, .word), ("tune", "101", 1, .wholeNumber), ("say", "9", 1, .wholeNumber),
            ("say", "0", 2, .present), ("say", "0|", 2, .digits), ("say", "0|12345", 2, .digits),
            ("say", "3|1", 2, .absent), ("night_over", "won|3", 1, .word), ("peer_lost", "0|1e99", 2, .decimal),
            ("refused", "dial|because", 2, .word), ("state", "x", 1, .wholeNumber), ("state", "1|%4", 2, .text),
            ("state", "1|a=%", 2, .text), ("ping", "1", 2, .present), ("hello", "1|a", 3, .present),
            ("hello", "0|a|b|seer||", 1, .wholeNumber), ("hello", "1|a|b|boss||", 4, .word),
            ("hello", "1|a|b|seer|||", 7, .absent),
        ]
        for (type, payload, field, expected) in cases {
            let name = EventName([UInt8](type.utf8))
            #expect(
                throws: EventError(event: name, field: field, expected: expected), "\(type) \(payload ?? "nil")"
            ) { try read(type, payload) }
        }
    }

    @Test func everyKnownEventWithAFieldRefusesJunk() {
        for (event, type, payload) in EveryEvent.samples where payload != nil {
            switch event.name {
            case .other, .room, .hello: continue
            default: #expect(throws: EventError.self, "\(type)") { try read(type, "\u{1}|junk|\u{1}") }
            }
        }
    }

    @Test func otherFormsAreTaken() throws {
        #expect(try read("hello", nil) == .hello(Hello(version: 0, name: [])))
        #expect(try read("hello", "Mia|x") == .hello(Hello(version: 0, name: [UInt8]("Mia|x".utf8))))
        #expect(
            try read("hello", "2|K7QX|Mia|seer|lidar,wings|blind,tired|more")
                == .hello(
                    Hello(
                        version: 2, roomCode: [UInt8]("K7QX".utf8), name: [UInt8]("Mia".utf8), wish: .seer,
                        abilities: .lidar, needs: .blind)))
        #expect(try read("doll_touched", "") == .dollTouched)
        #expect(try read("letter_collected", "") == .letterCollected(nil))
        #expect(try read("begin_seance", "") == .beginSeance(nil))
        #expect(try read("lobby", nil) == .lobby([]))
        #expect(try read("refused", "levitate|not_now") == .refused(.other, .notNow))
        #expect(
            try read("letter_spawn", "0.0,0.0,-1.0,0.0,-4.371139e-08,1,0,0,1,0,0,0,-2,1.4,0.25,1.0")
                == .letterSpawn(
                    Transform(
                        right: Vector3(0, 0, -1), up: Vector3(-4.371139e-08, 1, 0), front: Vector3(1, 0, 0),
                        origin: Vector3(-2, 1.4, 0.25))))
    }

    @Test func unknownTypesAreKept() throws {
        for type in ["", "Hello", "hello ", "séance", "letter_spawn2", "other"] {
            let event = NetworkEvent(eventType: [UInt8](type.utf8), payload: [1, 2, 3])
            #expect(try Event(event) == .other(event))
            #expect(try Event(event).networkEvent == event)
        }
    }

    @Test func randomEventsComeThrough() throws {
        for seed in 0..<3_000 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            let event = dice.event()
            let json = NetworkEventWriter.write(event.networkEvent)
            #expect(try Event(NetworkEventReader.read(json)) == event, "seed \(seed)")
        }
    }

    @Test func hostilePayloadsNeverTrap() {
        for seed in 0..<3_000 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            var event = dice.event().networkEvent
            guard var payload = event.payload, !payload.isEmpty else { continue }
            for _ in 0...dice.below(3) {
                let at = dice.below(payload.count)
                payload[at] =
                    dice.chance(2) ? [0x7C, 0x2C, 0x2D, 0x65, 0x2E, 0x25, 0x39, 0x3D][dice.below(8)] : dice.bytes(1)[0]
            }
            event.payload = payload
            // Whatever is read can be written and read again as itself.
            guard let read = try? Event(event), read.name != .hello else { continue }
            #expect((try? Event(read.networkEvent)).map(\.networkEvent) == read.networkEvent, "seed \(seed)")
        }
    }
}
