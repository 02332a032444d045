/// Why a kind 0 payload is not the JSON of a ``NetworkEvent``.
public struct NetworkEventError: Error, Equatable, Sendable {
    /// The byte of the payload at which the reader gave up.
    public var offset: Int
    /// What is wrong there.
    public var reason: Reason

    /// What can be wrong with the JSON.
    public enum Reason: UInt8, Equatable, Sendable, CaseIterable {
        /// The text ends before the value does.
        case cut
        /// The text is no object.
        case notAnObject
        /// A byte that the grammar does not allow here.
        case unexpectedByte
        /// A control character in a string; it must be escaped.
        case controlCharacter
        /// A `\` before something that is no escape.
        case badEscape
        /// Half a surrogate pair.
        case loneSurrogate
        /// Bytes that are not UTF-8.
        case badUTF8
        /// A word other than `true`, `false` and `null`.
        case badLiteral
        /// A number that RFC 8259 does not allow, such as `01` or `1.`.
        case badNumber
        /// Arrays and objects nested more than ``NetworkEventReader/depthLimit`` deep.
        case tooDeep
        /// More than ``NetworkEventReader/keyLimit`` keys.
        case tooManyKeys
        /// A key that was already there.
        case duplicateKey
        /// No `eventType`.
        case missingEventType
        /// A value of another type than its key asks for.
        case wrongType
        /// Something after the object.
        case trailingBytes
    }

    /// An error at a byte of the payload.
    public init(offset: Int, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }

    /// What was wrong, where, and what would be right: one line of ASCII.
    public var message: [UInt8] {
        var text = WireText()
        text.add(reason.words, UInt64(offset), " of the event's JSON")
        return text.bytes
    }
}

extension NetworkEventError.Reason {
    fileprivate var words: StaticString {
        switch self {
        case .cut: "the text ends before the object does, at byte "
        case .notAnObject: "an object was expected at byte "
        case .unexpectedByte: "the JSON grammar does not allow what stands at byte "
        case .controlCharacter: "a control character must be escaped at byte "
        case .badEscape: "a backslash starts no escape at byte "
        case .loneSurrogate: "half a surrogate pair at byte "
        case .badUTF8: "the text is not UTF-8 at byte "
        case .badLiteral: "only true, false and null may stand at byte "
        case .badNumber: "no JSON number stands at byte "
        case .tooDeep: "values are nested too deep at byte "
        case .tooManyKeys: "too many keys at byte "
        case .duplicateKey: "a key stands twice, again at byte "
        case .missingEventType: "eventType is missing, found at byte "
        case .wrongType: "eventType must be a string, payload a string or null, seat 0 or 1, at byte "
        case .trailingBytes: "nothing may follow the object at byte "
        }
    }
}
