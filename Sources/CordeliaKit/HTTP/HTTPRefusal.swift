/// A request that is refused because of how it is written. The connection answers with ``status`` and ``text``, and closes
/// where ``closes`` says so: then nothing that follows on it can be trusted to be the start of a request.
public struct HTTPRefusal: Error, Equatable, Sendable {
    /// What is wrong with the request.
    public var reason: Reason
    /// Whether the connection ends with the answer.
    public var closes: Bool
    /// Whether the answer is to a HEAD request, and has no content.
    public var answersHead: Bool

    /// A refusal for `reason`.
    public init(_ reason: Reason, closes: Bool = true, answersHead: Bool = false) {
        self.reason = reason
        self.closes = closes
        self.answersHead = answersHead
    }

    /// The status code of the answer.
    public var status: HTTPStatus { reason.status }

    /// What is wrong, in one line of ASCII without quotes.
    public var text: StaticString { reason.text }

    /// The content of the answer: `{"refused": "…"}`.
    public var json: [UInt8] {
        var json: [UInt8] = []
        json.append("{\"refused\": \"")
        json.append(text)
        json.append("\"}")
        return json
    }
}
