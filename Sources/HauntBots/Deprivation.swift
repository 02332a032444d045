import RevenantsKit

/// Takes away what a deaf or a blind player does not get of a night: to prove that such a pair can win.
enum Deprivation {
    /// What is left of `view` for a player with these needs. Captions stay for the deaf, speech for the blind.
    static func of(_ needs: Needs, from view: PlayerView) -> PlayerView {
        guard !needs.isDisjoint(with: [.deaf, .blind]) else { return view }
        var view = view
        switch view.content {
        case .gameplay(var state):
            state.percepts = left(of: state.percepts, needs)
            view.content = .gameplay(state)
        case .seance(var state):
            state.percepts = left(of: state.percepts, needs)
            view.content = .seance(state)
        case .lobby, .scanning, .curseBegins, .over: break
        }
        return view
    }

    private static func left(of percepts: [Percept], _ needs: Needs) -> [Percept] {
        percepts.map { percept in
            var percept = percept
            if needs.contains(.deaf) { percept.sound = nil }
            if needs.contains(.blind) { percept.visible = nil }
            return percept
        }
    }
}
