/// A type whose values can be read from one word of a command line.
public protocol ExpressibleByArgument: SendableMetatype {
    /// Reads a word; nil if it is no value of this type.
    init?(argument: String)

    /// The value as help shows it where it is a default.
    var defaultValueDescription: String { get }

    /// All words that can be given, where they can be listed.
    static var allValueStrings: [String] { get }

    /// What a shell offers for a value of this type.
    static var defaultCompletionKind: CompletionKind { get }
}

extension ExpressibleByArgument {
    /// The value's own description.
    public var defaultValueDescription: String { "\(self)" }

    /// None: the values cannot be listed.
    public static var allValueStrings: [String] { [] }

    /// A list of the values where they can be listed.
    public static var defaultCompletionKind: CompletionKind {
        allValueStrings.isEmpty ? .default : .list(allValueStrings)
    }
}

extension ExpressibleByArgument where Self: CaseIterable {
    /// Every case's own description.
    public static var allValueStrings: [String] { allCases.map { String(describing: $0) } }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue: ExpressibleByArgument {
    /// The raw value's description.
    public var defaultValueDescription: String { rawValue.defaultValueDescription }
}

extension ExpressibleByArgument where Self: CaseIterable, Self: RawRepresentable, RawValue: ExpressibleByArgument {
    /// Every case's raw value.
    public static var allValueStrings: [String] { allCases.map(\.rawValue.defaultValueDescription) }
}

extension RawRepresentable where Self: ExpressibleByArgument, RawValue: ExpressibleByArgument {
    /// Reads the raw value.
    public init?(argument: String) {
        guard let rawValue = RawValue(argument: argument) else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension LosslessStringConvertible where Self: ExpressibleByArgument {
    /// Reads the description.
    public init?(argument: String) {
        self.init(argument)
    }
}

extension String: ExpressibleByArgument {
    /// Any word is a string.
    public init?(argument: String) {
        self = argument
    }
}

extension Bool: ExpressibleByArgument {
    /// Both values.
    public static var defaultCompletionKind: CompletionKind { .list(["true", "false"]) }
}

extension Int: ExpressibleByArgument {}
extension Int8: ExpressibleByArgument {}
extension Int16: ExpressibleByArgument {}
extension Int32: ExpressibleByArgument {}
extension Int64: ExpressibleByArgument {}
extension UInt: ExpressibleByArgument {}
extension UInt8: ExpressibleByArgument {}
extension UInt16: ExpressibleByArgument {}
extension UInt32: ExpressibleByArgument {}
extension UInt64: ExpressibleByArgument {}
extension Float: ExpressibleByArgument {}
extension Double: ExpressibleByArgument {}
