/// A switch that takes no value: `--json`.
@propertyWrapper
public struct Flag<Value>: Decodable, ArgumentProperty {
    var declared: Declared<Value>

    init(declaration: Declaration<Value>) {
        declared = .declaration(declaration)
    }

    /// Called by the parser.
    public init(from decoder: any Decoder) throws {
        declared = try Declared(from: decoder)
    }

    /// A flag is a Bool, an Int that counts, or an ``EnumerableFlag``.
    @available(
        *, unavailable, message: "A flag is a Bool with a default or an inversion, an Int, or an EnumerableFlag."
    )
    public init() {
        fatalError("unavailable")
    }

    /// The value that was given, or the default.
    public var wrappedValue: Value {
        get { declared.read("Flag") }
        set { declared = .value(newValue) }
    }

    func definitions(for key: Key) -> [ArgumentDefinition] {
        declared.definitions(for: key)
    }
}

extension Flag: Sendable where Value: Sendable {}

extension Flag: CustomStringConvertible {
    /// The value's own description.
    public var description: String {
        if case .value(let value) = declared { String(describing: value) } else { "Flag(*definition*)" }
    }
}

// MARK: - On or off

extension Flag where Value == Bool {
    /// A flag that is off until it is given, or with a default of true can only stay on.
    public init(wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil) {
        self.init(
            declaration: Declaration(initial: wrappedValue) { key, initial in
                [
                    ArgumentDefinition(
                        key: key, kind: .flag(name.names(for: key.name)), help: help ?? "", isOptional: initial != nil,
                        defaultDescription: initial == true ? "true" : nil, initial: initial.map(Held.init),
                        update: { _, _ in Held(true) })
                ]
            })
    }

    private init(
        initial: Bool?, _ name: NameSpecification, _ inversion: FlagInversion, _ exclusivity: FlagExclusivity,
        _ help: ArgumentHelp?
    ) {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                let names = inversion.names(name, for: key.name)
                return ArgumentDefinition.choice(
                    of: [(true, names.on, nil), (false, names.off, nil)], for: key, initial: initial,
                    help: help, exclusivity: exclusivity, isComposite: true)
            })
    }

    /// A flag with two names, on and off, and a default.
    public init(
        wrappedValue: Bool, name: NameSpecification = .long, inversion: FlagInversion,
        exclusivity: FlagExclusivity = .chooseLast, help: ArgumentHelp? = nil
    ) {
        self.init(initial: wrappedValue, name, inversion, exclusivity, help)
    }

    /// A flag with two names, of which one must be given.
    public init(
        name: NameSpecification = .long, inversion: FlagInversion, exclusivity: FlagExclusivity = .chooseLast,
        help: ArgumentHelp? = nil
    ) {
        self.init(initial: nil, name, inversion, exclusivity, help)
    }
}

extension Flag where Value == Bool? {
    /// A flag with two names that is nil until one is given.
    public init(
        wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long, inversion: FlagInversion,
        exclusivity: FlagExclusivity = .chooseLast, help: ArgumentHelp? = nil
    ) {
        self.init(name: name, inversion: inversion, exclusivity: exclusivity, help: help)
    }

    /// A flag with two names that is nil until one is given.
    public init(
        name: NameSpecification = .long, inversion: FlagInversion, exclusivity: FlagExclusivity = .chooseLast,
        help: ArgumentHelp? = nil
    ) {
        self.init(
            declaration: Declaration(initial: .some(nil)) { key, initial in
                let names = inversion.names(name, for: key.name)
                return ArgumentDefinition.choice(
                    of: [(Bool?.some(true), names.on, nil), (Bool?.some(false), names.off, nil)], for: key,
                    initial: initial, help: help, exclusivity: exclusivity, isComposite: true)
            })
    }
}

// MARK: - Counted

extension Flag where Value == Int {
    /// A flag that counts how often it is given: `-vv`.
    public init(name: NameSpecification = .long, help: ArgumentHelp? = nil) {
        self.init(
            declaration: Declaration(initial: 0) { key, initial in
                [
                    ArgumentDefinition(
                        key: key, kind: .flag(name.names(for: key.name)), help: help ?? "", isOptional: true,
                        isRepeating: true, initial: initial.map(Held.init),
                        update: { current, _ in Held((current?.value(as: Int.self) ?? 0) + 1) })
                ]
            })
    }
}
