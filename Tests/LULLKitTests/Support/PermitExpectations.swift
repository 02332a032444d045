import LULLKit
import Testing

/// `#expect` copies what it is given, and a permit cannot be copied.
extension Ledger {
    func mustHonour(_ permit: borrowing Permit<Sense>, sourceLocation: SourceLocation = #_sourceLocation) {
        let isHonoured = honours(permit)
        #expect(isHonoured, sourceLocation: sourceLocation)
    }

    func mustRefuse(_ permit: borrowing Permit<Sense>, sourceLocation: SourceLocation = #_sourceLocation) {
        let isHonoured = honours(permit)
        #expect(!isHonoured, sourceLocation: sourceLocation)
    }
}
