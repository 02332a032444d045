import RevenantsKit
import Testing

@testable import haunt

@Suite struct NightStoryTests {
    private func told(
        width: Int = 80, colour: Bool = false, _ moments: [NightTable.Moment] = ScriptedNight.moments,
        ending: NightTeller.Ending = ScriptedNight.ending
    ) -> String {
        let page = StoryPage(width: width, hasColour: colour, names: NightTable.names)
        var teller = NightTeller.story(NightStory(page: page, names: NightTable.names, length: .full))
        var lines = teller.open(ScriptedNight.opening)
        for moment in moments { lines += teller.tell(moment) }
        return (lines + teller.end(ending)).joined(separator: "\n") + "\n"
    }

    @Test func theWholeStoryIsFrozen() {
        #expect(told() == StoryFrozen.story)
    }

    @Test func colourChangesNothingButTheColour() {
        let coloured = told(colour: true)
        #expect(coloured.replacing(/\u{1B}\[\d*m/, with: "") == StoryFrozen.story)
        #expect(coloured.contains("\u{1B}[36mTom \u{1B}[0m"))
        #expect(coloured.contains("\u{1B}[33mInes\u{1B}[0m"))
        #expect(coloured.contains("\u{1B}[31m"))
    }

    @Test(arguments: [40, 57, 66, 80, 91])
    func itFitsItsWidthAndLosesNoWord(width: Int) {
        let narrow = told(width: width)
        // The table of the wire's counts is as wide as its numbers.
        let prose = narrow.split(separator: "\n").filter { !$0.contains(/^  (to|from) |events/) }
        for line in prose { #expect(line.count <= width, "\(line)") }
        func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
        #expect(words(narrow) == words(StoryFrozen.story))
    }

    @Test func aPhraseSaidOverAndOverIsToldTwiceAndThenNowAndThen() {
        let moments = (0..<100).map { second in
            ScriptedNight.moment(Double(second), [(.host(from: .first), .say(.run))])
        }
        #expect(told(moments).components(of: "“Run!”") == 8)
    }

    @Test func aLongQuietIsToldNowAndThenAndOnlyWhileSomethingIsInTheRoom() {
        func quiet(_ shadow: Glimpse.Shadow?) -> Int {
            let seconds = (0..<400).map { Double($0) / 4 }
            let lines = told(
                seconds.map { second in
                    ScriptedNight.moment(second, [], glimpse: Glimpse(seconds: second, revenant: shadow))
                }
            )
            return lines.matches(of: #/\n +\d+:\d\d /#).count
        }
        #expect(quiet(Glimpse.Shadow(mood: .asleep, toSeer: 3, toListener: 2.5)) == 5)
        #expect(quiet(nil) == 0)
    }

    @Test func aHintToBothIsToldOnce() {
        let caption = [PlayerRole.seer, .listener].map { Cue(part: .lock, role: $0, strength: .caption).line }
        let shared = told([ScriptedNight.moment(9, [(.seer, .hint(caption[0])), (.listener, .hint(caption[1]))])])
        #expect(shared.components(of: "A line of small print gives advice.") == 1)
        #expect(shared.contains("  0:09         A line of small print"))
        let alone = told([ScriptedNight.moment(9, [(.listener, .hint(caption[1]))])])
        #expect(alone.contains("  0:09   Ines  A line of small print"))
    }

    @Test(arguments: [
        (NightResult.claimed, false, 0, "CLAIMED\n  Nobody is left who could say where the light was."),
        (.claimed, false, 2, "CLAIMED\n  The count ends, and they are not both in the light."),
        (.abandoned, false, 3, "ABANDONED\n  Nobody came any further."),
        (.abandoned, true, 3, "BROKEN OFF\n  Somebody turned the lights on,"),
        (.escaped, false, 1, "ESCAPED\n  Both stand in the light,"),
    ])
    func eachEndHasItsWords(result: NightResult, isInterrupted: Bool, candles: Int, words: String) {
        var ending = ScriptedNight.ending
        ending.result = result
        ending.isInterrupted = isInterrupted
        ending.candles = candles
        #expect(told([], ending: ending).contains(words))
    }

    /// The margin grows with the Revenant's nearness, and is empty while it sleeps.
    @Test func theMarkIsTheNearnessOfWhoeverIsNearest() {
        let marks = [6, 3, 2, 1.2, 0.5].map { (distance: Float) in
            var story = NightStory(
                page: StoryPage(width: 80, hasColour: false, names: NightTable.names), names: NightTable.names,
                length: .short)
            for mood in [Revenant.Mood.hunting, .asleep] where mood == .hunting {
                _ = story.watch(
                    Glimpse(seconds: 1, revenant: Glimpse.Shadow(mood: mood, toSeer: 9, toListener: distance)))
            }
            return story.mark
        }
        #expect(marks == ["·", "░", "▒", "▓", "█"])
        var story = NightStory(
            page: StoryPage(width: 80, hasColour: false, names: []), names: [], length: .short)
        _ = story.watch(Glimpse(seconds: 1, revenant: Glimpse.Shadow(mood: .asleep, toSeer: 0, toListener: 0)))
        #expect(story.mark == " ")
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count - 1
    }
}
