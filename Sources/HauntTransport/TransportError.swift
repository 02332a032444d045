import CUV

/// What went wrong between this process and the world: what was tried, on whom, why it failed, and what to do.
public struct TransportError: Error, Equatable, Sendable {
    /// The kind of failure. An open set: later versions may add to it.
    public struct Code: Equatable, Hashable, Sendable, CustomStringConvertible {
        private enum Kind: Equatable, Hashable, Sendable {
            case refused, unreachable, unknownHost, timedOut, idle, reset, ended, closed, cancelled, busy
            case addressInUse, addressUnavailable, denied, outOfDescriptors, invalid
            case missingProgram, deadline, outputTooLarge, system
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// Nobody listens there.
        public static let refused = Code(.refused)
        /// No way leads there.
        public static let unreachable = Code(.unreachable)
        /// The name has no address.
        public static let unknownHost = Code(.unknownHost)
        /// The peer did not answer, or did not say its first word, in time.
        public static let timedOut = Code(.timedOut)
        /// Nothing moved on the connection for too long.
        public static let idle = Code(.idle)
        /// The peer cut the connection.
        public static let reset = Code(.reset)
        /// This side has already ended what it sends.
        public static let ended = Code(.ended)
        /// This side has closed the connection, the listener or the loop.
        public static let closed = Code(.closed)
        /// The task was cancelled.
        public static let cancelled = Code(.cancelled)
        /// Another task is already waiting for the same thing.
        public static let busy = Code(.busy)
        /// Another program listens on the address.
        public static let addressInUse = Code(.addressInUse)
        /// The machine does not have the address.
        public static let addressUnavailable = Code(.addressUnavailable)
        /// The system forbids it.
        public static let denied = Code(.denied)
        /// The process has as many files and sockets open as it may.
        public static let outOfDescriptors = Code(.outOfDescriptors)
        /// An address or argument that cannot be.
        public static let invalid = Code(.invalid)
        /// The program is not installed.
        public static let missingProgram = Code(.missingProgram)
        /// The program did not end in time and was ended.
        public static let deadline = Code(.deadline)
        /// The program wrote more than was allowed and was ended.
        public static let outputTooLarge = Code(.outputTooLarge)
        /// Anything else the system said.
        public static let system = Code(.system)

        /// The code's name.
        public var description: String { "\(kind)" }
    }

    /// The kind of failure.
    public var code: Code
    /// What was being done: "connect", "listen", "read", "write", "run".
    public var action: String
    /// With whom or what: an address or a program.
    public var subject: String
    /// Why it failed, in words.
    public var reason: String
    /// What the person or program can do about it; empty when there is nothing to be said.
    public var advice: String

    /// An error from its parts.
    public init(_ code: Code, action: String, subject: String, reason: String, advice: String = "") {
        self.code = code
        self.action = action
        self.subject = subject
        self.reason = reason
        self.advice = advice
    }
}

extension TransportError: CustomStringConvertible {
    /// One sentence with everything in it.
    public var description: String {
        "cannot \(action) \(subject): \(reason)" + (advice.isEmpty ? "" : ". \(advice)")
    }
}

extension TransportError {
    /// An error from one of libuv's negative numbers.
    init(status: Int32, action: String, subject: String) {
        let (code, advice) = Self.meaning(of: status)
        let name = String(cString: uv_err_name(status))
        let reason = "\(String(cString: uv_strerror(status))) (\(name))"
        self.init(code, action: action, subject: subject, reason: reason, advice: advice)
    }

    private static func meaning(of status: Int32) -> (Code, advice: String) {
        switch status {
        case UV_ECONNREFUSED.rawValue:
            (.refused, "Nobody listens there: start the host first, or check the port")
        case UV_EHOSTUNREACH.rawValue, UV_ENETUNREACH.rawValue:
            (.unreachable, "Check that both machines are on the same network")
        case UV_EAI_NONAME.rawValue, UV_EAI_NODATA.rawValue, UV_EAI_AGAIN.rawValue, UV_EAI_FAIL.rawValue:
            (.unknownHost, "Check the name, or give the address in numbers")
        case UV_ETIMEDOUT.rawValue:
            (.timedOut, "Check that the machine is on and that no firewall stands between")
        case UV_ECONNRESET.rawValue, UV_EPIPE.rawValue, UV_ECONNABORTED.rawValue, UV_ENOTCONN.rawValue:
            (.reset, "")
        case UV_EADDRINUSE.rawValue:
            (.addressInUse, "Another program listens there: end it, or choose another port (0 takes a free one)")
        case UV_EADDRNOTAVAIL.rawValue:
            (.addressUnavailable, "This machine does not have that address: use 127.0.0.1, or 0.0.0.0 for all")
        case UV_EACCES.rawValue, UV_EPERM.rawValue:
            (.denied, "Ports under 1024 need rights: choose a higher one")
        case UV_EMFILE.rawValue, UV_ENFILE.rawValue:
            (.outOfDescriptors, "Raise the limit of open files (ulimit -n)")
        case UV_EINVAL.rawValue, UV_EAFNOSUPPORT.rawValue:
            (.invalid, "")
        case UV_ECANCELED.rawValue:
            (.closed, "")
        default:
            (.system, "")
        }
    }
}
