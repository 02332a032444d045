import CordeliaKit
import Testing

/// Every refusal of the wire's contract, by the section that asks for it, however the bytes are split.
@Suite struct RequestRefusalTests {
    @Test(arguments: Refused.all)
    func itIsRefused(_ case: Refused) {
        let bytes = [UInt8](latin1: `case`.text)
        let whole = hear(bytes)
        let refusal = HTTPRefusal(`case`.reason, closes: `case`.closes)
        #expect(whole.contains(.refused(refusal)), "\(whole)")
        #expect(refusal.status == HTTPStatus(`case`.status))
        if `case`.closes { #expect(whole.last == .refused(refusal)) }
        for pieces in everySplit(of: bytes.count) where hear(bytes, pieces: pieces) != whole {
            Issue.record("in pieces of \(pieces.prefix(2))")
        }
    }

    @Test func theTableIsWhole() {
        #expect(Refused.all.count >= 120)
        let time: Set<HTTPRefusal.Reason> = [.slowHead, .slowBody]
        #expect(Set(Refused.all.map(\.reason)).union(time) == Set(HTTPRefusal.Reason.allCases))
        #expect(Refused.all.allSatisfy { $0.section.hasPrefix("RFC ") })
    }

    /// A refusal that closes is the last word: a second request in the same bytes is not read.
    @Test(arguments: Refused.all.filter(\.closes))
    func nothingIsReadAfterIt(_ case: Refused) {
        var parser = RequestParser()
        let received = [UInt8](latin1: `case`.text + "\r\n\r\nGET /second HTTP/1.1\r\nHost: a\r\n\r\n")
        var position = 0
        var refusals = 0
        while let event = parser.next(in: received.span, at: &position) {
            guard case .refused = event else { continue }
            refusals += 1
        }
        #expect(refusals == 1 && parser.isClosed && position == received.count)
        #expect(parser.progress.phase == .closed)
    }

    /// Where the framing is certain the connection goes on.
    @Test(arguments: Refused.all.filter { !$0.closes })
    func theNextRequestIsReadAfterIt(_ case: Refused) {
        let next = "GET /next HTTP/1.1\r\nHost: a\r\n\r\n"
        #expect(hear(`case`.text + next) == hear(`case`.text) + hear(next))
    }

    @Test func aRefusedHeadRequestSaysSo() {
        #expect(
            hear("HEAD / HTTP/1.1\r\n\r\n")
                == [.refused(HTTPRefusal(.missingHost, closes: false, answersHead: true))])
    }

    @Test(arguments: HTTPRefusal.Reason.allCases)
    func itsTextIsALineForJSON(_ reason: HTTPRefusal.Reason) {
        let text = "\(reason.text)"
        #expect(!text.isEmpty && text.utf8.allSatisfy { 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C })
        #expect(String(latin1: HTTPRefusal(reason).json) == "{\"refused\": \"\(text)\"}")
    }
}
