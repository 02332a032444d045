import LULLKit
import Testing

struct AtmosphereTests {
    private static let speaking = EyeSession.Phase.allCases.filter { $0 != .dormant }

    @Test func testEachPhaseHasItsRegister() {
        #expect(
            EyeSession.Phase.allCases.map(Atmosphere.voice)
                == [nil, .kafka, .kafka, .beckett, .poe, .poe, .beckett])
        for phase in Self.speaking {
            for beat in 0..<20 { #expect(Atmosphere.line(in: phase, beat: beat)?.voice == Atmosphere.voice(in: phase)) }
        }
    }

    @Test func testTheDormantEyeIsSilent() {
        #expect(Atmosphere.lines(in: .dormant).isEmpty)
        for beat in [0, 1, 7, .max, .min] { #expect(Atmosphere.line(in: .dormant, beat: beat) == nil) }
    }

    @Test(arguments: speaking) func testLinesWrapWhenAPhaseRunsLong(_ phase: EyeSession.Phase) {
        let lines = Atmosphere.lines(in: phase)
        #expect(lines.count >= 6)
        for beat in 0..<(3 * lines.count) {
            #expect(Atmosphere.line(in: phase, beat: beat)?.words == lines[beat % lines.count])
        }
        for beat in [Int.max, .min, -1] { #expect(Atmosphere.line(in: phase, beat: beat) != nil) }
    }

    @Test func testEveryLineIsSaidOnce() {
        let lines = Self.speaking.flatMap { Atmosphere.lines(in: $0).map(\.string) }
        #expect(Set(lines).count == lines.count)
        for line in lines {
            #expect(line.utf8.allSatisfy { (32..<127).contains($0) }, "\(line)")
            #expect(line.count <= 140 && ".!?".contains(line.last!), "\(line)")
        }
    }

    /// No guilt, no second asking, no bait. Checked word by word in all that a person who said no is told.
    @Test func testDenialIsAlwaysMercifulAndFinal() {
        let unkind = [
            "sorry", "regret", "disappoint", "ashamed", "shame", "guilt", "blame", "fault", "wrong", "mistake",
            "coward",
            "afraid", "fear", "lonely", "alone", "abandon", "hurt", "sad", "miss", "missed", "lost", "loss", "refuse",
            "refused", "reject", "rejected", "deny", "denied", "fail", "failed", "should", "must", "please", "why",
            "sure", "reconsider", "again", "later", "tomorrow", "another", "until", "unless", "but", "however",
            "pity", "shy", "weak", "waiting", "waits", "changed", "mind",
        ]
        for line in Atmosphere.lines(in: .denied) {
            let words = line.string.lowercased().split { !$0.isLetter }.map(String.init)
            for word in words { #expect(!unkind.contains(word), "\"\(word)\" in: \(line)") }
            #expect(!line.string.contains("?"))
        }
    }

    @Test(arguments: [
        (0.0, 0), (8.999, 0), (9, 1), (17.999, 1), (18, 2), (900, 100), (-1, 0), (.nan, 0), (-.infinity, 0),
        (.infinity, 1_000_000_000), (1e300, 1_000_000_000),
    ])
    func testABeatIsNineSeconds(seconds: Double, beat: Int) {
        #expect(Atmosphere.beat(after: seconds) == beat)
    }

    @Test func testASittingReadsItsLinesInOrder() {
        var eye = EyeSession()
        #expect(Atmosphere.line(of: eye) == nil)
        eye.begin()
        var read: [Words] = []
        func listen() {
            guard let line = Atmosphere.line(of: eye), read.last != line.words else { return }
            read.append(line.words)
        }
        listen()
        eye.advance(by: 5)
        eye.advance(by: 4)
        listen()
        eye.consent(true)
        for _ in 0..<200 {
            listen()
            eye.advance(by: 0.5)
        }
        let expected: [(phase: EyeSession.Phase, count: Int)] = [
            (.seekingConsent, 2), (.watching, 5), (.noticing, 4), (.awake, 4),
        ]
        #expect(read == expected.flatMap { Array(Atmosphere.lines(in: $0.phase).prefix($0.count)) })
    }

    /// The farewell depends on when it came, and then stands.
    @Test func testAnEndingKeepsTheBeatItCameAt() {
        for beats in 0..<12 {
            var eye = EyeSession()
            eye.begin()
            eye.consent(true)
            for _ in 0..<(beats * 9) { eye.advance(by: 1) }
            eye.release()
            #expect(Atmosphere.line(of: eye) == Atmosphere.line(in: .released, beat: beats))
            var denied = EyeSession()
            denied.begin()
            for _ in 0..<(beats * 9) { denied.advance(by: 1) }
            denied.consent(false)
            #expect(Atmosphere.line(of: denied) == Atmosphere.line(in: .denied, beat: beats))
        }
    }
}
