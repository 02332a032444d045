import CordeliaKit

/// Any bytes as what a client sends. They must read alike however they are split, whole requests must say the same when they
/// are written out again from what was heard, and every answer must be written.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTTP(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    let whole = Reading(bytes, pieces: bytes.isEmpty ? [] : [bytes.count])
    precondition(whole == Reading(bytes, pieces: [Int](repeating: 1, count: bytes.count)), "byte by byte")
    precondition(whole == Reading(bytes, pieces: randomPieces(of: bytes)), "in pieces")
    checkHeads(whole)
    checkAnswers(whole)
    return 0
}

/// All that one reading of a connection gives, with the bytes copied.
struct Reading: Equatable {
    enum Heard: Equatable {
        case head(RequestHead)
        /// Bytes of a body: how many have come on the connection in all.
        case body(upTo: Int)
        case end
        case refused(HTTPRefusal)
    }

    var heard: [Heard] = []
    /// The bodies, one after the other.
    var content: [UInt8] = []
    var progress = RequestProgress()

    init(_ bytes: [UInt8], pieces: [Int]) {
        var parser = RequestParser()
        var start = 0
        for count in pieces {
            let received = [UInt8](bytes[start..<start + count])
            start += count
            var position = 0
            while let event = parser.next(in: received.span, at: &position) {
                precondition(position <= received.count, "within the input")
                switch event {
                case .head(let head): heard.append(.head(head.owned(from: received.span)))
                case .body(let range): addBody(received[range])
                case .end: heard.append(.end)
                case .refused(let refusal): heard.append(.refused(refusal))
                }
            }
            precondition(position == received.count, "all is taken")
        }
        progress = parser.progress
    }

    private mutating func addBody(_ bytes: ArraySlice<UInt8>) {
        precondition(!bytes.isEmpty, "no event without bytes")
        content += bytes
        if case .body = heard.last { heard.removeLast() }
        heard.append(.body(upTo: content.count))
    }
}

/// Piece lengths of 0 to 15 bytes that the bytes themselves decide.
func randomPieces(of bytes: [UInt8]) -> [Int] {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var pieces: [Int] = []
    var left = bytes.count
    while left > 0 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let count = min(left, Int(state >> 60))
        pieces.append(count)
        left -= count
    }
    return pieces
}

/// What a head says, written plainly, says the same.
func checkHeads(_ reading: Reading) {
    let nothing: [UInt8] = []
    for case .head(let head) in reading.heard {
        func text(_ range: Range<Int>) -> [UInt8] { head.bytes(range, in: nothing.span) }
        var written = text(head.methodName) + [0x20] + text(head.target) + Array(" HTTP/1.".utf8)
        written += [0x30 + head.minorVersion] + Array("\r\n".utf8)
        for field in head.fields {
            written += text(field.name) + Array(": ".utf8) + text(field.value) + Array("\r\n".utf8)
        }
        written += Array("\r\n".utf8)
        // White space that was left out is put in: a head at its limit may be over it now.
        guard case .head(let again) = Reading(written, pieces: [written.count]).heard.first else {
            precondition(written.count > 16_384, "what was read can be read again")
            continue
        }
        func textAgain(_ range: Range<Int>) -> [UInt8] { again.bytes(range, in: nothing.span) }
        precondition(again.method == head.method && again.body == head.body && again.keepsAlive == head.keepsAlive)
        precondition(again.expectsContinue == head.expectsContinue && again.asksToUpgrade == head.asksToUpgrade)
        precondition(again.host.map(textAgain) == head.host.map(text) && textAgain(again.path) == text(head.path))
        precondition(again.query.map(textAgain) == head.query.map(text))
        precondition(again.fields.map { textAgain($0.value) } == head.fields.map { text($0.value) })
    }
}

/// Every request and every refusal can be answered, and no text of a request gets out of its field.
func checkAnswers(_ reading: Reading) {
    let nothing: [UInt8] = []
    let date = HTTPDate(secondsSince1970: Int64(reading.heard.count))
    for heard in reading.heard {
        var output: [UInt8] = []
        switch heard {
        case .refused(let refusal):
            ResponseWriter.refuse(refusal, date: date, to: &output)
            precondition(!output.isEmpty)
        case .head(let head):
            var writer = ResponseWriter(to: head)
            let target = head.bytes(head.target, in: nothing.span)
            let fields = [ResponseField("Location", target)]
            let wrote: Void? = try? writer.answer(.ok, fields: fields, content: target.span, date: date, to: &output)
            precondition(wrote != nil, "a target can be written")
            precondition(output.split(separator: 0x0A).count >= 5)
        case .body, .end: break
        }
    }
}
