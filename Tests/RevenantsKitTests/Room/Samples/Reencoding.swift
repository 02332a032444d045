/// The ways in which other programs write RoomPlan's data anew.
extension JSONTree {
    /// Categories and confidences as plain strings, where nothing is lost by it.
    var withPlainEnumerations: JSONTree {
        mapped { value in
            var value = value
            for key in ["category", "confidence"] {
                if case .object(let cases)? = value[key], let only = cases.first, only.value == .object([:]) {
                    value[key] = .string(only.key)
                }
            }
            return value
        }
    }

    /// Vectors as objects of `x`, `y` and `z`.
    var withNamedComponents: JSONTree {
        func named(_ vector: JSONTree) -> JSONTree {
            guard case .array(let values) = vector, values.count == 3 else { return vector }
            return .object(["x": values[0], "y": values[1], "z": values[2]])
        }
        return mapped { value in
            var value = value
            if let size = value["dimensions"] { value["dimensions"] = named(size) }
            if case .array(let corners)? = value["polygonCorners"] {
                value["polygonCorners"] = .array(corners.map(named))
            }
            return value
        }
    }

    /// Transforms as four arrays of four: the columns, or the rows.
    func withNestedTransforms(rows: Bool) -> JSONTree {
        mapped { value in
            guard case .array(let flat)? = value["transform"], flat.count == 16 else { return value }
            var value = value
            value["transform"] = .array(
                (0..<4).map { outer in
                    .array((0..<4).map { inner in flat[rows ? inner * 4 + outer : outer * 4 + inner] })
                })
            return value
        }
    }

    /// Transforms as 16 numbers, row after row.
    var withFlatRows: JSONTree {
        mapped { value in
            guard case .array(let flat)? = value["transform"], flat.count == 16 else { return value }
            var value = value
            value["transform"] = .array((0..<16).map { flat[$0 % 4 * 4 + $0 / 4] })
            return value
        }
    }

    /// `parent` for `parentIdentifier`.
    var withParentKey: JSONTree {
        mapped { value in
            guard let parent = value["parentIdentifier"] else { return value }
            var value = value
            value["parentIdentifier"] = nil
            value["parent"] = parent
            return value
        }
    }

    /// As iOS 16 wrote it: floats widened, and without what iOS 17 brought.
    var asOlderSystem: JSONTree {
        var room = mapped { value in
            if case .number(let float) = value { return .wide(Double(float)) }
            var value = value
            let isObject = value["attributes"] != nil
            for key in ["polygonCorners", "story", "attributes"] { value[key] = nil }
            if isObject { value["parentIdentifier"] = nil }
            if case .array(var flat)? = value["transform"], flat.count == 16 {
                flat[15] = .wide(Double(Float(1).nextDown))
                value["transform"] = .array(flat)
            }
            return value
        }
        for key in ["floors", "sections", "version"] { room[key] = nil }
        return room
    }
}
