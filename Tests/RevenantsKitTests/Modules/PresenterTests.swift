@testable import RevenantsKit
import Testing

/// Captions, speech and the lines of text.
struct PresenterTests {
    @Test func `captions stay as long as they take to read, oldest first, four at most`() {
        let stage = Stage(playing: .seer)
        var view = stage.play(.say(.here))
        #expect(view.captions == [Caption(text: .phrase(.here), secondsLeft: 3.5)])
        #expect(view.heard == [.here])
        #expect(view.spoken == [.phrase(.here)])
        view = stage.play(.say(.digits([4, 7])), seconds: 1)
        #expect(view.captions.map(\.text) == [.phrase(.here), .phrase(.digits([4, 7]))])
        #expect(view.heard == [.digits([4, 7])])
        view = stage.play(seconds: 2.6)
        #expect(view.captions.map(\.text) == [.phrase(.digits([4, 7]))])
        #expect(view.heard == [])
        view = stage.play(.say(.left), .say(.right), .say(.wait), .say(.come), .say(.run))
        #expect(view.captions.map(\.text) == [.phrase(.right), .phrase(.wait), .phrase(.come), .phrase(.run)])
        #expect(view.heard.count == 5)
    }

    @Test func `moments are told once`() {
        let stage = Stage(playing: .listener)
        #expect(stage.play(.letterCollected(1)).sounds == [.paper])
        let next = stage.play()
        #expect(next.sounds == [])
        #expect(next.spoken == [])
    }

    @Test func `a missing sound is skipped and the hand still feels the way`() {
        let stage = Stage(playing: .listener)
        stage.ar.missing = [.letterWhisper, .paper]
        stage.stand(at: FloorPoint(1, 1))
        let view = stage.play(.letterSpawn(Stage.letter))
        #expect(view.percept(of: .letter)?.sound == nil)
        #expect(view.percept(of: .letter)?.haptic != nil)
        #expect(stage.play(.letterCollected(1)).sounds == [])
    }

    @Test func `every objective, advice, refusal and scare has its own line`() {
        var lines: [String] = []
        for objective in Objective.allCases { lines.append(ObjectiveLines.line(objective).string) }
        for raw in UInt8(0)...255 {
            if let advice = Advice(rawValue: raw) { lines.append(CueLines.line(advice).string) }
            if let reason = Refusal(rawValue: raw) { lines.append(GameplayLines.refusal(reason).string) }
            if let cause = ScareCause(rawValue: raw) { lines.append(GameplayLines.scare(cause).string) }
            if let result = NightResult(rawValue: raw) {
                lines.append(OverLines.title(result).string)
                lines.append(OverLines.line(result).string)
            }
        }
        #expect(Set(lines).count == lines.count, "two things must not be said alike")
        #expect(lines.allSatisfy { $0.count > 3 && $0.count <= 90 })
    }

    @Test func `what is said can be shown and spoken`() {
        let texts = [
            Phrase.here, .left, .right, .wait, .come, .run, .yes, .no, .digits([4, 0, 7, 1]), .digits([9]),
        ].map { String(decoding: Utterance.phrase($0).text, as: UTF8.self) }
        #expect(
            texts == ["Here.", "Left.", "Right.", "Wait.", "Come to me.", "Run!", "Yes.", "No.", "4 0 7 1", "9"])
        #expect(Utterance.digit(8).text == utf8("8"))
        #expect(Utterance.line(Line("…")).text == utf8("…"))
    }

    @Test func `lines are compared by their bytes`() {
        #expect(Line("a") == Line("a"))
        #expect(Line("a") != Line("b"))
        #expect(Line("") != Line("b"))
        #expect(Line("ü…").bytes == Array("ü…".utf8))
    }

    @Test func `four advices of a thing are its four sides`() {
        #expect(Side.allCases.map(Advice.pulse) == [.pulseAhead, .pulseLeft, .pulseRight, .pulseBehind])
        #expect(Side.allCases.map(Advice.whisper) == [.whisperAhead, .whisperLeft, .whisperRight, .whisperBehind])
        #expect(Side.allCases.map(Advice.glow) == [.glowAhead, .glowLeft, .glowRight, .glowBehind])
        #expect(Side.allCases.map(Advice.hum) == [.humAhead, .humLeft, .humRight, .humBehind])
    }
}
