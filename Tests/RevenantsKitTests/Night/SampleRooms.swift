@testable import RevenantsKit

extension SurveyedRoom {
    /// The kit's own living room, surveyed.
    static let living: SurveyedRoom = {
        switch Survey.survey(SampleRoom.living) {
        case .success(let room): room
        case .failure(let refusal): preconditionFailure("the sample room was refused: \(refusal)")
        }
    }()
}
