#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal as a screen to draw on, given back as it was found.
struct TerminalScreen {
    private let before: termios
    private var shown: [String] = []

    /// Whether input and output are a terminal that can be drawn on.
    static var isPossible: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !["", "dumb"].contains(environment("TERM"))
    }

    /// What this terminal can show.
    static var brush: Brush {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map(environment).first { !$0.isEmpty } ?? ""
        let isUnicode = ["utf-8", "utf8"].contains { locale.lowercased().hasSuffix($0) }
        return Brush(hasColour: environment("NO_COLOR").isEmpty, hasUnicode: isUnicode)
    }

    /// Takes the terminal: no echo, no line editing, no signals from keys, another page.
    init() {
        var settings = termios()
        tcgetattr(STDIN_FILENO, &settings)
        before = settings
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        settings.c_iflag &= ~tcflag_t(IXON)
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        StandardOutput.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
    }

    /// Gives the terminal back; keys that nobody read are dropped.
    func leave() {
        StandardOutput.write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
        var settings = before
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    }

    /// How large the terminal is now.
    var size: EyeStage.Size {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return EyeStage.Size(columns: 80, rows: 24)
        }
        return EyeStage.Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Shows a frame, if it is not the one that shows, and all at once where the terminal can (synchronised output, mode
    /// 2026).
    mutating func show(_ rows: [String]) {
        guard rows != shown else { return }
        shown = rows
        let text = rows.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
        StandardOutput.write("\u{1B}[?2026h\u{1B}[H\(text)\u{1B}[J\u{1B}[?2026l")
    }

    private static func environment(_ name: String) -> String {
        getenv(name).map { String(cString: $0) } ?? ""
    }
}

/// The standard output, unbuffered.
enum StandardOutput {
    /// Writes all of a text. What cannot be written any more is let go: a closed terminal ends the sitting by itself.
    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            #if canImport(Glibc)
                let count = bytes.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            #elseif canImport(Musl)
                let count = bytes.withUnsafeBytes { Musl.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            #elseif canImport(Darwin)
                let count = bytes.withUnsafeBytes { Darwin.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            #endif
            if count > 0 { bytes.removeFirst(count) } else if errno != EINTR { return }
        }
    }
}
