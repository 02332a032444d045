extension RoomReadError {
    /// The error as one line of ASCII text: `byte 812, walls[3].transform[5]: expected a number, found a string`.
    public var text: [UInt8] {
        var line = ReportLine()
        line.add("byte ")
        line.add(offset)
        if !path.isEmpty {
            line.add(", ")
            line.add(path)
        }
        line.add(": expected ")
        line.add(expected)
        line.add(", found ")
        line.add(found)
        return line.bytes
    }
}

extension ReportLine {
    fileprivate mutating func add(_ path: [RoomReadError.Step]) {
        for (position, step) in path.enumerated() {
            switch step {
            case .key(let name):
                if position > 0 { add(".") }
                for byte in name { add(byte >= 0x20 && byte < 0x7F ? byte : UInt8(ascii: "?")) }
            case .index(let index):
                add("[")
                add(index)
                add("]")
            }
        }
    }

    fileprivate mutating func add(_ expected: RoomReadError.Expectation) {
        switch expected {
        case .value: add("a value")
        case .object: add("an object")
        case .array: add("an array")
        case .string: add("a string")
        case .number: add("a number")
        case .boolean: add("true or false")
        case .key: add("a key in quotes")
        case .colon: add("a colon after the key")
        case .commaOrEnd: add("a comma or the closing bracket")
        case .endOfFile: add("the end of the file")
        case .digit: add("a digit")
        case .literal: add("true, false or null")
        case .escape: add("one of \"\\/bfnrtu after the backslash")
        case .hexDigit: add("a hexadecimal digit")
        case .printableText: add("text without control characters")
        case .utf8: add("UTF-8 text")
        case .numbers(let count):
            add(count)
            add(" numbers")
        case .requiredKey(let key):
            add("the key ")
            add(key.name)
        case .singleKey(let key):
            add("the key ")
            add(key.name)
            add(" only once")
        case .coordinate: add("a number from -1000 to 1000 (metres)")
        case .length: add("a length from 0 to 1000 (metres)")
        case .rigidTransform: add("a rotation and a place in a column-major 4 by 4 matrix")
        case .depth(let limit):
            add("at most ")
            add(limit)
            add(" levels")
        case .atMost(let limit):
            add("at most ")
            add(limit)
            add(" of them")
        case .fileSize(let limit):
            add("at most ")
            add(limit)
            add(" bytes")
        }
    }

    fileprivate mutating func add(_ found: RoomReadError.Finding) {
        switch found {
        case .endOfFile: add("the end of the file")
        case .byte(let byte):
            if byte > 0x20, byte < 0x7F {
                add("'")
                add(byte)
                add("'")
            } else {
                add("byte 0x")
                add(hexDigit(byte >> 4))
                add(hexDigit(byte & 15))
            }
        case .object: add("an object")
        case .array: add("an array")
        case .string: add("a string")
        case .number: add("a number")
        case .boolean: add("true or false")
        case .null: add("null")
        case .nothing: add("none")
        case .another: add("one more")
        case .count(let count): add(count)
        case .other: add("something else")
        }
    }

    private func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}

#if !hasFeature(Embedded)
    extension RoomReadError: CustomStringConvertible {
        /// The same line as ``text``.
        public var description: String { String(decoding: text, as: UTF8.self) }
    }
#endif
