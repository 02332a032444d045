/// Formats the seance.
struct SeancePresenter {
    /// The view state.
    func present(_ entity: SeanceEntity) -> SeanceViewState {
        SeanceViewState(
            hasMergedWorlds: entity.hasMergedWorlds, percepts: entity.percepts,
            canTouchDoll: entity.isDollInReach && !entity.hasHand, hasHand: entity.hasHand,
            hasPartnerHand: entity.hasPartnerHand, status: status(entity))
    }

    private func status(_ entity: SeanceEntity) -> Line {
        if !entity.hasMergedWorlds { return SeanceLines.merge }
        if !entity.hasDoll { return SeanceLines.wait }
        if entity.hasHand { return SeanceLines.holdOn }
        if entity.wasRefused { return SeanceLines.tooFar }
        if entity.hasPartnerHand { return SeanceLines.theirHand }
        return entity.isDollInReach ? SeanceLines.touch : SeanceLines.approach
    }
}
