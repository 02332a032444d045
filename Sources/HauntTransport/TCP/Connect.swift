import CUV

/// Connects, lets `body` use the connection, and closes and frees it.
///
/// When `body` returns, what waits is sent first (see ``ConnectionLimits/farewell``); when it throws, the connection is
/// closed at once. Cancelling the task ends every waiting call of the connection.
@HauntLoop
public func withConnection<Result: Sendable>(
    to endpoint: Endpoint, limits: ConnectionLimits = ConnectionLimits(), clock: any LoopClock = SystemClock.shared,
    _ body: @HauntLoop (TCPConnection) async throws -> Result
) async throws -> Result {
    let connection = try await connect(to: endpoint, limits: limits, clock: clock)
    connection.begin(accepted: false)
    return try await connection.scoped(body)
}

extension TCPConnection {
    /// Runs `body` and ends this connection whichever way it leaves.
    func scoped<Result: Sendable>(_ body: @HauntLoop (TCPConnection) async throws -> Result) async throws -> Result {
        do {
            let result = try await body(self)
            await sayFarewell()
            return result
        } catch {
            close()
            await untilFreed()
            throw error
        }
    }
}

/// Tries the host's addresses in turn, all within one handshake time.
@HauntLoop
private func connect(
    to endpoint: Endpoint, limits: ConnectionLimits, clock: any LoopClock
) async throws(TransportError) -> TCPConnection {
    let deadline = limits.handshake.map { clock.now.advanced(by: $0) }
    var failure: TransportError?
    for address in try await endpoint.addresses() {
        let connection = try TCPConnection(limits: limits, clock: clock, peer: address.endpoint)
        let attempt = Attempt(connection)
        do {
            try await attempt.run(address, until: deadline)
            return connection
        } catch {
            connection.close()
            await connection.untilFreed()
            failure = error
            if error.code == .cancelled || error.code == .timedOut { break }
        }
    }
    throw failure ?? TransportError(status: UV_EAI_NODATA.rawValue, action: "connect to", subject: "\(endpoint)")
}

/// One `uv_tcp_connect`: it ends by the system's answer, the deadline or cancellation, whichever is first.
@HauntLoop
private final class Attempt {
    private let connection: TCPConnection
    private var continuation: Gate<TransportError?>?

    init(_ connection: TCPConnection) { self.connection = connection }

    func run(_ address: SocketAddress, until deadline: LoopInstant?) async throws(TransportError) {
        let timer = deadline.map { connection.clock.timer(at: $0) { self.end(self.lateError) } }
        let error = await suspended {
            continuation = $0
            start(address)
        } cancel: { [self] in
            end(cancelledError)
        }
        timer?.cancel()
        if let error { throw error }
    }

    private func start(_ address: SocketAddress) {
        guard let raw = connection.raw else { return end(cancelledError) }
        let request = UnsafeMutablePointer<uv_connect_t>.allocate(capacity: 1)
        request.pointee.data = Unmanaged.passRetained(self).toOpaque()
        let status = address.withPointer { address in
            uv_tcp_connect(request, raw, address) { request, status in
                let attempt = Unmanaged<Attempt>.fromOpaque(request!.pointee.data).takeRetainedValue()
                request!.deallocate()
                attempt.end(status == 0 ? nil : attempt.error(status))
            }
        }
        guard status != 0 else { return }
        Unmanaged<Attempt>.fromOpaque(request.pointee.data).release()
        request.deallocate()
        end(error(status))
    }

    private func end(_ error: TransportError?) {
        continuation?.open(error)
        continuation = nil
    }

    private func error(_ status: Int32) -> TransportError {
        TransportError(status: status, action: "connect to", subject: "\(connection.peer)")
    }

    private var lateError: TransportError {
        TransportError(
            .timedOut, action: "connect to", subject: "\(connection.peer)",
            reason: "no answer within \(connection.limits.handshake!)",
            advice: "Check that the machine is on and that no firewall stands between")
    }

    private var cancelledError: TransportError {
        TransportError(
            .cancelled, action: "connect to", subject: "\(connection.peer)", reason: "the task was cancelled")
    }
}
