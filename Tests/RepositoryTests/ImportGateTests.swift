import Testing
import TestSupport

/// Imports point down only. SwiftPM's own check passes an undeclared import of a transitive dependency, so the floors are
/// held here, by a table.
@Suite struct ImportGateTests {
    /// What every floor from 1 up may use.
    static let system: Set = ["Glibc", "Musl", "Darwin", "Synchronization"]
    /// What floors 3 and 4 may use as well.
    static let foundation: Set = ["Foundation", "FoundationEssentials"]
    /// The floors below 3, but for the C libraries, which floor 2 keeps to itself.
    static let kits: Set = [
        "LULLKit", "RevenantsKit", "CordeliaKit", "HauntBots", "PlanDrawing", "HauntTransport",
    ]

    static let floors: [String: Set<String>] = [
        // 4
        "haunt": kits.union(["ArgumentParser"]).union(foundation).union(system),
        "HauntSoak": ["RevenantsKit", "CWasmRuntime"],
        "HauntWasm": ["LULLKit", "RevenantsKit", "CWasmRuntime"],
        // 2
        "HauntTransport": system.union(["CUV"]),
        // 1
        "CordeliaKit": foundation.union(system).union(["LULLKit"]),
        "HauntBots": system.union(["RevenantsKit"]),
        "PlanDrawing": system.union(["RevenantsKit"]),
        // 0: nothing at all
        "LULLKit": [],
        "RevenantsKit": [],
        // Beside the floors
        "ArgumentParser": foundation.union(system),
    ]

    static func violations(in files: [SourceFile], manifest: String) -> [String] {
        let targets = Manifest(manifest).targets
        return files.flatMap { file -> [String] in
            guard let floor = floors[file.target] else { return ["\(file.path): \(file.target) is on no floor"] }
            let declared = targets.first { $0.name == file.target }?.dependencies ?? []
            return SwiftCode(file.text).imports.compactMap { module in
                let place = "\(file.path):\(module.line): \(file.target)"
                if !floor.contains(module.text) { return "\(place) must not import \(module.text)" }
                let isOurs = targets.contains { $0.name == module.text }
                if isOurs, !declared.contains(module.text) { return "\(place) imports \(module.text) undeclared" }
                return nil
            }
        }
    }

    @Test func everyImportIsOnItsFloorsList() throws {
        let files = try TrackedFiles.swift(under: "Sources")
        #expect(Set(files.map(\.target)) == Set(Self.floors.keys))
        #expect(Self.violations(in: files, manifest: try TrackedFiles.file("Package.swift").text) == [])
    }

    @Test(arguments: [
        ("LULLKit", "Foundation"), ("LULLKit", "Glibc"), ("RevenantsKit", "LULLKit"),
        ("RevenantsKit", "Synchronization"),
        ("HauntBots", "HauntTransport"), ("HauntTransport", "Foundation"), ("HauntTransport", "RevenantsKit"),
        ("HauntWasm", "Foundation"), ("PlanDrawing", "FoundationEssentials"), ("haunt", "CUV"), ("haunt", "SwiftUI"),
        ("ArgumentParser", "RevenantsKit"), ("CordeliaKit", "RevenantsKit"), ("CordeliaKit", "HauntTransport"),
    ])
    func anImportFromAboveFails(target: String, module: String) throws {
        let path = "Sources/\(target)/Planted.swift"
        let file = SourceFile(path: path, text: "// import Fine\n\npublic import \(module)\n")
        let found = Self.violations(in: [file], manifest: try TrackedFiles.file("Package.swift").text)
        #expect(found == ["\(path):3: \(target) must not import \(module)"])
    }

    /// Bytes and values only, though the rest of its kit may do more.
    @Test func theHTTPWireImportsNothing() throws {
        let files = try TrackedFiles.swift(under: "Sources/CordeliaKit/HTTP")
        #expect(files.count > 10)
        for file in files { #expect(SwiftCode(file.text).imports.isEmpty, "\(file.path)") }
    }

    @Test func anUndeclaredImportFails() {
        let file = SourceFile(path: "Sources/HauntBots/Planted.swift", text: "import RevenantsKit")
        let manifest = #".target(name: "HauntBots"), .target(name: "RevenantsKit")"#
        #expect(
            Self.violations(in: [file], manifest: manifest)
                == ["Sources/HauntBots/Planted.swift:1: HauntBots imports RevenantsKit undeclared"])
    }

    @Test func aTargetWithoutAFloorFails() {
        let file = SourceFile(path: "Sources/Ghost/Ghost.swift", text: "")
        #expect(Self.violations(in: [file], manifest: "") == ["Sources/Ghost/Ghost.swift: Ghost is on no floor"])
    }
}
