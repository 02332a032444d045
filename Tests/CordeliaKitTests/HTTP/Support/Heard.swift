import CordeliaKit

/// What a connection hears, with all bytes copied: the same however the bytes were split.
enum Heard: Equatable, Sendable {
    case request(HeardRequest)
    case body([UInt8])
    case end
    case refused(HTTPRefusal)
}

/// A head with its texts.
struct HeardRequest: Equatable, Sendable {
    var method: HTTPMethod
    var methodName: String
    var minorVersion: UInt8
    var target: String
    var path: String
    var query: String?
    var host: String?
    var fields: [String]
    var body: RequestHead.Body
    var keepsAlive: Bool
    var expectsContinue: Bool
    var asksToUpgrade: Bool

    init(_ head: RequestHead, in input: Span<UInt8>) {
        func text(_ range: Range<Int>) -> String { String(latin1: head.bytes(range, in: input)) }
        method = head.method
        methodName = text(head.methodName)
        minorVersion = head.minorVersion
        target = text(head.target)
        path = text(head.path)
        query = nil
        if let range = head.query { query = text(range) }
        host = nil
        if let range = head.host { host = text(range) }
        fields = []
        for field in head.fields { fields.append("\(text(field.name))|\(text(field.value))") }
        body = head.body
        keepsAlive = head.keepsAlive
        expectsContinue = head.expectsContinue
        asksToUpgrade = head.asksToUpgrade
    }
}

/// Reads `bytes` in pieces of the given lengths; what is left after them comes in one more.
func hear(
    _ bytes: [UInt8], pieces: [Int] = [], limits: RequestLimits = RequestLimits(), bodyLimit: Int? = nil
) -> [Heard] {
    var parser = RequestParser(limits: limits)
    var heard: [Heard] = []
    var start = 0
    for piece in pieces + [bytes.count] {
        let received = [UInt8](bytes[start..<min(start + piece, bytes.count)])
        start += received.count
        var position = 0
        while let event = parser.next(in: received.span, at: &position) {
            switch event {
            case .head(let head):
                heard.append(.request(HeardRequest(head, in: received.span)))
                if let bodyLimit { parser.limitBody(to: bodyLimit) }
            case .body(let range):
                precondition(!range.isEmpty, "no event without bytes")
                if case .body(let before) = heard.last {
                    heard[heard.count - 1] = .body(before + received[range])
                } else {
                    heard.append(.body([UInt8](received[range])))
                }
            case .end: heard.append(.end)
            case .refused(let refusal): heard.append(.refused(refusal))
            }
        }
        precondition(position == received.count, "all is taken")
    }
    return heard
}

func hear(_ text: String, pieces: [Int] = [], bodyLimit: Int? = nil) -> [Heard] {
    hear([UInt8](latin1: text), pieces: pieces, bodyLimit: bodyLimit)
}

/// How the same bytes can be split: byte by byte, in two everywhere, and in threes of growing pieces. Long ones only at some
/// places.
func everySplit(of count: Int) -> [[Int]] {
    let step = max(1, count / 150)
    return [[Int](repeating: 1, count: count)] + stride(from: 0, through: count, by: step).map { [$0] }
        + [2, 3, 5, 7, 11, 64].map { [Int](repeating: $0, count: count / $0) }
}

extension String {
    init(latin1 bytes: [UInt8]) {
        self = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

extension [UInt8] {
    /// One byte for each scalar, all of which are under 256.
    init(latin1 text: String) {
        self = text.unicodeScalars.map { UInt8($0.value) }
    }
}
