import CordeliaKit

/// The same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

/// A request that is as it should be, in all its varieties, as bytes and as what must be heard.
struct DrawnRequest {
    var bytes: [UInt8] = []
    var heard: [Heard] = []

    private static let tokenBytes = Array("!#$%&'*+-.^_`|~0123456789ABCXYZabcxyz".utf8)
    private static let pathBytes = Array("abcXYZ019-._~!$&'()*+,;=:@/".utf8)

    init(_ random: inout SeededGenerator) {
        let method =
            HTTPMethod.allCases.filter { ![.other, .connect].contains($0) }.randomElement(using: &random) ?? .get
        let path = "/" + Self.text(of: Self.pathBytes, 0...40, &random) + (Bool.random(using: &random) ? "%4a" : "")
        let query = Bool.random(using: &random) ? Self.text(of: Self.pathBytes, 0...20, &random) : nil
        let content = (0..<Int.random(in: 0...90, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random)
        }
        let isChunked = Bool.random(using: &random)

        var request = HeardRequest.plain
        request.method = method
        request.methodName = "\(method.name)"
        request.path = path
        request.query = query
        request.target = path + (query.map { "?\($0)" } ?? "")
        request.host = "host:\(Int.random(in: 0...65_535, using: &random))"
        var fields = [("Host", request.host ?? "")]
        for _ in 0..<Int.random(in: 0...9, using: &random) {
            fields.append(("X" + Self.text(of: Self.tokenBytes, 0...24, &random), Self.value(&random)))
        }
        if isChunked {
            fields.append(("Transfer-Encoding", "chunked"))
            request.body = .chunked
        } else if !content.isEmpty || Bool.random(using: &random) {
            fields.append(("Content-Length", "\(content.count)"))
            request.body = content.isEmpty ? .none : .length(content.count)
        }
        fields.shuffle(using: &random)
        request.fields = fields.map { "\($0)|\($1)" }

        if Int.random(in: 0...5, using: &random) == 0 { bytes += Array("\r\n".utf8) }
        bytes += [UInt8](latin1: "\(request.methodName) \(request.target) HTTP/1.1\r\n")
        for (name, value) in fields {
            let (before, after) = (Self.blanks(&random), Self.blanks(&random))
            bytes += [UInt8](latin1: "\(name):\(before)\(value)\(after)\r\n")
        }
        bytes += Array("\r\n".utf8)
        bytes += isChunked ? Self.chunks(of: content, &random) : content
        heard.append(.request(request))
        if !content.isEmpty { heard.append(.body(content)) }
        heard.append(.end)
    }

    private static func text(
        of bytes: [UInt8], _ counts: ClosedRange<Int>, _ random: inout SeededGenerator
    ) -> String {
        String(
            latin1: (0..<Int.random(in: counts, using: &random)).map { _ in bytes.randomElement(using: &random) ?? 0 })
    }

    /// Any text that a field can have, without white space at its ends.
    private static func value(_ random: inout SeededGenerator) -> String {
        let inner = (0..<Int.random(in: 0...60, using: &random)).map { _ in
            UInt8.random(in: 0x20...0xFF, using: &random)
        }
        return inner.isEmpty ? "" : "<\(String(latin1: inner.map { $0 == 0x7F ? 0x09 : $0 }))>"
    }

    private static func blanks(_ random: inout SeededGenerator) -> String {
        String(latin1: (0..<Int.random(in: 0...3, using: &random)).map { $0 % 2 == 0 ? 0x20 : 0x09 })
    }

    private static func chunks(of content: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = content[...]
        while !rest.isEmpty {
            let chunk = rest.prefix(Int.random(in: 1...30, using: &random))
            rest = rest.dropFirst(chunk.count)
            let size = String(chunk.count, radix: 16, uppercase: Bool.random(using: &random))
            let zeros = String(repeating: "0", count: Int.random(in: 0...3, using: &random))
            let ending = ["", ";a", ";a=b", " ; a = \"b;\\\"c\""].randomElement(using: &random) ?? ""
            bytes += [UInt8](latin1: "\(zeros)\(size)\(ending)\r\n") + chunk + Array("\r\n".utf8)
        }
        let trailers = Bool.random(using: &random) ? "Digest: x\r\nServer-Timing: y\r\n" : ""
        return bytes + [UInt8](latin1: "0\r\n\(trailers)\r\n")
    }
}
