import Foundation
import Testing
import TestSupport

/// The pure kits link without Foundation: an executable made of their objects does not load it.
@Suite struct LinkageTests {
    /// The libraries that an executable of `source` and the kits' objects loads.
    private func libraries(loadedBy source: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haunt-link-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let main = folder.appendingPathComponent("main.swift")
        try source.write(to: main, atomically: true, encoding: .utf8)
        let program = folder.appendingPathComponent("program").path
        // The build folder still holds the objects of files that are gone.
        let objects = try PureKitGateTests.kits.flatMap { kit in
            try TrackedFiles.swift(under: "Sources/\(kit)").map { "\(Repository.programs)/\(kit).build/\($0.name).o" }
        }
        #expect(objects.count > 10)
        let made = try ChildProgram.run(
            "swiftc",
            ["-swift-version", "6", "-I", "\(Repository.programs)/Modules", main.path, "-o", program, "-lm"] + objects)
        try #require(made.status == 0, "\(made.errorText)")
        let ran = try ChildProgram.run(program)
        #expect(ran.status == 0 && ran.text == "linked\n")
        #if canImport(Darwin)
            return try ChildProgram.run("otool", ["-L", program]).text
        #else
            return try ChildProgram.run("ldd", [program]).text
        #endif
    }

    @Test func theKitsLoadNoFoundation() throws {
        let libraries = try libraries(loadedBy: "import LULLKit\nimport RevenantsKit\nprint(\"linked\")\n")
        #expect(libraries.contains("libswiftCore"))
        #expect(!libraries.contains("Foundation"))
    }

    @Test func aProgramThatImportsFoundationLoadsIt() throws {
        let source = "import Foundation\nimport LULLKit\nprint(Date.now > .distantPast ? \"linked\" : \"\")\n"
        #expect(try libraries(loadedBy: source).contains("Foundation"))
    }
}
