import HauntTransport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What concerns the whole process runs in a process of its own.
@Suite struct ProcessTests {
    @Test func everyHandleIsGivenBack() async {
        await #expect(processExitsWith: .success) { @HauntLoop in
            // Endings of all kinds: an orderly one, a close, a refusal, a reset, a cancellation, a child program.
            try await withPair { client, server in
                try await client.write([1])
                _ = try await server.read()
            }
            try await withPair { client, server in
                let writing = Task { @HauntLoop in
                    while true { try await client.write([UInt8](repeating: 0, count: 1_000_000)) }
                }
                try await turnUntil("the writer waits") { client.queuedBytes > 256 * 1024 }
                server.close()
                _ = try? await writing.value
            }
            let free = try await withListener(on: .loopback()) { $0.endpoint }
            try? await withConnection(to: free) { _ in }
            let cancelled = Task { @HauntLoop in
                try await withListener(on: .loopback()) { try await $0.withNextConnection { _ in } }
            }
            cancelled.cancel()
            _ = try? await cancelled.value
            _ = try await ChildProgram("/bin/sh", ["-c", "cat; sleep 600 &"], input: [1, 2, 3]).run()
            _ = try? await ChildProgram("haunt-has-no-such-program").run()
            await withSignals { _ in }
            SystemClock.shared.timer(after: .seconds(600)) {}.cancel()
            try await turnUntil("every handle is closed") { HauntLoop.openHandles == 0 }
        }
    }

    @Test func requestsToEndAreValuesAndDoNotEndTheProcess() async {
        await #expect(processExitsWith: .exitCode(42)) { @HauntLoop in
            let requests = await withSignals { signals in
                kill(getpid(), SIGTERM)
                let first = await signals.next()
                kill(getpid(), SIGINT)
                let second = await signals.next()
                let waiting = Task { @HauntLoop in await signals.next() }
                waiting.cancel()
                return [first, second, await waiting.value]
            }
            if requests == [.terminate, .interrupt, nil] { exit(42) }
        }
    }

    @Test func aPeerThatIsGoneDoesNotEndTheProcess() async {
        await #expect(processExitsWith: .success) { @HauntLoop in
            try await withPair { client, server in
                server.close()
                while (try? await client.write([UInt8](repeating: 0, count: 100_000))) != nil {}
            }
        }
    }
}
