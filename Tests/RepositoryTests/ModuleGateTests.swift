import Testing
import TestSupport

/// The tables of the seed, "Layer / Never does" and "Concern / Owner / Never in", held over the sources of the modules and
/// the services. The layer of a file is the word at the end of its name: `LobbyPresenter`, `GameplayInteractor+Events`.
@Suite struct ModuleGateTests {
    struct Rule: Sendable {
        /// What the table says.
        var saying: String
        /// Whether the rule is for the file.
        var holdsFor: @Sendable (SourceFile) -> Bool
        /// Words that may not stand in its code.
        var words: Set<String> = []
        /// Whether it may hold text for the screen.
        var allowsText = true
        /// A line that breaks the rule, and a file that it breaks it in.
        var planted: (file: String, line: String)
    }

    static let services: Set = ["NetworkService", "ARService", "network", "ar"]
    static let presentation: Set = ["SwiftUI", "UIKit", "Presenter", "Router"]
    static let distances: Set = ["distance", "distanceSquared", "pathLength", "hasPlainView", "Senses"]
    static let shown: Set = [
        "Line", "LobbyLines", "ScanningLines", "SeanceLines", "GameplayLines", "OverLines", "LinkLines",
        "CueLines", "ObjectiveLines", "Caption", "RoleReveal", "Utterance",
    ]

    static func layer(_ layers: String...) -> @Sendable (SourceFile) -> Bool {
        { file in file.isOfModules && layers.contains { file.layer.hasSuffix($0) } }
    }

    static let rules = [
        // Layer / Never does
        Rule(
            saying: "A view never talks to ARKit or TCP directly", holdsFor: layer("View", "ViewState"),
            words: services.union(["ARKit", "RealityKit", "Network", "Frame", "FrameDecoder", "send", "spawn"]),
            planted: ("Gameplay/SeerView.swift", "network.send(.dollTouched)")),
        Rule(
            saying: "A presenter never contains business rules", holdsFor: layer("Presenter"),
            words: services.union(distances).union(["NightRules", "Survey", "Night", "send", "perform", "spawn"]),
            planted: ("Gameplay/GameplayPresenter.swift", "view.canTouch = gap <= NightRules.touchReach")),
        Rule(
            saying: "An interactor never renders", holdsFor: layer("Interactor"),
            words: presentation.union(["View", "ViewState", "Text", "Button", "Slider"]),
            planted: ("Lobby/LobbyInteractor.swift", "import SwiftUI")),
        Rule(
            saying: "An entity never has side effects", holdsFor: layer("Entity"),
            words: services.union(["mutating", "class", "actor", "inout", "send", "play", "spawn", "didSet", "willSet"]
            ),
            planted: ("Lobby/LobbyEntity.swift", "mutating func join() {}")),
        Rule(
            saying: "A router never holds game state", holdsFor: layer("Router"),
            words: services.union(["var", "mutating", "class", "actor", "Entity", "NightRules", "role"]),
            planted: ("Seance/SeanceRouter.swift", "var hasDoll = false")),

        // Concern / Owner / Never in
        Rule(
            saying: "Distance checks belong to the interactors, never to a view or presenter",
            holdsFor: layer("View", "ViewState", "Presenter", "Entity", "Router", "Module", "AppCoordinator"),
            words: distances, planted: ("Gameplay/GameplayViewState.swift", "let near = pose.distance(to: letter) < 1")),
        Rule(
            saying: "Distance checks are never in the AR service", holdsFor: { $0.layer.hasSuffix("ARService") },
            words: [
                "distance", "Reach", "touchReach", "dollReach", "lightingReach", "pinRelease", "Senses", "NightRules",
            ],
            planted: ("../Services/VirtualARService.swift", "if pose.distance(to: letter) < 1 { reveal() }")),
        Rule(
            saying: "The proximity loop belongs to the gameplay interactor",
            holdsFor: { $0.isOfModules && $0.layer != "GameplayInteractor" && $0.layer != "HapticLoop" },
            words: ["HapticLoop"], planted: ("Gameplay/GameplayPresenter.swift", "var loop = HapticLoop()")),
        Rule(
            saying: "Events are read and dispatched by the interactors, never by a view or presenter",
            holdsFor: layer("View", "ViewState", "Presenter", "Entity", "Router"),
            words: ["Event", "NetworkEvent", "latestEvent", "hear"],
            planted: ("Seance/SeancePresenter.swift", "func hear(_ event: Event) {}")),
        Rule(
            saying: "Spawning by role and the letter's sound belong to the AR service, never to an interactor or view",
            holdsFor: layer("Interactor", "View", "ViewState", "Presenter"),
            words: ["SpawnedWorld", "KnownWorld", "mayAppear", "letterWhisper"],
            planted: ("Gameplay/GameplayInteractor+Events.swift", "if apparition.mayAppear(to: .seer) {}")),
        Rule(
            saying: "Overlay text is never in an interactor", holdsFor: layer("Interactor"), words: shown,
            allowsText: false,
            planted: ("Seance/SeanceInteractor.swift", "let status = \"Touch the doll.\"")),
        Rule(
            saying: "View state belongs to the presenter, never to an interactor",
            holdsFor: layer("Interactor", "Entity"),
            words: [
                "LobbyViewState", "ScanningViewState", "SeanceViewState", "CurseViewState", "GameplayViewState",
                "OverViewState", "PlayerView",
            ],
            planted: ("Lobby/LobbyInteractor.swift", "var view = LobbyViewState()")),
        Rule(
            saying: "Text is written in the files of lines alone",
            holdsFor: { $0.isOfModules && !$0.layer.hasSuffix("Lines") }, allowsText: false,
            planted: ("Gameplay/GameplayPresenter.swift", "caption(\"It is behind you.\")")),

        // The rules the house never breaks
        Rule(
            saying: "Chance is drawn on the Host, never in a module or a service",
            holdsFor: { $0.isOfModules || $0.isOfServices },
            words: ["ChanceStream", "ChancePurpose", "NightSeed", "GameStateSeed"],
            planted: ("Seance/SeanceInteractor.swift", "var stream = ChanceStream(seed: seed, purpose: .doll)")),
    ]

    static func violations(in files: [SourceFile], of rules: [Rule] = rules) -> [String] {
        files.flatMap { file -> [String] in
            let rules = rules.filter { $0.holdsFor(file) }
            guard !rules.isEmpty else { return [] }
            let code = SwiftCode(file.text)
            return rules.flatMap { rule in
                let words = code.words.filter { rule.words.contains($0.text) }
                let texts = rule.allowsText ? [] : code.literals.filter { $0.text.contains(where: \.isLetter) }
                return (words + texts).map { "\(file.path):\($0.line): \($0.text): \(rule.saying)" }
            }
        }
    }

    static let kit = "Sources/RevenantsKit"

    @Test func theTablesHold() throws {
        let files = try TrackedFiles.swift(under: Self.kit)
        #expect(Self.violations(in: files) == [])
    }

    @Test func everyScreenHasItsLayers() throws {
        let files = try TrackedFiles.swift(under: "\(Self.kit)/Modules").map(\.layer)
        for screen in ["Lobby", "Scanning", "Seance", "Gameplay"] {
            for layer in ["Entity", "Interactor", "Presenter", "Router", "ViewState", "Lines"] {
                #expect(files.contains(screen + layer))
            }
        }
    }

    @Test(arguments: rules.indices)
    func aPlantedLineFails(index: Int) {
        let rule = Self.rules[index]
        let path =
            rule.planted.file.hasPrefix("../")
            ? "\(Self.kit)/\(rule.planted.file.dropFirst(3))" : "\(Self.kit)/Modules/\(rule.planted.file)"
        let file = SourceFile(path: path, text: "// \(rule.planted.line)\n\(rule.planted.line)\n")
        let found = Self.violations(in: [file], of: [rule])
        #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("\(path):2: ") }, "\(rule.saying): \(found)")
    }
}

extension SourceFile {
    /// The file's name without `+Topic` and `.swift`.
    fileprivate var layer: String { String(name.prefix { $0 != "+" && $0 != "." }) }
    fileprivate var isOfModules: Bool { path.hasPrefix("\(ModuleGateTests.kit)/Modules/") }
    fileprivate var isOfServices: Bool { path.hasPrefix("\(ModuleGateTests.kit)/Services/") }
}
