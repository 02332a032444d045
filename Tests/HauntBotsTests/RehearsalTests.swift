import RevenantsKit
import Testing

@testable import HauntBots

@Suite("Rehearsed nights")
struct RehearsalTests {
    static let living: SurveyedRoom? = {
        guard let room = try? SampleRoom.livingRoom(), case .success(let surveyed) = Survey.survey(room) else {
            return nil
        }
        return surveyed
    }()

    @Test func aShortNightIsWonByItsSenses() throws {
        let room = try #require(Self.living)
        let report = Rehearsal.play(
            in: room, seed: NightSeed(number: 3), length: .short, manners: (.careful, .careful))
        #expect(report.result == .escaped)
        #expect(report.candles == 3)
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func aDeafSeerAndABlindListenerWin(seed: UInt64) throws {
        let room = try #require(Self.living)
        var roles = PerSeat(PlayerRole.unassigned, .unassigned)
        let report = Rehearsal.play(
            in: room, seed: NightSeed(number: seed), length: .short, manners: (.careful, .careful),
            needs: (.blind, .deaf)
        ) { session, _ in
            if session.night.phase.isCursed { roles = session.night.players.map(\.role) }
        }
        #expect(report.result == .escaped, "seed \(seed)")
        #expect(roles == PerSeat(.listener, .seer))
    }

    @Test(arguments: [1, 2, 4] as [UInt64])
    func whoRunsIsClaimed(seed: UInt64) throws {
        let room = try #require(Self.living)
        let report = Rehearsal.play(
            in: room, seed: NightSeed(number: seed), length: .short, manners: (.reckless, .reckless))
        #expect(report.result == .claimed, "seed \(seed)")
        #expect(report.candles == 0)
    }

    @Test func theSameSeedIsTheSameNight() throws {
        let room = try #require(Self.living)
        let nights = (0..<2).map { _ in
            var story: [StoryEntry] = []
            _ = Rehearsal.play(
                in: room, seed: NightSeed(number: 5), length: .short, manners: (.careful, .careful)
            ) { story += $1 }
            return story
        }
        #expect(nights[0] == nights[1])
        #expect(nights[0].count > 40)
    }
}
