/// A JSON value, to write rooms in RoomPlan's encoding and to write them anew in other programs' ways.
indirect enum JSONTree: Equatable {
    case object([String: JSONTree])
    case array([JSONTree])
    case string(String)
    case number(Float)
    /// A float as iOS 16 writes it: widened to a double.
    case wide(Double)
    case integer(Int)
    case boolean(Bool)
    case null
    /// A value written by hand.
    case raw(String)

    /// The text as RoomPlan's exporting apps write it: keys sorted, two spaces a level, slashes escaped.
    var pretty: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    /// The text without a byte too much, keys in falling order.
    var compact: String {
        switch self {
        case .object(let members):
            let texts = members.sorted { $0.key > $1.key }.map {
                "\(JSONTree.string($0.key).compact):\($0.value.compact)"
            }
            return "{\(texts.joined(separator: ","))}"
        case .array(let elements): return "[\(elements.map(\.compact).joined(separator: ","))]"
        default: return scalar
        }
    }

    /// A member of an object.
    subscript(key: String) -> JSONTree? {
        get {
            if case .object(let members) = self { members[key] } else { nil }
        }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    /// The tree with `change` done to each of its values, the innermost first.
    func mapped(_ change: (JSONTree) -> JSONTree) -> JSONTree {
        switch self {
        case .object(let members): change(.object(members.mapValues { $0.mapped(change) }))
        case .array(let elements): change(.array(elements.map { $0.mapped(change) }))
        default: change(self)
        }
    }

    private var scalar: String {
        switch self {
        case .string(let text):
            return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("/", with: "\\/"))\""
        case .number(let value): return value == value.rounded() && value.magnitude < 1e7 ? "\(Int(value))" : "\(value)"
        case .wide(let value): return value == value.rounded() && value.magnitude < 1e7 ? "\(Int(value))" : "\(value)"
        case .integer(let value): return "\(value)"
        case .boolean(let value): return "\(value)"
        case .raw(let text): return text
        case .null, .object, .array: return "null"
        }
    }

    private func write(to text: inout String, indent: Int) {
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .object(let members):
            text += "{\n"
            if members.isEmpty { text += "\n" }
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                text += "\(margin)  \(JSONTree.string(member.key).scalar) : "
                member.value.write(to: &text, indent: indent + 2)
                text += index < members.count - 1 ? ",\n" : "\n"
            }
            text += "\(margin)}"
        case .array(let elements):
            text += "[\n"
            if elements.isEmpty { text += "\n" }
            for (index, element) in elements.enumerated() {
                text += "\(margin)  "
                element.write(to: &text, indent: indent + 2)
                text += index < elements.count - 1 ? ",\n" : "\n"
            }
            text += "\(margin)]"
        default: text += scalar
        }
    }
}
