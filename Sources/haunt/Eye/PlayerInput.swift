#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What reaches a sitting from outside: bytes typed or piped, the end of them, and signals that ask it to end.
struct PlayerInput {
    /// What came.
    enum Arrival {
        case nothing
        case bytes([UInt8])
        /// There will be no more: nobody is there to close the eye.
        case end
    }

    /// Begins to listen. Ctrl-C and its like no longer end the process; they arrive as ``Arrival/end``.
    init() {
        // Made before a handler can run, so that a handler only ever writes.
        _ = SignalPipe.shared
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { _ in SignalPipe.shared.note() }
        }
    }

    /// Waits for something to come, at most so many seconds.
    func wait(seconds: Double) -> Arrival {
        var sources = [STDIN_FILENO, SignalPipe.shared.readEnd].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let timeout = Int32((min(max(seconds, 0), 60) * 1000).rounded(.up))
        guard poll(&sources, nfds_t(sources.count), timeout) > 0 else { return .nothing }
        if sources[1].revents != 0 { return .end }
        guard sources[0].revents != 0 else { return .nothing }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0 && (errno == EINTR || errno == EAGAIN) { return .nothing }
        return count > 0 ? .bytes(Array(bytes[..<count])) : .end
    }
}

/// A pipe that a signal handler may write to.
private struct SignalPipe {
    static let shared = SignalPipe()

    let readEnd: Int32
    private let writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    func note() {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }
}
