extension Argument {
    private init<T: ExpressibleByArgument>(
        initial: [T]?, _ parsing: ArgumentArrayParsingStrategy, _ help: ArgumentHelp?, _ completion: CompletionKind?
    ) where Value == [T] {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                [
                    .array(
                        key, kind: .positional, strategy: parsing.strategy, initial: initial,
                        description: initial?.defaultDescription, help: help,
                        completion: completion ?? T.defaultCompletionKind, allValues: T.allValueStrings, read: T.read)
                ]
            })
    }

    /// Any number of values, with a default.
    public init<T: ExpressibleByArgument>(
        wrappedValue: [T], parsing: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil
    ) where Value == [T] {
        self.init(initial: wrappedValue, parsing, help, completion)
    }

    /// One value or more.
    public init<T: ExpressibleByArgument>(
        parsing: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil
    ) where Value == [T] {
        self.init(initial: nil, parsing, help, completion)
    }

    private init<T>(
        initial: [T]?, _ parsing: ArgumentArrayParsingStrategy, _ help: ArgumentHelp?, _ completion: CompletionKind?,
        transform: @Sendable @escaping (String) throws -> T
    ) where Value == [T] {
        self.init(
            declaration: Declaration(initial: initial) { key, initial in
                [
                    .array(
                        key, kind: .positional, strategy: parsing.strategy, initial: initial,
                        description: initial.flatMap { $0.isEmpty ? nil : "\($0)" }, help: help,
                        completion: completion ?? .default, read: transform)
                ]
            })
    }

    /// Any number of values of any type, with a default.
    @preconcurrency
    public init<T>(
        wrappedValue: [T], parsing: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil, transform: @Sendable @escaping (String) throws -> T
    ) where Value == [T] {
        self.init(initial: wrappedValue, parsing, help, completion, transform: transform)
    }

    /// One value or more of any type.
    @preconcurrency
    public init<T>(
        parsing: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil,
        completion: CompletionKind? = nil, transform: @Sendable @escaping (String) throws -> T
    ) where Value == [T] {
        self.init(initial: nil, parsing, help, completion, transform: transform)
    }
}
