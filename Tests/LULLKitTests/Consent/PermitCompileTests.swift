import Testing

/// What the compiler refuses. Each bad source has a good twin that differs in the fault alone, so that no refusal can
/// come from anything else.
struct PermitCompileTests {
    struct Twins: CustomTestStringConvertible {
        let testDescription: String
        let good: String
        let bad: String
        let refusal: String
    }

    @Test(arguments: [
        Twins(
            testDescription: "a camera started without a permit",
            good: "try gate.start(consuming: ledger.permit(for: .camera))",
            bad: "try gate.start()",
            refusal: "missing argument for parameter 'consuming' in call"),
        Twins(
            testDescription: "a permit used twice",
            good: "let permit = try ledger.permit(for: .camera); try gate.start(consuming: permit)",
            bad: """
                let permit = try ledger.permit(for: .camera); try gate.start(consuming: permit)
                    try gate.start(consuming: permit)
                """,
            refusal: "'permit' consumed more than once"),
        Twins(
            testDescription: "a permit copied",
            good: "let permit = try ledger.permit(for: .camera); let moved = permit; print(moved.epoch)",
            bad: "let permit = try ledger.permit(for: .camera); let copy = permit; print(copy.epoch, permit.epoch)",
            refusal: "'permit' used after consume"),
        Twins(
            testDescription: "a permit copied by the copy operator",
            good: "let permit = try ledger.permit(for: .camera); print(permit.epoch)",
            bad: "let permit = try ledger.permit(for: .camera); print((copy permit).epoch)",
            refusal: "'copy' cannot be applied to noncopyable types"),
        Twins(
            testDescription: "a permit made by hand",
            good: "let permit = try ledger.permit(for: .camera); print(permit.epoch)",
            bad: "let permit = SensorPermit(sense: .camera, ledger: 1, epoch: 1); print(permit.epoch)",
            refusal: "initializer is inaccessible"),
        Twins(
            testDescription: "a permit taken out of a gate",
            good: "print(ledger.honours(gate.permit))",
            bad: "let stolen = gate.permit; print(ledger.honours(stolen))",
            refusal: "noncopyable"),
        Twins(
            testDescription: "a permit put into a gate",
            good: "gate.stop()",
            bad: "gate.permit = nil",
            refusal: "setter is inaccessible"),
        Twins(
            testDescription: "a sensor that LULL cannot name",
            good: "ledger.grant(.motion, at: 0)",
            bad: "ledger.grant(.photos, at: 0)",
            refusal: "has no member 'photos'"),
        Twins(
            testDescription: "a history rewritten",
            good: "print(ledger.history.count)",
            bad: "ledger.history = []",
            refusal: "setter is inaccessible"),
    ])
    func theCompilerRefuses(_ twins: Twins) throws {
        let good = try SwiftCompiler.compile(Self.source(twins.good))
        #expect(good.accepts, "the good twin must compile: \(good.diagnostics)")
        let bad = try SwiftCompiler.compile(Self.source(twins.bad))
        #expect(!bad.accepts, "this compiled: \(twins.bad)")
        #expect(bad.diagnostics.contains(twins.refusal), "\(bad.diagnostics)")
    }

    private static func source(_ body: String) -> String {
        """
        import LULLKit
        func sitting(_ ledger: inout ConsentLedger, _ gate: FakeCameraGate) throws {
            \(body)
        }
        """
    }
}
