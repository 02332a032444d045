/// How much of a request is read before it is refused. The spec of the wire fixes the defaults.
public struct RequestLimits: Equatable, Sendable {
    /// The most bytes of a request line, its CR LF included: 8 KiB. At most 16 KiB.
    public var requestLine: Int
    /// The most bytes of the fields, their line ends and the empty line included: 16 KiB; the trailers the same again. At most
    /// 32 KiB.
    public var fields: Int
    /// The most fields, and the most trailers: 100.
    public var fieldCount: Int
    /// The most bytes of a body for which nothing else is chosen when its head has come: 64 KiB.
    public var body: Int
    /// The most bytes of chunk extensions in one body: 4 KiB.
    public var chunkExtensions: Int

    /// The limits of the spec, or others.
    public init(
        requestLine: Int = 8_192, fields: Int = 16_384, fieldCount: Int = 100, body: Int = 65_536,
        chunkExtensions: Int = 4_096
    ) {
        // A field's place is kept in 16 bits.
        self.requestLine = min(max(requestLine, 0), 16_384)
        self.fields = min(max(fields, 0), 32_768)
        self.fieldCount = max(fieldCount, 0)
        self.body = max(body, 0)
        self.chunkExtensions = max(chunkExtensions, 0)
    }

    /// The most bytes that a head, or the trailers, can take, with the empty line before it.
    var head: Int { 2 + requestLine + fields }
}
