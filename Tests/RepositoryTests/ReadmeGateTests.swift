import Testing
import TestSupport

/// The README has one line for each target and each command, and its links lead somewhere.
@Suite struct ReadmeGateTests {
    static func missing(_ names: [String], from readme: String) -> [String] {
        names.filter { !readme.contains("`\($0)`") }
    }

    /// The targets of a `Makefile`, as its help lists them, but for the help itself.
    static func makeTargets(_ makefile: String) -> [String] {
        makefile.matches(of: #/(?m)^([a-z]+):.*\#\# /#).map { String($0.output.1) }.filter { $0 != "help" }
    }

    /// The links of a page that lead to a file beside it.
    static func links(_ page: String) -> [String] {
        page.matches(of: /\]\(([^)#]+)/).map { String($0.output.1) }.filter { !$0.contains("://") }
    }

    @Test func everyTargetHasALine() throws {
        let targets = Manifest(try TrackedFiles.file("Package.swift").text).targets.filter {
            $0.folder.hasPrefix("Sources/")
        }
        #expect(targets.count > 5)
        #expect(Self.missing(targets.map(\.name), from: try TrackedFiles.file("README.md").text) == [])
    }

    @Test func everythingThatCanBeMadeHasALine() throws {
        let targets = Self.makeTargets(try TrackedFiles.file("Makefile").text)
        #expect(targets.contains("play") && targets.contains("test"))
        #expect(Self.missing(targets.map { "make \($0)" }, from: try TrackedFiles.file("README.md").text) == [])
    }

    @Test func everyCommandHasALine() throws {
        let help = try ChildProgram.run("\(Repository.programs)/haunt", ["--help"])
        #expect(help.status == 0)
        let list = help.text.split(separator: "SUBCOMMANDS:\n").dropFirst().first ?? ""
        let commands = list.split(separator: "\n").compactMap { line in
            line.hasPrefix("  See ") ? nil : line.firstMatch(of: /^  ([a-z]+)/).map { "haunt \($0.output.1)" }
        }
        #expect(Self.missing(commands, from: try TrackedFiles.file("README.md").text) == [])
    }

    @Test func everyLinkLeadsToAFile() throws {
        let paths = Set(try TrackedFiles.paths())
        for page in paths.filter({ $0.hasSuffix(".md") }) {
            let folder = page.split(separator: "/").dropLast().map { "\($0)/" }.joined()
            for link in Self.links(try TrackedFiles.file(page).text) {
                #expect(paths.contains(folder + link), "\(page) links to \(link)")
            }
        }
    }

    @Test func whatIsMissingIsFound() {
        #expect(Self.missing(["make play", "make ghost"], from: "`make play`, make ghost") == ["make ghost"])
        #expect(Self.makeTargets("help: ## Help\nplay: setup ## Play\nX := 1\nodd:\n") == ["play"])
        #expect(Self.links("[a](b.md) ![c](d/e.png) [f](https://g.h) [i](j.md#k)") == ["b.md", "d/e.png", "j.md"])
    }
}
