import RevenantsKit
import TestSupport
import Testing

/// `haunt wire` as a process: bytes to lines, lines to bytes, and what a broken stream says.
@Suite struct WireCommandTests {
    private func wire(_ arguments: String..., input: [UInt8] = []) throws -> ChildProgram.Output {
        try ChildProgram.run("\(Repository.programs)/haunt", ["wire"] + arguments, input: input)
    }

    private func frame(_ kind: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [kind] + (0..<4).map { UInt8(truncatingIfNeeded: payload.count >> (24 - 8 * $0)) } + payload
    }

    private func frame(_ kind: UInt8, _ payload: String) -> [UInt8] { frame(kind, [UInt8](payload.utf8)) }

    private let pose = Pose(position: Vector3(1, -2.5, 0.1), orientation: SIMD4(0, 0.6, 0, 0.8))

    @Test func everyFrameIsALine() throws {
        let watched = WatcherFrame(
            seat: .second, pose: pose,
            percepts: PerceptSummary([Percept(entity: .doll, visible: Visible(position: .zero, yaw: 0, opacity: 1))]))
        let stream =
            frame(0, #"{"eventType":"dial","payload":"440.25"}"#) + frame(0, #"{"eventType":"séance/2"}"#)
            + frame(0, #"{"eventType":"candle","payload":"2","seat":1}"#) + frame(1, "blob") + frame(7, "junk")
            + frame(2, pose.frame.payload) + frame(3, watched.frame.payload)
        let decoded = try wire("decode", input: stream)
        #expect(decoded.status == 0 && decoded.errorText == "")
        #expect(
            decoded.text == """
                {"kind":0,"length":39,"event":"dial","payload":"440.25"}
                {"kind":0,"length":25,"event":"séance/2","payload":null}
                {"kind":0,"length":45,"event":"candle","payload":"2","seat":1}
                {"kind":1,"length":4,"data":"YmxvYg=="}
                {"kind":7,"length":4,"skipped":true}
                {"kind":2,"length":28,"position":[1.0,-2.5,0.1],"orientation":[0.0,0.6,0.0,0.8]}
                {"kind":3,"length":38,"seat":1,"position":[1.0,-2.5,0.1],"orientation":[0.0,0.6,0.0,0.8],\
                "seen":["doll"],"heard":[],"felt":[],"intensity":0,"rate":0,"beats":0}

                """)
    }

    @Test func whatIsNotUnderstoodIsSaidAndKept() throws {
        let stream =
            frame(0, #"{"eventType":"dial","payload":"loud"}"#) + frame(0, #"{"payload":null, "eventType":"pin"}"#)
            + frame(0, "{]") + frame(2, "12")
        let decoded = try wire("decode", input: stream)
        #expect(decoded.status == 0)
        #expect(
            decoded.text == #"""
                {"kind":0,"length":37,"event":"dial","payload":"loud","error":"dial: field 1 should be a finite decimal"}
                {"kind":0,"length":35,"event":"pin","payload":null,"text":"{\"payload\":null, \"eventType\":\"pin\"}",\#
                "error":"pin: field 1 should be there: the event has more fields"}
                {"kind":0,"length":2,"error":"the JSON grammar does not allow what stands at byte 1 of the event's JSON",\#
                "data":"e10="}
                {"kind":2,"length":2,"error":"a pose has 28 bytes","data":"MTI="}

                """#)
        let encoded = try wire("encode", input: decoded.standardOutput)
        #expect(encoded.standardOutput == stream)
    }

    /// Any stream of known kinds: decode and then encode gives the same bytes, whatever is in the frames.
    @Test func decodeAndEncodeAreTheIdentity() throws {
        for seed in 0..<3 as Range<UInt64> {
            var state = seed
            func next() -> UInt64 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return state >> 33
            }
            var stream: [UInt8] = []
            for _ in 0..<400 {
                var payload = (0...Int(next() % 64)).map { _ in UInt8(truncatingIfNeeded: next() >> 7) }
                switch next() % 8 {
                case 0: stream += frame(0, payload)
                case 1: stream += frame(1, payload)
                case 2: stream += frame(2, [UInt8](payload.prefix(28)))
                case 3: stream += frame(2, (payload + [UInt8](repeating: 63, count: 28)).prefix(28).map { $0 & 0x7E })
                case 4:
                    payload = [UInt8]((payload + [UInt8](repeating: 0, count: 64)).prefix(38 + Int(next() % 3)))
                    payload[0] &= 1
                    stream += frame(3, payload)
                case 5: stream += frame(0, #"{ "eventType" : "\u0064ial", "x": [1], "payload": "\#(next()).5" }"#)
                case 6: stream += frame(0, #"{"eventType":"pi\n\/","payload":"\#(next())"}"#)
                default: stream += frame(0, NetworkEventWriter.write(Event.hint(Int(next() % 9)).networkEvent))
                }
            }
            let decoded = try wire("decode", input: stream)
            try #require(decoded.status == 0, "seed \(seed): \(decoded.errorText)")
            #expect(decoded.standardOutput.count { $0 == 0x0A } == 400, "seed \(seed)")
            let encoded = try wire("encode", input: decoded.standardOutput)
            #expect(encoded.status == 0 && encoded.standardOutput == stream, "seed \(seed): \(encoded.errorText)")
        }
    }

    @Test func aBrokenOrCutStreamEndsWithTheByteAndTheReason() throws {
        let good = frame(0, #"{"eventType":"candle","payload":"2"}"#)
        let line = "{\"kind\":0,\"length\":36,\"event\":\"candle\",\"payload\":\"2\"}\n"
        let cases: [([UInt8], String)] = [
            ([2, 0, 0, 0, 0], "frame of kind 2 has length 0; a payload has at least 1 byte (frame at byte 41)"),
            (
                [0, 0, 2, 0, 0],
                "frame of kind 0 announces 131072 bytes; at most 65536 are allowed (frame at byte 41)"
            ),
            ([0, 0], "the stream ends after 2 of a header's 5 bytes (frame at byte 41)"),
            (
                [9, 0, 0, 0, 4, 1],
                "the stream ends in a frame of kind 9: 3 of 4 bytes are missing (frame at byte 41)"
            ),
        ]
        for (tail, reason) in cases {
            let decoded = try wire("decode", input: good + tail)
            #expect(decoded.status == 1)
            #expect(decoded.text == line)
            #expect(decoded.errorText == "Error: \(reason)\n")
        }
    }

    @Test func linesThatAreNoFramesAreNamed() throws {
        let cases: [(line: String, reason: String)] = [
            ("x", "no JSON"), ("[1]", "no JSON object"), ("{}", "kind is missing"),
            (#"{"kind":"0"}"#, "kind has the wrong type"), (#"{"kind":0}"#, "kind 0 needs event, text or data"),
            (#"{"kind":1}"#, "kind 1 needs data"),
            (#"{"kind":2,"position":[1,2,3]}"#, "kind 2 needs position (3 numbers) and orientation (4), or data"),
            (#"{"kind":3,"seat":2}"#, "seat is 2, but must be 0 or 1"), (#"{"kind":3}"#, "kind 3 needs a seat"),
            (#"{"kind":2,"data":"AAA"}"#, "data has a value that cannot be used"),
            (#"{"kind":2,"data":""}"#, "a payload of 0 bytes; kind 2 takes 1 to 28"),
            (#"{"kind":900}"#, "kind 900 is unknown"),
            (
                #"{"kind":7,"length":4,"skipped":true}"#,
                "kind 7 is unknown; it was skipped when it was decoded, and its bytes were not kept"
            ),
        ]
        for (line, reason) in cases {
            let encoded = try wire("encode", input: [UInt8]("\n\(line)\n".utf8))
            #expect(encoded.status == 1 && encoded.errorText == "Error: line 2: \(reason)\n", "\(line)")
        }
    }

    @Test func whatWasReadBeforeAnErrorIsWritten() throws {
        let lines = "{\"kind\":0,\"event\":\"candle\",\"payload\":\"2\"}\r\n  \nno frame\n"
        let encoded = try wire("encode", input: [UInt8](lines.utf8))
        #expect(encoded.status == 1 && encoded.standardOutput == frame(0, #"{"eventType":"candle","payload":"2"}"#))
    }

    @Test func aLineMayEndWithTheInput() throws {
        let encoded = try wire("encode", "-", input: [UInt8](#"{"kind":1,"data":"YmxvYg=="}"#.utf8))
        #expect(encoded.status == 0 && encoded.standardOutput == frame(1, "blob"))
    }

    @Test func aFileThatIsNotThereIsNamed() throws {
        let decoded = try wire("decode", "no/such/stream.bin")
        #expect(
            decoded.status == 1
                && decoded.errorText == "Error: no/such/stream.bin cannot be opened: No such file or directory\n")
    }
}
