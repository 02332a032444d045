import LULLKit
import Testing

struct EyeSessionTests {
    private func watching(calm: Double = 40, noticing: Double = 30) -> EyeSession {
        var eye = EyeSession(calmSeconds: calm, noticingSeconds: noticing)
        eye.begin()
        eye.consent(true)
        return eye
    }

    @Test func aSittingGoesItsWay() {
        var eye = EyeSession()
        #expect(eye.phase == .dormant && !eye.wantsCamera)
        eye.begin()
        #expect(eye.phase == .seekingConsent && !eye.wantsCamera)
        eye.consent(true)
        #expect(eye.phase == .watching && eye.wantsCamera)
        for _ in 0..<79 { eye.advance(by: 0.5) }
        #expect(eye.phase == .watching)
        eye.advance(by: 0.5)
        #expect(eye.phase == .noticing && eye.elapsed == 40 && eye.wantsCamera)
        for _ in 0..<59 { eye.advance(by: 0.5) }
        #expect(eye.phase == .noticing)
        eye.advance(by: 0.5)
        #expect(eye.phase == .awake && eye.elapsed == 70 && eye.awakeElapsed == 0 && eye.wantsCamera)
        eye.advance(by: 3)
        #expect(eye.elapsed == 70 && eye.awakeElapsed == 3)
        eye.release()
        #expect(eye.phase == .released && !eye.wantsCamera)
    }

    @Test func testBackgroundingCannotFastForwardTheHorror() {
        var eye = watching()
        eye.advance(by: 3600)
        #expect(eye.phase == .watching)
        #expect(eye.elapsed == 5)
        eye.advance(by: .greatestFiniteMagnitude)
        #expect(eye.elapsed == 10)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN, -1, -.greatestFiniteMagnitude])
    func testTimeThatIsNoTimeCountsAsNone(_ seconds: Double) {
        var eye = watching()
        eye.advance(by: 2)
        let before = eye
        eye.advance(by: seconds)
        #expect(eye == before)
    }

    @Test func testWhatIsLeftOfAWakingStepIsTimeAwake() {
        var eye = watching(calm: 3, noticing: 4)
        eye.advance(by: 4)
        #expect(eye.phase == .noticing && eye.elapsed == 4)
        eye.advance(by: 5)
        #expect(eye.phase == .awake && eye.elapsed == 7 && eye.awakeElapsed == 2)
    }

    @Test func testReleaseWorksFromEveryPhaseButDenied() {
        var dormant = EyeSession()
        dormant.release()
        #expect(dormant.phase == .released)
        var asking = EyeSession()
        asking.begin()
        asking.release()
        #expect(asking.phase == .released)
        for seconds in [0, 40, 70] {
            var eye = watching()
            for _ in 0..<seconds { eye.advance(by: 1) }
            eye.release()
            #expect(eye.phase == .released && !eye.wantsCamera)
        }
    }

    @Test func testDenialAndReleaseAreFinal() {
        var denied = EyeSession()
        denied.begin()
        denied.advance(by: 4)
        denied.consent(false)
        var released = watching()
        released.advance(by: 4)
        released.release()
        for end in [denied, released] {
            var eye = end
            eye.begin()
            eye.consent(true)
            eye.consent(false)
            eye.advance(by: 5)
            eye.release()
            #expect(eye == end)
            #expect(eye.phase.isFinal)
        }
    }

    @Test func testCallsThatShouldNotHappenChangeNothing() {
        var eye = EyeSession()
        eye.consent(true)
        eye.advance(by: 5)
        #expect(eye == EyeSession())
        eye.begin()
        let asking = eye
        eye.begin()
        #expect(eye == asking)
        eye.consent(true)
        let watching = eye
        eye.consent(false)
        eye.consent(true)
        eye.begin()
        #expect(eye == watching)
    }

    @Test func testTheQuestionCostsNoTimeOfTheSitting() {
        var eye = EyeSession()
        eye.begin()
        for _ in 0..<100 { eye.advance(by: 5) }
        #expect(eye.askingElapsed == 500 && eye.elapsed == 0)
        eye.consent(true)
        #expect(eye.phase == .watching && eye.elapsed == 0)
    }

    @Test(arguments: [
        (Double.nan, 30.0, EyeSession.Phase.noticing), (-3, 30, .noticing), (.infinity, 30, .watching),
        (0, .infinity, .noticing), (0, 0, .awake), (.greatestFiniteMagnitude, .greatestFiniteMagnitude, .watching),
    ])
    func testOddLengthsAreHarmless(calm: Double, noticing: Double, phase: EyeSession.Phase) {
        var eye = watching(calm: calm, noticing: noticing)
        eye.advance(by: 1)
        #expect(eye.phase == phase)
        #expect(eye.elapsed.isFinite && eye.awakeElapsed.isFinite && eye.narrationElapsed.isFinite)
    }

    /// Random calls, 10,000 sequences of them, against what must hold whatever is called.
    @Test func testWhateverIsCalledTheEyeKeepsItsWord() {
        for seed in 0..<sequences {
            var random = SplitMix(seed: seed)
            var eye = EyeSession(
                calmSeconds: Double.random(in: 0...12, using: &random),
                noticingSeconds: Double.random(in: 0...12, using: &random))
            var hasConsented = false
            var isReleased = false
            var isDenied = false
            for step in 0..<Int.random(in: 1...24, using: &random) {
                let before = eye
                switch Int.random(in: 0..<12, using: &random) {
                case 0: eye.begin()
                case 1:
                    eye.consent(true)
                    if before.phase == .seekingConsent { hasConsented = true }
                case 2: eye.consent(false)
                case 3 where Bool.random(using: &random):
                    eye.release()
                    isReleased = true
                case 4:
                    eye.advance(
                        by: [.nan, .infinity, -1, 1e300, 5.0000001, -0.0].randomElement(using: &random)!)
                default: eye.advance(by: Double.random(in: 0...6, using: &random))
                }
                isDenied = isDenied || eye.phase == .denied
                let moved =
                    eye.elapsed + eye.awakeElapsed + eye.askingElapsed
                    - (before.elapsed + before.awakeElapsed + before.askingElapsed)
                let facts: [(String, Bool)] = [
                    ("a camera is wanted only after a yes", !eye.wantsCamera || hasConsented),
                    ("a camera is never wanted after a release", !(eye.wantsCamera && isReleased)),
                    ("a denied session never wants the camera", !(eye.wantsCamera && isDenied)),
                    ("a denied session stays so", !isDenied || eye.phase == .denied),
                    ("no call moves the clock by more than 5 s", moved >= 0 && moved <= 5.000001),
                    ("the phase never goes back", eye.phase.rawValue >= before.phase.rawValue),
                    ("an end is an end", !before.phase.isFinal || eye == before),
                    (
                        "elapsed stops at awake",
                        before.phase != .awake || eye.elapsed == before.elapsed
                    ),
                    ("awake time counts only awake", eye.awakeElapsed == 0 || eye.phase.rawValue >= 5),
                ]
                if let broken = facts.first(where: { !$0.1 }) {
                    Issue.record("seed \(seed), step \(step): \(broken.0): \(before) became \(eye)")
                    return
                }
            }
        }
    }
}
