import HauntTransport
import Testing

@Suite struct BackPressureTests {
    @Test @HauntLoop
    func aWriterWaitsForAPeerThatDoesNotReadAndGoesOnWhenItDoes() async throws {
        var limits = ConnectionLimits()
        limits.receiveBuffer = 64 * 1024
        limits.sendHighWater = 128 * 1024
        let chunk = [UInt8](repeating: 9, count: 64 * 1024)
        let total = chunk.count * 1024
        try await withPair(client: limits, server: limits) { client, server in
            async let writing: Void = {
                for _ in 0..<1024 { try await client.write(chunk) }
                try await client.finishWriting()
            }()
            try await turnUntil("the writer waits") { client.queuedBytes > limits.sendHighWater }
            // What the two kernels hold is theirs; ours is bounded on both sides, and nothing more is taken.
            let sent = client.bytesSent
            for _ in 0..<10_000 { await Task.yield() }
            #expect(client.bytesSent == sent)
            #expect(sent < total)
            #expect(client.queuedBytes <= limits.sendHighWater + chunk.count)
            #expect(server.unreadBytes == limits.receiveBuffer)

            var received = 0
            while let batch = try await server.read() {
                received += batch.count
                #expect(batch.count <= limits.receiveBuffer)
                #expect(client.queuedBytes <= limits.sendHighWater + chunk.count)
            }
            try await writing
            #expect(received == total)
        }
    }

    @Test @HauntLoop
    func withAHighWaterOfZeroAWriteEndsWhenTheSystemHasTheBytes() async throws {
        var limits = ConnectionLimits()
        limits.sendHighWater = 0
        try await withPair(client: limits) { client, server in
            async let reading = readAll(server)
            for _ in 0..<20 {
                try await client.write([UInt8](repeating: 1, count: 1_000_000))
                #expect(client.queuedBytes == 0)
            }
            try await client.finishWriting()
            #expect(try await reading.count == 20_000_000)
        }
    }

    @Test @HauntLoop
    func writersThatWaitGoOnInTheirOrder() async throws {
        var limits = ConnectionLimits()
        limits.sendHighWater = 1
        try await withPair(client: limits) { client, server in
            let writers = (UInt8(0)..<8).map { mark in
                Task { @HauntLoop in try await client.write([UInt8](repeating: mark, count: 2_000_000)) }
            }
            async let reading = {
                var marks: [UInt8] = []
                while let batch = try await server.read() {
                    for place in stride(from: 0, to: batch.count, by: 500) where batch[place] != marks.last {
                        marks.append(batch[place])
                    }
                }
                return marks
            }()
            for writer in writers { try await writer.value }
            try await client.finishWriting()
            #expect(try await reading == [0, 1, 2, 3, 4, 5, 6, 7])
        }
    }
}
