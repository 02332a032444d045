import Testing
import TestSupport

/// What holds for every tracked file.
@Suite struct TidinessGateTests {
    // MARK: Machine paths

    /// Folders of somebody's machine. Written in two parts, so that this file holds none of them itself.
    static let homes = ["work", "root", "home", "Users", "tmp/haunt"].map { Array("/\($0)/".utf8) }

    /// The lines of a file that name a place on somebody's machine.
    static func machinePaths(in bytes: [UInt8]) -> [Int] {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            homes.contains { line.contains($0) } ? number + 1 : nil
        }
    }

    @Test func noFileNamesAMachinesPath() throws {
        for path in try TrackedFiles.paths() {
            #expect(Self.machinePaths(in: try TrackedFiles.bytes(of: path)) == [], "\(path)")
        }
    }

    @Test(arguments: ["work", "root", "home", "Users", "tmp/haunt"])
    func aMachinesPathFails(home: String) {
        #expect(Self.machinePaths(in: Array("fine\nlet x = \"/\(home)/me/x\"\n".utf8)) == [2])
        // A path of the repository, or of an address, begins somewhere else.
        #expect(Self.machinePaths(in: Array("https://example.org/\(home)s/x, a/\(home)/b".utf8)) == [])
    }

    // MARK: Length

    static let mostLines = 500

    static func isTooLong(_ bytes: [UInt8]) -> Bool {
        bytes.count { $0 == 0x0A } > mostLines
    }

    @Test func noSwiftFileIsTooLong() throws {
        for path in try TrackedFiles.paths("*.swift") {
            #expect(!Self.isTooLong(try TrackedFiles.bytes(of: path)), "\(path) has over \(Self.mostLines) lines")
        }
    }

    @Test func aLongFileFails() {
        #expect(!Self.isTooLong(Array(String(repeating: "\n", count: 500).utf8)))
        #expect(Self.isTooLong(Array(String(repeating: "\n", count: 501).utf8)))
    }

    // MARK: Format

    /// Whether `swift format` finds nothing to say of a source, with the repository's own configuration.
    private func isWellFormatted(_ source: String) throws -> Bool {
        try ChildProgram.run(
            "swift", ["format", "lint", "--strict", "--configuration", ".swift-format", "-"], input: Array(source.utf8),
            directory: Repository.root
        ).status == 0
    }

    @Test func theFormatIsTheRepositorysOwn() throws {
        #expect(try TrackedFiles.paths("*.swift-format") == [".swift-format"])
        #expect(try isWellFormatted("/// Fine.\npublic func fine() {\n    let _ = 1\n}\n"))
        #expect(try !isWellFormatted("/// Two spaces.\npublic func wrong() {\n  let _ = 1\n}\n"))
        #expect(try !isWellFormatted("public func undocumented() {}\n"))
        #expect(try !isWellFormatted("let x = [\(String(repeating: "1, ", count: 40))1]\n"))
    }
}

extension ArraySlice<UInt8> {
    /// Whether the line names `path` as an absolute path, and not as the end of a longer one.
    fileprivate func contains(_ path: [UInt8]) -> Bool {
        guard count >= path.count else { return false }
        for start in startIndex...(endIndex - path.count)
        where self[start] == path[0] && self[start...].starts(with: path) {
            if start == startIndex || !self[start - 1].continuesAPath { return true }
        }
        return false
    }
}

extension UInt8 {
    fileprivate var continuesAPath: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "/"), UInt8(ascii: "~"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "$"),
            UInt8(ascii: "*"):
            true
        default: false
        }
    }
}
