/// Why a room could not be read: where in the file, at which key, what was expected and what stood there instead.
public struct RoomReadError: Error, Equatable, Sendable {
    /// What the reader needed at this place.
    public enum Expectation: Equatable, Sendable {
        case value, object, array, string, number, boolean
        /// A key, or `}` where the object has none yet.
        case key
        case colon, commaOrEnd, endOfFile
        /// A JSON number goes on with a digit here.
        case digit
        /// One of `true`, `false` and `null`, spelled so.
        case literal
        /// One of `" \ / b f n r t u` after a backslash.
        case escape
        case hexDigit
        /// Text without bare control characters.
        case printableText
        case utf8
        /// So many numbers, no more and no less.
        case numbers(Int)
        /// A key that is not there.
        case requiredKey(CapturedKey)
        /// A key only once.
        case singleKey(CapturedKey)
        /// A number within ±1,000 m.
        case coordinate
        /// A number within 0 … 1,000 m.
        case length
        /// A rotation and a translation in 16 numbers.
        case rigidTransform
        /// Arrays and objects nested no deeper than this.
        case depth(Int)
        /// No more elements than this.
        case atMost(Int)
        /// A file of no more bytes than this.
        case fileSize(Int)
    }

    /// What stood there.
    public enum Finding: Equatable, Sendable {
        case endOfFile
        case byte(UInt8)
        case object, array, string, number, boolean, null
        /// Nothing: what was needed is absent.
        case nothing
        /// One more than allowed.
        case another
        /// So many of them.
        case count(Int)
        /// The right kind of value, but not such a one.
        case other
    }

    /// One step from the file's outermost object to the place.
    public enum Step: Equatable, Sendable {
        /// Into an object: the key's bytes as they stand in the file, at most 64 of them.
        case key([UInt8])
        /// Into an array: the element's index from 0.
        case index(Int)
    }

    /// The offset of the byte where reading stopped, from 0.
    public var offset: Int
    /// The way there.
    public var path: [Step]
    /// What was expected.
    public var expected: Expectation
    /// What was found.
    public var found: Finding

    /// An error from its parts.
    public init(offset: Int, path: [Step], expected: Expectation, found: Finding) {
        self.offset = offset
        self.path = path
        self.expected = expected
        self.found = found
    }
}
