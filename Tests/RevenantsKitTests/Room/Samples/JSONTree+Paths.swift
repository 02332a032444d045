@testable import RevenantsKit

extension JSONTree {
    /// One step into a value.
    enum Step: Hashable, CustomStringConvertible {
        case key(String)
        case index(Int)

        /// As errors give it.
        var step: RoomReadError.Step {
            switch self {
            case .key(let name): .key(Array(name.utf8))
            case .index(let index): .index(index)
            }
        }

        var description: String {
            switch self {
            case .key(let name): ".\(name)"
            case .index(let index): "[\(index)]"
            }
        }
    }

    /// The ways to all values inside, outermost first.
    var paths: [[Step]] {
        switch self {
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { key, value in
                [[.key(key)]] + value.paths.map { [.key(key)] + $0 }
            }
        case .array(let elements):
            elements.enumerated().flatMap { index, value in [[.index(index)]] + value.paths.map { [.index(index)] + $0 }
            }
        default: []
        }
    }

    /// The value at the end of a way.
    func value(at path: ArraySlice<Step>) -> JSONTree? {
        guard let step = path.first else { return self }
        switch (self, step) {
        case (.object(let members), .key(let key)): return members[key]?.value(at: path.dropFirst())
        case (.array(let elements), .index(let index)): return elements[index].value(at: path.dropFirst())
        default: return nil
        }
    }

    /// The tree with another value at the end of a way.
    func replacing(_ path: ArraySlice<Step>, with value: JSONTree) -> JSONTree {
        guard let step = path.first else { return value }
        switch (self, step) {
        case (.object(var members), .key(let key)):
            members[key] = members[key]?.replacing(path.dropFirst(), with: value)
            return .object(members)
        case (.array(var elements), .index(let index)):
            elements[index] = elements[index].replacing(path.dropFirst(), with: value)
            return .array(elements)
        default: return self
        }
    }
}
