/// Our own compact text form of a room: the payload of the `room` event.
///
/// Printable ASCII without quotes and backslashes, so that it costs nothing inside a JSON string. Lengths are whole
/// millimetres, directions one of 400,000 (see ``Direction``); records end with `;` and come in this order:
///
/// ```
/// room1;                                         the form and its version
/// y-1454;                                        floorY
/// f-2750,-2250,2750,-2250,2750,2250;             a floor: x and z of each corner
/// w-2750,-2250,2750,-2250,-1454,1046,1046,100000,0;
///                                                a wall: x, z of its ends, bottom, top at each end, normal, partition
/// g1,0,1200,-2250,2000,-2250,-1454,546;          a gap: kind, wall, x, z of its ends, bottom, top
/// o8,0,1500,300000,2100,900,-1454,-604;          an object: kind, x, z, front, width, depth, bottom, top
/// .                                              the end
/// ```
///
/// A room has one text only: numbers have no leading zeros and no `-0`.
public enum RoomForm {
    /// The longest text, in bytes.
    public static let byteLimit = 60 * 1024

    /// The text of `room`, quantised; nil when it is longer than ``byteLimit`` or the room has numbers that the form cannot
    /// hold: not finite, beyond ±4,000 m, a direction of no length, or a gap in a wall that is not there.
    public static func encode(_ room: ScannedRoom) -> [UInt8]? {
        var writer = RoomFormWriter()
        writer.write(room)
        return writer.bytes
    }

    /// The room that `text` holds; `decode(encode(room))` is `room.quantised()`.
    public static func decode(_ text: [UInt8]) throws(RoomFormError) -> ScannedRoom {
        guard text.count <= byteLimit else {
            throw RoomFormError(problem: .tooLong, offset: byteLimit)
        }
        var reader = RoomFormReader(text)
        return try reader.room()
    }
}

/// Why a text is no room, and at which byte.
public struct RoomFormError: Error, Equatable, Sendable {
    /// What was wrong.
    public enum Problem: UInt8, Equatable, Sendable {
        /// The text does not begin with `room1;`.
        case version
        /// More than ``RoomForm/byteLimit`` bytes.
        case tooLong
        /// The text ends before its `.`.
        case cut
        /// Something follows the `.`.
        case trailing
        /// A record that is unknown, or not in its order.
        case record
        /// A whole number in its one spelling was expected.
        case number
        /// A comma, or the record's `;`, was expected.
        case separator
        /// A length beyond ±4,000 m.
        case length
        /// No direction has this number.
        case direction
        /// A flag is 0 or 1.
        case flag
        /// No kind of gap or object has this number.
        case kind
        /// The room has no such wall.
        case wall
    }

    /// What was wrong.
    public var problem: Problem
    /// The offset of the byte, from 0.
    public var offset: Int

    /// An error from its parts.
    public init(problem: Problem, offset: Int) {
        self.problem = problem
        self.offset = offset
    }
}

extension RoomFormError {
    /// The error as one line of ASCII text: `byte 17: expected a whole number`.
    public var text: [UInt8] {
        var line = ReportLine()
        line.add("byte ")
        line.add(offset)
        line.add(": ")
        switch problem {
        case .version: line.add("expected room1;")
        case .tooLong: line.add("a room has at most 61440 bytes")
        case .cut: line.add("the text is cut off")
        case .trailing: line.add("expected nothing after the final point")
        case .record: line.add("expected one of the records y, f, w, g, o in this order, or the final point")
        case .number: line.add("expected a whole number")
        case .separator: line.add("expected a comma or semicolon")
        case .length: line.add("expected at most 4000000 mm")
        case .direction: line.add("expected a direction of 0 to 399999")
        case .flag: line.add("expected 0 or 1")
        case .kind: line.add("expected a known kind")
        case .wall: line.add("expected the number of a wall, or -1")
        }
        return line.bytes
    }
}

#if !hasFeature(Embedded)
    extension RoomFormError: CustomStringConvertible {
        /// The same line as ``text``.
        public var description: String { String(decoding: text, as: UTF8.self) }
    }
#endif
