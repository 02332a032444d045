/// The values read for one command, by the properties that hold them.
struct ReadValues {
    var values: [Key: Held] = [:]

    init(initialValuesOf definitions: [ArgumentDefinition]) {
        for definition in definitions where values[definition.key] == nil {
            values[definition.key] = definition.initial
        }
    }
}

/// Hands the values that were read to the properties of a command.
///
/// A command is made by the `init(from:)` that the compiler writes for it, which asks for each property in turn.
final class ValueDecoder: Decoder {
    let values: ReadValues
    let key: Key
    /// Option groups that a command further up has read already, by type.
    let groups: GroupValues

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(values: ReadValues, key: Key = Key(path: []), groups: GroupValues) {
        self.values = values
        self.key = key
        self.groups = groups
    }

    /// The value of the property that is being made.
    func value<Value>() throws -> Value {
        guard let value = values.values[key]?.value(as: Value.self) else { throw ParserError.noValue(key) }
        return value
    }

    /// The option group that is being made, shared with the commands further up that declare it too.
    func group<Value: ParsableArguments>(_: Value.Type) throws -> Value {
        if let known = groups.values[ObjectIdentifier(Value.self)] as? Value { return known }
        var group = try Value(from: self)
        do {
            try group.validate()
        } catch {
            throw ParserError.validation(error)
        }
        groups.values[ObjectIdentifier(Value.self)] = group
        return group
    }

    func container<K: CodingKey>(keyedBy _: K.Type) throws -> KeyedDecodingContainer<K> {
        KeyedDecodingContainer(Properties<K>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw ParserError.noValue(key)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw ParserError.noValue(key)
    }

    private struct Properties<K: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: ValueDecoder

        var codingPath: [any CodingKey] { [] }
        var allKeys: [K] { [] }

        func contains(_ key: K) -> Bool {
            decoder.values.values[decoder.key.appending(key.stringValue)] != nil
        }

        func decodeNil(forKey key: K) throws -> Bool {
            !contains(key)
        }

        func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T {
            try T(
                from: ValueDecoder(
                    values: decoder.values, key: decoder.key.appending(key.stringValue), groups: decoder.groups))
        }

        func nestedContainer<N: CodingKey>(keyedBy _: N.Type, forKey key: K) throws -> KeyedDecodingContainer<N> {
            throw ParserError.noValue(decoder.key.appending(key.stringValue))
        }

        func nestedUnkeyedContainer(forKey key: K) throws -> any UnkeyedDecodingContainer {
            throw ParserError.noValue(decoder.key.appending(key.stringValue))
        }

        func superDecoder() throws -> any Decoder { decoder }
        func superDecoder(forKey _: K) throws -> any Decoder { decoder }
    }
}

/// The option groups that were read so far, shared by the commands of one command line.
final class GroupValues {
    var values: [ObjectIdentifier: any ParsableArguments] = [:]
}
