extension Option {
    private init<T: ExpressibleByArgument>(
        initial: [T]?, _ name: NameSpecification, _ parsing: ArrayParsingStrategy, _ help: ArgumentHelp?,
        _ completion: CompletionKind?
    ) where Value == [T] {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                [
                    .array(
                        key, kind: .option(name.names(for: key.name)), strategy: parsing.strategy, initial: initial,
                        description: initial?.defaultDescription, help: help,
                        completion: completion ?? T.defaultCompletionKind, allValues: T.allValueStrings, read: T.read)
                ]
            })
    }

    /// An option that may be given several times, with a default.
    public init<T: ExpressibleByArgument>(
        wrappedValue: [T], name: NameSpecification = .long, parsing: ArrayParsingStrategy = .singleValue,
        help: ArgumentHelp? = nil, completion: CompletionKind? = nil
    ) where Value == [T] {
        self.init(initial: wrappedValue, name, parsing, help, completion)
    }

    /// An option that must be given at least once.
    public init<T: ExpressibleByArgument>(
        name: NameSpecification = .long, parsing: ArrayParsingStrategy = .singleValue, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil
    ) where Value == [T] {
        self.init(initial: nil, name, parsing, help, completion)
    }

    private init<T>(
        initial: [T]?, _ name: NameSpecification, _ parsing: ArrayParsingStrategy, _ help: ArgumentHelp?,
        _ completion: CompletionKind?, transform: @Sendable @escaping (String) throws -> T
    ) where Value == [T] {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                [
                    .array(
                        key, kind: .option(name.names(for: key.name)), strategy: parsing.strategy, initial: initial,
                        description: initial.flatMap { $0.isEmpty ? nil : "\($0)" }, help: help,
                        completion: completion ?? .default, read: transform)
                ]
            })
    }

    /// An option of any type that may be given several times, with a default.
    @preconcurrency
    public init<T>(
        wrappedValue: [T], name: NameSpecification = .long, parsing: ArrayParsingStrategy = .singleValue,
        help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
        transform: @Sendable @escaping (String) throws -> T
    ) where Value == [T] {
        self.init(initial: wrappedValue, name, parsing, help, completion, transform: transform)
    }

    /// An option of any type that must be given at least once.
    @preconcurrency
    public init<T>(
        name: NameSpecification = .long, parsing: ArrayParsingStrategy = .singleValue, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil, transform: @Sendable @escaping (String) throws -> T
    ) where Value == [T] {
        self.init(initial: nil, name, parsing, help, completion, transform: transform)
    }
}
