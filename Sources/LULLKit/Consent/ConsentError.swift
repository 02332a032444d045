/// Why a permit was not made, or not accepted.
public enum ConsentError<Sense: Hashable>: Error {
    /// The ledger does not grant this sense now. Ask the player, then `grant` it.
    case notGranted(Sense)
    /// The permit was made by another ledger than the one that the device was built for. Build the device with the
    /// identity of the app's one ledger, and take permits from that ledger only.
    case otherLedger(permit: UInt64, device: UInt64)
    /// The permit is for another sense than the device needs. Ask the ledger for a permit of the device's sense.
    case otherSense(permit: Sense, device: Sense)
}

extension ConsentError: Equatable {}
extension ConsentError: Sendable where Sense: Sendable {}

#if !hasFeature(Embedded)
    extension ConsentError: CustomStringConvertible {
        /// What was refused, and what would be right.
        public var description: String {
            switch self {
            case .notGranted(let sense):
                "\(sense) is not granted; ask the player and grant it before asking the ledger for a permit"
            case .otherLedger(let permit, let device):
                "the permit is of ledger \(permit), but the device was built for ledger \(device); "
                    + "build the device with the identity of the app's one ledger"
            case .otherSense(let permit, let device):
                "the permit is for \(permit), but the device needs one for \(device)"
            }
        }
    }
#endif
