/// A value given by name: `--room plan.json`.
@propertyWrapper
public struct Option<Value>: Decodable, ArgumentProperty {
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
        get { declared.read("Option") }
        set { declared = .value(newValue) }
    }

    func definitions(for key: Key) -> [ArgumentDefinition] {
        declared.definitions(for: key)
    }
}

extension Option: Sendable where Value: Sendable {}

extension Option: CustomStringConvertible {
    /// The value's own description.
    public var description: String {
        if case .value(let value) = declared { String(describing: value) } else { "Option(*definition*)" }
    }
}

// MARK: - One value

extension Option where Value: ExpressibleByArgument {
    private init(
        initial: Value?, _ name: NameSpecification, _ parsing: SingleValueParsingStrategy, _ help: ArgumentHelp?,
        _ completion: CompletionKind?
    ) {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                [
                    .single(
                        key, kind: .option(name.names(for: key.name)), strategy: parsing.strategy, initial: initial,
                        description: initial?.defaultValueDescription, help: help,
                        completion: completion ?? Value.defaultCompletionKind, allValues: Value.allValueStrings,
                        read: Value.read)
                ]
            })
    }

    /// An option with a default.
    public init(
        wrappedValue: Value, name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil, completion: CompletionKind? = nil
    ) {
        self.init(initial: wrappedValue, name, parsing, help, completion)
    }

    /// An option that must be given.
    public init(
        name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil
    ) {
        self.init(initial: nil, name, parsing, help, completion)
    }
}

extension Option {
    private init(
        initial: Value?, _ name: NameSpecification, _ parsing: SingleValueParsingStrategy, _ help: ArgumentHelp?,
        _ completion: CompletionKind?, transform: @Sendable @escaping (String) throws -> Value
    ) {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                [
                    .single(
                        key, kind: .option(name.names(for: key.name)), strategy: parsing.strategy, initial: initial,
                        description: initial.map { "\($0)" }, help: help, completion: completion ?? .default,
                        read: transform)
                ]
            })
    }

    /// An option of any type, with a default.
    @preconcurrency
    public init(
        wrappedValue: Value, name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next,
        help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
        transform: @Sendable @escaping (String) throws -> Value
    ) {
        self.init(initial: wrappedValue, name, parsing, help, completion, transform: transform)
    }

    /// An option of any type that must be given.
    @preconcurrency
    public init(
        name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil, transform: @Sendable @escaping (String) throws -> Value
    ) {
        self.init(initial: nil, name, parsing, help, completion, transform: transform)
    }
}
