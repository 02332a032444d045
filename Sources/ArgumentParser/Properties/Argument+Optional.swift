extension Argument {
    /// An argument that may be left out.
    public init<T: ExpressibleByArgument>(
        help: ArgumentHelp? = nil, completion: CompletionKind? = nil
    ) where Value == T? {
        self.init(
            declaration: Declaration(initial: .some(nil)) { key, initial in
                [
                    .single(
                        key, kind: .positional, strategy: .next, initial: initial, description: nil, help: help,
                        completion: completion ?? T.defaultCompletionKind, allValues: T.allValueStrings,
                        read: { try T.read($0) })
                ]
            })
    }

    /// An argument that may be left out: `= nil` written out.
    public init<T: ExpressibleByArgument>(
        wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
    ) where Value == T? {
        self.init(help: help, completion: completion)
    }

    /// An argument of any type that may be left out.
    @preconcurrency
    public init<T>(
        help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
        transform: @Sendable @escaping (String) throws -> T
    ) where Value == T? {
        self.init(
            declaration: Declaration(initial: .some(nil)) { key, initial in
                [
                    .single(
                        key, kind: .positional, strategy: .next, initial: initial, description: nil, help: help,
                        completion: completion ?? .default, read: { try transform($0) })
                ]
            })
    }

    /// An argument of any type that may be left out: `= nil` written out.
    @preconcurrency
    public init<T>(
        wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
        transform: @Sendable @escaping (String) throws -> T
    ) where Value == T? {
        self.init(help: help, completion: completion, transform: transform)
    }
}
