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
