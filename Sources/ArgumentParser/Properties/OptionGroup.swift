/// Arguments declared in a type of their own, to be shared by several commands.
@propertyWrapper
public struct OptionGroup<Value: ParsableArguments>: Decodable, ArgumentProperty {
    var declared: Declared<Value>
    /// The heading under which help lists the group; empty for none.
    public var title: String
    let visibility: ArgumentVisibility

    /// A group, with a heading of its own in the help if `title` is not empty.
    public init(title: String = "", visibility: ArgumentVisibility = .default) {
        self.title = title
        self.visibility = visibility
        declared = .declaration(Declaration(initial: nil) { key, _ in Value.definitions(under: key) })
    }

    /// Called by the parser.
    public init(from decoder: any Decoder) throws {
        guard let decoder = decoder as? ValueDecoder else {
            throw ParserError.invalidState("A command was decoded by something else than its parser.")
        }
        title = ""
        visibility = .default
        declared = .value(try decoder.group(Value.self))
    }

    /// The group's values.
    public var wrappedValue: Value {
        get { declared.read("OptionGroup") }
        set { declared = .value(newValue) }
    }

    func definitions(for key: Key) -> [ArgumentDefinition] {
        declared.definitions(for: key).map { definition in
            var definition = definition
            if definition.section.isEmpty { definition.section = title }
            if !visibility.isShown(in: definition.help.visibility) { definition.help.visibility = visibility }
            return definition
        }
    }
}

extension OptionGroup: Sendable where Value: Sendable {}

extension OptionGroup: CustomStringConvertible {
    /// The group's own description.
    public var description: String {
        if case .value(let value) = declared { String(describing: value) } else { "OptionGroup(*definition*)" }
    }
}
