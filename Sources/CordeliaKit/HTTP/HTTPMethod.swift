/// A request's method (RFC 9110, 9; PATCH by RFC 5789).
public enum HTTPMethod: UInt8, Equatable, Sendable, CaseIterable {
    /// GET
    case get
    /// HEAD
    case head
    /// POST
    case post
    /// PUT
    case put
    /// DELETE
    case delete
    /// CONNECT
    case connect
    /// OPTIONS
    case options
    /// TRACE
    case trace
    /// PATCH
    case patch
    /// Another token: ``RequestHead/methodName`` says which.
    case other

    /// Its name on the wire; empty for ``other``.
    public var name: StaticString {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .delete: "DELETE"
        case .connect: "CONNECT"
        case .options: "OPTIONS"
        case .trace: "TRACE"
        case .patch: "PATCH"
        case .other: ""
        }
    }

    /// The method whose name stands in `range`. Methods tell upper case from lower (RFC 9110, 9.1).
    init(_ bytes: Span<UInt8>, in range: Range<Int>) {
        let candidate: HTTPMethod
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "G"): candidate = .get
        case UInt8(ascii: "H"): candidate = .head
        case UInt8(ascii: "P"):
            candidate = range.count == 4 ? .post : range.count == 3 ? .put : .patch
        case UInt8(ascii: "D"): candidate = .delete
        case UInt8(ascii: "C"): candidate = .connect
        case UInt8(ascii: "O"): candidate = .options
        case UInt8(ascii: "T"): candidate = .trace
        default: candidate = .other
        }
        let name = candidate.name
        guard range.count == name.utf8CodeUnitCount else {
            self = .other
            return
        }
        let isIt = name.withUTF8Buffer { name in
            for index in 0..<name.count where bytes[range.lowerBound + index] != name[index] { return false }
            return true
        }
        self = isIt ? candidate : .other
    }
}
