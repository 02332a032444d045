import Testing
import TestSupport

/// SwiftPM ignores, without a word, a folder that no target names. So: every folder under `Sources` and `Tests` is a
/// target, in every package here, but for the Python tests.
@Suite struct TargetGateTests {
    static func violations(manifest: String, folders: Set<String>) -> [String] {
        let targets = Set(Manifest(manifest).targets.map(\.folder))
        let stray = folders.subtracting(targets).subtracting(["Tests/EndToEnd"]).map { "\($0) is no target" }
        let missing = targets.subtracting(folders).map { "\($0) is a target without files" }
        return (stray + missing).sorted()
    }

    /// The folders under `Sources` and `Tests` of the package in `package`, from its own root.
    static func folders(of package: String, in paths: [String]) -> Set<String> {
        Set(
            paths.compactMap { path in
                guard path.hasPrefix(package) else { return nil }
                let parts = path.dropFirst(package.count).split(separator: "/")
                guard parts.count > 2, ["Sources", "Tests"].contains(parts[0]) else { return nil }
                return "\(parts[0])/\(parts[1])"
            })
    }

    @Test func everyFolderIsATarget() throws {
        let folders = Self.folders(of: "", in: try TrackedFiles.paths())
        #expect(folders.count > 10)
        #expect(Self.violations(manifest: try TrackedFiles.file("Package.swift").text, folders: folders) == [])
    }

    /// The packages beside the main one make their targets in a loop; it is enough that they name them.
    @Test func everyFolderOfAPackageBesideIsNamed() throws {
        let paths = try TrackedFiles.paths()
        for manifest in paths where manifest.hasSuffix("/Package.swift") {
            let names = SwiftCode(try TrackedFiles.file(manifest).text).literals.map(\.text)
            for folder in Self.folders(of: String(manifest.dropLast("Package.swift".count)), in: paths) {
                #expect(names.contains { folder.hasSuffix("/\($0)") }, "\(manifest) does not name \(folder)")
            }
        }
    }

    @Test func aFolderWithoutATargetFails() throws {
        let text = try TrackedFiles.file("Package.swift").text
        let folders = Self.folders(
            of: "", in: try TrackedFiles.paths() + ["Sources/Ghost/Ghost.swift", "Tests/Gone/X.swift"])
        #expect(
            Self.violations(manifest: text, folders: folders) == [
                "Sources/Ghost is no target", "Tests/Gone is no target",
            ])
    }

    @Test func aTargetWithoutAFolderFails() throws {
        let text = try TrackedFiles.file("Package.swift").text + #"package.targets += [.target(name: "Ghost")]"#
        let folders = Self.folders(of: "", in: try TrackedFiles.paths())
        #expect(Self.violations(manifest: text, folders: folders) == ["Sources/Ghost is a target without files"])
    }

    @Test func theManifestIsReadAsSwiftReadsIt() {
        let text = """
            .library(name: "L", targets: ["A"]),
            .target(name: "A", dependencies: ["B", .target(name: "C")], path: "Other/A"),
            .testTarget(
                name: "ATests", dependencies: ["A"]),
            .systemLibrary(name: "CX", pkgConfig: "x", providers: [.apt(["x-dev"])]),
            """
        #expect(
            Manifest(text).targets == [
                Manifest.Target(name: "A", folder: "Other/A", dependencies: ["B", "C"]),
                Manifest.Target(name: "ATests", folder: "Tests/ATests", dependencies: ["A"]),
                Manifest.Target(name: "CX", folder: "Sources/CX", dependencies: []),
            ])
    }
}
