import TestSupport

/// The compiler of this toolchain, asked whether a client of LULLKit's built module compiles.
enum SwiftCompiler {
    struct Verdict {
        let accepts: Bool
        let diagnostics: String
    }

    /// Compiles a source as far as the checks of ownership go (they come after type checking), and keeps nothing.
    static func compile(_ source: String) throws -> Verdict {
        let output = try ChildProgram.run(
            "swiftc",
            [
                "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library",
                "-I", "\(Repository.programs)/Modules", "-",
            ],
            input: Array(source.utf8))
        return Verdict(accepts: output.status == 0, diagnostics: output.text + output.errorText)
    }
}
