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

    @Test func aNoiseOffTheFloorIsSearchedForNextToItAndGivenUp() {
        let floor = SurveyedRoom.living.floor
        let home = NightDriver(.living).night.room.map { $0.floor.nearestWalkable(to: FloorPoint(-1, 0))! }!
        for noise in [FloorPoint(40, 40), FloorPoint(-4.9, 0.3), home + FloorPoint(0.2, 0)] {
            var revenant = Revenant(home: home)
            revenant.hear(noise, on: floor)
            #expect(revenant.mood == .hunting)
            // A place from nowhere is no noise.
            revenant.hear(FloorPoint(3e30, -2), on: floor)
            revenant.hear(FloorPoint(.nan, 0), on: floor)
            for _ in 0..<NightRules.ticks(60) { _ = revenant.step(on: floor, speed: 0.45) }
            #expect(revenant.mood == .asleep, "a noise at \(noise)")
            #expect(revenant.place.distance(to: home) < 0.3)
        }
    }

    @Test func whatIsWalkedWithTheLightsOnIsNotHeard() {
        for isLoss in [false, true] {
            var driver = NightDriver(.living)
            driver.playToLock()
            let seats = (driver.seer, driver.listener)
            driver.wait(1)
            if isLoss { driver.happen(.lost(seats.0)) } else { driver.say(seats.0, .pause(true)) }
            driver.tick()
            driver.rush(seats.1, at: driver.fate.ritualSite)
            driver.tick(5)
            if isLoss { driver.happen(.returned(seats.0)) } else { driver.say(seats.0, .pause(false)) }
            driver.wait(2)
            #expect(driver.night.revenant?.mood == .asleep)
        }
    }
}
