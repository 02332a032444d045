import Foundation

/// The compiler of this toolchain, asked whether a client of LULLKit's built module compiles.
struct SwiftCompiler {
    /// The build's folder of modules.
    private let modules: URL

    struct Verdict {
        let accepts: Bool
        let diagnostics: String
    }

    enum Failure: Error {
        /// No folder above the running test holds `Modules/LULLKit.swiftmodule`.
        case noModules(searchedFrom: String)
    }

    /// Finds the modules beside the running test binary, whatever the configuration and scratch path.
    init() throws {
        let binary = try Self.testBinary()
        var folder = binary.deletingLastPathComponent()
        while folder.path != "/" {
            let modules = folder.appendingPathComponent("Modules")
            let module = modules.appendingPathComponent("LULLKit.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path) {
                self.modules = modules
                return
            }
            folder.deleteLastPathComponent()
        }
        throw Failure.noModules(searchedFrom: binary.path)
    }

    /// Compiles a source as far as the checks of ownership go (they come after type checking), and keeps nothing.
    func compile(_ source: String) throws -> Verdict {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("lull-\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library", "-I", modules.path,
            file.path,
        ]
        let output = Pipe()
        compiler.standardOutput = output
        compiler.standardError = output
        try compiler.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        return Verdict(accepts: compiler.terminationStatus == 0, diagnostics: text)
    }

    private static func testBinary() throws -> URL {
        #if os(Linux)
            return URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        #else
            return Bundle(for: Marker.self).bundleURL
        #endif
    }

    private final class Marker {}
}
