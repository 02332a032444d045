import Testing

/// The reader of sources that the gates stand on.
@Suite struct SwiftCodeTests {
    @Test func commentsAndStringsAreNoCode() {
        let code = SwiftCode(
            ##"""
            // import A
            /* import B /* nested */ import C */ let x = "import D // \(f("import E") + g) end"
            let y = #"raw " \(h) \#(i)"# // j
            """##)
        #expect(code.words.map(\.text) == ["let", "x", "f", "g", "let", "y", "i"])
        #expect(code.literals.map(\.text) == ["import E", "import D //  end", #"raw " \(h) "#])
        #expect(code.imports.isEmpty)
    }

    @Test func everyFormOfImportIsSeen() {
        let code = SwiftCode(
            """
            import A
            @testable import B
            public import struct C.D
            @_exported import class E.F
            #if canImport(G)
            internal import G.H
            #endif
            let s = \"\"\"
                import I
                \"\"\"; import J
            """)
        #expect(code.imports.map(\.text) == ["A", "B", "C", "E", "G", "J"])
        #expect(code.imports.map(\.line) == [1, 2, 3, 4, 6, 10])
    }

    @Test(arguments: ["", "\"", "\"\\(", "/*", "#\"", "\"\"\"", "\\", "(", ")", "\"\\("])
    func aSourceThatBreaksOffIsReadToItsEnd(text: String) {
        #expect(SwiftCode(text).code.count == text.utf8.count)
    }
}
