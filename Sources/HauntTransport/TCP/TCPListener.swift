import CUV

/// A socket that takes connections, inside the closure of ``withListener(on:limits:clock:_:)``.
@HauntLoop
public final class TCPListener {
    /// The address listened on, with the real port.
    public private(set) var endpoint: Endpoint
    /// The connections that are open now.
    public var openConnections: Int { connections.count }

    private let limits: ListenerLimits
    private let clock: any LoopClock
    private var raw: UnsafeMutablePointer<uv_tcp_t>?
    /// libuv holds one connection at a time until it is accepted, and takes no further one meanwhile.
    private var hasOneWaiting = false
    private var waiter: Gate<Result<TCPConnection?, TransportError>>?
    private var waiterNumber = 0
    private var connections: [ObjectIdentifier: TCPConnection] = [:]
    private var graceTimer: LoopTimer?
    private var isFreed = false
    private var closeWaiters: [Gate<Void>] = []

    init(on endpoint: Endpoint, limits: ListenerLimits, clock: any LoopClock) async throws(TransportError) {
        self.limits = limits
        self.clock = clock
        self.endpoint = endpoint
        let address = try await endpoint.addresses()[0]
        let raw = Handles.make(uv_tcp_t.self, owner: self)
        var status = uv_tcp_init(HauntLoop.raw, raw)
        guard status == 0 else {
            Handles.discard(raw)
            throw TransportError(status: status, action: "listen on", subject: "\(endpoint)")
        }
        self.raw = raw
        status = address.withPointer { uv_tcp_bind(raw, $0, 0) }
        if status == 0 {
            status = uv_listen(Handles.stream(raw), limits.backlog) { handle, status in
                Handles.owner(TCPListener.self, of: handle).somebodyCalls(status)
            }
        }
        guard status == 0 else {
            await close()
            throw TransportError(status: status, action: "listen on", subject: "\(endpoint)")
        }
        if let address = SocketAddress(fill: { uv_tcp_getsockname(raw, $0, $1) }) { self.endpoint = address.endpoint }
    }

    /// Takes the next connection, lets `body` use it, and closes and frees it.
    ///
    /// Throws ``TransportError/Code/closed`` once the listener was stopped.
    public func withNextConnection<Result: Sendable>(
        _ body: @HauntLoop (TCPConnection) async throws -> Result
    ) async throws -> Result {
        guard let connection = try await accept() else {
            throw TransportError(.closed, action: "listen on", subject: "\(endpoint)", reason: "it was stopped")
        }
        return try await run(connection, body)
    }

    /// Takes connections until ``stop(grace:)`` or cancellation, each with a task of its own that runs `body`, and
    /// returns when the last of them has ended.
    public func serve(_ body: @escaping @HauntLoop (TCPConnection) async -> Void) async throws(TransportError) {
        let failure = await withDiscardingTaskGroup(returning: TransportError?.self) { group in
            do throws(TransportError) {
                while let connection = try await accept() {
                    group.addTask { try? await self.run(connection, body) }
                }
                return nil
            } catch {
                group.cancelAll()
                return error
            }
        }
        if let failure { throw failure }
    }

    /// Takes no further connection. Those that are open may end by themselves within `grace`, then they are closed;
    /// `nil` lets them be.
    public func stop(grace: Duration? = nil) {
        endListening()
        guard let grace else { return }
        graceTimer?.cancel()
        graceTimer = clock.timer(after: grace) { [weak self] in
            for connection in self?.connections.values.map(\.self) ?? [] { connection.close() }
        }
    }

    func close() async {
        endListening()
        graceTimer?.cancel()
        guard !isFreed else { return }
        await suspended { closeWaiters.append($0) }
    }

    private func endListening() {
        guard let raw else { return }
        self.raw = nil
        resumeWaiter(.success(nil))
        Handles.close(raw) { [self] in
            isFreed = true
            for waiter in closeWaiters { waiter.open(()) }
            closeWaiters = []
        }
    }

    private func run<Result: Sendable>(
        _ connection: TCPConnection, _ body: @HauntLoop (TCPConnection) async throws -> Result
    ) async throws -> Result {
        defer {
            connections[ObjectIdentifier(connection)] = nil
            acceptIfPossible()
        }
        return try await connection.scoped(body)
    }

    // MARK: - Accepting

    /// The next connection; `nil` once the listener was stopped.
    private func accept() async throws(TransportError) -> TCPConnection? {
        guard raw != nil else { return nil }
        guard waiter == nil else {
            throw TransportError(
                .busy, action: "accept on", subject: "\(endpoint)", reason: "another task is accepting")
        }
        waiterNumber += 1
        let number = waiterNumber
        return try await suspended {
            waiter = $0
            acceptIfPossible()
        } cancel: { [self] in
            if number == waiterNumber { resumeWaiter(.failure(cancelledError)) }
        }.get()
    }

    private func somebodyCalls(_ status: Int32) {
        // A caller that hung up again, or no descriptor left for it: libuv goes on listening, and so do we.
        guard status == 0 else { return }
        hasOneWaiting = true
        acceptIfPossible()
    }

    private func acceptIfPossible() {
        guard let raw, hasOneWaiting, waiter != nil, connections.count < limits.connections else { return }
        hasOneWaiting = false
        do {
            let connection = try TCPConnection(limits: limits.connection, clock: clock, peer: endpoint)
            guard let socket = connection.raw, uv_accept(Handles.stream(raw), Handles.stream(socket)) == 0 else {
                return connection.close()
            }
            connections[ObjectIdentifier(connection)] = connection
            connection.begin(accepted: true)
            resumeWaiter(.success(connection))
        } catch {
            resumeWaiter(.failure(error))
        }
    }

    private func resumeWaiter(_ result: Result<TCPConnection?, TransportError>) {
        waiter?.open(result)
        waiter = nil
    }

    private var cancelledError: TransportError {
        TransportError(.cancelled, action: "accept on", subject: "\(endpoint)", reason: "the task was cancelled")
    }
}

/// Listens, lets `body` take connections, and stops and frees the listener when it returns or throws.
@HauntLoop
public func withListener<Result: Sendable>(
    on endpoint: Endpoint, limits: ListenerLimits = ListenerLimits(), clock: any LoopClock = SystemClock.shared,
    _ body: @HauntLoop (TCPListener) async throws -> Result
) async throws -> Result {
    let listener = try await TCPListener(on: endpoint, limits: limits, clock: clock)
    do {
        let result = try await body(listener)
        await listener.close()
        return result
    } catch {
        await listener.close()
        throw error
    }
}
