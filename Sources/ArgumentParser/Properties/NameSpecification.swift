/// The names by which an option or a flag is called on the command line.
public struct NameSpecification: ExpressibleByArrayLiteral, Sendable, Hashable {
    /// One way to name an option or a flag.
    public struct Element: Sendable, Hashable {
        enum Form: Hashable, Sendable {
            case long
            case short
            case customLong(String, singleDash: Bool)
            case customShort(Character, joined: Bool)
        }

        let form: Form

        /// The property's name in kebab case, after two dashes: `--dry-run`.
        public static var long: Element { Element(form: .long) }

        /// The property's first letter, after one dash: `-d`.
        public static var short: Element { Element(form: .short) }

        /// A long name that is not the property's own; `withSingleDash` spells it `-name`.
        public static func customLong(_ name: String, withSingleDash: Bool = false) -> Element {
            Element(form: .customLong(name, singleDash: withSingleDash))
        }

        /// A letter that is not the property's first; `allowingJoined` also reads `-Dvalue`.
        public static func customShort(_ character: Character, allowingJoined: Bool = false) -> Element {
            Element(form: .customShort(character, joined: allowingJoined))
        }

        func name(for property: String) -> Name {
            switch form {
            case .long: Name(text: property.kebabCased, dashes: .two)
            case .short: Name(text: String(property.prefix(1)), dashes: .short(joined: false))
            case .customLong(let text, let singleDash): Name(text: text, dashes: singleDash ? .one : .two)
            case .customShort(let character, let joined): Name(text: String(character), dashes: .short(joined: joined))
            }
        }
    }

    var elements: [Element]

    /// Names to be used together.
    public init(_ elements: some Sequence<Element>) {
        self.elements = Array(elements)
    }

    /// Names to be used together.
    public init(arrayLiteral elements: Element...) {
        self.elements = elements
    }

    /// The property's name in kebab case, after two dashes.
    public static var long: NameSpecification { [.long] }

    /// The property's first letter, after one dash.
    public static var short: NameSpecification { [.short] }

    /// Both the first letter and the long name.
    public static var shortAndLong: NameSpecification { [.short, .long] }

    /// A long name that is not the property's own; `withSingleDash` spells it `-name`.
    public static func customLong(_ name: String, withSingleDash: Bool = false) -> NameSpecification {
        [.customLong(name, withSingleDash: withSingleDash)]
    }

    /// A letter that is not the property's first; `allowingJoined` also reads `-Dvalue`.
    public static func customShort(_ character: Character, allowingJoined: Bool = false) -> NameSpecification {
        [.customShort(character, allowingJoined: allowingJoined)]
    }

    /// The names in the order given, each once.
    func names(for property: String) -> [Name] {
        var names: [Name] = []
        for name in elements.map({ $0.name(for: property) }) where !names.contains(name) {
            names.append(name)
        }
        return names
    }
}
