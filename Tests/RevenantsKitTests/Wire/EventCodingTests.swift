import RevenantsKit
import Testing

@Suite struct EventCodingTests {
    @Test func everyEventHasItsPayloadAndIsReadBack() throws {
        for (event, type, payload) in EveryEvent.samples {
            let expected = NetworkEvent(
                eventType: [UInt8](type.utf8), payload: payload.map { [UInt8]($0.utf8) })
            #expect(event.networkEvent == expected, "\(type) \(payload ?? "nil")")
            #expect(try Event(expected) == event, "\(type) \(payload ?? "nil")")
            #expect(event.name == EventName(expected.eventType))
            #expect(try NetworkEventReader.read(NetworkEventWriter.write(expected)) == expected)
        }
    }

    @Test func everyNameIsSampledAndIsItsOwn() {
        let sampled = Set(EveryEvent.samples.map(\.event.name.rawValue))
        #expect(EventName.allCases.allSatisfy { sampled.contains($0.rawValue) })
        for name in EventName.allCases {
            #expect(EventName(name.wireName.withUTF8Buffer { [UInt8]($0) }) == name)
        }
    }
}
