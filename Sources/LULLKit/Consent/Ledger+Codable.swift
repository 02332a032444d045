#if !hasFeature(Embedded)
    extension LedgerEntry: Codable where Sense: Codable {
        private enum CodingKeys: String, CodingKey { case sense, change, time }

        /// Reads an entry.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let time = try container.decode(Double.self, forKey: .time)
            guard time.isFinite else {
                throw DecodingError.dataCorruptedError(
                    forKey: .time, in: container, debugDescription: "a time must be finite")
            }
            self.init(
                sense: try container.decode(Sense.self, forKey: .sense),
                change: try container.decode(Change.self, forKey: .change), time: time)
        }

        /// Writes an entry.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(sense, forKey: .sense)
            try container.encode(change, forKey: .change)
            try container.encode(time, forKey: .time)
        }
    }

    /// Saved by name.
    extension LedgerEntry.Change: Codable {
        /// Reads `granted` or `revoked`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let change = Self.allCases.first(where: { $0.name.string == name }) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "a change is granted or revoked, not \(name)")
            }
            self = change
        }

        /// Writes the change's name.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(name.string)
        }
    }

    /// A ledger is saved whole and read strictly: a file whose grants do not follow from its history is refused, for
    /// a grant that nobody gave must not come from a damaged file.
    extension Ledger: Codable where Sense: Codable {
        private enum CodingKeys: String, CodingKey { case identity, historyLimit, changes, active, history }

        private struct Active: Codable {
            var sense: Sense
            var epoch: UInt64
        }

        /// Reads a ledger, and makes sure that it is one that could have come about.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                identity: try container.decode(UInt64.self, forKey: .identity),
                historyLimit: try container.decode(Int.self, forKey: .historyLimit))
            changes = try container.decode(UInt64.self, forKey: .changes)
            history = try container.decode([LedgerEntry<Sense>].self, forKey: .history)
            grants = try container.decode([Active].self, forKey: .active).map {
                Grant(sense: $0.sense, epoch: $0.epoch)
            }
            if let fault = fault {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: fault))
            }
        }

        /// Writes the ledger.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(identity, forKey: .identity)
            try container.encode(historyLimit, forKey: .historyLimit)
            try container.encode(changes, forKey: .changes)
            try container.encode(grants.map { Active(sense: $0.sense, epoch: $0.epoch) }, forKey: .active)
            try container.encode(history, forKey: .history)
        }

        /// What no run of grants and revocations can have left behind; `nil` when all is well.
        private var fault: String? {
            guard changes <= 1 << 53 else { return "more changes than a ledger can have seen" }
            guard UInt64(history.count) == min(UInt64(historyLimit), changes) else {
                return "the history must hold every change, up to its limit"
            }
            var epoch = forgottenEntries
            var granted: [Sense: UInt64] = [:]
            var revoked: Set<Sense> = []
            for entry in history {
                epoch += 1
                switch entry.change {
                case .granted:
                    guard granted.updateValue(epoch, forKey: entry.sense) == nil else {
                        return "\(entry.sense) is granted twice in a row"
                    }
                    revoked.remove(entry.sense)
                case .revoked:
                    // The grant itself may be among the entries that were dropped, once for each sense.
                    let isKnown = granted.removeValue(forKey: entry.sense) != nil
                    guard revoked.insert(entry.sense).inserted, isKnown || forgottenEntries > 0 else {
                        return "\(entry.sense) is revoked without a grant"
                    }
                }
            }
            var newest: UInt64 = 0
            for grant in grants {
                guard grant.epoch > newest else { return "grants must be in the order of granting" }
                newest = grant.epoch
                if grant.epoch > forgottenEntries {
                    guard granted.removeValue(forKey: grant.sense) == grant.epoch else {
                        return "\(grant.sense) is granted, but not by the history"
                    }
                } else {
                    let isSettled = granted[grant.sense] != nil || revoked.contains(grant.sense)
                    guard !isSettled, grants.filter({ $0.sense == grant.sense }).count == 1 else {
                        return "\(grant.sense) is granted otherwise than the history says"
                    }
                }
            }
            return granted.isEmpty ? nil : "the history grants what is not granted"
        }
    }
#endif
