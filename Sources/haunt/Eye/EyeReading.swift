import LULLKit

/// A script played at once.
struct EyeReading {
    private var sitting: EyeSitting
    private var report: EyeReport

    init(_ sitting: EyeSitting, as form: EyeReport.Form) {
        self.sitting = sitting
        report = EyeReport(form)
    }

    /// Plays a script and passes on each line as it comes about.
    mutating func read(_ script: EyeScript, to print: (String) -> Void) {
        report.opening.forEach(print)
        for step in script.steps {
            switch step {
            case .deed(let deed):
                report.lines(sitting.perform(deed), sitting).forEach(print)
            case .wait(let ticks):
                let start = sitting.model.now
                for tick in 1...max(ticks, 1) where ticks > 0 {
                    let time = start + Double(tick) / Double(EyeScript.ticksPerSecond)
                    report.lines(sitting.tick(at: time), sitting).forEach(print)
                }
            }
        }
        report.ending(sitting).forEach(print)
    }
}

/// What is printed of a sitting that is not drawn.
struct EyeReport {
    /// In what form it is printed.
    enum Form: Sendable {
        /// For people.
        case transcript
        /// For programs: one object a change.
        case json
    }

    private let form: Form
    private var transcript = EyeTranscript()

    init(_ form: Form) {
        self.form = form
    }

    /// What comes first.
    var opening: [String] {
        form == .json ? [] : EyeTranscript.opening
    }

    /// What a change adds.
    mutating func lines(_ change: EyeChange?, _ sitting: EyeSitting) -> [String] {
        guard let change else { return [] }
        return form == .json ? [change.json] : transcript.lines(change, sitting)
    }

    /// What comes last.
    func ending(_ sitting: EyeSitting) -> [String] {
        form == .json ? [] : EyeTranscript.ending(sitting.model.ledger)
    }
}
