import RevenantsKit
import Testing

/// The night as a Listener's device lives it, from the Host's events alone.
struct GameplayListenerTests {
    private let stage = Stage(playing: .listener)

    @Test func `seal 1: follow the pulse, then stand and call`() {
        #expect(stage.play().objective == .wait)
        var view = stage.play(.letterSpawn(Stage.letter))
        #expect(view.objective == .followPulse)
        #expect(view.spoken.map(\.string) == ["Walk where the pulse grows stronger."], "a Listener can hardly read")
        #expect(view.captions == [], "nothing is seen of it")
        #expect(view.percept(of: .letter)?.visible == nil)
        #expect(view.percept(of: .letter)?.sound != nil)
        stage.stand(at: FloorPoint(1, 0.9))
        view = stage.play()
        #expect(view.objective == .stayAtLetter)
        #expect(view.reach == [], "a Listener's hand does not take the letter")
        view = stage.play(.letterCollected(1))
        #expect(view.fragments == 1)
        #expect(view.objective == .wait)
    }

    @Test func `the haptic loop pulses at its rate, and falls silent with the distance`() {
        stage.stand(at: FloorPoint(1, 0.2))
        _ = stage.play(.letterSpawn(Stage.letter))
        var pulses: [HapticPulse] = []
        for _ in 0..<60 {
            if let pulse = stage.play(seconds: 1 / 60).pulse { pulses.append(pulse) }
        }
        #expect((5...6).contains(pulses.count), "0.2 m: close to six a second")
        #expect(pulses.allSatisfy { $0.intensity == 1 && $0.hasBreadcrumb })
        stage.stand(at: FloorPoint(4.5, 3))
        var far = 0
        for _ in 0..<60 where stage.play(seconds: 1 / 60).pulse != nil { far += 1 }
        #expect(far == 0)
    }

    @Test func `seal 2: every new digit is told once`() {
        var view = stage.play(.missionRevealed, .emitterSpawn(Stage.whisper), .clueDigit(ring: 1, digits: []))
        #expect(view.digits == HeardDigits(ring: 1, digits: []))
        #expect(view.objective == .followWhisper)
        view = stage.play(.clueDigit(ring: 1, digits: [4, 7]))
        #expect(view.spoken == [.digit(4), .digit(7)])
        view = stage.play(.clueDigit(ring: 1, digits: [4, 7, 1]))
        #expect(view.spoken == [.digit(1)])
        view = stage.play(.clueDigit(ring: 1, digits: [4, 7, 1, 9]))
        #expect(view.objective == .sayDigits)
        #expect(stage.sent(by: .say(.digits([4, 7, 1, 9]))) == [.say(.digits([4, 7, 1, 9]))])

        view = stage.play(.emitterSpawn(Stage.pedestal), .clueDigit(ring: 2, digits: []))
        #expect(view.digits == HeardDigits(ring: 2, digits: []))
        #expect(view.sounds == [.ringOpens])
        #expect(view.captions.last?.text.string == "A ring of the lock turns. There is another code.")
        view = stage.play(.sealCollected(1))
        #expect(view.digits == nil)
        #expect(stage.ar.world.whisper == nil)
        #expect(view.objective == .wait)
    }

    @Test func `seal 3: the dial`() {
        _ = stage.play(.missionRevealed, .sealCollected(1))
        var view = stage.play(.dialOpen(tone: 1, low: 100, high: 1000))
        #expect(view.dial == DialState(tone: 1, low: 100, high: 1000, value: 100, clarity: 0))
        #expect(view.objective == .tuneDial)
        #expect(stage.sent(by: .turnDial(433)) == [.dial(433)])
        view = stage.play(.tune(82))
        #expect(view.dial == DialState(tone: 1, low: 100, high: 1000, value: 433, clarity: 82))
        #expect(stage.ar.world.clarity == 82)
        view = stage.play(.frequencyMatched)
        #expect(view.dial == nil)
        #expect(view.tonesMatched == 1)
        #expect(view.sounds == [], "the click is the Seer's")
        #expect(view.captions.last?.text.string == "The tone stands still. Something has let go.")
        view = stage.play(.dialOpen(tone: 2, low: 100, high: 1000))
        #expect(view.dial?.value == 433, "the dial rests where it was left")
    }

    @Test func `the dial is sent ten times a second, the last position always`() {
        _ = stage.play(.dialOpen(tone: 1, low: 100, high: 1000))
        stage.forget()
        for step in 1...60 {
            stage.player.perform(.turnDial(100 + Float(step)))
            stage.tick(seconds: 1 / 60)
        }
        let whileTurning = stage.network.takeSent()
        #expect((10...11).contains(whileTurning.count))
        for _ in 0..<60 { stage.tick(seconds: 1 / 60) }
        let atRest = stage.network.takeSent()
        #expect((whileTurning + atRest).last == .dial(160))
        #expect(atRest.count <= 1)
    }

    @Test func `ritual and escape`() {
        _ = stage.play(.sealCollected(1), .sealCollected(2))
        var view = stage.play(.ritualBegin(Stage.pedestal), .dialOpen(tone: 4, low: 100, high: 1000))
        #expect(view.part == .ritual)
        #expect(view.tonesMatched == 3)
        #expect(view.objective == .keepHum, "one metre away already")
        stage.stand(at: FloorPoint(1.5, 2))
        view = stage.play()
        #expect(view.objective == .followHum)
        #expect(view.percept(of: .pedestal)?.sound != nil)
        _ = stage.play(.revenant(FloorPoint(1, 1)))
        #expect(stage.ar.world.revenant == FloorPoint(1, 1))
        view = stage.play(
            .sealPlaced(2), .sensesRestored, .escapeCountdown(seconds: 12, zone: Stage.zone, radius: 0.8))
        #expect(stage.ar.world.revenant == nil)
        #expect(view.dial == nil)
        #expect(view.look == Look())
        #expect(view.objective == .reachZone)
    }

    @Test func `a Listener sees a blur`() {
        let look = stage.play().look
        #expect(look.blurRadius == 20)
        #expect(look.vignette == 1)
        #expect(look.staticLevel == Look.silence)
    }

    @Test func `candles and touches`() {
        let view = stage.play(.candle(1), .scare(seconds: 6, cause: .revenant))
        #expect(view.candles == 1)
        #expect(view.scareCause == .revenant)
        #expect(view.sounds == [.candle, .scare])
        #expect(
            view.captions.map(\.text.string) == [
                "One candle is left.", "It has touched you. You see and hear nothing.",
            ])
        #expect(view.spoken.count == 2)
    }
}
