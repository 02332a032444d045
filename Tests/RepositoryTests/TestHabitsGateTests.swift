import Testing
import TestSupport

/// A test waits for what it tests and not for the clock, and is never left out.
@Suite struct TestHabitsGateTests {
    /// Calls that a test does not make. `clock.sleep` of a clock moved by hand is none of them.
    static let forbidden: [[String]: String] = [
        ["Task", "sleep"]: "a test does not wait by the clock",
        ["Thread", "sleep"]: "a test does not wait by the clock",
        ["usleep"]: "a test does not wait by the clock",
        ["nanosleep"]: "a test does not wait by the clock",
        ["disabled"]: "a test is never left out",
        ["withKnownIssue"]: "a test that fails is a failure",
    ]

    static func violations(in files: [SourceFile]) -> [String] {
        files.flatMap { file in
            let words = SwiftCode(file.text).words
            return words.indices.flatMap { index in
                forbidden.compactMap { call, reason in
                    words[index...].prefix(call.count).map(\.text) == call
                        ? "\(file.path):\(words[index].line): \(call.joined(separator: ".")): \(reason)" : nil
                }
            }
        }
    }

    @Test func everyTestRunsAndNoneSleeps() throws {
        #expect(Self.violations(in: try TrackedFiles.swift(under: "Tests")) == [])
        for path in try TrackedFiles.paths("Tests/EndToEnd/*.py") {
            let text = try TrackedFiles.file(path).text
            for word in ["time.sleep(", "mark.skip", "mark.xfail", "pytest.skip("] {
                #expect(!text.contains(word), "\(path): \(word)")
            }
        }
    }

    @Test(arguments: ["try await Task.sleep(for: .seconds(1))", "@Test(.disabled()) func x() {}", "usleep(5)"])
    func aBadHabitFails(line: String) {
        #expect(Self.violations(in: [SourceFile(path: "Tests/XTests/X.swift", text: line)]).count == 1)
    }
}
