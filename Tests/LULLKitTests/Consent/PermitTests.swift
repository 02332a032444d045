import LULLKit
import Testing

struct PermitTests {
    @Test func aPermitNeedsAGrant() throws {
        var ledger = ConsentLedger(identity: 7)
        #expect(throws: ConsentError<Sensor>.notGranted(.camera)) { _ = try ledger.permit(for: .camera) }
        ledger.grant(.microphone, at: 0)
        #expect(throws: ConsentError<Sensor>.notGranted(.camera)) { _ = try ledger.permit(for: .camera) }
        ledger.grant(.camera, at: 1)
        let permit = try ledger.permit(for: .camera)
        let (sense, identity, epoch) = (permit.sense, permit.ledger, permit.epoch)
        #expect(sense == .camera && identity == 7 && epoch == 2)
        ledger.mustHonour(permit)
    }

    @Test func noPermitIsHonouredByNobody() {
        var ledger = ConsentLedger(identity: 7)
        ledger.grant(.camera, at: 0)
        let isHonoured = ledger.honours(nil)
        #expect(!isHonoured)
    }

    @Test func aPermitOfAnotherLedgerIsRefused() throws {
        var live = ConsentLedger(identity: 7)
        var other = ConsentLedger(identity: 8)
        live.grant(.camera, at: 0)
        other.grant(.camera, at: 0)
        let permit = try other.permit(for: .camera)
        live.mustRefuse(permit)
    }

    @Test func aPermitOfATwinWithTheSameIdentityIsRefused() throws {
        var live = ConsentLedger(identity: 7)
        var twin = ConsentLedger(identity: 7)
        live.grant(.camera, at: 0)
        twin.grant(.camera, at: 0)
        #expect(live == twin)
        let permit = try twin.permit(for: .camera)
        live.mustRefuse(permit)
    }

    @Test func aRevokedPermitIsRefusedEvenIfGrantedAgain() throws {
        var ledger = ConsentLedger(identity: 7)
        ledger.grant(.camera, at: 0)
        let permit = try ledger.permit(for: .camera)
        ledger.revoke(.camera, at: 1)
        ledger.mustRefuse(permit)
        ledger.grant(.camera, at: 2)
        ledger.mustRefuse(permit)
        let fresh = try ledger.permit(for: .camera)
        ledger.mustHonour(fresh)
    }

    @Test func thePanicSwitchEndsEveryPermit() throws {
        var ledger = ConsentLedger(identity: 7)
        ledger.grant(.camera, at: 0)
        ledger.grant(.motion, at: 0)
        let camera = try ledger.permit(for: .camera)
        let motion = try ledger.permit(for: .motion)
        ledger.revokeAll(at: 1)
        ledger.mustRefuse(camera)
        ledger.mustRefuse(motion)
    }

    @Test func grantingTwiceKeepsThePermit() throws {
        var ledger = ConsentLedger(identity: 7)
        ledger.grant(.camera, at: 0)
        let permit = try ledger.permit(for: .camera)
        ledger.grant(.camera, at: 1)
        ledger.mustHonour(permit)
    }

    @Test func revokingAnotherSenseKeepsThePermit() throws {
        var ledger = ConsentLedger(identity: 7)
        ledger.grant(.camera, at: 0)
        ledger.grant(.motion, at: 0)
        let permit = try ledger.permit(for: .camera)
        ledger.revoke(.motion, at: 1)
        ledger.mustHonour(permit)
    }

    @Test func aStaleCopySpeaksForNobody() throws {
        var live = ConsentLedger(identity: 7)
        live.grant(.camera, at: 0)
        let stale = live
        live.revoke(.camera, at: 1)
        let permit = try stale.permit(for: .camera)
        live.mustRefuse(permit)
        live.grant(.camera, at: 2)
        live.mustRefuse(permit)
    }

    /// The hardest copy: it does what the live ledger does, in the same order, at the same times, and is equal to it.
    @Test func aCopyThatRepeatsEveryActMadeNoneOfThem() throws {
        var live = ConsentLedger(identity: 7)
        live.grant(.motion, at: 0)
        var copy = live
        live.grant(.camera, at: 1)
        copy.grant(.camera, at: 1)
        #expect(live == copy)
        let permit = try copy.permit(for: .camera)
        live.mustRefuse(permit)
        copy.mustHonour(permit)
        // The grant made before the copying is one and the same.
        let motion = try copy.permit(for: .motion)
        live.mustHonour(motion)
    }

    /// Ledgers that copy one another, grant and revoke at random, against a model in which each act of granting has a
    /// number of its own.
    @Test func aPermitIsGoodExactlyWhereItsGrantStands() throws {
        final class Held {
            let permit: SensorPermit
            let act: Int
            init(_ permit: consuming SensorPermit, act: Int) {
                self.permit = permit
                self.act = act
            }
        }
        for seed in 0..<sequences {
            var random = SplitMix(seed: seed)
            var ledgers = (0..<3).map { _ in ConsentLedger(identity: UInt64.random(in: 1...2, using: &random)) }
            var acts = ledgers.map { _ in [Sensor: Int]() }
            var count = 0
            var held: [Held] = []
            for step in 0..<16 {
                let index = Int.random(in: 0..<3, using: &random)
                let sensor = [Sensor.camera, .microphone].randomElement(using: &random)!
                // Few times, so that copies really do repeat one another.
                let time = Double(Int.random(in: 0...1, using: &random))
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<4:
                    if acts[index][sensor] == nil {
                        acts[index][sensor] = count
                        count += 1
                    }
                    ledgers[index].grant(sensor, at: time)
                case 4..<6:
                    acts[index][sensor] = nil
                    ledgers[index].revoke(sensor, at: time)
                case 6..<7:
                    let target = Int.random(in: 0..<3, using: &random)
                    ledgers[target] = ledgers[index]
                    acts[target] = acts[index]
                default:
                    if let act = acts[index][sensor] {
                        held.append(Held(try ledgers[index].permit(for: sensor), act: act))
                    }
                }
                for one in held {
                    for (ledger, acts) in zip(ledgers, acts) {
                        let isGood = acts[one.permit.sense] == one.act
                        guard ledger.honours(one.permit) == isGood else {
                            Issue.record("seed \(seed), step \(step): \(ledger) honours: \(!isGood)")
                            return
                        }
                    }
                }
            }
        }
    }

    @Test func errorsSayWhatIsWrongAndWhatWouldBeRight() {
        #expect(
            "\(ConsentError<Sensor>.notGranted(.camera))"
                == "camera is not granted; ask the player and grant it before asking the ledger for a permit")
        #expect(
            "\(ConsentError<Sensor>.otherLedger(permit: 1, device: 2))"
                == "the permit is of ledger 1, but the device was built for ledger 2; "
                + "build the device with the identity of the app's one ledger")
        #expect(
            "\(ConsentError<Sensor>.otherSense(permit: .motion, device: .camera))"
                == "the permit is for motion, but the device needs one for camera")
    }
}
