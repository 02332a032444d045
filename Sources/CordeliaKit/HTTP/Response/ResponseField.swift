/// A field of an answer.
public struct ResponseField: Equatable, Sendable {
    /// Its name.
    public var name: [UInt8]
    /// Its value.
    public var value: [UInt8]

    /// A field whose value is made as it goes.
    public init(_ name: StaticString, _ value: [UInt8]) {
        self.name = []
        self.name.append(name)
        self.value = value
    }

    /// A field whose value is fixed.
    public init(_ name: StaticString, _ value: StaticString) {
        self.init(name, [])
        self.value.append(value)
    }

    /// What keeps it from being written, so that no value can end its line and begin another (RFC 9110, 5.5).
    var fault: ResponseError? {
        guard !name.isEmpty, name.allSatisfy({ ByteSet.token.contains($0) }) else { return .fieldName }
        guard value.allSatisfy({ ASCII.isFieldContent($0) }) else { return .fieldValue }
        // White space at the ends would not be read as part of it.
        if let first = value.first, let last = value.last, ASCII.isBlank(first) || ASCII.isBlank(last) {
            return .fieldValue
        }
        return isReserved ? .reservedField : nil
    }

    /// Whether the writer alone says this.
    private var isReserved: Bool {
        let reserved: [StaticString] = [
            "connection", "content-length", "date", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
        ]
        return reserved.contains { name.span.matches($0, in: 0..<name.count) }
    }
}

/// What an answer cannot be, or when it cannot be written.
public enum ResponseError: UInt8, Error, Equatable, Sendable {
    /// Its parts are written in the order head, body, end, once.
    case order
    /// The status is not 200 to 599; those under 200 have methods of their own.
    case status
    /// A field's name is not a token.
    case fieldName
    /// A field's value has a control byte, or white space at an end.
    case fieldValue
    /// The field is the writer's own.
    case reservedField
    /// An answer with this status has no content.
    case content
    /// More content than announced.
    case tooLong
    /// Less content than announced.
    case tooShort
    /// The request did not ask for another protocol.
    case notAsked
}
