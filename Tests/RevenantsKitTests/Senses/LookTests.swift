import RevenantsKit
import Testing

@Suite struct LookTests {
    static func look(_ role: PlayerRole, isSpeaking: Bool = false, isRestored: Bool = false, isScared: Bool = false)
        -> [Float]
    {
        var world = KnownWorld()
        (world.role, world.isRestored, world.isScared) = (role, isRestored, isScared)
        let look = Senses.look(world, isSpeaking: isSpeaking)
        return [look.blurRadius, look.vignette, look.staticLevel, look.isOut ? 1 : 0]
    }

    @Test func eachRoleIsImpairedInItsWay() {
        #expect(Self.look(.unassigned) == [0, 0, -120, 0])
        #expect(Self.look(.seer) == [0, 0, -30, 0])
        #expect(Self.look(.seer, isSpeaking: true) == [0, 0, -42, 0])
        #expect(Self.look(.listener) == [20, 1, -120, 0])
        #expect(Self.look(.listener, isSpeaking: true) == [20, 1, -120, 0])
    }

    @Test(arguments: [PlayerRole.seer, .listener]) func restoredAndScaredLooksAreTheSameForBoth(role: PlayerRole) {
        #expect(Self.look(role, isRestored: true) == [0, 0, -120, 0])
        #expect(Self.look(role, isScared: true) == [0, 0, -120, 1])
    }
}
