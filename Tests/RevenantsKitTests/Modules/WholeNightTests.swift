import Testing

@testable import RevenantsKit

/// Whole nights between the Host and its clients, over the bytes of the wire: both ends mean the same.
struct WholeNightTests {
    /// Plays until both are told the end; the number of ticks it took.
    private func play(_ table: inout Table, limit: Int = 20_000) throws -> Int {
        for tick in 0..<limit {
            try table.tick(Table.play)
            if table.views.allSatisfy({ $0?.screen == .over }) { return tick }
        }
        return limit
    }

    private func expectEscape(_ table: Table, _ name: Comment) {
        for view in table.views {
            guard case .over(let over) = view?.content else {
                Issue.record("not over: \(name)")
                continue
            }
            #expect(over.result == .escaped, name)
        }
    }

    #if DEBUG
        static let seeds: [UInt64] = [1, 2]
        static let cuts = [1, 3, 5, 7, 9, 11]
    #else
        static let seeds: [UInt64] = Array(1...20)
        static let cuts = Array(0..<24)
    #endif

    @Test(arguments: [NightLength.short, .full], seeds)
    func `two guests of a server room`(length: NightLength, seed: UInt64) throws {
        var table = Table(room: .living, seed: seed, length: length)
        let ticks = try play(&table)
        expectEscape(table, "seed \(seed) after \(ticks) ticks")
        #expect(table.refused == [], "no claim was made that the Host did not hold, seed \(seed)")
        for guest in table.guests {
            #expect(guest.player.network.malformedEvents == 0)
            // Each was told its own role's secrets, and none of the other's.
            let told = Set(guest.player.network.latestEvents.events.map(\.name))
            let seers: Set<EventName> = [.seal1Spawn, .glyphSpawn, .codeResult]
            let listeners: Set<EventName> = [.emitterSpawn, .clueDigit, .dialOpen]
            #expect(told.isDisjoint(with: seers) != told.isDisjoint(with: listeners), "seed \(seed)")
        }
    }

    @Test(arguments: [4, 5] as [UInt64]) func `a phone that hosts, and its guest`(seed: UInt64) throws {
        var table = Table(phoneHostWithSeed: seed, length: .short)
        let own = try #require(table.own)
        own.ar.hasMergedWorlds = false
        var screens: [Screen] = []
        for _ in 0..<20_000 {
            try table.tick(Table.play)
            guard let view = table.views[0] else { continue }
            if screens.last != view.screen { screens.append(view.screen) }
            if case .scanning(let scanning) = view.content, scanning.isScannerRunning, table.night.isAwaitingScan {
                table.session.surveyed(.living)
                own.perform(.surveyed(.accepted))
            }
            // ARKit takes its time.
            if view.screen == .seance, table.session.seconds > 20 { own.ar.hasMergedWorlds = true }
            if table.views.allSatisfy({ $0?.screen == .over }) { break }
        }
        #expect(screens == [.lobby, .scanning, .seance, .curseBegins, .gameplay, .over])
        expectEscape(table, "seed \(seed)")
        #expect(table.refused == [])
        #expect(own.network.seat == .first)
        #expect(table.guests[0].player.network.seat == .second)
    }

    @Test(arguments: cuts) func `a link that is cut anywhere is resumed and the night goes on`(part: Int) throws {
        var table = Table(room: .living, seed: 9, length: .short)
        for _ in 0..<(part * 60 + 3) { try table.tick(Table.play) }
        try table.cut(part % 2, ticks: 50, Table.play)
        #expect(table.views.contains { $0?.link.partnerLostSecondsLeft != nil })
        _ = try play(&table)
        expectEscape(table, "cut at \(part)")
        for guest in table.guests {
            #expect(guest.player.network.state == .seated)
        }
    }

    @Test func `who stays away for two minutes ends the night for both`() throws {
        var table = Table(room: .living, seed: 9, length: .short)
        for _ in 0..<600 { try table.tick(Table.play) }
        let gone = table.guests[1].player
        try table.cut(1, ticks: 2_450, Table.play)
        #expect(gone.network.state == .closed)
        #expect(gone.network.loss == .absent)
        #expect(gone.screen == .lobby)
        guard case .over(let over) = table.views[0]?.content else {
            Issue.record("the other still waits")
            return
        }
        #expect(over.result == .abandoned)
    }
}
