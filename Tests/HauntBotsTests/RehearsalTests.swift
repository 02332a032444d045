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
}
