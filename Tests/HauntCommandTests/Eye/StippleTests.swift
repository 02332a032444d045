import LULLKit
import Testing

@testable import haunt

struct StippleTests {
    @Test func brightnessBecomesDots() {
        for percent in stride(from: 0, through: 100, by: 10) {
            let grey = Float(percent) / 100
            let picture = GreyPicture(width: 80, height: 80) { _, _ in grey }
            let rows = Stipple.draw(picture, ink: .braille)
            #expect(rows.count == 20 && rows.allSatisfy { $0.count == 40 })
            let dots = rows.joined().reduce(0) { sum, cell in
                sum + cell.glyph.unicodeScalars.reduce(0) { $0 + ($1.value - 0x2800).nonzeroBitCount }
            }
            #expect((Float(dots) / 6400 - grey).magnitude < 0.02, "\(percent) %")
            #expect(rows.joined().allSatisfy { ($0.grey - grey).magnitude < 0.001 })
        }
    }

    @Test func dotsStandWhereThePictureIsBright() {
        // One white dot for each place of a character.
        let glyphs = (0..<8).map { place -> Character in
            let picture = GreyPicture(width: 2, height: 4) { x, y in (x, y) == (place % 2, place / 2) ? 1 : 0 }
            return Stipple.draw(picture, ink: .braille)[0][0].glyph
        }
        #expect(String(glyphs) == "\u{2801}\u{2808}\u{2802}\u{2810}\u{2804}\u{2820}\u{2840}\u{2880}")
    }

    @Test func withoutUnicodeTenCharactersDo() {
        let picture = GreyPicture(width: 20, height: 4) { x, _ in Float(x / 2) / 9 }
        #expect(String(Stipple.draw(picture, ink: .ascii)[0].map(\.glyph)) == " .:-=+*#%@")
    }

    @Test func theSimulatedCameraNeedsAPermit() throws {
        let camera = SimulatedCamera(ledgerIdentity: 1)
        #expect(camera.picture(width: 4, height: 4, at: 0) == nil)
        var ledger = ConsentLedger(identity: 1)
        ledger.grant(.camera, at: 0)
        try camera.start(consuming: ledger.permit(for: .camera))
        #expect(camera.picture(width: 4, height: 4, at: 0) != nil)
        camera.stop()
        #expect(camera.picture(width: 4, height: 4, at: 0) == nil)
        var other = ConsentLedger(identity: 2)
        other.grant(.camera, at: 0)
        #expect(throws: ConsentError<Sensor>.otherLedger(permit: 2, device: 1)) {
            try camera.start(consuming: other.permit(for: .camera))
        }
    }
}
