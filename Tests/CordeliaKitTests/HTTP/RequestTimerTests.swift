import CordeliaKit
import Testing

/// Slow requests, by a clock moved by hand.
@Suite struct RequestTimerTests {
    /// A connection whose bytes come at given moments, in seconds.
    private struct Connection {
        var parser = RequestParser()
        var timer = RequestTimer()

        mutating func receive(_ text: String, at seconds: Double) {
            let received = [UInt8](latin1: text)
            var position = 0
            while parser.next(in: received.span, at: &position) != nil {}
            timer.note(parser.progress, at: .seconds(seconds))
        }

        func refusal(at seconds: Double) -> HTTPRefusal? { timer.refusal(at: .seconds(seconds)) }
    }

    private let head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n"
    private let slowHead = HTTPRefusal(.slowHead)
    private let slowBody = HTTPRefusal(.slowBody)

    @Test func theyAreRefusedWith408() {
        #expect(slowHead.status == .requestTimeout && slowHead.closes)
        #expect(slowBody.status == .requestTimeout && slowBody.closes)
    }

    @Test func anIdleConnectionHasNoRequestToRefuse() {
        var connection = Connection()
        #expect(connection.timer.deadline == nil && connection.refusal(at: 1_000) == nil)
        connection.receive("GET / HTTP/1.1\r\nHost: a\r\n\r\n", at: 1_000)
        #expect(connection.timer.deadline == nil && connection.refusal(at: 2_000) == nil)
    }

    /// Ten seconds from its first byte, and a byte now and then does not help.
    @Test func aSlowHead() {
        var connection = Connection()
        for (index, byte) in "GET / HTTP/1.1".enumerated() {
            connection.receive("\(byte)", at: 100 + Double(index) / 2)
        }
        #expect(connection.timer.deadline == .seconds(110))
        #expect(connection.refusal(at: 109.999) == nil)
        #expect(connection.refusal(at: 110) == slowHead)
    }

    @Test func eachHeadHasItsOwnTime() {
        var connection = Connection()
        let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        connection.receive("G", at: 0)
        connection.receive(request.dropFirst() + "G", at: 9)
        #expect(connection.timer.deadline == .seconds(19))
        connection.receive(request.dropFirst() + request + "G", at: 18)
        #expect(connection.timer.deadline == .seconds(28))
    }

    @Test func aBodyThatPauses() {
        var connection = Connection()
        connection.receive(head, at: 1)
        #expect(connection.timer.deadline == .seconds(11))
        connection.receive(String(repeating: "x", count: 50_000), at: 5)
        #expect(connection.timer.deadline == .seconds(15))
        #expect(connection.refusal(at: 14.9) == nil && connection.refusal(at: 15) == slowBody)
    }

    /// After its first ten seconds a body must have come at 1 KiB a second.
    @Test func aBodyThatTrickles() {
        var connection = Connection()
        connection.receive(head, at: 0)
        for second in 1...11 { connection.receive(String(repeating: "x", count: 512), at: Double(second)) }
        #expect(connection.timer.deadline == .seconds(15.5))
        #expect(connection.refusal(at: 15.5) == slowBody)
        connection.receive(String(repeating: "x", count: 4_608), at: 12)
        #expect(connection.timer.deadline == .seconds(20))
    }

    /// Chunks' framing and trailers are part of the body's time.
    @Test func aBodyThatNeverEnds() {
        var connection = Connection()
        connection.receive("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", at: 0)
        connection.receive("0\r\n", at: 4)
        connection.receive("A: b\r\n", at: 9)
        #expect(connection.refusal(at: 9.9) == nil && connection.refusal(at: 10.1) == slowBody)
        connection.receive("\r\n", at: 10)
        #expect(connection.timer.deadline == nil)
    }

    @Test func aClosedConnectionWaitsForNothing() {
        var connection = Connection()
        connection.receive("(", at: 0)
        #expect(connection.parser.isClosed && connection.timer.deadline == nil)
    }

    @Test func otherTimes() {
        var timer = RequestTimer(headTime: .seconds(1), bodyTime: .seconds(2), bodyRate: 0)
        var progress = RequestProgress()
        progress.phase = .head
        timer.note(progress, at: .seconds(5))
        #expect(timer.deadline == .seconds(6))
        progress.phase = .body
        timer.note(progress, at: .seconds(6))
        #expect(timer.deadline == .seconds(8))
    }
}
