/// Reads the arguments of one command out of the words of a command line and leaves the words it does not know.
struct ArgumentReader {
    let definitions: [ArgumentDefinition]
    /// The names at which the words of a subcommand begin.
    let subcommandNames: Set<String>
    var words: [Word]
    var result: ReadValues
    /// The properties whose value came from the command line, and the name that was used.
    private var given: [Key: String] = [:]

    init(_ definitions: [ArgumentDefinition], subcommandNames: Set<String>, words: [Word]) {
        self.definitions = definitions
        self.subcommandNames = subcommandNames
        self.words = words
        result = ReadValues(initialValuesOf: definitions)
    }

    mutating func read() throws {
        if let passthrough = definitions.first(where: { $0.strategy == .captureForPassthrough }) {
            try readNamed(until: passthrough)
        } else {
            try readNamed(until: nil)
            try readPositionals()
        }
    }

    // MARK: Named arguments

    /// Reads all options and flags. With `passthrough`, all from the first unknown word on belongs to it.
    private mutating func readNamed(until passthrough: ArgumentDefinition?) throws {
        var index = 0
        while index < words.count {
            let isKnown =
                switch words[index].form {
                case .terminator, .value: false
                case .long(let name, let value): try readLong(.long(name), value, at: index)
                case .dashed(let letters, let value): try readDashed(letters, value, at: index)
                }
            if isKnown { continue }
            if let passthrough {
                return try capture(from: index, for: passthrough)
            }
            index += 1
        }
    }

    private mutating func capture(from index: Int, for passthrough: ArgumentDefinition) throws {
        let singles = definitions.filter { $0.isPositional && $0.strategy != .captureForPassthrough }
        for single in singles where index < words.count && words[index].isValue {
            try set(single, to: words.remove(at: index).text, name: nil)
        }
        while index < words.count {
            try set(passthrough, to: words.remove(at: index).text, name: nil)
        }
    }

    /// Reads `--name` or `--name=value` at `index`; false if no argument has that name.
    private mutating func readLong(_ name: Name, _ value: String?, at index: Int) throws -> Bool {
        guard let definition = definition(of: name) else { return false }
        words.remove(at: index)
        try readValue(of: definition, named: name, attached: value, at: index)
        return true
    }

    /// Reads `-name`, or the letters of `-abc` that are known; false if the word that is left is not.
    private mutating func readDashed(_ letters: String, _ value: String?, at index: Int) throws -> Bool {
        if try readLong(Name(text: letters, dashes: .one), value, at: index) { return true }
        var unknown = ""
        var rest = Substring(letters)
        while let letter = rest.popFirst() {
            let name = Name.short(String(letter))
            guard let definition = definition(of: name) else {
                unknown.append(letter)
                continue
            }
            if definition.isOption, !rest.isEmpty {
                let joins = definition.names.contains { $0.allowsJoinedValue && $0.text == name.text }
                guard joins else { throw ParserError.missingValue(name) }
                let joined = value.map { "\(rest)=\($0)" } ?? String(rest)
                finish(unknown, nil, at: index)
                try set(definition, to: joined, name: name)
                return unknown.isEmpty
            }
            guard rest.isEmpty else {
                try readValue(of: definition, named: name, attached: nil, at: index)
                continue
            }
            finish(unknown, nil, at: index)
            try readValue(of: definition, named: name, attached: value, at: unknown.isEmpty ? index : index + 1)
            return unknown.isEmpty
        }
        finish(unknown, value, at: index)
        return false
    }

    /// Puts back the letters of a word that were not known.
    private mutating func finish(_ unknown: String, _ value: String?, at index: Int) {
        if unknown.isEmpty {
            words.remove(at: index)
        } else {
            words[index].form = .dashed(letters: unknown, value: value)
        }
    }

    private func definition(of name: Name) -> ArgumentDefinition? {
        definitions.first { definition in
            definition.names.contains { $0.text == name.text && $0.isShort == name.isShort && $0.isAlike(name) }
        }
    }

    // MARK: Values

    /// Reads the value of an option, which is attached to its name or found in the words from `index` on.
    private mutating func readValue(
        of definition: ArgumentDefinition, named name: Name, attached: String?, at index: Int
    ) throws {
        guard definition.isOption else {
            if let attached { throw ParserError.unexpectedValue(name, attached) }
            return try set(definition, to: "", name: name)
        }
        if let attached {
            try set(definition, to: attached, name: name)
        }
        switch definition.strategy {
        case .upToNextOption, .remaining:
            let takesAll = definition.strategy == .remaining
            var isMissing = attached == nil
            while index < words.count, takesAll || words[index].isValue && !words[index].isAfterTerminator {
                try set(definition, to: words.remove(at: index).text, name: name)
                isMissing = false
            }
            if isMissing && !definition.isOptional { throw ParserError.missingValue(name) }
        case _ where attached != nil:
            break
        case .scanningForValue:
            guard let next = words[index...].firstIndex(where: { $0.isValue && !$0.isAfterTerminator }) else {
                throw ParserError.missingValue(name)
            }
            try set(definition, to: words.remove(at: next).text, name: name)
        case .unconditional:
            guard index < words.count else { throw ParserError.missingValue(name) }
            try set(definition, to: words.remove(at: index).text, name: name)
        default:
            guard index < words.count, words[index].isValue, !words[index].isAfterTerminator else {
                throw ParserError.missingValue(name)
            }
            try set(definition, to: words.remove(at: index).text, name: name)
        }
    }

    /// Gives a property a value, the first one in place of its default.
    private mutating func set(_ definition: ArgumentDefinition, to text: String, name: Name?) throws {
        let key = definition.key
        let current = given[key] == nil ? nil : result.values[key]
        do {
            result.values[key] = try definition.update(current, text)
        } catch is FlagConflict {
            throw ParserError.conflict(new: name?.spelling ?? "", old: given[key] ?? "")
        } catch is NotAValue {
            throw ParserError.invalidValue(text, name, key, reason: nil)
        } catch {
            throw ParserError.invalidValue(text, name, key, reason: error)
        }
        given[key] = name?.spelling ?? ""
    }

    // MARK: Arguments without a name

    private mutating func readPositionals() throws {
        let end = words.firstIndex { $0.isValue && !$0.isAfterTerminator && subcommandNames.contains($0.text) }
        var limit = end ?? words.count
        for definition in definitions where definition.isPositional {
            var index = 0
            while index < limit {
                guard takes(words[index], definition) else {
                    index += 1
                    continue
                }
                let word = words.remove(at: index)
                limit -= 1
                try set(definition, to: word.text, name: nil)
                if !definition.isRepeating { break }
            }
        }
    }

    private func takes(_ word: Word, _ definition: ArgumentDefinition) -> Bool {
        switch definition.strategy {
        case .postTerminator: word.isAfterTerminator
        case .allUnrecognized: word.form != .terminator
        default: word.isValue
        }
    }
}

extension Name {
    /// Whether two names of the same letters are told apart by nothing but a joined value.
    func isAlike(_ other: Name) -> Bool {
        isShort || dashes == other.dashes
    }
}
