extension Option {
    /// An option that may be left out.
    public init<T: ExpressibleByArgument>(
        name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil
    ) where Value == T? {
        self.init(
            declaration: Declaration(initial: .some(nil)) { key, initial in
                [
                    .single(
                        key, kind: .option(name.names(for: key.name)), strategy: parsing.strategy, initial: initial,
                        description: nil, help: help, completion: completion ?? T.defaultCompletionKind,
                        allValues: T.allValueStrings, read: { try T.read($0) })
                ]
            })
    }

    /// An option that may be left out: `= nil` written out.
    public init<T: ExpressibleByArgument>(
        wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
    ) where Value == T? {
        self.init(name: name, parsing: parsing, help: help, completion: completion)
    }

    /// An option of any type that may be left out.
    @preconcurrency
    public init<T>(
        name: NameSpecification = .long, parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil, transform: @Sendable @escaping (String) throws -> T
    ) where Value == T? {
        self.init(
            declaration: Declaration(initial: .some(nil)) { key, initial in
                [
                    .single(
                        key, kind: .option(name.names(for: key.name)), strategy: parsing.strategy, initial: initial,
                        description: nil, help: help, completion: completion ?? .default, read: { try transform($0) })
                ]
            })
    }

    /// An option of any type that may be left out: `= nil` written out.
    @preconcurrency
    public init<T>(
        wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long,
        parsing: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
        transform: @Sendable @escaping (String) throws -> T
    ) where Value == T? {
        self.init(name: name, parsing: parsing, help: help, completion: completion, transform: transform)
    }
}
