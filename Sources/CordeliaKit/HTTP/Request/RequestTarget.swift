/// A request's target in its parts (RFC 9112, 3.2).
struct RequestTarget: Equatable, Sendable {
    /// The path, escapes and all. Empty for an authority, and for a URI without a path, which means "/".
    var path: Place
    /// What follows the first "?".
    var query: Place?
    /// The authority of a whole URI or of CONNECT, which counts in place of Host (RFC 9112, 3.2.2).
    var authority: Place?

    /// Reads the target in `range`, whose bytes are visible ASCII.
    init(_ bytes: Span<UInt8>, in range: Range<Int>, of method: HTTPMethod) throws(HTTPRefusal.Reason) {
        guard !range.isEmpty else { throw .target }
        let first = bytes[range.lowerBound]
        if method == .connect {
            guard Authority.isValid(bytes, in: range, needsPort: true) else {
                throw first == ASCII.slash ? .targetForm : .targetAuthority
            }
            authority = Place(range)
            path = Place(range.upperBound..<range.upperBound)
        } else if first == ASCII.slash {
            (path, query) = try Self.pathAndQuery(bytes, in: range)
        } else if first == ASCII.asterisk, range.count == 1 {
            guard method == .options else { throw .targetForm }
            path = Place(range)
        } else {
            let host = try Self.authority(bytes, in: range)
            authority = Place(host)
            (path, query) = try Self.pathAndQuery(bytes, in: host.upperBound..<range.upperBound)
        }
    }

    /// The authority of the http or https URI in `range`.
    private static func authority(
        _ bytes: Span<UInt8>, in range: Range<Int>
    ) throws(HTTPRefusal.Reason) -> Range<Int> {
        let start = range.lowerBound
        var end = start
        while end < range.upperBound, bytes[end] != ASCII.colon { end += 1 }
        guard end + 2 < range.upperBound, bytes[end + 1] == ASCII.slash, bytes[end + 2] == ASCII.slash else {
            throw .targetForm
        }
        guard bytes.matches("http", in: start..<end) || bytes.matches("https", in: start..<end) else {
            throw .targetAuthority
        }
        let host = end + 3
        end = host
        while end < range.upperBound, bytes[end] != ASCII.slash, bytes[end] != ASCII.question { end += 1 }
        guard Authority.isValid(bytes, in: host..<end) else { throw .targetAuthority }
        return host..<end
    }

    private static func pathAndQuery(
        _ bytes: Span<UInt8>, in range: Range<Int>
    ) throws(HTTPRefusal.Reason) -> (Place, Place?) {
        var mark: Int?
        var at = range.lowerBound
        while true {
            while at &+ 8 <= range.upperBound {
                let stops = Lanes.neitherPlainInPath(bytes.word(at: at))
                at &+= Lanes.first(stops)
                if stops != 0 { break }
            }
            guard at < range.upperBound else { break }
            let byte = bytes[at]
            guard ByteSet.target.contains(byte) else { throw .target }
            if byte == ASCII.question {
                if mark == nil { mark = at }
            } else if byte == ASCII.percent, !Authority.isEscape(bytes, at, before: range.upperBound) {
                throw .target
            }
            at &+= 1
        }
        guard let mark else { return (Place(range), nil) }
        return (Place(range.lowerBound..<mark), Place(mark + 1..<range.upperBound))
    }
}
