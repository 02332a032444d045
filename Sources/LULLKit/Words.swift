/// A piece of text that is written in the source: plain ASCII, never built at run time.
///
/// It costs no allocation and needs no Unicode tables, so the browser core can carry it. Outside Embedded Swift,
/// ``string`` (or `String(describing:)`) gives the `String` that an app shows.
public struct Words: Sendable {
    /// The literal itself.
    public let literal: StaticString

    /// The words of a literal.
    public init(_ literal: StaticString) {
        self.literal = literal
    }

    /// How many bytes the text has.
    public var count: Int {
        literal.withUTF8Buffer { $0.count }
    }

    /// The text as UTF-8.
    public var utf8: [UInt8] {
        literal.withUTF8Buffer { Array($0) }
    }
}

extension Words: Equatable {
    /// Whether both say the same, byte for byte.
    public static func == (left: Words, right: Words) -> Bool {
        left.literal.withUTF8Buffer { leftBytes in
            right.literal.withUTF8Buffer { rightBytes in leftBytes.elementsEqual(rightBytes) }
        }
    }
}

#if !hasFeature(Embedded)
    extension Words: CustomStringConvertible {
        /// The text as a `String`.
        public var string: String { literal.description }

        /// The text as a `String`.
        public var description: String { literal.description }
    }
#endif
