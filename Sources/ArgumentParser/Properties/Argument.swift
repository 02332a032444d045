/// A value given by its place: `haunt room check FILE`.
@propertyWrapper
public struct Argument<Value>: Decodable, ArgumentProperty {
    var declared: Declared<Value>

    init(declaration: Declaration<Value>) {
        declared = .declaration(declaration)
    }

    /// Called by the parser.
    public init(from decoder: any Decoder) throws {
        declared = try Declared(from: decoder)
    }

    /// A type that is not ``ExpressibleByArgument`` needs a `transform`.
    @available(*, unavailable, message: "Give a transform, or make the type ExpressibleByArgument.")
    public init() {
        fatalError("unavailable")
    }

    /// The value that was given, or the default.
    public var wrappedValue: Value {
        get { declared.read("Argument") }
        set { declared = .value(newValue) }
    }

    func definitions(for key: Key) -> [ArgumentDefinition] {
        declared.definitions(for: key)
    }
}

extension Argument: Sendable where Value: Sendable {}

extension Argument: CustomStringConvertible {
    /// The value's own description.
    public var description: String {
        if case .value(let value) = declared { String(describing: value) } else { "Argument(*definition*)" }
    }
}

// MARK: - One value

extension Argument where Value: ExpressibleByArgument {
    private init(initial: Value?, _ help: ArgumentHelp?, _ completion: CompletionKind?) {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                [
                    .single(
                        key, kind: .positional, strategy: .next, initial: initial,
                        description: initial?.defaultValueDescription, help: help,
                        completion: completion ?? Value.defaultCompletionKind, allValues: Value.allValueStrings,
                        read: Value.read)
                ]
            })
    }

    /// An argument with a default.
    public init(wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {
        self.init(initial: wrappedValue, help, completion)
    }

    /// An argument that must be given.
    public init(help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {
        self.init(initial: nil, help, completion)
    }
}

extension Argument {
    private init(
        initial: Value?, _ help: ArgumentHelp?, _ completion: CompletionKind?,
        transform: @Sendable @escaping (String) throws -> Value
    ) {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                [
                    .single(
                        key, kind: .positional, strategy: .next, initial: initial,
                        description: initial.map { "\($0)" }, help: help, completion: completion ?? .default,
                        read: transform)
                ]
            })
    }

    /// An argument of any type, with a default.
    @preconcurrency
    public init(
        wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
        transform: @Sendable @escaping (String) throws -> Value
    ) {
        self.init(initial: wrappedValue, help, completion, transform: transform)
    }

    /// An argument of any type that must be given.
    @preconcurrency
    public init(
        help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
        transform: @Sendable @escaping (String) throws -> Value
    ) {
        self.init(initial: nil, help, completion, transform: transform)
    }
}
