/// A pull reader of JSON (RFC 8259): the caller asks for the values it knows and has the rest skipped, so that nothing is
/// held but the file itself and the way to where reading stands.
struct JSONReader {
    /// Arrays and objects may be nested this deep; real exports need six levels.
    static let depthLimit = 64

    let bytes: [UInt8]
    var offset = 0
    /// The open arrays and objects, outermost first.
    private(set) var steps: [Step] = []

    /// Where reading stands in an open array or object.
    enum Step {
        case objectStart, arrayStart
        case member(JSONText)
        case element(Int)
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // RFC 8259, section 8.1: a byte order mark may be ignored.
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    }

    /// How many arrays and objects are open.
    var depth: Int { steps.count }

    /// Whether the innermost open one is an object.
    var isInObject: Bool {
        switch steps.last {
        case .objectStart, .member: true
        case .arrayStart, .element, nil: false
        }
    }

    /// The byte where reading stands; 0 (in no JSON outside of a string) at the end.
    var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }

    // MARK: Objects and arrays

    /// Enters an object.
    mutating func beginObject() throws(RoomReadError) {
        skipSpace()
        guard next == UInt8(ascii: "{") else { throw mismatch(.object) }
        try enter(.objectStart)
    }

    /// The next member's key, with its colon read; nil when the object ends, which leaves it.
    mutating func nextKey() throws(RoomReadError) -> JSONText? {
        skipSpace()
        if next == UInt8(ascii: "}") {
            leave()
            return nil
        }
        if case .member = steps[depth - 1] {
            guard next == UInt8(ascii: ",") else { throw error(.commaOrEnd) }
            offset += 1
            skipSpace()
            steps[depth - 1] = .objectStart
        }
        guard next == UInt8(ascii: "\"") else { throw error(.key) }
        let key = try string()
        skipSpace()
        guard next == UInt8(ascii: ":") else { throw error(.colon) }
        offset += 1
        steps[depth - 1] = .member(key)
        skipSpace()
        return key
    }

    /// Enters an array.
    mutating func beginArray() throws(RoomReadError) {
        skipSpace()
        guard next == UInt8(ascii: "[") else { throw mismatch(.array) }
        try enter(.arrayStart)
    }

    /// Whether the array has another element, which then must be read or skipped; at its end, leaves it.
    mutating func nextElement() throws(RoomReadError) -> Bool {
        skipSpace()
        if next == UInt8(ascii: "]") {
            leave()
            return false
        }
        if case .element(let index) = steps[depth - 1] {
            guard next == UInt8(ascii: ",") else { throw error(.commaOrEnd) }
            offset += 1
            skipSpace()
            steps[depth - 1] = .element(index + 1)
        } else {
            steps[depth - 1] = .element(0)
        }
        return true
    }

    /// Enters the array or object that begins here.
    mutating func enter(_ step: Step) throws(RoomReadError) {
        guard depth < Self.depthLimit else { throw error(.depth(Self.depthLimit), found: .another) }
        offset += 1
        steps.append(step)
    }

    /// Leaves the array or object that ends here.
    mutating func leave() {
        offset += 1
        steps.removeLast()
    }

    /// Nothing but space may follow the outermost value.
    mutating func end() throws(RoomReadError) {
        skipSpace()
        guard offset == bytes.count else { throw error(.endOfFile) }
    }

    // MARK: Errors

    /// An error at the byte where reading stands.
    func error(_ expected: RoomReadError.Expectation) -> RoomReadError {
        error(expected, found: offset < bytes.count ? .byte(bytes[offset]) : .endOfFile)
    }

    /// An error where reading stands, or at the byte `place`.
    func error(
        _ expected: RoomReadError.Expectation, found: RoomReadError.Finding, at place: Int? = nil
    ) -> RoomReadError {
        var path: [RoomReadError.Step] = []
        for step in steps {
            switch step {
            case .objectStart, .arrayStart: break
            case .member(let key): path.append(.key([UInt8](bytes[key.start..<min(key.end, key.start + 64)])))
            case .element(let index): path.append(.index(index))
            }
        }
        return RoomReadError(offset: place ?? offset, path: path, expected: expected, found: found)
    }

    /// An error because another kind of value begins here.
    func mismatch(_ expected: RoomReadError.Expectation) -> RoomReadError {
        switch kind {
        case .object: error(expected, found: .object)
        case .array: error(expected, found: .array)
        case .string: error(expected, found: .string)
        case .number: error(expected, found: .number)
        case .boolean: error(expected, found: .boolean)
        case .null: error(expected, found: .null)
        case nil: error(expected)
        }
    }
}
