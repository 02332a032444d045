import Testing

@testable import RevenantsKit

@Suite("The Revenant")
struct RevenantTests {
    @Test func itSleepsWhileNobodyIsHeard() {
        var driver = NightDriver(.living)
        driver.playToLock()
        #expect(driver.night.revenant?.mood == .asleep)
        driver.rush(.first, at: driver.fate.doll.point)
        driver.rush(.second, at: driver.fate.doll.point)
        // Brought there at once: that was fast, and is heard.
        driver.wait(1)
        #expect(driver.night.revenant?.mood != .asleep)
        var calm = NightDriver(.living)
        calm.playToLock()
        calm.wait(60)
        #expect(calm.night.candles == 3)
        #expect(calm.night.revenant?.mood == .asleep)
    }

    @Test func itGoesToTheNoiseSearchesAndGoesHome() {
        var driver = NightDriver(.living)
        driver.playToLock()
        let home = driver.fate.doll.point
        let noise = driver.fate.lock.stand
        driver.rush(.first, at: noise)
        driver.rush(.second, at: noise)
        let path = SurveyedRoom.living.floor.pathLength(from: home, to: noise)!
        driver.tick(2)
        var night = driver.night
        // The players leave; only the monster is watched.
        for seat in Seat.allCases { night.players[seat].pose = nil }
        var seconds: Float = 0
        while night.revenant?.mood == .hunting, seconds < 120 {
            _ = night.step(Seat.allCases.map { .event($0, .pong(sequence: 0, seconds: 0)) })
            seconds += NightRules.tick
        }
        #expect(night.revenant?.mood == .searching)
        #expect(abs(seconds - path / 0.35) < 2)
        for _ in 0..<NightRules.ticks(8.1) {
            _ = night.step(Seat.allCases.map { .event($0, .pong(sequence: 0, seconds: 0)) })
        }
        #expect(night.revenant?.mood == .goingHome)
        for _ in 0..<NightRules.ticks(path / 0.35 + 2) {
            _ = night.step(Seat.allCases.map { .event($0, .pong(sequence: 0, seconds: 0)) })
        }
        #expect(night.revenant?.mood == .asleep)
        #expect((night.revenant?.place.distance(to: home) ?? 9) < 0.3)
    }

    @Test func threeTouchesClaim() {
        var driver = NightDriver(.living)
        driver.playToLock()
        let home = driver.fate.doll.point
        let other = SurveyedRoom.living.floor.nearestWalkable(to: home + FloorPoint(0.4, 0))!
        for round in 0..<4000 where driver.night.phase != .lobby {
            // Running on the spot, where the monster sleeps.
            driver.rush(.first, at: round % 16 < 8 ? home : other)
            driver.rush(.second, at: driver.fate.lock.stand)
            driver.tick()
            if driver.night.phase == .lobby { break }
        }
        let candles = driver.told(.first).filter { $0.name == .candle }
        #expect(candles == [.candle(2), .candle(1), .candle(0)])
        #expect(driver.told(.first).contains { if case .nightOver(.claimed, _) = $0 { true } else { false } })
        #expect(driver.told(.second).filter { $0.name == .scare }.count == 2)
    }

    @Test func onlyTheListenerIsToldWhereItIsAndOnlyTheSeerSeesItsPrints() {
        var driver = NightDriver(.living)
        driver.playToLock()
        let home = driver.fate.doll.point
        for round in 0..<600 {
            driver.rush(.first, at: round % 32 < 16 ? driver.fate.lock.stand : home)
            driver.tick()
        }
        #expect(driver.told(driver.listener).contains { $0.name == .revenant })
        #expect(driver.told(driver.seer).contains { $0.name == .print })
        #expect(!driver.told(driver.seer).contains { $0.name == .revenant })
        #expect(!driver.told(driver.listener).contains { $0.name == .print })
    }
}
