extension Flag where Value: EnumerableFlag {
    private init(initial: Value?, _ exclusivity: FlagExclusivity, _ help: ArgumentHelp?) {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                .enumerable(Value.self, as: { $0 }, for: key, initial: initial, help: help, exclusivity: exclusivity)
            })
    }

    /// One flag a case, and a default.
    public init(wrappedValue: Value, exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil) {
        self.init(initial: wrappedValue, exclusivity, help)
    }

    /// One flag a case, of which one must be given.
    public init(exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil) {
        self.init(initial: nil, exclusivity, help)
    }
}

extension Flag {
    /// One flag a case; nil until one is given.
    public init<Element: EnumerableFlag>(
        exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
    ) where Value == Element? {
        self.init(
            declaration: Declaration(initial: .some(nil)) { key, initial in
                .enumerable(
                    Element.self, as: Element?.some, for: key, initial: initial, help: help, exclusivity: exclusivity)
            })
    }

    /// One flag a case; nil until one is given.
    public init<Element: EnumerableFlag>(
        wrappedValue: _OptionalNilComparisonType, exclusivity: FlagExclusivity = .exclusive, help: ArgumentHelp? = nil
    ) where Value == Element? {
        self.init(exclusivity: exclusivity, help: help)
    }

    /// One flag a case, as many of them as are given; the first replaces the default.
    public init<Element: EnumerableFlag>(wrappedValue: [Element], help: ArgumentHelp? = nil) where Value == [Element] {
        self.init(
            declaration: Declaration(initial: wrappedValue) { key, initial in
                Element.allCases.map { value in
                    ArgumentDefinition(
                        key: key, kind: .flag(Element.names(of: value)),
                        help: Element.help(for: value) ?? help ?? "", isOptional: true, isRepeating: true,
                        initial: initial.map(Held.init),
                        update: { current, _ in Held((current?.value(as: [Element].self) ?? []) + [value]) })
                }
            })
    }
}

extension EnumerableFlag {
    static func names(of value: Self) -> [Name] {
        name(for: value).names(for: String(describing: value))
    }
}

extension [ArgumentDefinition] {
    static func enumerable<Case: EnumerableFlag, Value: Equatable & SendableMetatype>(
        _: Case.Type, as value: (Case) -> Value, for key: Key, initial: Value?, help: ArgumentHelp?,
        exclusivity: FlagExclusivity
    ) -> Self {
        let choices = Case.allCases.map { (value($0), Case.names(of: $0), Case.help(for: $0)) }
        let isComposite = !choices.contains { $0.2 != nil }
        return ArgumentDefinition.choice(
            of: choices, for: key, initial: initial, help: help, exclusivity: exclusivity, isComposite: isComposite)
    }
}

extension ArgumentDefinition {
    /// Flags that each set one property to a value of their own.
    static func choice<Value: Equatable & SendableMetatype>(
        of choices: [(value: Value, names: [Name], help: ArgumentHelp?)], for key: Key, initial: Value?,
        help: ArgumentHelp?, exclusivity: FlagExclusivity, isComposite: Bool
    ) -> [ArgumentDefinition] {
        let initialName = choices.first { $0.value == initial }?.names.preferred?.spelling
        return choices.map { value, names, ownHelp in
            ArgumentDefinition(
                key: key, kind: .flag(names), help: ownHelp ?? help ?? "", isOptional: initial != nil,
                defaultDescription: isComposite || value == initial ? initialName : nil, isComposite: isComposite,
                initial: initial.map(Held.init),
                update: { current, _ in
                    guard let old = current?.value(as: Value.self) else { return Held(value) }
                    switch exclusivity.rule {
                    case .last: return Held(value)
                    case .first: return Held(old)
                    case .exclusive:
                        guard old == value else { throw FlagConflict() }
                        return Held(value)
                    }
                })
        }
    }
}

/// Two flags of one property were given, and only one may be.
struct FlagConflict: Error {}
