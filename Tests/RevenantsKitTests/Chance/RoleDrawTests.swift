import RevenantsKit
import Testing

@Suite struct RoleDrawTests {
    /// Every player there can be, as far as roles go.
    static let players: [Hello] = {
        var players: [Hello] = []
        for wish in [PlayerRole.unassigned, .seer, .listener] {
            for needs in [Needs(), .deaf, .blind, [.deaf, .blind], .moreTime] {
                for abilities in [Abilities(), .vibration] {
                    players.append(Hello(name: [], wish: wish, abilities: abilities, needs: needs))
                }
            }
        }
        return players
    }()

    static func sees(_ first: Hello, _ second: Hello, coin: Bool) -> Bool {
        RoleDraw.hostIsSeer(first: first, second: second, coin: coin)
    }

    @Test func seatsDoNotMatter() {
        for one in Self.players {
            for other in Self.players {
                for coin in [false, true] {
                    #expect(
                        Self.sees(one, other, coin: coin) != Self.sees(other, one, coin: !coin), "\(one) and \(other)")
                }
            }
        }
    }

    @Test func needsComeFirstWherePossible() {
        let isDeaf = { (player: Hello) in player.needs.contains(.deaf) && !player.needs.contains(.blind) }
        let isBlind = { (player: Hello) in player.needs.contains(.blind) }
        for one in Self.players {
            for other in Self.players {
                for coin in [false, true] {
                    let sees = Self.sees(one, other, coin: coin)
                    if isDeaf(one) && !isDeaf(other) { #expect(sees, "\(one) and \(other)") }
                    if isBlind(one) && !isBlind(other) { #expect(!sees, "\(one) and \(other)") }
                }
            }
        }
    }

    @Test func wishesThatDoNotConflictAreGranted() {
        for one in Self.players where one.needs.isDisjoint(with: [.deaf, .blind]) {
            for other in Self.players where other.needs.isDisjoint(with: [.deaf, .blind]) {
                for coin in [false, true] {
                    let sees = Self.sees(one, other, coin: coin)
                    if one.wish == other.wish {
                        let onlyOne = one.abilities != other.abilities
                        let listens = one.abilities.contains(.vibration)
                        let expected = one.wish != .unassigned && onlyOne ? !listens : coin
                        #expect(sees == expected, "\(one) and \(other)")
                    } else if one.wish != .unassigned {
                        #expect(sees == (one.wish == .seer), "\(one) and \(other)")
                    }
                }
            }
        }
    }

    @Test func twoOfOneNeedAreSettledByThePhoneThatVibrates() {
        for need in [Needs.deaf, .blind] {
            let still = Hello(name: [], wish: .listener, needs: need)
            let buzzing = Hello(name: [], wish: .seer, abilities: .vibration, needs: need)
            for coin in [false, true] {
                #expect(Self.sees(still, buzzing, coin: coin))
                #expect(!Self.sees(buzzing, still, coin: coin))
            }
        }
    }

    @Test func withoutWishesBothComeAndTheCoinIsAlwaysDrawn() {
        let nobody = Hello(name: [])
        let deaf = Hello(name: [], needs: .deaf)
        var seers = 0
        for seed in UInt64(0)..<400 {
            var stream = ChanceStream(seed: NightSeed(number: seed), purpose: .roles)
            var again = stream
            if RoleDraw.hostIsSeer(first: nobody, second: nobody, stream: &stream) { seers += 1 }
            #expect(RoleDraw.hostIsSeer(first: deaf, second: nobody, stream: &again))
            #expect(stream == again)
        }
        #expect(seers > 150 && seers < 250, "\(seers) of 400")
    }
}
