/// Writes the answer to one request, framed so that it cannot be mistaken (RFC 9112, 6).
///
/// Each part is appended to an output. A part that cannot be written throws, and appends nothing.
public struct ResponseWriter: Equatable, Sendable {
    /// How long the content is.
    public enum Length: Equatable, Sendable {
        /// So many bytes: Content-Length.
        case bytes(Int)
        /// Not known before its end: chunked, or to HTTP/1.0 all that comes before the connection closes.
        case unknown
    }

    private enum Stage: Equatable, Sendable {
        case head
        case counted(missing: Int)
        case chunked
        case untilClose
        case done
    }

    /// Whether the connection ends with this answer. Set it before the head is written to make it the last.
    public var closes: Bool
    /// Whether the answer has been written to its end.
    public var isDone: Bool { stage == .done }

    private var stage = Stage.head
    /// Whether content is counted but not sent: in answer to HEAD.
    private let answersHead: Bool
    private let isOldVersion: Bool
    private let canUpgrade: Bool

    /// A writer of the answer to a request.
    public init(to request: RequestHead) {
        closes = !request.keepsAlive
        answersHead = request.method == .head
        isOldVersion = request.minorVersion == 0
        canUpgrade = request.asksToUpgrade
    }

    /// A writer of the answer to a request that is refused.
    public init(to refusal: HTTPRefusal) {
        closes = refusal.closes
        answersHead = refusal.answersHead
        isOldVersion = false
        canUpgrade = false
    }

    // MARK: In parts

    /// Appends the head.
    public mutating func begin(
        _ status: HTTPStatus, fields: [ResponseField] = [], length: Length, date: HTTPDate, to output: inout [UInt8]
    ) throws(ResponseError) {
        guard stage == .head else { throw .order }
        guard 200...599 ~= status.code else { throw .status }
        for field in fields { if let fault = field.fault { throw fault } }
        var isNegative = false
        if case .bytes(let count) = length, count < 0 { isNegative = true }
        let isEmptyByNature = status.hasNoContent || status.code == 205
        guard !isNegative, !isEmptyByNature || length == .bytes(0) else { throw .content }
        if length == .unknown, isOldVersion { closes = true }

        Self.appendLine(status, to: &output)
        Self.append("Date: ", date, to: &output)
        for field in fields { Self.append(field, to: &output) }
        if closes {
            output.append("Connection: close\r\n")
        } else if isOldVersion {
            output.append("Connection: keep-alive\r\n")
        }
        switch length {
        case .bytes(let count):
            if !status.hasNoContent {
                output.append("Content-Length: ")
                output.append(count)
                output.append("\r\n")
            }
            stage = .counted(missing: count)
        case .unknown where isOldVersion:
            stage = .untilClose
        case .unknown:
            output.append("Transfer-Encoding: chunked\r\n")
            stage = .chunked
        }
        output.append("\r\n")
    }

    /// Appends the next bytes of the content.
    public mutating func content(_ bytes: Span<UInt8>, to output: inout [UInt8]) throws(ResponseError) {
        switch stage {
        case .head, .done: throw .order
        case .counted(let missing):
            guard bytes.count <= missing else { throw .tooLong }
            stage = .counted(missing: missing - bytes.count)
            if !answersHead { output.append(bytes) }
        case .untilClose:
            if !answersHead { output.append(bytes) }
        case .chunked:
            // A chunk of no bytes would be the last.
            guard bytes.count > 0, !answersHead else { return }
            output.append(bytes.count, radix: 16)
            output.append("\r\n")
            output.append(bytes)
            output.append("\r\n")
        }
    }

    /// Appends what ends the content. In answer to HEAD the content need not have been given.
    public mutating func end(to output: inout [UInt8]) throws(ResponseError) {
        switch stage {
        case .head, .done: throw .order
        case .counted(let missing): guard missing == 0 || answersHead else { throw .tooShort }
        case .chunked: if !answersHead { output.append("0\r\n\r\n") }
        case .untilClose: break
        }
        stage = .done
    }

    // MARK: In one piece

    /// Appends a whole answer.
    public mutating func answer(
        _ status: HTTPStatus, fields: [ResponseField] = [], content: Span<UInt8>, date: HTTPDate,
        to output: inout [UInt8]
    ) throws(ResponseError) {
        try begin(status, fields: fields, length: .bytes(content.count), date: date, to: &output)
        try self.content(content, to: &output)
        try end(to: &output)
    }

    /// Appends the whole answer to a request that is refused: its status, and why as JSON.
    public static func refuse(_ refusal: HTTPRefusal, date: HTTPDate, to output: inout [UInt8]) {
        var writer = ResponseWriter(to: refusal)
        // A refusal's status and text are fit to be written: the tests write each.
        try? writer.answer(
            refusal.status, fields: [ResponseField("Content-Type", "application/json")], content: refusal.json.span,
            date: date, to: &output)
    }

    /// Appends the interim answer that lets a body come which waits for it (RFC 9110, 15.2.1).
    public func invite(to output: inout [UInt8]) throws(ResponseError) {
        guard stage == .head, !isOldVersion else { throw .order }
        output.append("HTTP/1.1 100 Continue\r\n\r\n")
    }

    /// Appends the answer after which the connection speaks another protocol (RFC 9110, 15.2.2).
    public mutating func upgrade(
        to name: StaticString, fields: [ResponseField] = [], date: HTTPDate, to output: inout [UInt8]
    ) throws(ResponseError) {
        guard stage == .head else { throw .order }
        guard canUpgrade else { throw .notAsked }
        for field in fields { if let fault = field.fault { throw fault } }
        let upgrade = ResponseField("X", name)
        if upgrade.value.isEmpty || upgrade.fault != nil { throw .fieldValue }
        Self.appendLine(HTTPStatus(101), to: &output)
        Self.append("Date: ", date, to: &output)
        output.append("Connection: upgrade\r\nUpgrade: ")
        output.append(name)
        output.append("\r\n")
        for field in fields { Self.append(field, to: &output) }
        output.append("\r\n")
        stage = .done
    }

    // MARK: Lines

    private static func appendLine(_ status: HTTPStatus, to output: inout [UInt8]) {
        output.append("HTTP/1.1 ")
        output.append(Int(status.code))
        output.append(ASCII.space)
        output.append(status.phrase)
        output.append("\r\n")
    }

    private static func append(_ name: StaticString, _ date: HTTPDate, to output: inout [UInt8]) {
        output.append(name)
        date.append(to: &output)
        output.append("\r\n")
    }

    private static func append(_ field: ResponseField, to output: inout [UInt8]) {
        output.append(contentsOf: field.name)
        output.append(": ")
        output.append(contentsOf: field.value)
        output.append("\r\n")
    }
}
