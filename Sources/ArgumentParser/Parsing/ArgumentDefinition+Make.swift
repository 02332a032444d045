extension ArgumentDefinition {
    /// An argument that reads its value from one word.
    static func single<Value>(
        _ key: Key, kind: Kind, strategy: ParsingStrategy, initial: Value?, description: String?,
        help: ArgumentHelp?, completion: CompletionKind, allValues: [String] = [],
        read: @escaping (String) throws -> Value
    ) -> ArgumentDefinition {
        ArgumentDefinition(
            key: key, kind: kind, help: help ?? "", completion: completion, strategy: strategy,
            isOptional: initial != nil, defaultDescription: description, allValues: allValues,
            initial: initial.map(Held.init), update: { _, text in Held(try read(text)) })
    }

    /// An argument that collects its values in an array; the first one read replaces the default.
    static func array<Element>(
        _ key: Key, kind: Kind, strategy: ParsingStrategy, initial: [Element]?, description: String?,
        help: ArgumentHelp?, completion: CompletionKind, allValues: [String] = [],
        read: @escaping (String) throws -> Element
    ) -> ArgumentDefinition {
        ArgumentDefinition(
            key: key, kind: kind, help: help ?? "", completion: completion, strategy: strategy,
            isOptional: initial != nil, isRepeating: true, defaultDescription: description, allValues: allValues,
            initial: initial.map(Held.init),
            update: { current, text in
                Held((current?.value(as: [Element].self) ?? []) + [try read(text)])
            })
    }
}

/// The text was not one of the type's values.
struct NotAValue: Error {}

extension ExpressibleByArgument {
    static func read(_ text: String) throws -> Self {
        guard let value = Self(argument: text) else { throw NotAValue() }
        return value
    }
}

extension Array where Element: ExpressibleByArgument {
    /// The default as help shows it; nothing for an empty array.
    var defaultDescription: String? {
        isEmpty ? nil : map(\.defaultValueDescription).joined(separator: ", ")
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// The type of a default value that is written `nil`.
public struct _OptionalNilComparisonType: ExpressibleByNilLiteral, Sendable {
    /// A `nil` written as a default value.
    public init(nilLiteral: ()) {}
}
