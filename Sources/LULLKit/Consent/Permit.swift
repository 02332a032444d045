/// The right to use one sense, under one grant of one ledger.
///
/// A permit cannot be made but by a ledger, cannot be copied, and is used up by the device that it starts. It says
/// nothing about whether it is still good: that only the live ledger knows (``Ledger/honours(_:)``).
public struct Permit<Sense: Hashable>: ~Copyable {
    /// What may be used.
    public let sense: Sense
    /// The identity of the ledger that made it.
    public let ledger: UInt64
    /// The number of the ledger's change that granted the sense (see ``Ledger/changes``).
    public let epoch: UInt64

    private let act: GrantAct

    /// Private to this file, so that nothing but ``Ledger/permit(for:)`` below can make a permit.
    fileprivate init(_ grant: Ledger<Sense>.Grant, of ledger: UInt64) {
        self.sense = grant.sense
        self.ledger = ledger
        self.epoch = grant.epoch
        self.act = grant.act
    }

    /// An act belongs to one grant of one ledger, so it says everything.
    fileprivate borrowing func isMade(under grant: Ledger<Sense>.Grant) -> Bool {
        act === grant.act
    }
}

/// LULL's permit.
public typealias SensorPermit = Permit<Sensor>

extension Permit: Sendable where Sense: Sendable {}

extension Ledger {
    /// The right to use a sense that is granted now.
    ///
    /// - Throws: ``ConsentError/notGranted(_:)``.
    public func permit(for sense: Sense) throws(ConsentError<Sense>) -> Permit<Sense> {
        guard let grant = grants.first(where: { $0.sense == sense }) else { throw .notGranted(sense) }
        return Permit(grant, of: identity)
    }

    /// Whether the permit is good now, asked of the one live ledger.
    ///
    /// What holds, exactly: the permit is honoured if and only if its sense is granted here now, by the very act of
    /// granting that the permit was made under. So these are refused: a permit of another ledger; one revoked since,
    /// though the sense be granted again; and one made by a copy under a grant that this ledger did not make, though
    /// the copy did the same, in the same order, at the same times. A copy taken while a grant stands shares that one
    /// grant, and its permits are good for exactly as long as the grant stands *here*. A ledger read from a file
    /// honours no permit made before.
    public func honours(_ permit: borrowing Permit<Sense>) -> Bool {
        for grant in grants where permit.isMade(under: grant) { return true }
        return false
    }

    /// Whether there is a permit, and it is good now (see ``honours(_:)``).
    public func honours(_ permit: borrowing Permit<Sense>?) -> Bool {
        switch permit {
        case .some(let permit): honours(permit)
        case .none: false
        }
    }
}

/// One act of granting. A value could be repeated by a copy of the ledger; an object's identity cannot. Permits hold
/// it, so it cannot be mistaken for a later one either.
final class GrantAct: Sendable {}
