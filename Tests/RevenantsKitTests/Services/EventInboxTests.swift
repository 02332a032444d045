@testable import RevenantsKit
import Testing

/// The inbox: in order, and the latest of each lasting type as it is read.
struct EventInboxTests {
    @Test func `events are read in order and noted as they are read`() {
        var inbox = EventInbox()
        inbox.push(.candle(3))
        inbox.push(.say(.here))
        inbox.push(.candle(2))
        #expect(inbox.latest.events == [])
        #expect(inbox.next() == .candle(3))
        #expect(inbox.latest.events == [.candle(3)])
        #expect(inbox.next() == .say(.here))
        #expect(!inbox.isEmpty)
        #expect(inbox.next() == .candle(2))
        #expect(inbox.isEmpty)
        #expect(inbox.next() == nil)
        #expect(inbox.latest.events == [.candle(2)], "what was only of its moment is not kept")
    }

    @Test func `the latest stand in the order of their last arrival`() {
        var inbox = EventInbox()
        for event in [Event.letterSpawn(Stage.letter), .letterCollected(1), .letterSpawn(Stage.nextLetter)] {
            inbox.push(event)
        }
        while inbox.next() != nil {}
        #expect(inbox.latest.events == [.letterCollected(1), .letterSpawn(Stage.nextLetter)])
    }

    @Test func `a state replaces all that was known but the room`() {
        var inbox = EventInbox()
        let room = Event.room([1])
        for event in [room, .candle(1), .letterCollected(2)] { inbox.push(event) }
        inbox.push(
            .state(
                number: 4,
                events: [
                    Event.letterCollected(3).networkEvent, Event.say(.here).networkEvent,
                    NetworkEvent(eventType: utf8("candle"), payload: utf8("many")), Event.missionRevealed.networkEvent,
                ]))
        while inbox.next() != nil {}
        #expect(inbox.latest.events == [room, .letterCollected(3), .missionRevealed])
    }

    @Test func `a new night begins with room and lobby`() {
        var inbox = EventInbox()
        for event in RecordedNight.events(for: .seer) { inbox.push(event) }
        while inbox.next() != nil {}
        #expect(inbox.latest.events.count > 10)
        inbox.push(.startScanning(.sample))
        _ = inbox.next()
        #expect(inbox.latest.events.map(\.name) == [.room, .lobby, .startScanning])
    }
}
