import RevenantsKit
import Testing

/// The bytes of version 1, checked in. A line may be added, never changed: what once was sent must be read for ever.
@Suite struct FrozenEventTests {
    @Test func everyFrozenEventIsReadAndWrittenToTheSameBytes() throws {
        try #require(FrozenEvents.version1.count == EveryEvent.samples.count)
        for (line, sample) in zip(FrozenEvents.version1, EveryEvent.samples) {
            let json = [UInt8](line.utf8)
            #expect(try Event(NetworkEventReader.read(json)) == sample.event, "\(line)")
            #expect(NetworkEventWriter.write(sample.event.networkEvent) == json, "\(line)")
        }
    }

    @Test func aFrozenFrameIsReadAndWrittenToTheSameBytes() throws {
        let frozen: [UInt8] = [
            0, 0, 0, 0, 33, 0x7B, 0x22, 0x65, 0x76, 0x65, 0x6E, 0x74, 0x54, 0x79, 0x70, 0x65, 0x22, 0x3A, 0x22, 0x70,
            0x69, 0x6E, 0x22, 0x2C, 0x22, 0x70, 0x61, 0x79, 0x6C, 0x6F, 0x61, 0x64, 0x22, 0x3A, 0x22, 0x31, 0x22, 0x7D,
            1, 0, 0, 0, 2, 0xCA, 0xFE,
        ]
        let frames = [
            Frame(kind: .event, payload: NetworkEventWriter.write(Event.pin(true).networkEvent)),
            Frame(kind: .collaboration, payload: [0xCA, 0xFE]),
        ]
        var bytes: [UInt8] = []
        for frame in frames { #expect(frame.append(to: &bytes)) }
        #expect(bytes == frozen)
        DecoderVerifier.verify(frozen, .init(frames: frames), "frozen")
    }

    @Test func aWatchersCopyIsReadAndWrittenToTheSameBytes() throws {
        let json = [UInt8](#"{"eventType":"candle","payload":"2","seat":1}"#.utf8)
        var event = Event.candle(2).networkEvent
        event.seat = .second
        #expect(NetworkEventWriter.write(event) == json)
        #expect(try NetworkEventReader.read(json) == event)
    }
}
