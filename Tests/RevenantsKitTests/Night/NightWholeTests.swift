import Testing

@testable import RevenantsKit

@Suite("A whole night by players who know it all")
struct NightWholeTests {
    @Test(arguments: [NightLength.short, .full], 1...5 as ClosedRange<UInt64>)
    func bothEscape(length: NightLength, seed: UInt64) {
        var driver = NightDriver(.living, seed: seed, length: length)
        driver.playToEscape()
        #expect(driver.night.phase == .escape, "seed \(seed)")
        driver.put(.first, at: driver.fate.safeZone)
        driver.put(.second, at: driver.fate.safeZone)
        let end = driver.wait(1.2)
        #expect(end.contains(.nightOver))
        #expect(driver.told(.first).contains { if case .nightOver(.escaped, _) = $0 { true } else { false } })
        #expect(driver.night.phase == .lobby)
        #expect(driver.night.players.allSatisfy { $0.isSeated && !$0.isReady })
        #expect(driver.effects.refusals.isEmpty)
    }

    @Test func aShortNightTellsEachRoleThisAndNothingElse() {
        var driver = NightDriver(.living, seed: 7)
        driver.playToEscape()
        let seer = driver.seer
        let listener = driver.listener
        driver.put(.first, at: driver.fate.safeZone)
        driver.put(.second, at: driver.fate.safeZone)
        driver.wait(1.2)
        let quiet: Set<EventName> = [.tune, .revenant, .print, .lobby, .room]
        let names = { (seat: Seat) in driver.told(seat).map(\.name).filter { !quiet.contains($0) } }
        let opening: [EventName] = [.startScanning, .beginSeance, .dollSpawn, .dollTouched, .roleAssignment]
        let middle: [EventName] = [.letterCollected, .missionRevealed]
        let close: [EventName] = [.sealPlaced, .sensesRestored, .escapeCountdown, .nightOver]
        #expect(
            names(seer) == opening + [.letterSpawn] + middle + [.seal1Spawn, .codeResult, .sealCollected, .glyphSpawn]
                + [.pin, .pin, .frequencyMatched, .sealCollected, .ritualBegin, .pin, .pin, .sealPlaced, .pin, .pin]
                + close)
        #expect(
            names(listener) == opening + [.letterSpawn] + middle + [.emitterSpawn, .clueDigit, .clueDigit]
                + [.sealCollected, .dialOpen, .frequencyMatched, .sealCollected, .ritualBegin, .dialOpen, .sealPlaced]
                + close)
    }

    @Test func nobodyInTheZoneIsClaimed() {
        var driver = NightDriver(.living, seed: 3)
        driver.playToEscape()
        driver.wait(46)
        #expect(driver.told(.second).contains { if case .nightOver(.claimed, _) = $0 { true } else { false } })
    }

    @Test func aDwellBegunBeforeTheEndCounts() throws {
        var driver = NightDriver(.living, seed: 3)
        driver.playToEscape()
        let zone = driver.fate.safeZone
        let places = driver.fate.letters.map(\.stand) + [driver.fate.lock.stand, driver.fate.doll.point]
        let outside = try #require(places.max { $0.distance(to: zone) < $1.distance(to: zone) })
        try #require(outside.distance(to: zone) > 1)
        driver.put(.first, at: outside)
        driver.put(.second, at: outside)
        while driver.night.countdown > 2 { driver.tick() }
        driver.put(.first, at: zone)
        driver.put(.second, at: zone)
        driver.wait(1.1)
        #expect(driver.told(.first).contains { if case .nightOver(.escaped, _) = $0 { true } else { false } })
    }

    @Test func anotherNightHasOtherChance() {
        var driver = NightDriver(.living, seed: 3)
        driver.playToSeance()
        let first = driver.fate
        driver.put(.first, at: driver.fate.doll.point)
        driver.happen(.lost(.second))
        driver.wait(121)
        #expect(driver.effects.contains(.nightOver))
        driver.happen(.joined(.second, .named("Cem")))
        driver.tick()
        driver.playToSeance()
        #expect(driver.night.phase == .seance)
        #expect(driver.fate.lockCodes != first.lockCodes || driver.fate.tones != first.tones)
        #expect(driver.fate.sessionID != first.sessionID)
    }
}
