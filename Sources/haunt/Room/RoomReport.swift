import ArgumentParser
import RevenantsKit

/// What `haunt room check` says.
struct RoomReport {
    let verdict: RoomVerdict

    init(_ verdict: RoomVerdict) { self.verdict = verdict }

    var exitCode: ExitCode {
        switch verdict {
        case .accepted: .success
        case .refused: .failure
        case .unreadable: ExitCode(2)
        }
    }

    // MARK: In words

    var text: String {
        switch verdict {
        case .accepted(let scan, let room):
            let places = room.counts
            let doll = places.doll == 1 ? "in the middle of the floor" : "in one of \(places.doll) places"
            return
                ([
                    "This room can be played in.", "", counted(scan),
                    "Of \(metres(room.floorArea)) square metres of floor \(metres(room.walkableArea)) can be walked on.",
                    "The doll lies \(doll); the letter hangs in one of \(places.letters) places on \(plural(places.letterWalls, "wall")).",
                    "There are \(places.locks) places for the lock, \(places.whispers) for whispers, \(places.glyphs) for glowing numbers, "
                        + "\(places.rituals) for the ritual and \(places.zones) for the safe zone; what stands at the same time lies at least "
                        + "\(metres(room.spacing)) m apart.",
                ] + notes(scan)).joined(separator: "\n")
        case .refused(let scan, let refusal):
            return
                (["This room is refused: \(reason(refusal)).", "What to do: \(refusal.hint).", "", counted(scan)]
                + notes(scan)).joined(separator: "\n")
        case .unreadable(let problem): return "\(problem.reason). \(problem.hint)."
        }
    }

    private func counted(_ scan: CapturedScan) -> String {
        let counts = scan.counts
        let parts = [
            plural(counts.walls, "wall"), plural(counts.doors, "door"), plural(counts.windows, "window"),
            plural(counts.openings, "opening"), plural(counts.objects, "object"),
        ]
        return "The scan has \(parts.dropLast().joined(separator: ", ")) and \(parts[4])."
    }

    private func notes(_ scan: CapturedScan) -> [String] {
        scan.notes.map { "Note: \(String(decoding: $0.text, as: UTF8.self))." }
    }

    private func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private func reason(_ refusal: SurveyRefusal) -> String { String(decoding: refusal.reason, as: UTF8.self) }

    /// To a tenth.
    private func metres(_ value: Float) -> String {
        let tenths = Int((value * 10).rounded(.toNearestOrEven))
        return "\(tenths / 10).\(tenths % 10)"
    }

    // MARK: As JSON

    /// One object. What a file that cannot be read would have, is 0.
    var json: String {
        switch verdict {
        case .accepted(let scan, let room):
            let counts = room.counts
            let places =
                [
                    ("walkableArea", hundredths(room.walkableArea)), ("spacing", hundredths(room.spacing)),
                    ("doll", "\(counts.doll)"), ("letters", "\(counts.letters)"),
                    ("letterWalls", "\(counts.letterWalls)"),
                    ("locks", "\(counts.locks)"), ("whispers", "\(counts.whispers)"), ("glyphs", "\(counts.glyphs)"),
                    ("rituals", "\(counts.rituals)"), ("zones", "\(counts.zones)"),
                ] as [(String, String)]
            return object("accepted", nil, nil, scan.counts, room.floorArea, places)
        case .refused(let scan, let refusal):
            return object(
                "refused", reason(refusal), "\(refusal.hint)", scan.counts, Survey.floorArea(of: scan.room), [])
        case .unreadable(let problem):
            return object("unreadable", problem.reason, problem.hint, ScanCounts(), 0, [])
        }
    }

    private func object(
        _ verdict: String, _ reason: String?, _ hint: String?, _ counts: ScanCounts, _ area: Float,
        _ places: [(String, String)]
    ) -> String {
        let fields = [
            ("verdict", quoted(verdict)), ("reason", reason.map(quoted) ?? "null"),
            ("hint", hint.map(quoted) ?? "null"),
            ("walls", "\(counts.walls)"), ("doors", "\(counts.doors)"), ("windows", "\(counts.windows)"),
            ("openings", "\(counts.openings)"), ("objects", "\(counts.objects)"), ("floorArea", hundredths(area)),
            ("places", braced(places)),
        ]
        return braced(fields)
    }

    private func braced(_ fields: [(String, String)]) -> String {
        "{" + fields.map { "\(quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    /// A JSON string.
    private func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\u{0}"..."\u{1F}":
                quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// To a hundredth, without zeros at its end.
    private func hundredths(_ value: Float) -> String {
        guard value.magnitude < 1e9 else { return "0" }
        let count = Int((value * 100).rounded(.toNearestOrEven))
        let rest = count % 100
        let fraction = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return rest == 0 ? "\(count / 100)" : "\(count / 100).\(fraction)"
    }
}
