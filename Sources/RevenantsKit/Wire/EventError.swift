/// Why the payload of a known event cannot be read. The Host answers it with `refused`, ``Refusal/malformed``.
public struct EventError: Error, Equatable, Sendable {
    /// The event whose payload it is.
    public var event: EventName
    /// The field at fault, from 1; 0 for the payload as a whole.
    public var field: Int
    /// What the field should have been.
    public var expected: Expectation

    /// What a field should be.
    public enum Expectation: UInt8, Equatable, Sendable, CaseIterable {
        /// No payload at all.
        case nothing
        /// There: the event has more fields.
        case present
        /// Not there: the event has fewer fields.
        case absent
        /// A whole number in the field's range.
        case wholeNumber
        /// A finite decimal of at most ±``WireNumber/limit``.
        case decimal
        /// `0` or `1`.
        case flag
        /// A seat, `0` or `1`.
        case seat
        /// One of the field's words.
        case word
        /// As many decimal digits as the field has.
        case digits
        /// Sixteen decimals, column-major, whose bottom row is 0, 0, 0, 1.
        case matrix
        /// Percent-encoded UTF-8.
        case text
    }

    /// An error in a field of `event`.
    public init(event: EventName, field: Int, expected: Expectation) {
        self.event = event
        self.field = field
        self.expected = expected
    }

    /// What was wrong, where, and what would be right: one line of ASCII, without anything of the payload itself.
    public var message: [UInt8] {
        var text = WireText()
        text.bytes.append(event.wireName)
        text.add(": field ", UInt64(field), " should be ")
        text.bytes.append(expected.words)
        return text.bytes
    }
}

extension EventError.Expectation {
    fileprivate var words: StaticString {
        switch self {
        case .nothing: "absent: the event has no payload"
        case .present: "there: the event has more fields"
        case .absent: "absent: the event has fewer fields"
        case .wholeNumber: "a whole number in range"
        case .decimal: "a finite decimal"
        case .flag: "0 or 1"
        case .seat: "a seat, 0 or 1"
        case .word: "one of its words"
        case .digits: "decimal digits"
        case .matrix: "16 comma-separated numbers, column-major, bottom row 0, 0, 0, 1"
        case .text: "percent-encoded UTF-8"
        }
    }
}
