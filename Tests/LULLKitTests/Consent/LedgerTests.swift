import LULLKit
import Testing

struct LedgerTests {
    @Test func emptyIsDeny() {
        let ledger = ConsentLedger(identity: 1)
        for sensor in Sensor.allCases { #expect(!ledger.mayUse(sensor)) }
        #expect(ledger.activeSensors.isEmpty)
        #expect(ledger.history.isEmpty)
    }

    @Test func grantsAndRevocationsTouchOneSensorEach() {
        var ledger = ConsentLedger(identity: 1)
        ledger.grant(.microphone, at: 1)
        ledger.grant(.camera, at: 2)
        #expect(ledger.activeSensors == [.microphone, .camera])
        ledger.revoke(.microphone, at: 3)
        #expect(ledger.activeSensors == [.camera])
        #expect(ledger.mayUse(.camera) && !ledger.mayUse(.microphone))
    }

    @Test func thePanicSwitchClearsEveryGrant() {
        var ledger = ConsentLedger(identity: 1)
        for (index, sensor) in Sensor.allCases.enumerated() { ledger.grant(sensor, at: Double(index)) }
        ledger.revokeAll(at: 9)
        #expect(ledger.activeSensors.isEmpty)
        #expect(ledger.history.suffix(5).map(\.sense) == Sensor.allCases)
        #expect(ledger.history.suffix(5).allSatisfy { $0.change == .revoked && $0.time == 9 })
    }

    @Test func whatChangesNothingIsNotHistory() {
        var ledger = ConsentLedger(identity: 1)
        ledger.revoke(.camera, at: 1)
        ledger.revokeAll(at: 2)
        ledger.grant(.camera, at: 3)
        ledger.grant(.camera, at: 4)
        #expect(ledger.changes == 1)
        #expect(ledger.history.map(\.time) == [3])
    }

    @Test func theHistoryIsBoundedAndDropsTheOldest() {
        var ledger = ConsentLedger(identity: 1)
        for step in 0..<1000 {
            if step % 2 == 0 {
                ledger.grant(.camera, at: Double(step))
            } else {
                ledger.revoke(.camera, at: Double(step))
            }
        }
        #expect(ledger.historyLimit == 256)
        #expect(ledger.history.map(\.time) == (744..<1000).map(Double.init))
        #expect(ledger.forgottenEntries == 744)
        #expect(ledger.changes == 1000)
    }

    @Test(arguments: [-5, 0]) func aLedgerWithoutHistoryStillDecides(limit: Int) {
        var ledger = ConsentLedger(identity: 1, historyLimit: limit)
        ledger.grant(.camera, at: 1)
        #expect(ledger.mayUse(.camera))
        #expect(ledger.history.isEmpty && ledger.historyLimit == 0 && ledger.forgottenEntries == 1)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func aTimeThatIsNoTimeCountsAsTheOneBefore(_ time: Double) {
        var ledger = ConsentLedger(identity: 1)
        ledger.grant(.camera, at: time)
        ledger.grant(.motion, at: 5)
        ledger.revoke(.camera, at: time)
        #expect(ledger.history.map(\.time) == [0, 5, 5])
        let copy = ledger
        #expect(copy == ledger)
    }

    @Test func aLedgerServesAnotherSetOfSenses() throws {
        enum BodySense: Hashable { case speaker, location }
        var ledger = Ledger<BodySense>(identity: 1)
        ledger.grant(.speaker, at: 0)
        let permit = try ledger.permit(for: .speaker)
        ledger.mustHonour(permit)
        #expect(throws: ConsentError<BodySense>.notGranted(.location)) { _ = try ledger.permit(for: .location) }
    }

    /// The ledger against the simplest thing that could be right: a list of senses and a list of changes.
    @Test func anySequenceAgreesWithAPlainModel() {
        for seed in 0..<sequences {
            var random = SplitMix(seed: seed)
            let limit = Int.random(in: 0...6, using: &random)
            var ledger = ConsentLedger(identity: 1, historyLimit: limit)
            var active: [Sensor] = []
            var story: [String] = []
            func revoke(_ sensor: Sensor, _ time: Double) {
                guard let index = active.firstIndex(of: sensor) else { return }
                active.remove(at: index)
                story.append("revoked \(sensor) \(time)")
            }
            for step in 0..<Int.random(in: 1...20, using: &random) {
                let sensor = Sensor.allCases.randomElement(using: &random)!
                let time = Double(step)
                switch Int.random(in: 0..<9, using: &random) {
                case 0..<4:
                    ledger.grant(sensor, at: time)
                    if !active.contains(sensor) {
                        active.append(sensor)
                        story.append("granted \(sensor) \(time)")
                    }
                case 4..<8:
                    ledger.revoke(sensor, at: time)
                    revoke(sensor, time)
                default:
                    ledger.revokeAll(at: time)
                    for sensor in active { revoke(sensor, time) }
                }
                let told = ledger.history.map { "\($0.change) \($0.sense) \($0.time)" }
                guard ledger.activeSensors == active, told == Array(story.suffix(limit)),
                    ledger.changes == story.count,
                    Sensor.allCases.allSatisfy({ ledger.mayUse($0) == active.contains($0) })
                else {
                    Issue.record("seed \(seed), step \(step): \(ledger) is not \(active), \(story)")
                    return
                }
            }
        }
    }
}
