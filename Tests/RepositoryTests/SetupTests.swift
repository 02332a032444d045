import Foundation
import Testing
import TestSupport

/// `Scripts/setup system`, on machines made of stand-ins for the package managers.
@Suite struct SetupTests {
    /// What the script called, a line a call, and how it ended.
    private func setup(installed: [String], isRoot: Bool, tools: [String]) throws -> (
        calls: [String], ChildProgram.Output
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("haunt-setup-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appendingPathComponent("calls").path
        let isInstalled = "case \" \(installed.joined(separator: " ")) \" in *\" $NAME \"*) exit 0 ;; *) exit 1 ;; esac"
        let standIns = [
            "swift": "exit 0",
            "id": "echo \(isRoot ? 0 : 1000)",
            "sudo": "echo \"sudo $*\" >>'\(log)'; exec \"$@\"",
            "apt-get": "echo \"apt-get $*\" >>'\(log)'",
            "dpkg": "NAME=$2; \(isInstalled)",
            "brew": "if [ \"$1\" = install ]; then echo \"brew $*\" >>'\(log)'; else NAME=$3; \(isInstalled); fi",
        ]
        for (name, body) in standIns where tools.contains(name) || name == "swift" || name == "id" {
            let file = folder.appendingPathComponent(name).path
            try "#!/bin/sh\n\(body)\n".write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
        // Nothing but the stand-ins, and what the script needs of every system.
        for name in ["bash", "sh", "dirname", "env", "cat"] {
            let found = try ChildProgram.run("sh", ["-c", "command -v \(name)"]).text.dropLast()
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent(name).path, withDestinationPath: String(found))
        }
        let output = try ChildProgram.run(
            "bash", ["Scripts/setup", "system"], environment: ["PATH": folder.path], directory: Repository.root)
        let calls = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        return (calls.split(separator: "\n").map(String.init), output)
    }

    /// The table of the script: a Debian package and Homebrew's a line.
    private func packages() throws -> (debian: [String], homebrew: [String]) {
        let script = try TrackedFiles.file("Scripts/setup").text
        let table = try #require(script.firstMatch(of: /packages='\n([^']*)'/)?.output.1)
        let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
        try #require(rows.count > 3 && rows.allSatisfy { $0.count == 2 })
        return (rows.map { $0[0] }, rows.map { $0[1] })
    }

    @Test func nothingIsDoneWhereNothingIsMissing() throws {
        let packages = try packages()
        for (installed, tools) in [(packages.debian, ["dpkg", "apt-get"]), (packages.homebrew, ["brew"])] {
            let (calls, output) = try setup(installed: installed, isRoot: true, tools: tools)
            #expect(output.status == 0 && output.text == "" && output.errorText == "")
            #expect(calls == [])
        }
    }

    @Test func rootInstallsOnlyWhatIsMissing() throws {
        var installed = try packages().debian
        let missing = "\(installed.remove(at: 2)) \(installed.removeLast())"
        let (calls, output) = try setup(installed: installed, isRoot: true, tools: ["dpkg", "apt-get"])
        #expect(output.status == 0 && output.text == "setup: installing \(missing)\n")
        #expect(calls == ["apt-get update -qq", "apt-get install -y -qq --no-install-recommends \(missing)"])
    }

    @Test func othersInstallBySudo() throws {
        var installed = try packages().debian
        let missing = installed.removeFirst()
        let (calls, output) = try setup(installed: installed, isRoot: false, tools: ["dpkg", "apt-get", "sudo"])
        let install = "env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \(missing)"
        #expect(output.status == 0)
        #expect(calls.filter { $0.hasPrefix("sudo") } == ["sudo apt-get update -qq", "sudo \(install)"])
    }

    @Test func aMacInstallsByHomebrew() throws {
        var installed = try packages().homebrew
        let missing = "\(installed.remove(at: 1)) \(installed.removeLast())"
        let (calls, output) = try setup(installed: installed, isRoot: false, tools: ["brew"])
        #expect(output.status == 0)
        #expect(calls == ["brew install \(missing)"])
    }

    @Test func whoCannotInstallIsToldWhatToRun() throws {
        let alone = try setup(installed: [], isRoot: false, tools: ["dpkg", "apt-get"]).1
        #expect(alone.status == 1)
        #expect(alone.errorText == "setup: not root, and no sudo; run this as root: apt-get update -qq\n")
        let bare = try setup(installed: [], isRoot: true, tools: []).1
        #expect(bare.status == 1)
        #expect(bare.errorText.hasPrefix("setup: neither dpkg nor Homebrew here; install these yourself: "))
    }
}
