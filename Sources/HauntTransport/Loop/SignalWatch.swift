import CUV

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The operating system's requests to end, as values of the loop instead of interruptions.
@HauntLoop
public final class SignalWatch {
    /// A request that can be waited for.
    public enum Request: Equatable, Sendable {
        /// SIGINT: a person pressed Control-C.
        case interrupt
        /// SIGTERM: the system wants the program to end.
        case terminate

        var number: Int32 { self == .interrupt ? SIGINT : SIGTERM }
    }

    private var waiting: [Request] = []
    private var waiter: Gate<Request?>?
    private var watched: [WatchedSignal] = []

    init(_ requests: [Request]) {
        watched = requests.map { request in
            WatchedSignal(request) { [weak self] in self?.deliver(request) }
        }
    }

    /// The next request, or `nil` once the task is cancelled.
    public func next() async -> Request? {
        if !waiting.isEmpty { return waiting.removeFirst() }
        deliver(nil)
        return await suspended {
            waiter = $0
        } cancel: { [self] in
            deliver(nil)
        }
    }

    func close() {
        for signal in watched { signal.close() }
        deliver(nil)
    }

    private func deliver(_ request: Request?) {
        if let waiter {
            self.waiter = nil
            waiter.open(request)
        } else if let request {
            waiting.append(request)
        }
    }
}

/// Lets `body` wait for requests to end the program. They do not end it while `body` runs.
@HauntLoop
public func withSignals<Result: Sendable>(
    _ requests: [SignalWatch.Request] = [.interrupt, .terminate],
    _ body: @HauntLoop (SignalWatch) async throws -> Result
) async rethrows -> Result {
    let watch = SignalWatch(requests)
    defer { watch.close() }
    return try await body(watch)
}

@HauntLoop
private final class WatchedSignal {
    private let action: @HauntLoop () -> Void
    private var raw: UnsafeMutablePointer<uv_signal_t>?

    init(_ request: SignalWatch.Request, _ action: @escaping @HauntLoop () -> Void) {
        self.action = action
        let raw = Handles.make(uv_signal_t.self, owner: self)
        guard uv_signal_init(HauntLoop.raw, raw) == 0 else {
            Handles.discard(raw)
            return
        }
        self.raw = raw
        uv_signal_start(raw, { handle, _ in Handles.owner(WatchedSignal.self, of: handle).action() }, request.number)
    }

    func close() {
        guard let raw else { return }
        self.raw = nil
        Handles.close(raw)
    }
}
