/// What the scanning screen says.
enum ScanningLines {
    static let scan = Line("Walk along the walls and let the phone see every corner.")
    static let scanAgain = Line("This room cannot hold the night yet.")
    static let accepted = Line("The room is known. Put your hand out in the dark.")

    /// What one waits for.
    static func wait(for source: ScanSource) -> Line {
        switch source {
        case .scan: Line("The other phone is learning the room. Stay out of its way.")
        case .upload: Line("The room is being read.")
        case .sample: Line("A room is being chosen.")
        }
    }
}
