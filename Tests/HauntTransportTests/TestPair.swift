import HauntTransport

/// Calls `body` with the two ends of one connection over the loopback, in this process.
@HauntLoop
func withPair<Result: Sendable>(
    client clientLimits: ConnectionLimits = ConnectionLimits(),
    server serverLimits: ConnectionLimits = ConnectionLimits(),
    clock: any LoopClock = SystemClock.shared,
    _ body: @HauntLoop (_ client: TCPConnection, _ server: TCPConnection) async throws -> Result
) async throws -> Result {
    var limits = ListenerLimits()
    limits.connection = serverLimits
    return try await withListener(on: .loopback(), limits: limits, clock: clock) { listener in
        try await withConnection(to: listener.endpoint, limits: clientLimits, clock: clock) { client in
            try await listener.withNextConnection { server in
                let result = try await body(client, server)
                client.close()
                return result
            }
        }
    }
}

/// Reads to the end of the peer's stream.
@HauntLoop
func readAll(_ connection: TCPConnection) async throws(TransportError) -> [UInt8] {
    var all: [UInt8] = []
    while let batch = try await connection.read() { all += batch }
    return all
}

/// Lets the loop turn until `condition` holds; fails loudly instead of hanging when it never does.
@HauntLoop
func turnUntil(_ what: String, _ condition: @HauntLoop () -> Bool) async throws {
    for _ in 0..<2_000_000 {
        if condition() { return }
        await Task.yield()
    }
    throw NeverHappened(what: what)
}

struct NeverHappened: Error {
    var what: String
}

/// Starts `body` and returns when it waits for the first time: until then it has the loop to itself.
@HauntLoop
func started<Value: Sendable>(
    _ body: @escaping @HauntLoop @Sendable () async throws -> Value
) async throws -> Task<Value, any Error> {
    let start = Start()
    let task = Task { @HauntLoop in
        start.hasBegun = true
        return try await body()
    }
    try await turnUntil("the task begins") { start.hasBegun }
    return task
}

@HauntLoop
private final class Start {
    var hasBegun = false
}

/// The error code that `body` throws; `nil` when it throws none.
@HauntLoop
func code(_ body: @HauntLoop () async throws -> Void) async throws -> TransportError.Code? {
    do {
        try await body()
        return nil
    } catch let error as TransportError {
        return error.code
    }
}

/// A small repeatable generator (SplitMix64), so that a failing seed can be tried again.
struct TestRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) } }
}
