#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal and the process, as far as a command line needs them.
enum Terminal {
    /// The width of the terminal, or 80 where output goes elsewhere.
    static var columns: Int {
        if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
            return columns
        }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Prints a line on the error stream, after all that was printed before.
    static func printError(_ text: String) {
        fflush(nil)
        var line = Array(text.utf8)[...]
        line.append(UInt8(ascii: "\n"))
        while !line.isEmpty {
            let written = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            if written > 0 {
                line.removeFirst(written)
            } else if errno != EINTR {
                return
            }
        }
    }

    static func exit(_ code: ExitCode) -> Never {
        #if canImport(Glibc)
            Glibc.exit(code.rawValue)
        #elseif canImport(Musl)
            Musl.exit(code.rawValue)
        #elseif canImport(Darwin)
            Darwin.exit(code.rawValue)
        #endif
    }
}
