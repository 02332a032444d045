import Foundation
import LULLKit
import Testing

struct LedgerCodableTests {
    private func encoded(_ ledger: ConsentLedger) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return String(decoding: try encoder.encode(ledger), as: UTF8.self)
    }

    private func decoded(_ text: String) throws -> ConsentLedger {
        try JSONDecoder().decode(ConsentLedger.self, from: Data(text.utf8))
    }

    /// Old files must stay readable: these bytes never change.
    @Test func theSavedFormIsFrozen() throws {
        var ledger = ConsentLedger(identity: 18_446_744_073_709_551_615, historyLimit: 3)
        ledger.grant(.haptics, at: 0.5)
        ledger.grant(.camera, at: 1)
        ledger.revoke(.camera, at: 2)
        ledger.grant(.camera, at: 3.25)
        let saved = """
            {"active":[{"epoch":1,"sense":"haptics"},{"epoch":4,"sense":"camera"}],"changes":4,\
            "history":[{"change":"granted","sense":"camera","time":1},{"change":"revoked","sense":"camera","time":2},\
            {"change":"granted","sense":"camera","time":3.25}],"historyLimit":3,"identity":18446744073709551615}
            """
        #expect(try encoded(ledger) == saved)
        #expect(try decoded(saved) == ledger)
    }

    @Test func anyLedgerComesBackEqual() throws {
        for seed in 0..<300 {
            var random = SplitMix(seed: seed)
            var ledger = ConsentLedger(
                identity: random.next(), historyLimit: Int.random(in: 0...6, using: &random))
            for step in 0..<Int.random(in: 0...25, using: &random) {
                let sensor = Sensor.allCases.randomElement(using: &random)!
                if Bool.random(using: &random) {
                    ledger.grant(sensor, at: Double(step) / 3)
                } else {
                    ledger.revoke(sensor, at: Double(step) / 3)
                }
            }
            #expect(try decoded(encoded(ledger)) == ledger, "seed \(seed)")
        }
    }

    @Test func aSavedLedgerHonoursNoPermitFromBefore() throws {
        var ledger = ConsentLedger(identity: 1)
        ledger.grant(.camera, at: 0)
        let permit = try ledger.permit(for: .camera)
        let restored = try decoded(encoded(ledger))
        #expect(restored == ledger)
        ledger.mustHonour(permit)
        restored.mustRefuse(permit)
        let fresh = try restored.permit(for: .camera)
        restored.mustHonour(fresh)
    }

    /// A file that no run of grants and revocations leaves behind grants nothing: it is refused.
    @Test(arguments: [
        ("a grant out of nothing", #""active":[{"epoch":1,"sense":"camera"}],"changes":0,"history":[]"#, 256),
        ("a grant after its revocation", #""active":[{"epoch":1,"sense":"camera"}],"changes":2,"history":[G,R]"#, 256),
        ("a grant of another time", #""active":[{"epoch":2,"sense":"camera"}],"changes":1,"history":[G]"#, 256),
        ("a grant left out", #""active":[],"changes":1,"history":[G]"#, 256),
        ("two grants in a row", #""active":[{"epoch":2,"sense":"camera"}],"changes":2,"history":[G,G]"#, 256),
        ("a revocation of nothing", #""active":[],"changes":1,"history":[R]"#, 256),
        ("two revocations in a row", #""active":[],"changes":9,"history":[R,R]"#, 2),
        (
            "a sense twice",
            #""active":[{"epoch":1,"sense":"camera"},{"epoch":2,"sense":"camera"}],"changes":9,"history":[]"#, 0
        ),
        (
            "an old grant of what was revoked since",
            #""active":[{"epoch":1,"sense":"camera"}],"changes":9,"history":[R]"#, 1
        ),
        (
            "an old grant of what was granted since",
            #""active":[{"epoch":1,"sense":"camera"}],"changes":9,"history":[G]"#, 1
        ),
        ("a grant from change 0", #""active":[{"epoch":0,"sense":"camera"}],"changes":9,"history":[]"#, 0),
        ("a history too short", #""active":[],"changes":2,"history":[]"#, 256),
        ("a history too long", #""active":[],"changes":0,"history":[G,R]"#, 256),
        ("too many changes", #""active":[],"changes":18446744073709551615,"history":[]"#, 0),
        ("a sense that LULL has not", #""active":[{"epoch":1,"sense":"photos"}],"changes":9,"history":[]"#, 0),
        (
            "a change that is none",
            #""active":[],"changes":1,"history":[{"change":"lent","sense":"camera","time":1}]"#, 256
        ),
        (
            "a time that is none",
            #""active":[],"changes":1,"history":[{"change":"granted","sense":"camera","time":null}]"#, 256
        ),
    ])
    func aFileThatCannotHaveComeAboutIsRefused(_ fault: String, _ body: String, _ limit: Int) {
        let text =
            "{"
            + body.replacingOccurrences(of: "G", with: #"{"change":"granted","sense":"camera","time":1}"#)
            .replacingOccurrences(of: "R", with: #"{"change":"revoked","sense":"camera","time":2}"#)
            + #","historyLimit":\#(limit),"identity":1}"#
        #expect(throws: DecodingError.self, "\(fault): \(text)") { _ = try decoded(text) }
    }
}
