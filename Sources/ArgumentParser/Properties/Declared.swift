/// What a property wrapper holds: its declaration until the command line has been read, its value from then on.
enum Declared<Value> {
    case declaration(Declaration<Value>)
    case value(Value)

    /// The value of a command that was parsed.
    func read(_ wrapper: StaticString) -> Value {
        switch self {
        case .value(let value):
            return value
        case .declaration:
            fatalError(
                """
                A property wrapped in @\(wrapper) was read before the command line was parsed. \
                Make the command with parse(_:), parseAsRoot(_:) or main(), not with init().
                """)
        }
    }
}

extension Declared: Sendable where Value: Sendable {}

/// An argument as its property declares it: a default value, and how to describe it once its key is known.
struct Declaration<Value> {
    var initial: Value?
    var define: @Sendable (_ key: Key, _ initial: Value?) -> [ArgumentDefinition]
}

extension Declaration: Sendable where Value: Sendable {}

/// A property wrapper of this library, found by reflection on a command.
protocol ArgumentProperty {
    func definitions(for key: Key) -> [ArgumentDefinition]
}

extension Declared {
    func definitions(for key: Key) -> [ArgumentDefinition] {
        guard case .declaration(let declaration) = self else { return [] }
        return declaration.define(key, declaration.initial)
    }

    init(from decoder: any Decoder) throws {
        guard let decoder = decoder as? ValueDecoder else {
            throw ParserError.invalidState("A command was decoded by something else than its parser.")
        }
        self = .value(try decoder.value())
    }
}
