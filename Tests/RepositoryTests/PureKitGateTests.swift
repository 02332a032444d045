import Testing
import TestSupport

/// A pure kit gets time, chance and the world as parameters, and bad input never ends it.
@Suite struct PureKitGateTests {
    static let kits = ["LULLKit", "RevenantsKit"]

    /// Words that reach past the kit, and why each may not.
    static let forbidden: [String: String] = [
        "ContinuousClock": "time enters as a parameter",
        "SuspendingClock": "time enters as a parameter",
        "SystemRandomNumberGenerator": "all chance comes from the seeded streams",
        "randomElement": "all chance comes from the seeded streams",
        "shuffled": "all chance comes from the seeded streams",
        "shuffle": "all chance comes from the seeded streams",
        "Hasher": "its seed differs in each run",
        "hashValue": "its seed differs in each run",
        "debugPrint": "a kit says what happened by what it returns",
        "readLine": "a kit gets bytes as a parameter",
        "CommandLine": "a kit gets bytes as a parameter",
        "fatalError": "bad input never traps",
        "precondition": "bad input never traps",
        "preconditionFailure": "bad input never traps",
        "unchecked": "a kit is Sendable by what it is",
        "nonisolated": "a kit has no global state",
        "Task": "a kit is called, and returns",
        "async": "a kit is called, and returns",
        "await": "a kit is called, and returns",
    ]

    static func violations(in files: [SourceFile]) -> [String] {
        files.flatMap { file in
            SwiftCode(file.text).words.compactMap { word in
                forbidden[word.text].map { "\(file.path):\(word.line): \(word.text): \($0)" }
            }
        }
    }

    @Test(arguments: kits)
    func aKitKeepsToItself(kit: String) throws {
        let files = try TrackedFiles.swift(under: "Sources/\(kit)")
        #expect(!files.isEmpty)
        #expect(Self.violations(in: files) == [])
    }

    @Test(arguments: forbidden.keys.sorted())
    func aWordThatReachesPastTheKitFails(word: String) {
        let file = SourceFile(path: "Sources/LULLKit/Planted.swift", text: "let x = 1\nlet y = \"\\(\(word)(x))\"\n")
        #expect(Self.violations(in: [file]).count == 1)
    }
}
