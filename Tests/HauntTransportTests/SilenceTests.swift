import HauntTransport
import Testing

@Suite struct SilenceTests {
    @Test @HauntLoop
    func aConnectionWhereNothingMovesIsClosed() async throws {
        let clock = ManualClock()
        var limits = ConnectionLimits()
        limits.idle = .seconds(60)
        var patient = limits
        patient.idle = nil
        patient.handshake = nil
        try await withPair(client: limits, server: patient, clock: clock) { client, server in
            clock.advance(by: .seconds(59))
            try await server.write([1])
            #expect(try await client.read() == [1])
            // The byte started the minute anew.
            clock.advance(by: .seconds(59))
            #expect(!client.isClosed)
            let reading = try await started { try await code { _ = try await client.read() } }
            clock.advance(by: .seconds(1))
            #expect(try await reading.value == .idle)
        }
    }

    @Test @HauntLoop
    func aReaderThatIsSlowIsNotBlamedOnThePeer() async throws {
        let clock = ManualClock()
        var limits = ConnectionLimits()
        limits.idle = .seconds(60)
        limits.receiveBuffer = 4
        var patient = limits
        patient.idle = nil
        try await withPair(client: patient, server: limits, clock: clock) { client, server in
            try await client.write([1, 2, 3, 4, 5, 6])
            try await turnUntil("the buffer is full") { server.unreadBytes == 4 }
            clock.advance(by: .seconds(600))
            #expect(!server.isClosed)
            #expect(try await server.read() == [1, 2, 3, 4])
            #expect(try await server.read() == [5, 6])
        }
    }

    @Test @HauntLoop
    func aGuestThatDoesNotSpeakFirstIsShownOut() async throws {
        let clock = ManualClock()
        try await withPair(clock: clock) { _, server in
            let reading = try await started { try await code { _ = try await server.read() } }
            clock.advance(by: ConnectionLimits().handshake!)
            let got = try await reading.value
            #expect(got == .timedOut)
        }
    }

    @Test @HauntLoop
    func aHostThatDoesNotAnswerIsNotWaitedForForEver() async throws {
        let clock = ManualClock()
        // A listener whose queue is full does not answer: nobody accepts, so a few callers fill it.
        var listenerLimits = ListenerLimits()
        listenerLimits.backlog = 0
        var limits = ConnectionLimits()
        limits.idle = nil
        try await withListener(on: .loopback(), limits: listenerLimits) { listener in
            let endpoint = listener.endpoint
            var connected = 0
            var answer: TransportError.Code?
            var callers: [Task<Void, any Error>] = []
            while answer == nil {
                callers.append(
                    Task { @HauntLoop in
                        answer = try await code {
                            try await withConnection(to: endpoint, limits: limits, clock: clock) { connection in
                                connected += 1
                                _ = try await connection.read()
                            }
                        }
                    })
                var turns = 0
                try await turnUntil("this caller is through or gave up") {
                    turns += 1
                    if turns > 2000 { clock.advance(by: .seconds(1)) }
                    return connected == callers.count || answer != nil
                }
            }
            #expect(answer == .timedOut)
            for caller in callers { caller.cancel() }
            for caller in callers { try await caller.value }
        }
    }
}
