import ArgumentParser
import Testing

@Suite struct ParsingTests {
    @Test func everyDefaultHolds() throws {
        let stay = try #require(try Inn.parseAsRoot(["stay"]) as? Stay)
        #expect(stay.place.room == nil)
        #expect(stay.place.speed == 1)
        #expect(stay.size == .middle)
        #expect(stay.mood == .careful)
        #expect(stay.bell)
        #expect(stay.verbose == 0)
        #expect(stay.guests.isEmpty)
    }

    @Test func everyKindIsRead() throws {
        let stay = try Stay.parse(
            ["-vr", "a.json", "Ann", "--speed=2.5", "--size", "large", "--reckless", "--no-bell", "-vv", "--", "--Bo"])
        #expect(stay.place.room == "a.json")
        #expect(stay.place.speed == 2.5)
        #expect(stay.size == .large)
        #expect(stay.mood == .reckless)
        #expect(!stay.bell)
        #expect(stay.verbose == 3)
        #expect(stay.guests == ["Ann", "--Bo"])
    }

    @Test func arraysTakeWordsUpToTheNextOption() throws {
        let book = try Book.parse(["4", "--with", "Ann", "Bo", "--key-number", "7"])
        #expect(book.night == 4)
        #expect(book.with == ["Ann", "Bo"])
        #expect(book.keyNumber == 7)
    }

    @Test func aShortOptionMayJoinItsValue() throws {
        #expect(try Book.parse(["4", "-k7"]).keyNumber == 7)
        #expect(try Book.parse(["4", "-k=7"]).keyNumber == 7)
        #expect(try Book.parse(["4", "-k", "7"]).keyNumber == 7)
    }

    @Test func negativeNumbersAreValues() throws {
        #expect(try Book.parse(["-4"]).night == -4)
        #expect(try Cellar.Open.parse(["--pace", "-1.5"]).pace == -1.5)
    }

    @Test func aTransformReadsAnyType() throws {
        #expect(try Book.parse(["4", "--letters", "abc"]).letters == 3)
    }

    @Test func aliasesAndDefaultsFindTheirSubcommand() throws {
        #expect(try Inn.parseAsRoot(["reserve", "2"]) is Book)
        let open = try #require(try Inn.parseAsRoot(["cellar", "-f"]) as? Cellar.Open)
        #expect(open.force)
        #expect(try Inn.parseAsRoot(["cellar", "secret"]) is Cellar.Secret)
    }
}

@Suite struct ParsingEdgeTests {
    struct Take: ParsableCommand {
        @Option(parsing: .unconditional) var raw: String?
        @Option(parsing: .scanningForValue) var later: String?
        @Option(parsing: .remaining) var rest: [String] = []
        @Flag(name: .shortAndLong) var all = false
        @Flag var moods: [Mood] = []
        @Argument var words: [String] = []
    }

    struct Pass: ParsableCommand {
        @Flag var loud = false
        @Argument var program: String
        @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
    }

    struct After: ParsableCommand {
        @Argument var first: String?
        @Argument(parsing: .postTerminator) var rest: [String] = []
    }

    struct Unknown: ParsableCommand {
        @Flag var known = false
        @Argument(parsing: .allUnrecognized) var rest: [String] = []
    }

    struct Enable: ParsableCommand {
        @Flag(inversion: .prefixedEnableDisable) var light: Bool
        @Flag(inversion: .prefixedNo) var bell: Bool?
        @Flag(exclusivity: .chooseFirst) var first = Mood.reckless
        @Option var on = false
    }

    @Test func everyStrategyFindsItsValues() throws {
        let take = try Take.parse([
            "--raw", "--all", "--later", "-a", "x", "y", "--careful", "--rest", "--z", "--", "w",
        ])
        #expect(take.raw == "--all")
        #expect(take.later == "x")
        #expect(take.all)
        #expect(take.moods == [.careful])
        #expect(take.words == ["y"])
        #expect(take.rest == ["--z", "--", "w"])
    }

    @Test func anotherProgramsArgumentsAreLeftAlone() throws {
        let pass = try Pass.parse(["--loud", "ls", "--loud", "-l", "--", "x"])
        #expect(pass.loud && pass.program == "ls" && pass.arguments == ["--loud", "-l", "--", "x"])
        let after = try After.parse(["a", "--", "b", "-c"])
        #expect(after.first == "a" && after.rest == ["b", "-c"])
        let unknown = try Unknown.parse(["-x", "--known", "y", "--z=1"])
        #expect(unknown.known && unknown.rest == ["-x", "y", "--z=1"])
    }

    @Test func flagsWithTwoNamesAreReadInEitherForm() throws {
        let enable = try Enable.parse(["--disable-light", "--careful", "--reckless", "--on", "true"])
        #expect(!enable.light && enable.bell == nil && enable.first == .careful && enable.on)
        #expect(try Enable.parse(["--enable-light", "--no-bell", "--bell"]).bell == true)
        #expect(throws: (any Error).self) { try Enable.parse([]) }
    }

    @Test func aLoneDashAndAnEmptyWordAreValues() throws {
        #expect(try Take.parse(["-", "", "-5", "-.5"]).words == ["-", "", "-5", "-.5"])
    }

    @Test func aValueMayHoldAnEqualsSign() throws {
        #expect(try Take.parse(["--raw=a=b"]).raw == "a=b")
        #expect(try Take.parse(["--raw="]).raw == "")
    }

    @Test func theLastValueWins() throws {
        #expect(try Book.parse(["4", "-k1", "-k2"]).keyNumber == 2)
    }

    @Test func aParentsOptionIsReadOnceForAllBelow() throws {
        struct Root: ParsableCommand {
            static let configuration = CommandConfiguration(subcommands: [Leaf.self])
            @OptionGroup var place: Where
        }
        struct Leaf: ParsableCommand {
            @OptionGroup var place: Where
            @Flag(name: .short) var x = false
        }
        let leaf = try #require(try Root.parseAsRoot(["leaf", "-xr", "a.json"]) as? Leaf)
        #expect(leaf.x && leaf.place.room == "a.json")
    }

    @Test func argumentsAloneAreParsedToo() throws {
        let place = try Where.parse(["--speed", "3"])
        #expect(place.speed == 3 && place.room == nil)
        #expect(throws: (any Error).self) { try Where.parse(["--speed", "-3"]) }
    }

    @Test func everyIntegerKeepsItsBounds() throws {
        struct Bounds: ParsableCommand {
            @Option var small: Int8 = 0
            @Option var large: UInt64 = 0
        }
        #expect(try Bounds.parse(["--small", "-128", "--large", "18446744073709551615"]).small == -128)
        #expect(throws: (any Error).self) { try Bounds.parse(["--small", "128"]) }
        #expect(throws: (any Error).self) { try Bounds.parse(["--large", "-1"]) }
    }

    @Test func noCommandLineTraps() {
        let words = ["", "-", "--", "-=", "--=", "-a", "-ab=c", "--raw", "--rest", "-\u{301}"]
        for first in words {
            for second in words {
                for third in words {
                    _ = try? Take.parse([first, second, third])
                    _ = try? Pass.parse([first, second, third])
                    _ = try? Inn.parseAsRoot([first, second, third])
                }
            }
        }
    }
}
