/// A program to run to its end: input in, output out, nothing left behind.
///
/// The child gets a session of its own, so that it and all that it starts can be ended as one group: at the deadline,
/// when it writes too much, when the task is cancelled, and once more when it has ended by itself.
public struct ChildProgram: Equatable, Sendable {
    /// Where a missing program can be had.
    public struct Provider: Equatable, Sendable {
        /// The Debian package.
        public var debian: String
        /// The Homebrew formula.
        public var homebrew: String

        /// A provider.
        public init(debian: String, homebrew: String) {
            self.debian = debian
            self.homebrew = homebrew
        }
    }

    /// How a program ended.
    public enum Ending: Equatable, Sendable {
        /// By itself, with this exit code.
        case exited(Int32)
        /// By a signal that this side did not send.
        case signalled(Int32)
    }

    /// What a program left.
    public struct Output: Equatable, Sendable {
        /// How it ended.
        public var ending: Ending
        /// All that it wrote to its standard output.
        public var output: [UInt8]
        /// The first bytes it wrote to its standard error.
        public var errorOutput: [UInt8]

        /// What a program left.
        public init(ending: Ending, output: [UInt8], errorOutput: [UInt8]) {
            self.ending = ending
            self.output = output
            self.errorOutput = errorOutput
        }
    }

    /// The program's name, looked up in PATH, or its path.
    public var name: String
    /// Its arguments, without its own name.
    public var arguments: [String]
    /// What it reads from its standard input.
    public var input: [UInt8]
    /// The environment as `KEY=value`; `nil` gives it this process's own.
    public var environment: [String]?
    /// How long it may take.
    public var deadline: Duration
    /// How many bytes it may write to its standard output.
    public var outputLimit: Int
    /// How many bytes of its standard error are kept; what comes beyond is read and dropped.
    public var errorOutputLimit: Int
    /// What to install when it is missing.
    public var provider: Provider?

    /// A program to run.
    public init(
        _ name: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String]? = nil,
        deadline: Duration = .seconds(30), outputLimit: Int = 64 << 20, errorOutputLimit: Int = 64 << 10,
        provider: Provider? = nil
    ) {
        self.name = name
        self.arguments = arguments
        self.input = input
        self.environment = environment
        self.deadline = deadline
        self.outputLimit = outputLimit
        self.errorOutputLimit = errorOutputLimit
        self.provider = provider
    }

    /// Runs it. An exit code other than 0 is the caller's to judge; ``TransportError/Code/missingProgram``,
    /// ``TransportError/Code/deadline``, ``TransportError/Code/outputTooLarge`` and
    /// ``TransportError/Code/cancelled`` are thrown.
    @HauntLoop
    public func run(clock: any LoopClock = SystemClock.shared) async throws(TransportError) -> Output {
        guard !Task.isCancelled else { throw error(.cancelled, "the task was cancelled") }
        guard ([name] + arguments + (environment ?? [])).allSatisfy({ !$0.utf8.contains(0) }) else {
            throw error(.invalid, "a name or argument holds a zero byte")
        }
        let process = RunningProgram(self, clock: clock)
        return try await process.run()
    }

    func error(_ code: TransportError.Code, _ reason: String, advice: String = "") -> TransportError {
        TransportError(code, action: "run", subject: name, reason: reason, advice: advice)
    }

    /// The error of a program that is not there: it names the packages.
    var missing: TransportError {
        let advice =
            provider.map {
                "Install it: apt install \($0.debian) (Debian), brew install \($0.homebrew) (Homebrew)"
            } ?? "Install it, or put it in PATH"
        return error(.missingProgram, "it is not installed", advice: advice)
    }
}
