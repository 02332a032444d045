import RevenantsKit

/// Tells a night as a person reads it: what the Host did and what the players perceived go in, lines come out.
///
/// A pure value: the same moments give the same lines. It chooses, which is most of telling: the wire says where the
/// Revenant is five times a second, the story says when it turns its head.
struct NightStory: Equatable, Sendable {
    let page: StoryPage
    /// The players' names, by seat.
    let names: [String]
    /// How many letters, rings and tones the night has.
    let count: Int

    /// Who sees, once the curse has fallen.
    var seer: Seat?
    /// Whether the part's heading stands already.
    var headings = Headings()
    /// How often each kind of line came, so that the next reads differently.
    var turns = AllTurns()
    /// What the senses were last said to give.
    var senses = ToldSenses()
    /// How near the Revenant is: the mark beside each time.
    var mark: Character = " "
    /// Whom it is nearest to.
    var victim: Seat?
    /// Whether both are given the same hint in this breath, and whether it was told.
    var sharesHint = false
    var hasToldHint = false
    /// What each player said last, so that nobody is told to say it over and over.
    var lastWords = [LastWords(), LastWords()]

    struct LastWords: Equatable, Sendable {
        var phrase: Phrase?
        var seconds = 0.0
        var times = 0
    }

    struct Headings: Equatable, Sendable {
        var doll = false
        var curse = false
        var letter = false
        var lock = false
        var frequency = false
        var ritual = false
    }

    struct AllTurns: Equatable, Sendable {
        var seated = Turns()
        var hand = Turns()
        var letterHeard = Turns()
        var letterLit = Turns()
        var letterTaken = Turns()
        var whisper = Turns()
        var ringOpen = Turns()
        var ringShut = Turns()
        var number = Turns()
        var numberRead = Turns()
        var dial = Turns()
        var tone = Turns()
        var heart = Turns()
        var quiet = Turns()
        var digit = Turns()
        var click = Turns()
        var laid = Turns()
        var letterFelt = Turns()
        var pinDown = Turns()
        var pinUp = Turns()
        var reach = Turns()
        var wakes = Turns()
        var searches = Turns()
        var goesHome = Turns()
        var letsGo = Turns()
        var sleeps = Turns()
        var close = Turns()
        var prints = Turns()
        var touch = Turns()
    }

    /// A story that has not begun.
    init(page: StoryPage, names: [String], length: NightLength) {
        self.page = page
        self.names = names
        count = length.fragments
    }

    /// The lines of a tick.
    mutating func tell(_ moment: NightTable.Moment) -> [String] {
        seer = moment.seer
        foresee(moment.entries)
        var lines: [String] = []
        // The Host speaks, the players perceive, and then they act.
        for entry in moment.entries where !entry.isClaim { lines += tell(entry) }
        if let glimpse = moment.glimpse { lines += watch(glimpse) }
        for entry in moment.entries where entry.isClaim { lines += tell(entry) }
        if lines.isEmpty, let glimpse = moment.glimpse { lines = quiet(glimpse) }
        if !lines.isEmpty { senses.lastLine = moment.glimpse?.seconds ?? senses.lastLine }
        return lines
    }

    /// Some lines read differently when another comes in the same breath.
    private mutating func foresee(_ entries: [StoryEntry]) {
        var hints: [Cue.Strength?] = []
        for entry in entries {
            switch entry.event {
            case .frequencyMatched: senses.matched = entry.seconds
            case .hint(let line): hints.append(Cue(line: line)?.strength)
            default: break
            }
        }
        sharesHint = hints.count == 2 && hints[0] == hints[1]
        hasToldHint = false
    }

    // MARK: Names

    func name(_ seat: Seat) -> String { names.indices.contains(Int(seat.rawValue)) ? names[Int(seat.rawValue)] : "?" }

    var seerName: String { name(seer ?? .first) }
    var listenerName: String { name((seer ?? .first).other) }

    // MARK: Entries

    func said(_ seconds: Double, _ text: String, ink: StoryPage.Ink = .plain) -> [String] {
        page.lines(StoryPage.Entry(seconds: seconds, mark: mark, text: text, ink: ink))
    }

    func said(_ seconds: Double, by seat: Seat, _ text: String, ink: StoryPage.Ink = .plain) -> [String] {
        let whoInk: StoryPage.Ink = seer == nil ? .plain : seat == seer ? .seer : .listener
        return page.lines(
            StoryPage.Entry(
                seconds: seconds, mark: mark, who: name(seat), whoInk: whoInk, text: text, ink: ink))
    }

    func seerSaid(_ seconds: Double, _ text: String) -> [String] { said(seconds, by: seer ?? .first, text) }

    func listenerSaid(_ seconds: Double, _ text: String) -> [String] {
        said(seconds, by: (seer ?? .first).other, text)
    }
}

extension StoryEntry {
    /// Whether a player said or did it.
    fileprivate var isClaim: Bool {
        if case .host = audience { return true }
        return false
    }
}
