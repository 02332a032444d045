/// What the player has granted, and the story of how it came to be so. A new ledger grants nothing.
///
/// An app has one live ledger; its ``identity`` is a number that the app's root draws once, and every device is built
/// for it. A ledger is a value: whoever copies one holds a picture of that moment, and such a copy cannot speak for
/// the live one (see ``honours(_:)``).
public struct Ledger<Sense: Hashable> {
    /// The number that the app's root drew for its one ledger.
    public let identity: UInt64
    /// How many entries ``history`` keeps; the oldest are dropped first.
    public let historyLimit: Int
    /// What was granted and revoked, oldest first, at most ``historyLimit`` entries.
    public internal(set) var history: [LedgerEntry<Sense>] = []
    /// How often this ledger has changed, entries dropped from ``history`` included.
    public internal(set) var changes: UInt64 = 0

    /// What is granted now, in the order of granting. An app has a handful of senses: a list is the fastest set.
    var grants: [Grant] = []

    struct Grant {
        let sense: Sense
        /// The value of `changes` just after the grant.
        let epoch: UInt64
        let act = GrantAct()
    }

    /// A ledger that grants nothing.
    ///
    /// - Parameters:
    ///   - identity: A number that the app's root draws once.
    ///   - historyLimit: How many entries the history keeps; below 0 counts as 0.
    public init(identity: UInt64, historyLimit: Int = 256) {
        self.identity = identity
        self.historyLimit = max(0, historyLimit)
    }

    /// Whether the sense is granted now. What was never granted is denied.
    public func mayUse(_ sense: Sense) -> Bool {
        grants.contains { $0.sense == sense }
    }

    /// What is granted now, in the order of granting: the source of every "LULL can see you".
    public var activeSensors: [Sense] {
        grants.map { $0.sense }
    }

    /// Grants a sense. What is granted already stays under its first grant, and permits of that grant stay good.
    ///
    /// - Parameter time: Now, in the caller's seconds. One that is not finite counts as the time of the entry before.
    public mutating func grant(_ sense: Sense, at time: Double) {
        guard !mayUse(sense) else { return }
        record(sense, .granted, at: time)
        grants.append(Grant(sense: sense, epoch: changes))
    }

    /// Revokes a sense. From here on no permit of its grant is honoured, though it be granted again. What is not
    /// granted stays so, and the history says nothing of it.
    ///
    /// - Parameter time: Now, in the caller's seconds. One that is not finite counts as the time of the entry before.
    public mutating func revoke(_ sense: Sense, at time: Double) {
        guard let index = grants.firstIndex(where: { $0.sense == sense }) else { return }
        grants.remove(at: index)
        record(sense, .revoked, at: time)
    }

    /// Revokes everything at once, in the order of granting.
    ///
    /// - Parameter time: Now, in the caller's seconds. One that is not finite counts as the time of the entry before.
    public mutating func revokeAll(at time: Double) {
        for sense in activeSensors { revoke(sense, at: time) }
    }

    /// How many entries the history has dropped.
    public var forgottenEntries: UInt64 {
        changes - UInt64(history.count)
    }

    private mutating func record(_ sense: Sense, _ change: LedgerEntry<Sense>.Change, at time: Double) {
        changes += 1
        guard historyLimit > 0 else { return }
        let known = time.isFinite ? time : history.last?.time ?? 0
        if history.count >= historyLimit { history.removeFirst(history.count - historyLimit + 1) }
        history.append(LedgerEntry(sense: sense, change: change, time: known))
    }
}

/// LULL's ledger.
public typealias ConsentLedger = Ledger<Sensor>

extension Ledger: Equatable {
    /// Whether both tell the same story: same identity, same history, same grants. Equal ledgers may still refuse one
    /// another's permits, because a grant is an act and not a value.
    public static func == (left: Ledger, right: Ledger) -> Bool {
        left.identity == right.identity && left.historyLimit == right.historyLimit && left.changes == right.changes
            && left.history == right.history
            && left.grants.elementsEqual(right.grants) { $0.sense == $1.sense && $0.epoch == $1.epoch }
    }
}

extension Ledger: Sendable where Sense: Sendable {}
extension Ledger.Grant: Sendable where Sense: Sendable {}
