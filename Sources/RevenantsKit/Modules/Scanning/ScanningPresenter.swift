/// Formats the scanning screen.
struct ScanningPresenter {
    /// The view state.
    func present(_ entity: ScanningEntity) -> ScanningViewState {
        var view = ScanningViewState(
            source: entity.source, isScannerRunning: entity.isScannerRunning, status: status(entity))
        if case .refused(let reason, let hint) = entity.verdict, entity.isScannerRunning {
            view.refusal = reason
            view.hint = hint
        }
        return view
    }

    private func status(_ entity: ScanningEntity) -> Line {
        if entity.hasBegun || entity.verdict == .accepted { return ScanningLines.accepted }
        switch (entity.isScanner, entity.verdict) {
        case (true, .refused): return ScanningLines.scanAgain
        case (true, _): return ScanningLines.scan
        case (false, _): return ScanningLines.wait(for: entity.source)
        }
    }
}
