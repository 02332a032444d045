import HauntTransport
import Testing

@Suite struct EndingTests {
    @Test @HauntLoop
    func aHalfOpenConnectionStillCarriesTheOtherWay() async throws {
        try await withPair { client, server in
            try await client.finishWriting()
            try await client.finishWriting()
            #expect(try await server.read() == nil)
            #expect(try await server.read() == nil)
            try await server.write([4, 5])
            try await server.finishWriting()
            #expect(try await readAll(client) == [4, 5])
            #expect(try await code { try await client.write([1]) } == .ended)
        }
    }

    @Test @HauntLoop
    func nobodyListeningIsRefused() async throws {
        let free = try await withListener(on: .loopback()) { $0.endpoint }
        let error = await #expect(throws: TransportError.self) { try await withConnection(to: free) { _ in } }
        #expect(error?.code == .refused)
        #expect(
            error?.description
                == "cannot connect to \(free): connection refused (ECONNREFUSED). "
                + "Nobody listens there: start the host first, or check the port")
    }

    @Test(arguments: ["", "a\0b", String(repeating: "x", count: 300)])
    @HauntLoop
    func aHostThatCannotBeIsSaidSo(host: String) async throws {
        let got = try await code { try await withConnection(to: Endpoint(host: host, port: 1)) { _ in } }
        #expect(got == .invalid || got == .unknownHost)
    }

    @Test @HauntLoop
    func aPortInUseIsSaidSo() async throws {
        try await withListener(on: .loopback()) { first in
            let got = try await code { try await withListener(on: first.endpoint) { _ in } }
            #expect(got == .addressInUse)
        }
    }

    @Test @HauntLoop
    func aResetInTheMiddleOfAWriteEndsTheWrite() async throws {
        try await withPair { client, server in
            async let writing = code {
                while true { try await client.write([UInt8](repeating: 0, count: 1_000_000)) }
            }
            try await turnUntil("the writer waits") { client.queuedBytes > 256 * 1024 }
            // Closing with bytes unread makes the system reset the connection.
            server.close()
            #expect(try await writing == .reset)
            #expect(client.isClosed)
            #expect(try await code { try await client.write([1]) } == .reset)
        }
    }

    @Test @HauntLoop
    func closingEndsAReadThatWaits() async throws {
        try await withPair { client, _ in
            let reading = try await started { try await code { _ = try await client.read() } }
            client.close()
            let got = try await reading.value
            #expect(got == .closed)
            #expect(try await code { _ = try await client.read() } == .closed)
        }
    }

    @Test @HauntLoop
    func bytesThatCameBeforeTheEndAreNotLost() async throws {
        try await withPair { client, server in
            try await client.write([1, 2, 3])
            try await turnUntil("the bytes arrive") { server.unreadBytes == 3 }
            client.close()
            #expect(try await server.read() == [1, 2, 3])
            #expect(try await server.read() == nil)
        }
    }

    @Test @HauntLoop
    func leavingTheScopeSendsWhatWaits() async throws {
        let message = [UInt8](repeating: 3, count: 3_000_000)
        let received = try await withListener(on: .loopback()) { listener in
            let endpoint = listener.endpoint
            async let sending: Void = withConnection(to: endpoint) { try await $0.write(message) }
            let received = try await listener.withNextConnection { try await readAll($0) }
            try await sending
            return received
        }
        #expect(received == message)
    }

    @Test @HauntLoop
    func aFarewellToAPeerThatDoesNotListenIsShort() async throws {
        let clock = ManualClock()
        var limits = ConnectionLimits()
        limits.sendHighWater = .max
        limits.idle = nil
        limits.handshake = nil
        try await withListener(on: .loopback()) { listener in
            let endpoint = listener.endpoint
            let leaving = Task { @HauntLoop in
                try await withConnection(to: endpoint, limits: limits, clock: clock) {
                    try await $0.write([UInt8](repeating: 0, count: 30_000_000))
                }
            }
            try await listener.withNextConnection { _ in
                await clock.untilTimersWait(1)
                clock.advance(by: limits.farewell)
                try await leaving.value
            }
        }
    }

    @Test @HauntLoop
    func cancellationEndsEveryWaitAndCloses() async throws {
        try await withListener(on: .loopback()) { listener in
            let endpoint = listener.endpoint
            let task = Task { @HauntLoop in
                try await code { try await withConnection(to: endpoint) { _ = try await $0.read() } }
            }
            try await listener.withNextConnection { server in
                task.cancel()
                let got = try await task.value
                #expect(got == .cancelled)
                #expect(try await server.read() == nil)
            }
            let accepting = Task { @HauntLoop in try await code { try await listener.withNextConnection { _ in } } }
            accepting.cancel()
            #expect(try await accepting.value == .cancelled)
        }
        try await withPair { client, _ in
            let writing = Task { @HauntLoop in
                try await code { try await client.write([UInt8](repeating: 0, count: 30_000_000)) }
            }
            try await turnUntil("the writer waits") { client.queuedBytes > 256 * 1024 }
            writing.cancel()
            #expect(try await writing.value == .cancelled)
        }
    }

    @Test @HauntLoop
    func aSecondReaderIsToldSo() async throws {
        try await withPair { client, _ in
            let first = try await started { try await client.read() }
            let got = try await code { _ = try await client.read() }
            #expect(got == .busy)
            first.cancel()
            _ = try? await first.value
        }
    }
}
