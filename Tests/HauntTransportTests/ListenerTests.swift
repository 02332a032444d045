import HauntTransport
import Testing

@Suite struct ListenerTests {
    @Test @HauntLoop
    func beyondTheLimitACallerWaitsUntilAnotherLeaves() async throws {
        var limits = ListenerLimits()
        limits.connections = 2
        try await withListener(on: .loopback(), limits: limits) { listener in
            async let serving: Void = listener.serve { server in
                try? await server.write([1])
                _ = try? await server.read()
            }
            let endpoint = listener.endpoint
            try await withConnection(to: endpoint) { first in
                #expect(try await first.read() == [1])
                try await withConnection(to: endpoint) { second in
                    #expect(try await second.read() == [1])
                    try await withConnection(to: endpoint) { third in
                        for _ in 0..<1000 { await Task.yield() }
                        #expect(listener.openConnections == 2)
                        #expect(third.unreadBytes == 0)
                        first.close()
                        let got = try await third.read()
                        #expect(got == [1])
                        third.close()
                    }
                    second.close()
                }
            }
            listener.stop()
            try await serving
            #expect(listener.openConnections == 0)
        }
    }

    @Test @HauntLoop
    func stoppingLetsThoseWhoAreInFinishAndTakesNobodyElse() async throws {
        try await withListener(on: .loopback()) { listener in
            let endpoint = listener.endpoint
            async let serving: Void = listener.serve { server in
                while let batch = try? await server.read() { try? await server.write(batch) }
            }
            try await withConnection(to: endpoint) { client in
                try await client.write([1])
                #expect(try await client.read() == [1])
                listener.stop()
                #expect(try await code { try await withConnection(to: endpoint) { _ in } } == .refused)
                try await client.write([2])
                #expect(try await client.read() == [2])
                client.close()
            }
            try await serving
            #expect(try await code { try await listener.withNextConnection { _ in } } == .closed)
        }
    }

    @Test @HauntLoop
    func afterItsGraceWhoIsStillInIsShownOut() async throws {
        let clock = ManualClock()
        try await withListener(on: .loopback(), clock: clock) { listener in
            let endpoint = listener.endpoint
            async let serving: Void = listener.serve { server in
                while let batch = try? await server.read() { try? await server.write(batch) }
            }
            try await withConnection(to: endpoint) { client in
                try await client.write([1])
                #expect(try await client.read() == [1])
                listener.stop(grace: .seconds(3))
                clock.advance(by: .seconds(3))
                #expect(try await client.read() == nil)
            }
            try await serving
        }
    }

    @Test @HauntLoop
    func cancellingTheServiceEndsItsConnections() async throws {
        try await withListener(on: .loopback()) { listener in
            let endpoint = listener.endpoint
            let serving = Task { @HauntLoop in
                try await code { try await listener.serve { while (try? await $0.read()) != nil {} } }
            }
            try await withConnection(to: endpoint) { client in
                try await turnUntil("the guest is in") { listener.openConnections == 1 }
                serving.cancel()
                #expect(try await client.read() == nil)
                client.close()
            }
            #expect(try await serving.value == .cancelled)
        }
    }
}
