import RevenantsKit
import Testing

/// The scan: the Host scans, the Guest waits, and a Host's camera rests before AR.
struct ScanningTests {
    private func scanning(_ view: PlayerView) -> ScanningViewState? {
        guard case .scanning(let state) = view.content else { return nil }
        return state
    }

    @Test(arguments: [
        (ScanSource.scan, "The other phone is learning the room. Stay out of its way."),
        (ScanSource.upload, "The room is being read."), (ScanSource.sample, "A room is being chosen."),
    ]) func `a guest waits`(source: ScanSource, status: String) {
        let stage = Stage()
        let view = scanning(stage.tick([.startScanning(source)]))
        #expect(view?.status.string == status)
        #expect(view?.isScannerRunning == false)
        #expect(stage.tick([.beginSeance(nil)]).screen == .seance, "a guest enters at once")
    }

    @Test func `a Host scans until the survey accepts, and its camera rests for 0.6 s`() {
        let stage = Stage(seat: .first, role: .host)
        let first = scanning(stage.tick([.startScanning(.scan)]))
        #expect(
            first
                == ScanningViewState(
                    source: .scan, isScannerRunning: true,
                    status: Line("Walk along the walls and let the phone see every corner.")))

        let reason = utf8("The floor has 3.1 square metres.")
        let hint = utf8("Scan a larger room.")
        stage.player.perform(.surveyed(.refused(reason: reason, hint: hint)))
        #expect(
            scanning(stage.tick())
                == ScanningViewState(
                    source: .scan, isScannerRunning: true, status: Line("This room cannot hold the night yet."),
                    refusal: reason, hint: hint))

        stage.player.perform(.surveyed(.accepted))
        stage.forget()
        let accepted = stage.tick([.beginSeance(nil)], seconds: 0.1)
        #expect(
            scanning(accepted)
                == ScanningViewState(
                    source: .scan, isScannerRunning: false,
                    status: Line("The room is known. Put your hand out in the dark.")))
        #expect(stage.ar.takeCalls() == [], "AR must not start while the camera rests")
        for _ in 0..<4 { #expect(stage.tick(seconds: 0.1).screen == .scanning) }
        #expect(stage.tick(seconds: 0.11).screen == .seance)
        #expect(stage.ar.takeCalls().first == .start(isHost: true))
    }

    @Test func `the seance also begins when the Night hears of the survey first`() {
        let stage = Stage(seat: .first, role: .host)
        stage.tick([.startScanning(.scan)])
        #expect(scanning(stage.tick([.beginSeance(nil)], seconds: 0.1))?.isScannerRunning == false)
        #expect(stage.tick(seconds: 0.4).screen == .scanning)
        #expect(stage.tick(seconds: 0.1).screen == .seance)
    }

    @Test func `a Host that does not scan does not rest`() {
        let stage = Stage(seat: .first, role: .host)
        #expect(scanning(stage.tick([.startScanning(.sample)]))?.isScannerRunning == false)
        stage.player.perform(.surveyed(.refused(reason: [], hint: [])))
        #expect(scanning(stage.tick())?.status.string == "A room is being chosen.")
        #expect(stage.tick([.beginSeance(nil)]).screen == .seance)
    }

    @Test func `a night given up while scanning is over`() {
        let stage = Stage()
        stage.tick([.startScanning(.upload)])
        #expect(stage.tick([.nightOver(.abandoned, seconds: 0)]).screen == .over)
    }
}
