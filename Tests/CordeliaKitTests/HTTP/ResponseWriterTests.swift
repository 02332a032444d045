import CordeliaKit
import Testing

/// Answers in frozen bytes.
@Suite struct ResponseWriterTests {
    private let date = HTTPDate(secondsSince1970: 784_111_777)
    private let dateLine = "Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n"

    /// A writer of the answer to a request with these words.
    private func writer(
        _ method: String = "GET", version: String = "1.1", fields: String = ""
    ) -> ResponseWriter {
        var parser = RequestParser()
        let received = [UInt8](latin1: "\(method) / HTTP/\(version)\r\nHost: a\r\n\(fields)\r\n")
        var position = 0
        guard case .head(let head) = parser.next(in: received.span, at: &position) else {
            preconditionFailure("a good request")
        }
        return ResponseWriter(to: head)
    }

    /// What `write` makes of an answer to that request.
    private func text(
        _ writer: ResponseWriter, _ write: (inout ResponseWriter, inout [UInt8]) throws -> Void
    ) rethrows -> String {
        var writer = writer
        var output: [UInt8] = []
        try write(&writer, &output)
        return String(latin1: output)
    }

    private func whole(_ writer: ResponseWriter, _ status: HTTPStatus = .ok, _ content: String = "hello") throws
        -> String
    {
        try text(writer) { writer, output in
            try writer.answer(status, content: Array(content.utf8).span, date: date, to: &output)
            #expect(writer.isDone)
        }
    }

    @Test func aWholeAnswer() throws {
        let answer = try text(writer()) { writer, output in
            try writer.answer(
                .ok, fields: [ResponseField("Content-Type", "text/plain"), ResponseField("X-Name", Array("b c".utf8))],
                content: Array("hello".utf8).span, date: date, to: &output)
        }
        #expect(
            answer == "HTTP/1.1 200 OK\r\n\(dateLine)Content-Type: text/plain\r\nX-Name: b c\r\n"
                + "Content-Length: 5\r\n\r\nhello")
    }

    @Test func keepingAlive() throws {
        let start = "HTTP/1.1 200 OK\r\n\(dateLine)"
        let rest = "Content-Length: 5\r\n\r\nhello"
        #expect(try whole(writer()) == start + rest)
        #expect(try whole(writer(fields: "Connection: close\r\n")) == "\(start)Connection: close\r\n\(rest)")
        #expect(try whole(writer(version: "1.0")) == "\(start)Connection: close\r\n\(rest)")
        #expect(
            try whole(writer(version: "1.0", fields: "Connection: keep-alive\r\n"))
                == "\(start)Connection: keep-alive\r\n\(rest)")
        var last = writer()
        last.closes = true
        #expect(try whole(last) == "\(start)Connection: close\r\n\(rest)")
    }

    @Test func inPieces() throws {
        let answer = try text(writer()) { writer, output in
            try writer.begin(.ok, length: .bytes(5), date: date, to: &output)
            try writer.content(Array("hel".utf8).span, to: &output)
            try writer.content(Array("lo".utf8).span, to: &output)
            try writer.end(to: &output)
        }
        #expect(try answer == whole(writer()))
    }

    private func inChunks(_ writer: ResponseWriter) throws -> String {
        try text(writer) { writer, output in
            try writer.begin(.ok, length: .unknown, date: date, to: &output)
            try writer.content([UInt8](repeating: 0x61, count: 26).span, to: &output)
            try writer.content([UInt8]().span, to: &output)
            try writer.content(Array("b".utf8).span, to: &output)
            try writer.end(to: &output)
        }
    }

    @Test func inChunks() throws {
        let letters = String(repeating: "a", count: 26)
        #expect(
            try inChunks(writer())
                == "HTTP/1.1 200 OK\r\n\(dateLine)Transfer-Encoding: chunked\r\n\r\n1a\r\n\(letters)\r\n1\r\nb\r\n0\r\n\r\n"
        )
    }

    /// HTTP/1.0 knows no chunks: the end of the connection is the end of the content.
    @Test func anOldAnswerWithoutLength() throws {
        let old = writer(version: "1.0", fields: "Connection: keep-alive\r\n")
        let letters = String(repeating: "a", count: 26)
        #expect(try inChunks(old) == "HTTP/1.1 200 OK\r\n\(dateLine)Connection: close\r\n\r\n\(letters)b")
    }

    /// RFC 9110, 9.3.2: the fields of the answer to GET, and none of the content.
    @Test func answersToHead() throws {
        #expect(try whole(writer("HEAD")) == "HTTP/1.1 200 OK\r\n\(dateLine)Content-Length: 5\r\n\r\n")
        #expect(try inChunks(writer("HEAD")) == "HTTP/1.1 200 OK\r\n\(dateLine)Transfer-Encoding: chunked\r\n\r\n")
        let unread = try text(writer("HEAD")) { writer, output in
            try writer.begin(.ok, length: .bytes(1_000_000), date: date, to: &output)
            try writer.end(to: &output)
        }
        #expect(unread == "HTTP/1.1 200 OK\r\n\(dateLine)Content-Length: 1000000\r\n\r\n")
    }

    /// RFC 9110, 8.6 and 15.3.6.
    @Test func answersWithoutContent() throws {
        #expect(try whole(writer(), .noContent, "") == "HTTP/1.1 204 No Content\r\n\(dateLine)\r\n")
        #expect(try whole(writer(), .notModified, "") == "HTTP/1.1 304 Not Modified\r\n\(dateLine)\r\n")
        #expect(
            try whole(writer(), HTTPStatus(205), "")
                == "HTTP/1.1 205 Reset Content\r\n\(dateLine)Content-Length: 0\r\n\r\n")
        for code: UInt16 in [204, 205, 304] {
            #expect(throws: ResponseError.content) { try whole(writer(), HTTPStatus(code)) }
            #expect(throws: ResponseError.content) {
                try text(writer()) { try $0.begin(HTTPStatus(code), length: .unknown, date: date, to: &$1) }
            }
        }
        #expect(throws: ResponseError.content) {
            try text(writer()) { try $0.begin(.ok, length: .bytes(-1), date: date, to: &$1) }
        }
    }

    @Test(arguments: [0, 99, 100, 101, 199, 600, 999, 65_535] as [UInt16])
    func aStatusThatIsNoAnswer(code: UInt16) {
        #expect(throws: ResponseError.status) { try whole(writer(), HTTPStatus(code)) }
    }

    @Test func aStatusWithoutAPhrase() throws {
        #expect(try whole(writer(), HTTPStatus(299)).hasPrefix("HTTP/1.1 299 \r\n"))
    }

    @Test(arguments: HTTPRefusal.Reason.allCases, [true, false])
    func aRefusal(_ reason: HTTPRefusal.Reason, closes: Bool) {
        for answersHead in [true, false] {
            var output: [UInt8] = []
            let refusal = HTTPRefusal(reason, closes: closes, answersHead: answersHead)
            ResponseWriter.refuse(refusal, date: date, to: &output)
            let json = String(latin1: refusal.json)
            #expect(
                String(latin1: output)
                    == "HTTP/1.1 \(reason.status.code) \(reason.status.phrase)\r\n\(dateLine)"
                    + "Content-Type: application/json\r\n\(closes ? "Connection: close\r\n" : "")"
                    + "Content-Length: \(json.utf8.count)\r\n\r\n\(answersHead ? "" : json)")
        }
    }

    @Test func anInvitation() throws {
        let answer = try text(writer("POST", fields: "Content-Length: 5\r\nExpect: 100-continue\r\n")) {
            writer, output in
            try writer.invite(to: &output)
            try writer.answer(.noContent, content: [UInt8]().span, date: date, to: &output)
            #expect(throws: ResponseError.order) { try writer.invite(to: &output) }
        }
        #expect(answer == "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\(dateLine)\r\n")
        #expect(throws: ResponseError.order) { try text(writer(version: "1.0")) { try $0.invite(to: &$1) } }
    }

    @Test func anotherProtocol() throws {
        let asking = writer(fields: "Connection: Upgrade\r\nUpgrade: websocket\r\n")
        let answer = try text(asking) { writer, output in
            try writer.upgrade(
                to: "websocket", fields: [ResponseField("Sec-WebSocket-Accept", "x")], date: date, to: &output)
            #expect(writer.isDone)
        }
        #expect(
            answer == "HTTP/1.1 101 Switching Protocols\r\n\(dateLine)Connection: upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Accept: x\r\n\r\n")
        #expect(throws: ResponseError.notAsked) {
            try text(writer()) { try $0.upgrade(to: "websocket", date: date, to: &$1) }
        }
        for name: StaticString in ["", "a\r\nb"] {
            #expect(throws: ResponseError.fieldValue) {
                try text(asking) { try $0.upgrade(to: name, date: date, to: &$1) }
            }
        }
    }

    // MARK: What cannot be written

    @Test(arguments: [
        "a\r\nSet-Cookie: b", "a\nb", "a\rb", "\r\n", "a\u{0}", "\u{7F}", "a\u{1B}[0m", " a", "a ", "\ta",
    ])
    func aValueThatWouldBeMore(_ value: String) {
        expectNothing(.fieldValue, ResponseField("X-Name", [UInt8](latin1: value)))
    }

    @Test(arguments: ["", "A:", "A B", "A\r\nB", "A\u{0}", "Caf\u{E9}"])
    func aNameThatIsNone(_ name: String) {
        var field = ResponseField("X", "value")
        field.name = [UInt8](latin1: name)
        expectNothing(.fieldName, field)
    }

    @Test(arguments: [
        "Content-Length", "content-LENGTH", "Transfer-Encoding", "Connection", "Date", "Keep-Alive", "TE", "Trailer",
        "Upgrade",
    ])
    func aFieldThatIsTheWritersOwn(_ name: String) {
        var field = ResponseField("X", "value")
        field.name = [UInt8](latin1: name)
        expectNothing(.reservedField, field)
    }

    /// That an answer with this field throws and appends nothing, and that the writer can still write another.
    private func expectNothing(_ error: ResponseError, _ field: ResponseField) {
        var writer = writer()
        var output: [UInt8] = []
        #expect(throws: error) {
            try writer.begin(.ok, fields: [field], length: .bytes(0), date: date, to: &output)
        }
        #expect(output.isEmpty && writer == self.writer())
    }

    @Test func moreOrLessThanAnnounced() throws {
        var writer = writer()
        var output: [UInt8] = []
        try writer.begin(.ok, length: .bytes(2), date: date, to: &output)
        let head = output
        #expect(throws: ResponseError.tooLong) { try writer.content([1, 2, 3].span, to: &output) }
        #expect(throws: ResponseError.tooShort) { try writer.end(to: &output) }
        #expect(output == head)
        try writer.content([1, 2].span, to: &output)
        try writer.end(to: &output)
        #expect(output == head + [1, 2])
    }

    @Test func outOfOrder() throws {
        var writer = writer()
        var output: [UInt8] = []
        #expect(throws: ResponseError.order) { try writer.content([1].span, to: &output) }
        #expect(throws: ResponseError.order) { try writer.end(to: &output) }
        try writer.answer(.ok, content: [1].span, date: date, to: &output)
        #expect(throws: ResponseError.order) { try writer.content([1].span, to: &output) }
        #expect(throws: ResponseError.order) { try writer.end(to: &output) }
        #expect(throws: ResponseError.order) { try writer.answer(.ok, content: [1].span, date: date, to: &output) }
    }
}
