import HauntTransport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard output, written off the loop, so that a reader that is slow keeps the night waiting and not the sockets.
struct NightOutput: Sendable {
    /// The reader has closed its end: `haunt night | head`. Nobody is left to tell anything to.
    struct Closed: Error {}

    /// What the night says cannot be written: a full disk, most often.
    struct Failed: Error, CustomStringConvertible {
        var code: Int32

        var description: String {
            "the night's words cannot be written: \(String(cString: strerror(code))). Make room, or send them elsewhere."
        }
    }

    /// Whether a terminal shows it.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }

    /// The terminal's columns; 80 where there is none.
    static var columns: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Whether to colour: on a terminal, unless NO_COLOR is set to anything (no-color.org).
    static var hasColour: Bool {
        guard isTerminal else { return false }
        guard let value = getenv("NO_COLOR") else { return true }
        return value[0] == 0
    }

    /// Writes lines, all of them.
    nonisolated func write(_ lines: [String]) async throws {
        guard !lines.isEmpty else { return }
        var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite($0) }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    // Somebody made the terminal non-blocking: wait until it takes more.
                    var request = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                    poll(&request, 1, -1)
                    continue
                }
                guard errno == EPIPE else { throw Failed(code: errno) }
                throw Closed()
            }
            bytes = bytes.dropFirst(count)
        }
    }

    private func systemWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
        #else
            Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
        #endif
    }
}
