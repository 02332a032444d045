import LULLKit
import Testing

struct DocumentationTests {
    @Test func thePermitsExampleCompiles() throws {
        let examples = try MarkdownCode.blocks("swift", in: "docs/lull.md")
        #expect(examples.count == 1)
        for example in examples {
            let verdict = try SwiftCompiler.compile(example)
            #expect(verdict.accepts && verdict.diagnostics.isEmpty, "\(verdict.diagnostics)")
        }
    }

    /// The example is an example of the rule: without its permit it is refused.
    @Test func thePermitsExampleNeedsItsPermit() throws {
        let example = try #require(MarkdownCode.blocks("swift", in: "docs/lull.md").first)
        let gate = "\nfunc open(_ camera: FrontCamera, _ permit: consuming SensorPermit) throws {\n"
        let good = try SwiftCompiler.compile(example + gate + "    try camera.start(consuming: permit)\n}\n")
        #expect(good.accepts, "\(good.diagnostics)")
        let bad = try SwiftCompiler.compile(example + gate + "    try camera.start()\n}\n")
        #expect(!bad.accepts && bad.diagnostics.contains("missing argument"), "\(bad.diagnostics)")
    }
}
