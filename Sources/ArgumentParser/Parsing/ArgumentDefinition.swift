/// A property's place in its command: its name, after the names of the option groups around it.
struct Key: Hashable {
    var path: [String]

    var name: String { path.last ?? "" }

    func appending(_ name: String) -> Key {
        Key(path: path + [name])
    }
}

/// One argument of a command, with its type erased.
struct ArgumentDefinition {
    enum Kind: Hashable {
        case positional
        case option([Name])
        case flag([Name])
    }

    var key: Key
    var kind: Kind
    var help: ArgumentHelp
    var completion: CompletionKind = .default
    var strategy = ParsingStrategy.next
    var isOptional = false
    var isRepeating = false
    /// The default, as help shows it.
    var defaultDescription: String?
    /// All values that can be given, where they can be listed.
    var allValues: [String] = []
    /// Flags that set the same property are shown as one line: `--sound/--no-sound`.
    var isComposite = false
    /// The title of the option group that it belongs to.
    var section = ""
    /// The value when the command line does not give any; nil for an argument that must be given.
    var initial: Held?
    /// The new value after `text` was read; `current` is nil at the first time.
    var update: (_ current: Held?, _ text: String) throws -> Held

    var names: [Name] {
        switch kind {
        case .positional: []
        case .option(let names), .flag(let names): names
        }
    }

    var isPositional: Bool { kind == .positional }

    var isOption: Bool {
        if case .option = kind { true } else { false }
    }

    var valueName: String {
        help.valueName ?? names.preferred?.text ?? key.name.kebabCased
    }
}

/// A value with its type erased, optional or not, so that an `Int?` which is nil can be told from no value.
struct Held {
    private let box: Any

    init<Value>(_ value: Value) {
        box = Box(value: value)
    }

    func value<Value>(as _: Value.Type) -> Value? {
        (box as? Box<Value>)?.value
    }

    private struct Box<Value> {
        let value: Value
    }
}
