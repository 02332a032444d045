import CordeliaKit
import Testing

/// What requests say, in whole values.
@Suite struct RequestReadingTests {
    /// The one request in `text`.
    private func request(_ text: String) throws -> HeardRequest {
        let heard = hear(text)
        guard case .request(let request) = heard.first else { throw NoRequest(heard: heard) }
        return request
    }

    struct NoRequest: Error {
        var heard: [Heard]
    }

    @Test func aBrowsersRequest() {
        let text =
            "GET /identity?x=%20y&z HTTP/1.1\r\nHost: phone.local:4610\r\nUser-Agent: Some Browser/1.0 (a; b)\r\n"
            + "Accept:*/*\r\nX-Empty:\r\nX-Odd|: \t caf\u{E9}\tau lait \t\r\n\r\n"
        var expected = HeardRequest.plain
        expected.target = "/identity?x=%20y&z"
        expected.path = "/identity"
        expected.query = "x=%20y&z"
        expected.host = "phone.local:4610"
        expected.fields = [
            "Host|phone.local:4610", "User-Agent|Some Browser/1.0 (a; b)", "Accept|*/*", "X-Empty|",
            "X-Odd||caf\u{E9}\tau lait",
        ]
        #expect(hear(text) == [.request(expected), .end])
    }

    @Test(arguments: HTTPMethod.allCases.filter { $0 != .other })
    func everyMethod(_ method: HTTPMethod) throws {
        let target = method == .connect ? "a:1" : "/"
        let request = try request("\(method.name) \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(request.method == method && request.methodName == "\(method.name)")
    }

    @Test(arguments: ["get", "GETS", "PROPFIND", "G", "PATCHY", "OPTION", "!#$%&'*+-.^_`|~09"])
    func anotherMethod(_ name: String) throws {
        let request = try request("\(name) / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(request.method == .other && request.methodName == name)
    }

    /// RFC 9112, 3.2.
    @Test(
        arguments: [
            ("GET", "/", "/", nil, "a"), ("GET", "/a/b;c=d/@:!$&'()*+,", "/a/b;c=d/@:!$&'()*+,", nil, "a"),
            ("GET", "//b/c", "//b/c", nil, "a"), ("GET", "/?", "/", "", "a"), ("GET", "/a?b?c/d", "/a", "b?c/d", "a"),
            ("GET", "/%41%7a", "/%41%7a", nil, "a"), ("OPTIONS", "*", "*", nil, "a"), ("OPTIONS", "/*", "/*", nil, "a"),
            ("GET", "http://b/", "/", nil, "b"), ("GET", "HTTPS://b.example:443/c?d", "/c", "d", "b.example:443"),
            ("GET", "http://b", "", nil, "b"), ("GET", "http://b?c", "", "c", "b"),
            ("GET", "http://[::1]:8080/", "/", nil, "[::1]:8080"), ("CONNECT", "b:443", "", nil, "b:443"),
            ("CONNECT", "[fe80::1]:22", "", nil, "[fe80::1]:22"),
        ] as [(String, String, String, String?, String)])
    func aTarget(method: String, target: String, path: String, query: String?, host: String) throws {
        let request = try request("\(method) \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(request.target == target)
        #expect(request.path == path)
        #expect(request.query == query)
        #expect(request.host == host)
    }

    /// RFC 3986, 3.2.
    @Test(arguments: [
        "a", "a.b.c", "127.0.0.1:4610", "phone-2.local", "a:", "a:0", "a:65535", "%61", "a_b~c!$&'()*+,;=",
        "[::]", "[::1]", "[1::]", "[1:2:3:4:5:6:7:8]", "[::ffff:192.168.1.10]:80", "[1:2:3:4:5:6:1.2.3.4]",
        "[fe80::1:2]", "[1:2:3:4:5:6:7::]", "[::2:3:4:5:6:7:8]",
    ])
    func aHost(_ host: String) throws {
        #expect(try request("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n").host == host)
    }

    /// RFC 9112, 9.3.
    @Test(
        arguments: [
            ("1.1", nil, true), ("1.1", "close", false), ("1.1", "keep-alive", true), ("1.1", "a, CLOSE ,b", false),
            ("1.1", "closed", true), ("1.1", "keep-alive, close", false), ("1.0", nil, false),
            ("1.0", "Keep-Alive", true),
            ("1.0", "close", false), ("1.0", "keep-alive, close", false), ("1.9", nil, true),
        ] as [(String, String?, Bool)])
    func keepingAlive(version: String, connection: String?, keeps: Bool) throws {
        let field = connection.map { "Connection: \($0)\r\n" } ?? ""
        let text = "GET / HTTP/\(version)\r\nHost: a\r\n\(field)\r\n"
        #expect(try request(text).keepsAlive == keeps)
        #expect(hear(text + text).count == (keeps ? 4 : 2))
    }

    /// RFC 9112, 3.2: only HTTP/1.1 must name a host.
    @Test func anOldRequestNeedsNoHost() throws {
        let request = try request("GET / HTTP/1.0\r\n\r\n")
        #expect(request.host == nil && request.minorVersion == 0)
    }

    /// RFC 9110, 10.1.1.
    @Test(arguments: [
        ("1.1", "Content-Length: 5\r\nExpect: 100-Continue", true), ("1.1", "Expect: 100-continue", false),
        ("1.1", "Content-Length: 0\r\nExpect: 100-continue", false),
        ("1.1", "Transfer-Encoding: chunked\r\nexpect: 100-continue", true),
        ("1.0", "Content-Length: 5\r\nExpect: 100-continue", false), ("1.0", "Expect: more", false),
    ])
    func expectingContinue(version: String, fields: String, expects: Bool) throws {
        #expect(try request("POST / HTTP/\(version)\r\nHost: a\r\n\(fields)\r\n\r\n").expectsContinue == expects)
    }

    /// RFC 9110, 7.8.
    @Test(arguments: [
        ("1.1", "Connection: Upgrade\r\nUpgrade: websocket", true),
        ("1.1", "Upgrade: websocket\r\nConnection: keep-alive, upgrade", true),
        ("1.1", "Upgrade: websocket", false), ("1.1", "Connection: upgrade", false),
        ("1.0", "Connection: upgrade\r\nUpgrade: websocket", false),
    ])
    func askingToUpgrade(version: String, fields: String, asks: Bool) throws {
        #expect(try request("GET / HTTP/\(version)\r\nHost: a\r\n\(fields)\r\n\r\n").asksToUpgrade == asks)
    }

    @Test func bodies() {
        let head = "POST / HTTP/1.1\r\nHost: a\r\n"
        func heard(_ text: String) -> [Heard] { Array(hear(head + text).dropFirst()) }
        #expect(heard("Content-Length: 0\r\n\r\n") == [.end])
        #expect(heard("Content-Length: 005\r\n\r\nhello") == [.body(Array("hello".utf8)), .end])
        #expect(heard("Content-Length: 5\r\n\r\nhell") == [.body(Array("hell".utf8))])
        let chunked = "Transfer-Encoding: Chunked\r\n\r\n"
        #expect(heard(chunked + "0\r\n\r\n") == [.end])
        #expect(
            heard(chunked + "3\r\nhel\r\n002;a;b=c ; d = \"e\\\"\\\\\t;\"\r\nlo\r\n0;z\r\nA: b\r\n\r\n")
                == [.body(Array("hello".utf8)), .end])
        #expect(
            heard(chunked + "A\r\n\r\n\r\n\r\n\r\n\r\n\r\n0\r\n\r\n") == [
                .body(Array("\r\n\r\n\r\n\r\n\r\n".utf8)), .end,
            ])
    }

    /// What trailers say changes nothing: they are checked and let go (RFC 9110, 6.5.1).
    @Test func trailersAreLetGo() {
        let text =
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nHost: b\r\nContent-Length: 9\r\n"
            + "Connection: close\r\n\r\n"
        #expect(hear(text + text) == hear(text) + hear(text))
    }

    /// RFC 9112, 2.2.
    @Test func oneEmptyLineBeforeARequestIsLetPass() {
        let text = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        #expect(hear("\r\n" + text + "\r\n" + text) == hear(text + text))
    }

    @Test func theLimitsAreReached() {
        let line = "GET /\(String(repeating: "a", count: 8_192 - 16)) HTTP/1.1\r\n"
        let host = "Host: a\r\n"
        let long = "A: \(String(repeating: "b", count: 16_384 - 9 - 5 - 2))\r\n"
        #expect(line.utf8.count == 8_192 && host.utf8.count + long.utf8.count + 2 == 16_384)
        #expect(hear(line + host + long + "\r\n").count == 2)
        let many = String(repeating: "A: b\r\n", count: 99)
        #expect(hear("GET / HTTP/1.1\r\n" + host + many + "\r\n").count == 2)
    }

    @Test func theCallerChoosesHowLongABodyMayBe() {
        let text = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
        let chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n"
        #expect(hear(text, bodyLimit: 5) == hear(text))
        #expect(hear(chunked, bodyLimit: 5) == hear(chunked))
        let refused = Heard.refused(HTTPRefusal(.bodyTooLong))
        #expect(hear(text, bodyLimit: 4) == [hear(text)[0], refused])
        #expect(hear(chunked, bodyLimit: 4) == [hear(chunked)[0], .body(Array("he".utf8)), refused])
        #expect(hear(text, bodyLimit: -1) == [hear(text)[0], refused])
    }

    /// Only for its own request: the next has the default again.
    @Test func aChosenLimitIsForgotten() {
        var parser = RequestParser(limits: RequestLimits(body: 3))
        let one = [UInt8](latin1: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nabcd")
        let received = one + one
        var position = 0
        var heads = 0
        var last: RequestEvent?
        while let event = parser.next(in: received.span, at: &position) {
            last = event
            guard case .head = event else { continue }
            heads += 1
            if heads == 1 { parser.limitBody(to: 4) }
        }
        #expect(heads == 2 && last == .refused(HTTPRefusal(.bodyTooLong)))
    }

    @Test(arguments: [[], [20]])
    func aHeadOutlivesItsInput(pieces: [Int]) throws {
        var parser = RequestParser()
        var owned: RequestHead?
        let bytes = [UInt8](latin1: "GET /a HTTP/1.1\r\nHost: b\r\nX-Name: c\r\n\r\n")
        var start = 0
        for piece in pieces + [bytes.count - (pieces.first ?? 0)] {
            let received = [0x20, 0x20] + bytes[start..<start + piece]
            start += piece
            var position = 2
            while let event = parser.next(in: received.span, at: &position) {
                if case .head(let head) = event { owned = head.owned(from: received.span) }
            }
        }
        let head = try #require(owned)
        let nothing: [UInt8] = []
        #expect(head.bytes(head.path, in: nothing.span) == Array("/a".utf8))
        let found = head.value(of: "x-name", in: nothing.span)
        let name = try #require(found)
        #expect(head.bytes(name, in: nothing.span) == Array("c".utf8))
        let missing = head.value(of: "x-nam", in: nothing.span)
        #expect(missing == nil)
        #expect(head.owned(from: nothing.span) == head)
    }

    @Test func aClosedParserHearsNothing() {
        var parser = RequestParser()
        parser.close()
        let received = [UInt8](latin1: "GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        var position = 0
        #expect(parser.next(in: received.span, at: &position) == nil)
        #expect(position == received.count && parser.isClosed)
    }
}

extension HeardRequest {
    /// GET / of host a, without more.
    static var plain: HeardRequest {
        guard case .request(let request) = hear("GET / HTTP/1.1\r\nHost: a\r\n\r\n").first else {
            preconditionFailure("the plainest request is read")
        }
        return request
    }
}
