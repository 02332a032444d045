import RevenantsKit
import Testing

/// Cues: the Host says when, the device says what, in its own words.
struct CueTests {
    private func cue(_ part: NightPart, _ role: PlayerRole, _ strength: Cue.Strength = .caption) -> Event {
        .hint(Cue(part: part, role: role, strength: strength).line)
    }

    @Test(arguments: [
        (Float(0), Side.ahead), (0.7, .ahead), (0.8, .right), (2.3, .right), (2.4, .behind), (.pi, .behind),
        (-2.4, .behind), (-0.8, .left), (-0.7, .ahead),
    ]) func `a side is a quarter of the circle`(azimuth: Float, side: Side) {
        let pose = Pose(position: Vector3(1, 0, 1), yaw: 0)
        let point = FloorPoint(1 + Maths.sin(azimuth), 1 - Maths.cos(azimuth))
        #expect(Side(of: point, from: pose) == side)
    }

    @Test func `forty seconds: a caption with the side`() {
        let stage = Stage(playing: .listener)
        _ = stage.play(.letterSpawn(Stage.letter))
        stage.stand(at: FloorPoint(4, 0.5), yaw: 0)
        let view = stage.play(cue(.letter, .listener))
        #expect(view.cue == Cue(part: .letter, role: .listener, strength: .caption))
        #expect(view.advice == .pulseLeft)
        #expect(view.captions.map(\.text.string) == ["The pulse is stronger to your left."])
        #expect(view.spoken == [])
        #expect(view.beam == nil)
    }

    @Test func `eighty seconds: spoken; a hundred and fifty: a beam to the place the device holds`() {
        let stage = Stage(playing: .listener)
        _ = stage.play(.letterSpawn(Stage.letter))
        stage.stand(at: FloorPoint(1.5, 3), yaw: 0)
        let spoken = stage.play(cue(.letter, .listener, .spoken))
        #expect(spoken.spoken.map(\.string) == ["The pulse is stronger ahead of you."])
        #expect(spoken.beam == nil)
        let beam = stage.play(cue(.letter, .listener, .beam))
        #expect(beam.beam == Stage.letter.origin)
        #expect(stage.play().beam == Stage.letter.origin, "it stands")
        stage.stand(at: FloorPoint(1, 0.5))
        #expect(stage.play().beam == nil, "it ends with progress")
    }

    @Test func `a Seer before a dark letter gets no beam`() {
        let view = Stage(playing: .seer).play(cue(.letter, .seer, .beam))
        #expect(view.advice == .keepByListener)
        #expect(view.beam == nil)
    }

    @Test func `every part has its advice for every role, near and far`() {
        let seer = Stage(playing: .seer)
        #expect(seer.play(.letterSpawn(Stage.letter), cue(.letter, .seer)).advice == .touchPage)
        _ = seer.play(.letterCollected(3), .missionRevealed, .seal1Spawn(Stage.lock, bend: 0))
        seer.stand(at: FloorPoint(2.5, 1))
        #expect(seer.play(cue(.lock, .seer)).advice == .followFootprints)
        seer.stand(at: FloorPoint(2.5, 3.5))
        _ = seer.play()
        #expect(seer.play(cue(.lock, .seer)).advice == .askForDigits)
        seer.stand(at: FloorPoint(2.5, 3.5), yaw: .pi)
        _ = seer.play(.sealCollected(1), .glyphSpawn(tone: 1, Stage.glyph, hertz: 440))
        #expect(seer.play(cue(.frequency, .seer)).advice == .glowRight)
        seer.stand(at: FloorPoint(0.8, 2), yaw: .pi / 2)
        _ = seer.play()
        let number = seer.play(cue(.frequency, .seer, .beam))
        #expect(number.advice == .sayNumberHoldPin)
        #expect(number.beam == Stage.lock, "the number is read: the pin is next")
        seer.stand(at: FloorPoint(1, 2), yaw: .pi / 2)
        _ = seer.play(.frequencyMatched, .sealCollected(2), .ritualBegin(Stage.pedestal))
        #expect(seer.play(cue(.ritual, .seer)).advice == .humBehind)
        seer.stand(at: FloorPoint(3.2, 2))
        _ = seer.play()
        #expect(seer.play(cue(.ritual, .seer)).advice == .holdPiece)

        let listener = Stage(playing: .listener)
        listener.stand(at: FloorPoint(1, 0.5))
        _ = listener.play(.letterSpawn(Stage.letter))
        #expect(listener.play(cue(.letter, .listener)).advice == .standAndCall)
        _ = listener.play(
            .letterCollected(3), .missionRevealed, .emitterSpawn(Stage.whisper), .clueDigit(ring: 1, digits: [4]))
        #expect(listener.play(cue(.lock, .listener)).advice == .whisperBehind)
        _ = listener.play(.clueDigit(ring: 1, digits: [4, 7, 1, 9]))
        #expect(listener.play(cue(.lock, .listener)).advice == .sayDigits)
        _ = listener.play(.sealCollected(1), .dialOpen(tone: 1, low: 100, high: 1000))
        let dial = listener.play(cue(.frequency, .listener, .beam))
        #expect(dial.advice == .askForNumber)
        #expect(dial.beam == nil, "the number's place is the Seer's")
        _ = listener.play(.sealCollected(2), .ritualBegin(Stage.pedestal))
        #expect(listener.play(cue(.ritual, .listener)).advice == .humRight)
        listener.stand(at: FloorPoint(3.2, 2))
        _ = listener.play()
        #expect(listener.play(cue(.ritual, .listener)).advice == .keepHum)
    }
}
