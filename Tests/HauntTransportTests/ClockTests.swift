import HauntTransport
import Testing

@Suite struct ClockTests {
    @Test @HauntLoop
    func aManualClockMakesItsCallsInTheirOrderAtTheirMoments() {
        let clock = ManualClock()
        var calls: [String] = []
        func note(_ name: String) { calls.append("\(name) \(clock.now.sinceStart)") }
        clock.timer(after: .seconds(3)) { note("c") }
        clock.timer(after: .seconds(1)) {
            note("a")
            clock.timer(after: .seconds(1)) { note("a2") }
        }
        clock.timer(after: .seconds(1)) { note("b") }
        let never = clock.timer(after: .seconds(2)) { note("never") }
        never.cancel()
        never.cancel()
        clock.advance(by: .milliseconds(999))
        #expect(calls.isEmpty)
        clock.advance(by: .seconds(5))
        #expect(calls == ["a 1.0 seconds", "b 1.0 seconds", "a2 2.0 seconds", "c 3.0 seconds"])
        #expect(clock.waitingTimers == 0)
    }

    @Test @HauntLoop
    func sleepersWakeAtTheirTimeOrWhenCancelled() async throws {
        let clock = ManualClock()
        let start = clock.now
        let sleeper = Task { @HauntLoop in try await clock.sleep(until: start.advanced(by: .seconds(2))) }
        let dreamer = Task { @HauntLoop in try await clock.sleep(until: start.advanced(by: .seconds(9))) }
        await clock.untilTimersWait(2)
        clock.advance(by: .seconds(2))
        try await sleeper.value
        dreamer.cancel()
        await #expect(throws: CancellationError.self) { try await dreamer.value }
        #expect(clock.waitingTimers == 0)
    }

    @Test @HauntLoop
    func theSystemsTimersAreNeverEarly() async throws {
        let clock = SystemClock.shared
        for microseconds in [0, 1, 300, 1000, 1700] {
            let deadline = clock.now.advanced(by: .microseconds(microseconds))
            try await clock.sleep(until: deadline)
            #expect(clock.now >= deadline)
        }
        await withCheckedContinuation { continuation in
            clock.timer(after: .seconds(-1)) { continuation.resume() }
        }
    }

    @Test @HauntLoop
    func jobsThatMakeJobsDoNotStarveTheSockets() async throws {
        let busy = Task { @HauntLoop in while !Task.isCancelled { await Task.yield() } }
        try await withPair { client, server in
            try await client.write([1])
            #expect(try await server.read() == [1])
        }
        busy.cancel()
    }
}
