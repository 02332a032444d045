import Testing

@testable import RevenantsKit

@Suite("Claims and what happens at once")
struct NightRuleTests {
    @Test func bothHandsInOneTickMakeOneFact() {
        var driver = NightDriver(.living)
        driver.playToSeance()
        driver.put(.first, at: driver.fate.doll.point)
        driver.put(.second, at: driver.fate.doll.point)
        driver.tick()
        driver.say(.first, .dollTouched)
        driver.say(.second, .dollTouched)
        driver.tick()
        #expect(driver.told(.first).filter { $0 == .dollTouched }.count == 1)
        #expect(driver.night.phase == .curse)
    }

    @Test func aHandLapsesAfterTenSeconds() {
        var driver = NightDriver(.living)
        driver.playToSeance()
        driver.put(.first, at: driver.fate.doll.point)
        driver.put(.second, at: driver.fate.doll.point)
        driver.tick()
        driver.say(.first, .dollTouched)
        driver.tick()
        #expect(driver.night.players[.first].hasHand)
        let told = driver.wait(10)
        #expect(told.contains(.lobby))
        #expect(!driver.night.players[.first].hasHand)
        driver.say(.second, .dollTouched)
        driver.tick()
        #expect(driver.night.phase == .seance)
    }

    @Test func aHandDiesWithItsLink() {
        var driver = NightDriver(.living)
        driver.playToSeance()
        driver.put(.first, at: driver.fate.doll.point)
        driver.put(.second, at: driver.fate.doll.point)
        driver.tick()
        driver.say(.first, .dollTouched)
        driver.tick()
        driver.happen(.lost(.first))
        driver.tick()
        driver.happen(.returned(.first))
        driver.tick()
        driver.say(.second, .dollTouched)
        driver.tick()
        #expect(driver.night.phase == .seance)
    }

    @Test func theDollIsOutOfReachBeyondItsLimit() {
        var driver = NightDriver(.living)
        driver.playToSeance()
        let doll = driver.fate.doll.point
        driver.put(.first, at: doll + FloorPoint(1.76, 0))
        driver.say(.first, .dollTouched)
        driver.tick(2)
        #expect(driver.effects.refusals == [.outOfReach])
        driver.put(.first, at: doll + FloorPoint(1.74, 0))
        driver.tick()
        driver.say(.first, .dollTouched)
        driver.tick()
        #expect(driver.night.players[.first].hasHand)
    }

    @Test func darkAndFarAreRefusedAlike() {
        var driver = NightDriver(.living)
        driver.playToLetter()
        let letter = driver.night.letter!
        driver.put(driver.seer, at: letter.stand)
        driver.put(driver.listener, at: letter.transform.origin.floor + FloorPoint(2, 2))
        driver.tick()
        driver.say(driver.seer, .missionRevealed)
        let dark = driver.tick().refusals
        driver.put(driver.listener, at: letter.stand)
        driver.wait(until: .letterLit)
        driver.put(driver.seer, at: letter.stand + FloorPoint(30, 0))
        driver.tick()
        driver.say(driver.seer, .missionRevealed)
        let far = driver.tick().refusals
        #expect(dark == [.outOfReach])
        #expect(far == dark)
        driver.say(driver.listener, .letterCollected(nil))
        #expect(driver.tick().refusals == [.wrongRole])
        driver.put(driver.seer, at: letter.stand)
        driver.tick()
        // A stock phone's word for the tap.
        driver.say(driver.seer, .letterCollected(nil))
        driver.tick()
        #expect(driver.night.fragments == 1)
    }

    @Test func theLetterIsLitOnlyByASecondWithoutABreak() {
        var driver = NightDriver(.living)
        driver.playToLetter()
        let letter = driver.night.letter!
        let away = letter.transform.origin.floor + FloorPoint(1.2, 1.2)
        driver.put(driver.listener, at: away)
        driver.tick(2)
        driver.put(driver.listener, at: letter.stand)
        driver.tick(18)
        driver.put(driver.listener, at: away)
        driver.tick(2)
        driver.put(driver.listener, at: letter.stand)
        driver.tick(18)
        #expect(driver.night.phase == .letterDark)
        driver.tick(4)
        #expect(driver.night.phase == .letterLit)
    }

    @Test func threeWrongCodesAreAScareAndTheRightOneWaits() {
        var driver = NightDriver(.living)
        driver.playToLock()
        driver.put(driver.seer, at: driver.fate.lock.stand)
        driver.tick()
        let right = driver.fate.lockCodes[0]
        let wrong = right.map { ($0 + 1) % 10 }
        for left in [2, 1, 0] {
            driver.say(driver.seer, .codeEntered(ring: 1, digits: wrong))
            driver.tick()
            #expect(driver.told(driver.seer).contains(.codeResult(ring: 1, isRight: false, triesLeft: left)))
        }
        #expect(driver.told(driver.listener).contains(.scare(seconds: 10, cause: .code)))
        driver.say(driver.seer, .codeEntered(ring: 1, digits: right))
        #expect(driver.tick().refusals == [.scare])
        driver.wait(10)
        driver.say(driver.seer, .codeEntered(ring: 1, digits: wrong))
        driver.tick()
        #expect(
            driver.told(driver.seer).last { $0.name == .codeResult }
                == .codeResult(ring: 1, isRight: false, triesLeft: 2))
        driver.say(driver.seer, .codeEntered(ring: 1, digits: right))
        driver.tick()
        #expect(driver.night.pieces == 1)
    }

    @Test func digitsComeWithNearness() {
        var driver = NightDriver(.living)
        driver.playToLock()
        let emitter = driver.fate.whispers[0].emitter.floor
        let code = driver.fate.lockCodes[0]
        for (distance, count) in [(3.1, 0), (2.9, 1), (2.3, 1), (2.2, 2), (1.4, 3), (2.8, 3), (1.01, 3), (0.99, 4)]
            as [(Float, Int)]
        {
            driver.put(driver.listener, at: emitter + FloorPoint(distance, 0))
            driver.tick(2)
            #expect(
                driver.told(driver.listener).last { $0.name == .clueDigit }
                    == .clueDigit(ring: 1, digits: Array(code.prefix(count))))
        }
    }

    @Test func aDecoyHeldIsAScareAndTheDialMustBeTurnedAgain() {
        var driver = NightDriver(.living)
        driver.playToTone()
        // The monster would come for the noise and scare them, too.
        driver.night.revenant = nil
        driver.put(driver.seer, at: driver.fate.lock.stand)
        driver.tick()
        let decoy = driver.fate.tones[0].decoys[0]
        driver.say(driver.listener, .dial(decoy))
        driver.wait(2)
        #expect(!driver.effects.contains(.scare))
        driver.say(driver.seer, .pin(true))
        driver.wait(1.1)
        #expect(driver.told(driver.seer).contains(.scare(seconds: 6, cause: .decoy)))
        driver.wait(7)
        driver.say(driver.seer, .pin(true))
        driver.wait(3)
        #expect(driver.told(driver.seer).filter { $0 == .scare(seconds: 6, cause: .decoy) }.count == 1)
        driver.say(driver.listener, .dial(decoy + 2))
        driver.wait(1.2)
        #expect(driver.told(driver.seer).filter { $0 == .scare(seconds: 6, cause: .decoy) }.count == 2)
    }

    @Test func thePinSlipsBeyondItsReach() {
        var driver = NightDriver(.living)
        driver.playToTone()
        driver.put(driver.seer, at: driver.fate.lock.stand)
        driver.tick()
        driver.say(driver.seer, .pin(true))
        driver.tick()
        #expect(driver.night.isPinHeld)
        driver.put(driver.seer, at: driver.fate.lock.transform.origin.floor + FloorPoint(1.3, 0))
        driver.tick()
        #expect(!driver.night.isPinHeld)
        #expect(driver.told(driver.seer).last == .pin(false))
        driver.say(driver.listener, .pin(true))
        #expect(driver.tick().refusals == [.wrongRole])
    }

    @Test func claimsWaitForTheLightsToGoOut() {
        var driver = NightDriver(.living)
        driver.playToLock()
        driver.put(driver.seer, at: driver.fate.lock.stand)
        driver.tick()
        driver.say(driver.listener, .pause(true))
        driver.tick()
        #expect(driver.told(.first).last == .pause(true) && driver.told(.second).last == .pause(true))
        let elapsed = driver.night.elapsed
        driver.say(driver.seer, .codeEntered(ring: 1, digits: driver.fate.lockCodes[0]))
        #expect(driver.tick(50).refusals == [.paused])
        #expect(driver.night.elapsed == elapsed)
        driver.say(driver.seer, .pause(false))
        driver.tick()
        driver.say(driver.seer, .codeEntered(ring: 1, digits: driver.fate.lockCodes[0]))
        driver.tick()
        #expect(driver.night.pieces == 1)
    }

    @Test func aClaimReadInTheTickOfALossCountsAndALaterOneDoesNot() {
        for isLate in [false, true] {
            var driver = NightDriver(.living)
            driver.playToLock()
            driver.put(driver.seer, at: driver.fate.lock.stand)
            driver.tick()
            driver.happen(.lost(driver.listener))
            if isLate { driver.tick() }
            driver.say(driver.seer, .codeEntered(ring: 1, digits: driver.fate.lockCodes[0]))
            driver.tick()
            #expect(driver.night.pieces == (isLate ? 0 : 1))
        }
    }

    @Test func silenceIsALossAndAReturnInTheLastTickWins() {
        var driver = NightDriver(.living)
        driver.playToLock()
        driver.happen(.lost(driver.seer))
        driver.wait(119.9)
        #expect(driver.told(driver.listener).contains(.peerLost(driver.seer, secondsLeft: 120)))
        driver.tick()
        driver.happen(.returned(driver.seer))
        driver.tick()
        #expect(driver.told(driver.listener).last { $0.name == .peerBack } == .peerBack(driver.seer))
        #expect(driver.night.phase == .lock)
        var silent = driver.night
        var effects: [NightEffect] = []
        for _ in 0..<125 { silent.step([.event(driver.seer, .pong(sequence: 0, seconds: 0))], into: &effects) }
        #expect(effects.contains(.peerLost))
        #expect(!silent.players[driver.listener].isPresent)
    }

    @Test func factsFromAPlayerAreRefused() {
        var driver = NightDriver(.living)
        driver.playToLock()
        driver.say(.first, .sealPlaced(2))
        driver.say(.first, .nightOver(.escaped, seconds: 1))
        driver.say(.second, .sensesRestored)
        #expect(driver.tick().refusals == [.notNow, .notNow, .notNow])
        #expect(driver.night.phase == .lock)
    }

    @Test func aWishAfterTheCurseChangesNothing() {
        var driver = NightDriver(.living, first: .named("Ada", wish: .listener))
        driver.playToLetter()
        #expect(driver.night.players[.first].role == .listener)
        driver.say(.first, .hello(.named("Ada", wish: .seer)))
        driver.tick()
        #expect(driver.night.players[.first].role == .listener)
        #expect(driver.night.players[.first].hello?.wish == .listener)
    }

    @Test func theTalkPadIsHeardByTheOtherAlone() {
        var driver = NightDriver(.living)
        driver.playToLock()
        driver.say(.first, .say(.digits([1, 2])))
        #expect(
            driver.tick().filter { if case .send(.say, _) = $0 { true } else { false } } == [
                .send(.say(.digits([1, 2])), to: .second)
            ])
    }

    @Test func cuesComeAtFortyEightyAndAHundredAndFiftySeconds() {
        var driver = NightDriver(.living)
        driver.playToLetter()
        let far = driver.night.letter!.transform.origin.floor + FloorPoint(3, 3)
        driver.put(driver.listener, at: far)
        driver.put(driver.seer, at: far)
        driver.wait(160)
        let cue = { (role: PlayerRole, strength: Cue.Strength) in
            Event.hint(Cue(part: .letter, role: role, strength: strength).line)
        }
        #expect(
            driver.told(driver.listener).filter { $0.name == .hint } == [
                cue(.listener, .caption), cue(.listener, .spoken), cue(.listener, .beam),
            ])
        // The letter is dark: a beam would show the Seer where it hangs.
        #expect(driver.told(driver.seer).filter { $0.name == .hint } == [cue(.seer, .caption), cue(.seer, .spoken)])
    }
}
