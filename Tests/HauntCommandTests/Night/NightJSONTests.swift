import Foundation
import RevenantsKit
import Testing

@testable import haunt

@Suite struct NightJSONTests {
    private var told: [String] {
        var teller = NightTeller.json(NightJSON())
        var lines = teller.open(ScriptedNight.opening)
        for moment in ScriptedNight.moments { lines += teller.tell(moment) }
        return lines + teller.end(ScriptedNight.ending)
    }

    @Test func theWholeNightIsFrozen() {
        #expect(told.joined(separator: "\n") + "\n" == StoryFrozen.json)
    }

    @Test func everyLineIsAnObjectWithItsTimeItsNameAndItsReader() throws {
        for line in told {
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
            #expect(object["t"] is NSNumber && object["event"] is String, "\(line)")
            #expect(["seer", "listener", "both", "host"].contains(object["to"] as? String), "\(line)")
        }
        #expect(told.last == #"{"t":300,"event":"night_over","to":"both","result":"escaped","seconds":290.5}"#)
    }

    @Test func untilTheCurseNothingIsPrintedAndThenWithTheRolesThatCame() {
        var json = NightJSON()
        let before = ScriptedNight.moments.prefix { $0.seer == nil }
        #expect(before.flatMap { json.tell($0) } == [])
        let first = json.tell(ScriptedNight.moments[before.count])
        #expect(first.count == before.reduce(0) { $0 + $1.entries.count } + 3)
        #expect(first[0] == #"{"t":0,"event":"hello","to":"host","from":"listener","name":"Ines"}"#)
    }

    @Test func aNightThatEndsBeforeTheCurseTellsWhatItHas() {
        var json = NightJSON()
        _ = json.tell(ScriptedNight.moments[0])
        var ending = ScriptedNight.ending
        ending.result = .abandoned
        let lines = json.end(ending)
        #expect(lines.count == ScriptedNight.moments[0].entries.count + 2)
        #expect(lines.last?.contains(#""result":"abandoned""#) == true)
    }

    @Test(arguments: [
        (0, "0"), (0.05, "0.05"), (-0.05, "-0.05"), (12.5, "12.5"), (1e13, "null"), (.nan, "null"), (0.004, "0"),
        (-0.001, "0"), (99.999, "100"),
    ])
    func numbersAreShortAndExact(value: Double, text: String) {
        #expect(EventLine.decimal(value, places: 2) == text)
    }
}
