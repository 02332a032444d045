import CUV

/// One TCP connection: bytes in, bytes out, and its end.
///
/// It lives inside the closure of ``withConnection(to:limits:clock:_:)`` or of a ``TCPListener``, and is closed and
/// freed when that returns. One task reads and any number write. A reader that is slow is not read for; a writer whose
/// peer is slow waits.
@HauntLoop
public final class TCPConnection {
    /// This side's address.
    public private(set) var local: Endpoint
    /// The other side's address.
    public private(set) var peer: Endpoint
    /// The bytes received from the peer so far.
    public internal(set) var bytesReceived: UInt64 = 0
    /// The bytes given to ``write(_:)`` so far.
    public internal(set) var bytesSent: UInt64 = 0

    let limits: ConnectionLimits
    let clock: any LoopClock
    /// `nil` once closing has begun.
    var raw: UnsafeMutablePointer<uv_tcp_t>?

    // Reading, in TCPConnection+Reading.
    var received: [UInt8] = []
    var inbound = Inbound.open
    var isReading = false
    var reader: Gate<Result<[UInt8]?, TransportError>>?
    var readerNumber = 0

    // Writing, in TCPConnection+Writing.
    var outbound = Outbound.open
    var writers: [WaitingWriter] = []
    var writerNumber = 0
    var finishing: Gate<Int32>?

    // Silence.
    private var silence: LoopTimer?
    private var lastMove: LoopInstant
    private var lastQueue = 0

    private var isFreed = false
    private var closeWaiters: [Gate<Void>] = []

    /// What comes from the peer.
    enum Inbound: Equatable {
        case open
        case ended
        case failed(TransportError)
    }

    /// What goes to the peer.
    enum Outbound: Equatable {
        case open
        case ended
        case failed(TransportError)
    }

    /// A socket that is not connected yet.
    init(limits: ConnectionLimits, clock: any LoopClock, peer: Endpoint) throws(TransportError) {
        self.limits = limits
        self.clock = clock
        self.peer = peer
        local = .loopback()
        lastMove = clock.now
        let raw = Handles.make(uv_tcp_t.self, owner: self)
        let status = uv_tcp_init(HauntLoop.raw, raw)
        guard status == 0 else {
            Handles.discard(raw)
            throw TransportError(status: status, action: "open a socket for", subject: "\(peer)")
        }
        self.raw = raw
    }

    /// Whether closing has begun.
    public var isClosed: Bool { raw == nil }

    /// Begins the life of a connection whose socket is connected: addresses, options, reading, the watch for silence.
    func begin(accepted: Bool) {
        guard let raw else { return }
        if let address = SocketAddress(fill: { uv_tcp_getsockname(raw, $0, $1) }) { local = address.endpoint }
        if let address = SocketAddress(fill: { uv_tcp_getpeername(raw, $0, $1) }) { peer = address.endpoint }
        uv_tcp_nodelay(raw, 1)
        uv_tcp_keepalive(raw, 1, 60)
        lastMove = clock.now
        startReading()
        if accepted, let handshake = limits.handshake {
            silence = clock.timer(after: handshake) { [weak self] in self?.firstByteIsDue() }
        } else {
            watchSilence()
        }
    }

    /// Closes at once: what waits to be sent is lost, who waits for the connection is told that it is closed.
    public func close() {
        fail(
            TransportError(
                .closed, action: "use the connection to", subject: "\(peer)", reason: "this side has closed it"))
    }

    /// Ends the connection with an error that every waiting and later call gets.
    func fail(_ error: TransportError) {
        guard let raw else { return }
        self.raw = nil
        silence?.cancel()
        silence = nil
        if inbound == .open { inbound = .failed(error) }
        outbound = .failed(error)
        if received.isEmpty || error.code == .closed {
            received = []
            resumeReader(inbound == .ended ? .success(nil) : .failure(error))
        }
        for writer in writers { writer.continuation.open(.failure(error)) }
        writers = []
        Handles.close(raw) { [self] in
            isFreed = true
            for waiter in closeWaiters { waiter.open(()) }
            closeWaiters = []
        }
    }

    /// Sends what waits and this side's end, hears the peer's end, closes, and suspends until the handle is freed. Gives
    /// up and closes after `limits.farewell`; a close with bytes unread would make the system cut off what was sent.
    func sayFarewell() async {
        if raw != nil {
            let limit = clock.timer(after: limits.farewell) { [weak self] in self?.close() }
            try? await finishWriting()
            received = []
            startReading()
            while inbound == .open, (try? await read()) != nil {}
            limit.cancel()
        }
        close()
        await untilFreed()
    }

    /// Suspends until libuv has let go of the socket.
    func untilFreed() async {
        guard !isFreed else { return }
        await suspended { closeWaiters.append($0) }
    }

    // MARK: - Silence

    /// Notes that bytes moved.
    func noteMove() { lastMove = clock.now }

    private func firstByteIsDue() {
        guard bytesReceived == 0 else { return watchSilence() }
        fail(
            TransportError(
                .timedOut, action: "hear from", subject: "\(peer)", reason: "no word within \(limits.handshake!)",
                advice: "The peer must speak first"))
    }

    /// One timer that is set again for the rest, instead of one a message.
    private func watchSilence() {
        guard let idle = limits.idle, raw != nil else { return }
        silence = clock.timer(at: lastMove.advanced(by: idle)) { [weak self] in self?.silenceIsDue(idle) }
    }

    private func silenceIsDue(_ idle: Duration) {
        let queue = queuedBytes
        // A long write moves without a word from us; and a peer that we do not read for cannot be blamed.
        if queue != lastQueue || (inbound == .open && !isReading) { noteMove() }
        lastQueue = queue
        guard lastMove.duration(to: clock.now) >= idle else { return watchSilence() }
        fail(
            TransportError(
                .idle, action: "keep the connection to", subject: "\(peer)", reason: "nothing moved for \(idle)",
                advice: "Send a ping more often than that"))
    }
}
