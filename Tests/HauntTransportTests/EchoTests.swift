import HauntTransport
import Testing

@Suite struct EchoTests {
    @Test(arguments: UInt64(1)...12)
    @HauntLoop
    func anySplitOfTheBytesArrivesWholeAndInOrder(seed: UInt64) async throws {
        var random = TestRandom(state: seed)
        let message = random.bytes(Int.random(in: 1...400_000, using: &random))
        var limits = ConnectionLimits()
        limits.receiveBuffer = Int.random(in: 1...100_000, using: &random)
        limits.sendHighWater = Int.random(in: 0...100_000, using: &random)
        var pieces: [[UInt8]] = []
        var rest = message[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...max(1, message.count / 5), using: &random))
            pieces.append([UInt8](piece))
            rest = rest.dropFirst(piece.count)
        }
        let sent = pieces
        let echoed = try await withPair(client: limits, server: limits) { client, server in
            async let echo: Void = {
                while let batch = try await server.read() { try await server.write(batch) }
                try await server.finishWriting()
            }()
            async let answer = readAll(client)
            for piece in sent { try await client.write(piece) }
            try await client.finishWriting()
            try await echo
            return try await answer
        }
        #expect(echoed == message, "seed \(seed)")
    }

    @Test @HauntLoop
    func addressesAndCountsAreTold() async throws {
        try await withPair { client, server in
            #expect(client.peer == server.local)
            #expect(client.local == server.peer)
            #expect(client.peer.host == "127.0.0.1")
            try await client.write([1, 2, 3])
            try await client.finishWriting()
            #expect(try await readAll(server) == [1, 2, 3])
            #expect(client.bytesSent == 3)
            #expect(server.bytesReceived == 3)
        }
    }

    @Test(arguments: ["localhost", "::1"])
    @HauntLoop
    func namesAndIPv6AreReached(host: String) async throws {
        let words = try await withListener(on: Endpoint(host: host, port: 0)) { listener in
            try await withConnection(to: Endpoint(host: host, port: listener.endpoint.port)) { client in
                try await client.write([7])
                try await client.finishWriting()
                return try await listener.withNextConnection { server in
                    let words = try await readAll(server)
                    client.close()
                    return words
                }
            }
        }
        #expect(words == [7])
    }

    @Test @HauntLoop
    func aThousandConnectionsAtOnce() async throws {
        let count = 1000
        let sum = try await withListener(on: .loopback()) { listener in
            async let serving: Void = listener.serve { server in
                while let batch = try? await server.read() { try? await server.write(batch) }
            }
            let endpoint = listener.endpoint
            // All are open before the first one speaks.
            let gate = Gate(count)
            let clients = (0..<count).map { number in
                Task { @HauntLoop in
                    try await withConnection(to: endpoint) { client in
                        await gate.arrive()
                        let word = [UInt8(number >> 8), UInt8(number & 255)]
                        try await client.write(word)
                        try await client.finishWriting()
                        return try await readAll(client) == word ? 1 : 0
                    }
                }
            }
            var sum = 0
            for client in clients { sum += try await client.value }
            listener.stop()
            try await serving
            return sum
        }
        #expect(sum == count)
    }
}

/// Holds everybody until the last has come.
@HauntLoop
final class Gate {
    private var missing: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { missing = count }

    func arrive() async {
        missing -= 1
        guard missing > 0 else {
            for one in waiting { one.resume() }
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }
}
