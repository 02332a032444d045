import RevenantsKit
import Testing

@Suite struct NetworkEventReaderTests {
    private func read(_ json: String) throws(NetworkEventError) -> NetworkEvent {
        let bytes = [UInt8](json.utf8)
        return try NetworkEventReader.read(bytes)
    }

    private func event(_ type: String, _ payload: String? = nil, seat: Seat? = nil) -> NetworkEvent {
        NetworkEvent(eventType: [UInt8](type.utf8), payload: payload.map { [UInt8]($0.utf8) }, seat: seat)
    }

    @Test func whatJSONAllowsIsRead() throws {
        let cases: [(String, NetworkEvent)] = [
            (#"{"eventType":"pin","payload":"1"}"#, event("pin", "1")),
            (" \t\r\n{ \"payload\" : \"1\" ,\n\"eventType\" : \"pin\" } \n", event("pin", "1")),
            (#"{"eventType":"pin"}"#, event("pin")),
            (#"{"eventType":"pin","payload":null}"#, event("pin")),
            (#"{"eventType":"","payload":""}"#, event("", "")),
            (#"{"eventType":"pin","seat":1}"#, event("pin", seat: .second)),
            (#"{"seat":null,"eventType":"pin"}"#, event("pin")),
            (
                #"{"\u0065ventType":"p\u0069n","pay\u006Coad":"\"\\\/\b\f\n\r\t"}"#,
                event("pin", "\"\\/\u{8}\u{c}\n\r\t")
            ),
            (#"{"eventType":"\u0000\u00e9\uFFFF\ud83d\uDE00"}"#, event("\0é\u{FFFF}😀")),
            ("{\"eventType\":\"é\u{7F}\u{2028}😀\"}", event("é\u{7F}\u{2028}😀")),
            (
                #"{"a":{"b":[1,-0,0.5,1e9,-1.5E-3,[],{}, {"c":"\u1234"}]},"t":true,"f":false,"n":null,"eventType":"x"}"#,
                event("x")
            ),
            (
                #"{"a":\#(String(repeating: "[", count: 16))\#(String(repeating: "]", count: 16)),"eventType":"x"}"#,
                event("x")
            ),
            (#"{"a":{"k":1,"k":2},"eventType":"x"}"#, event("x")),
        ]
        for (json, expected) in cases { #expect(try read(json) == expected, "\(json)") }
    }

    @Test func whatJSONForbidsIsRefusedWhereItStands() {
        let deep = String(repeating: "[", count: 17)
        let many = (0..<32).map { "\"k\($0)\":0," }.joined()
        let cases: [(String, Int, NetworkEventError.Reason)] = [
            ("", 0, .cut), ("  ", 2, .cut), ("[]", 0, .notAnObject), ("null", 0, .notAnObject),
            ("\u{FEFF}{}", 0, .notAnObject), ("{", 1, .cut), ("{}", 2, .missingEventType),
            (#"{"payload":"1"}"#, 15, .missingEventType), (#"{"eventType":"a"} x"#, 18, .trailingBytes),
            (#"{"eventType":"a"}{}"#, 17, .trailingBytes), (#"{"eventType":"a",}"#, 17, .unexpectedByte),
            (#"{,"eventType":"a"}"#, 1, .unexpectedByte), (#"{"eventType" "a"}"#, 13, .unexpectedByte),
            (#"{"eventType":"a" "payload":"b"}"#, 17, .unexpectedByte), (#"{eventType:"a"}"#, 1, .unexpectedByte),
            (#"{"eventType":1}"#, 13, .wrongType), (#"{"eventType":null}"#, 13, .wrongType),
            (#"{"eventType":"a","payload":1}"#, 27, .wrongType), (#"{"eventType":"a","payload":{}}"#, 27, .wrongType),
            (#"{"eventType":"a","payload":nul}"#, 30, .badLiteral), (#"{"eventType":"a","seat":2}"#, 24, .wrongType),
            (#"{"eventType":"a","seat":"0"}"#, 24, .wrongType), (#"{"eventType":"a","seat":1.0}"#, 24, .wrongType),
            (#"{"eventType":"a","eventType":"b"}"#, 17, .duplicateKey),
            (#"{"eventType":"a","\u0065ventType":"b"}"#, 17, .duplicateKey),
            (#"{"payload":null,"payload":null,"eventType":"a"}"#, 16, .duplicateKey),
            (#"{"eventType":"a","x":1,"x":1}"#, 23, .duplicateKey),
            (#"{"eventType":"a","x":1,"\u0078":1}"#, 23, .duplicateKey),
            ("{\"eventType\":\"a\nb\"}", 15, .controlCharacter), (#"{"eventType":"\x"}"#, 15, .badEscape),
            (#"{"eventType":"\u12g4"}"#, 18, .badEscape), (#"{"eventType":"\ud800"}"#, 14, .loneSurrogate),
            (#"{"eventType":"\ud800\n"}"#, 14, .loneSurrogate), (#"{"eventType":"\ud800\ud800"}"#, 14, .loneSurrogate),
            (#"{"eventType":"\udc00"}"#, 14, .loneSurrogate), (#"{"eventType":"abc"#, 17, .cut),
            (#"{"eventType":"abc\"#, 18, .cut), (#"{"eventType":"\ud800\u"#, 22, .cut),
            (#"{"eventType":"a","x":01}"#, 22, .badNumber), (#"{"eventType":"a","x":1.}"#, 23, .badNumber),
            (#"{"eventType":"a","x":-}"#, 22, .badNumber), (#"{"eventType":"a","x":1e}"#, 23, .badNumber),
            (#"{"eventType":"a","x":+1}"#, 21, .unexpectedByte), (#"{"eventType":"a","x":1.2.3}"#, 24, .badNumber),
            (#"{"eventType":"a","x":tru}"#, 24, .badLiteral), (#"{"eventType":"a","x":True}"#, 21, .unexpectedByte),
            (#"{"eventType":"a","x":[1,]}"#, 24, .unexpectedByte), (#"{"eventType":"a","x":[1}"#, 23, .unexpectedByte),
            (#"{"eventType":"a","x":{"a"}}"#, 25, .unexpectedByte),
            (#"{"eventType":"a","x":{1:2}}"#, 22, .unexpectedByte),
            (#"{"eventType":"a","x":\#(deep)"#, 37, .tooDeep),
            ("{\(many)\"eventType\":\"a\"}", 1 + many.utf8.count, .tooManyKeys),
        ]
        for (json, offset, reason) in cases {
            #expect(throws: NetworkEventError(offset: offset, reason: reason), "\(json)") { try read(json) }
        }
    }

    @Test func everyPrefixIsCutAndNothingTraps() {
        let whole = [UInt8](
            #"{"a":[{"b":-1.5e3},null,"\ud83d\ude00é"],"eventType":"x\u0041","payload":"y","seat":0}"#.utf8)
        for count in 0..<whole.count {
            let part = [UInt8](whole.prefix(count))
            do {
                _ = try NetworkEventReader.read(part)
                Issue.record("read \(count) bytes")
            } catch {
                // Half a character is bad UTF-8; everything else waits for more.
                #expect(error.reason == .cut || error.reason == .badUTF8, "\(count) bytes: \(error)")
            }
        }
    }

    /// Strings are read eight bytes at a time: every byte, at every place in a word, among neighbours that could mislead.
    @Test func everyByteIsSeenWhereverItStands() throws {
        let start = [UInt8](#"{"eventType":"pin","payload":""#.utf8)
        for neighbour in [0x21, 0x23, 0x5B, 0x5D, 0x7F] as [UInt8] {
            for place in 0..<17 {
                for byte in 0...255 as ClosedRange<UInt8> {
                    var text = [UInt8](repeating: neighbour, count: 18)
                    text[place] = byte
                    let at = start.count + place
                    let expected: NetworkEventError?
                    switch byte {
                    case ..<0x20: expected = NetworkEventError(offset: at, reason: .controlCharacter)
                    case 0x80...: expected = NetworkEventError(offset: at, reason: .badUTF8)
                    case 0x22: expected = NetworkEventError(offset: at + 1, reason: .unexpectedByte)
                    case 0x5C: expected = NetworkEventError(offset: at + 1, reason: .badEscape)
                    default: expected = nil
                    }
                    do throws(NetworkEventError) {
                        let event = try NetworkEventReader.read(start + text + [0x22, 0x7D])
                        if expected != nil || event.payload != text { Issue.record("read \(byte) at \(place)") }
                    } catch {
                        if error != expected { Issue.record("\(byte) at \(place) among \(neighbour): \(error)") }
                    }
                }
            }
        }
    }

    /// The form that the writer gives has a way of its own; a space before it leads the other way.
    @Test func theOwnFormIsReadLikeAnyOther() throws {
        for seed in 0..<2_000 as Range<UInt64> {
            var dice = WireDice(seed: seed)
            var json = NetworkEventWriter.write(dice.chance(2) ? dice.networkEvent() : dice.event().networkEvent)
            if dice.chance(2) { json[dice.below(json.count)] = [0x22, 0x5C, 0x2C, 0x7D, 0x61, 0x1F][dice.below(6)] }
            let direct = Result { try NetworkEventReader.read(json) }
            let other = Result { try NetworkEventReader.read([0x20] + json) }
            #expect((try? direct.get()) == (try? other.get()), "seed \(seed)")
        }
    }

    @Test func onlyWellFormedUTF8IsText() {
        let bad: [[UInt8]] = [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xE2, 0x82],
            [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF0, 0x9F, 0x98],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE],
        ]
        for bytes in bad {
            let json = [UInt8](#"{"eventType":""#.utf8) + bytes + [UInt8](#""}"#.utf8)
            #expect(throws: NetworkEventError(offset: 14, reason: .badUTF8)) { try NetworkEventReader.read(json) }
            #expect(String(validating: bytes, as: UTF8.self) == nil)
        }
        let edges = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
        #expect(throws: Never.self) { try read("{\"eventType\":\"\(edges)\"}") }
    }

    @Test func badTextIsRepairedWhenItIsWritten() throws {
        let event = NetworkEvent(eventType: [0x61, 0xFF, 0x62], payload: [0xE2, 0x82])
        let json = String(decoding: NetworkEventWriter.write(event), as: UTF8.self)
        #expect(json == "{\"eventType\":\"a\u{FFFD}b\",\"payload\":\"\u{FFFD}\u{FFFD}\"}")
    }

    @Test func messagesSayWhatAndWhere() {
        let error = NetworkEventError(offset: 17, reason: .duplicateKey)
        #expect(
            String(decoding: error.message, as: UTF8.self) == "a key stands twice, again at byte 17 of the event's JSON"
        )
    }
}
