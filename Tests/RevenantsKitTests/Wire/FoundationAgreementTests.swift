import Foundation
import RevenantsKit
import Testing

/// The wire's own JSON against Foundation's, which a stock phone uses.
@Suite struct FoundationAgreementTests {
    private struct Twin: Codable, Equatable {
        var eventType: String
        var payload: String?
        var seat: UInt8?

        init(_ event: NetworkEvent) {
            eventType = String(decoding: event.eventType, as: UTF8.self)
            payload = event.payload.map { String(decoding: $0, as: UTF8.self) }
            seat = event.seat?.rawValue
        }
    }

    private func randomEvent(_ dice: inout WireDice) -> NetworkEvent {
        var event = dice.chance(2) ? dice.networkEvent() : dice.event().networkEvent
        if dice.chance(5) { event.seat = dice.seat() }
        return event
    }

    @Test func tenThousandEventsAreWrittenAlike() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for seed in 0..<10_000 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            let event = randomEvent(&dice)
            let theirs = [UInt8](try encoder.encode(Twin(event)))
            let ours = NetworkEventWriter.write(event)
            if ours != theirs { Issue.record("seed \(seed): \(String(decoding: ours, as: UTF8.self))") }
        }
    }

    @Test func everyControlCharacterIsWrittenAlike() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for scalar in 0..<0x180 as Range<UInt32> {
            let text = [UInt8](String(Unicode.Scalar(scalar) ?? "?").utf8)
            let event = NetworkEvent(eventType: text, payload: text + text)
            #expect(NetworkEventWriter.write(event) == [UInt8](try encoder.encode(Twin(event))), "U+\(scalar)")
        }
    }

    @Test func whatFoundationWritesIsRead() throws {
        let encoders = [JSONEncoder(), JSONEncoder()]
        encoders[1].outputFormatting = .prettyPrinted
        for seed in 0..<1_500 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            let event = randomEvent(&dice)
            let json = [UInt8](try encoders[dice.below(2)].encode(Twin(event)))
            #expect(try NetworkEventReader.read(json) == event, "seed \(seed)")
        }
    }

    @Test func whatIsReadFoundationReadsAlike() throws {
        let decoder = JSONDecoder()
        var readCount = 0
        for seed in 0..<4_000 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            var json = NetworkEventWriter.write(dice.networkEvent())
            for _ in 0..<dice.below(3) {
                let at = dice.below(json.count)
                switch dice.below(3) {
                case 0: json.remove(at: at)
                case 1: json.insert([0x20, 0x22, 0x5C, 0x75, 0x2C, 0x30, 0x6E, 0x09][dice.below(8)], at: at)
                default: json[at] = UInt8(dice.below(0x80))
                }
            }
            guard let event = try? NetworkEventReader.read(json) else { continue }
            readCount += 1
            #expect(try decoder.decode(Twin.self, from: Data(json)) == Twin(event), "seed \(seed)")
        }
        #expect(readCount > 1_000)
    }
}
