@testable import RevenantsKit

extension SurveyedRoom {
    /// The kit's own living room, surveyed.
    static let living: SurveyedRoom = {
        guard let room = try? SampleRoom.livingRoom() else { preconditionFailure("the sample room cannot be read") }
        switch Survey.survey(room) {
        case .success(let room): return room
        case .failure(let refusal): preconditionFailure("the sample room was refused: \(refusal)")
        }
    }()
}
