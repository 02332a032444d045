import LULLKit
import Testing

@testable import haunt

struct EyeStageTests {
    private static let plain = Brush(hasColour: false, hasUnicode: false)

    private func sitting(_ deeds: [EyeDeed], seconds: Int = 0, reducedMotion: Bool = false) -> EyeSitting {
        var sitting = EyeSitting(identity: 1, reducedMotion: reducedMotion)
        for deed in deeds { _ = sitting.perform(deed) }
        for tick in 0..<(seconds * 2) { _ = sitting.tick(at: Double(tick + 1) / 2) }
        return sitting
    }

    /// A row as it is seen, without the codes that colour it.
    private func seen(_ row: String) -> String {
        var text = ""
        var isCode = false
        for scalar in row.unicodeScalars {
            if scalar == "\u{1B}" { isCode = true } else if !isCode { text.unicodeScalars.append(scalar) }
            if scalar == "m" { isCode = false }
        }
        return text
    }

    @Test func theQuestionHasTwoEqualChoicesAndNoneIsChosen() {
        var stage = EyeStage(Self.plain)
        let size = EyeStage.Size(columns: 80, rows: 24)
        _ = stage.frame(sitting([.begin]), size, at: 50)
        let rows = stage.frame(sitting([.begin]), size, at: 60)
        #expect(rows.map(seen).joined(separator: "\n") == Self.question)
        let boxes = rows.first { $0.contains("| ") && $0.contains("Let it watch") } ?? ""
        let halves = boxes.split(separator: "|").map(\.count)
        #expect(halves[1] == halves[3], "\(halves)")
        #expect(stage.press(.enter, at: 60) == nil)
    }

    @Test func arrowsChooseAndEnterAnswers() {
        var stage = EyeStage(Self.plain)
        #expect(stage.press(.right, at: 0) == nil && stage.press(.enter, at: 0) == .no)
        #expect(stage.press(.left, at: 0) == nil && stage.press(.enter, at: 0) == .yes)
        var other = EyeStage(Self.plain)
        #expect(other.press(.left, at: 0) == nil && other.press(.enter, at: 0) == .yes)
        #expect(other.press(.letter("n"), at: 0) == .no && other.press(.letter("y"), at: 0) == .yes)
        #expect(other.press(.escape, at: 0) == .no)
    }

    @Test func everyKeyThatLeavesLeavesTheEye() {
        var stage = EyeStage(Self.plain)
        _ = stage.frame(sitting([.yes]), .init(columns: 80, rows: 24), at: 10)
        for key in [EyeKey.escape, .letter("q"), .letter("c")] { #expect(stage.press(key, at: 10) == .close) }
        #expect(stage.press(.enter, at: 10.5) == nil, "the Enter after a typed y is not a close")
        #expect(stage.press(.enter, at: 11) == .close)
        #expect(stage.press(.letter("y"), at: 11) == nil)
    }

    /// Whatever the terminal's size and the moment: the frame fits, and the way out and the indicator are on it.
    @Test func everyFrameOfTheEyeFitsAndCanBeClosed() {
        for seconds in [0, 41, 72] {
            for reducedMotion in [false, true] {
                let sitting = sitting([.yes], seconds: seconds, reducedMotion: reducedMotion)
                for columns in [24, 44, 80, 200] {
                    for rows in [5, 12, 24, 60] {
                        var stage = EyeStage(Brush(hasColour: true, hasUnicode: true))
                        let frame = stage.frame(sitting, .init(columns: columns, rows: rows), at: 100).map(seen)
                        #expect(frame.count == rows)
                        #expect(frame.allSatisfy { $0.count <= columns }, "\(columns) columns")
                        #expect(frame.last?.contains("close the eye") == true)
                        #expect(frame.contains { $0.contains("LULL can see you") })
                    }
                }
            }
        }
    }

    @Test func wordsAppearOneByOneAndThenStand() {
        let sitting = sitting([.yes])
        var stage = EyeStage(Self.plain)
        let size = EyeStage.Size(columns: 80, rows: 24)
        func line(_ seconds: Double) -> String {
            stage.frame(sitting, size, at: seconds).map(seen).last { $0.contains("It looks") } ?? ""
        }
        _ = stage.frame(sitting, size, at: 5)
        #expect(line(5.15) == "  It looks.")
        #expect(line(99) == "  It looks. It looks, and there you are. So far so good.")
    }

    @Test func underReducedMotionNothingMoves() {
        let sitting = sitting([.yes], seconds: 72, reducedMotion: true)
        var stage = EyeStage(Self.plain)
        let size = EyeStage.Size(columns: 80, rows: 24)
        let first = stage.frame(sitting, size, at: 1)
        for step in 0..<20 { #expect(stage.frame(sitting, size, at: 1 + Double(step) * 0.37) == first) }
        let moving = self.sitting([.yes], seconds: 72)
        #expect(stage.frame(moving, size, at: 1) != stage.frame(moving, size, at: 2))
    }

    private static let question = """

          THE EYE                                  o LULL can neither see nor hear you
          Simulated picture: a terminal has no camera, and none is used.

          The camera lets the eye look back at you. The picture is dimmed
          and blurred, shown only here, never recorded and never sent. You
          can close the eye and turn the camera off at any moment.

          Nothing is recorded, and nothing leaves this device.

          +------------------+   +------------------+
          |   Let it watch   |   |   Not tonight    |
          +------------------+   +------------------+

          An official has come about the camera. He may not enter, he
          explains, unless he is asked to.







          [y] Let it watch   [n] Not tonight
        """
}
