/// The code with which a process ends; throw one to end with it and print nothing.
public struct ExitCode: Error, RawRepresentable, Hashable, Sendable {
    /// The number that the shell sees.
    public var rawValue: Int32

    /// The number that the shell sees.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The number that the shell sees.
    public init(_ code: Int32) {
        self.init(rawValue: code)
    }

    /// All went well: 0.
    public static let success = ExitCode(0)
    /// Something failed: 1.
    public static let failure = ExitCode(1)
    /// The command line was wrong: 64, the `EX_USAGE` of `sysexits.h`.
    public static let validationFailure = ExitCode(64)

    /// Whether all went well.
    public var isSuccess: Bool { self == .success }
}
