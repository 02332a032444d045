import RevenantsKit

/// Where every byte that each seat received is kept: `seer.bin` and `listener.bin`, whole or not at all.
struct NightCapture: Sendable {
    private let folder: String

    /// Makes the folder if it is missing and tries it, so that a night is not played for nothing.
    init(folder: String) throws(Files.Failure) {
        self.folder = folder.isEmpty ? "." : folder
        let probe = self.folder + "/.haunt"
        try Files.makeFolder(self.folder)
        try Files.write([], to: probe)
        Files.remove(probe)
    }

    /// Writes the files, named by the roles; a night that ended before the curse has only seats to name them by.
    func write(_ received: [[UInt8]], seer: Seat?) throws(Files.Failure) {
        for seat in Seat.allCases {
            let name =
                switch seer {
                case seat: "seer.bin"
                case nil: seat == .first ? "first.bin" : "second.bin"
                default: "listener.bin"
                }
            try Files.write(received[Int(seat.rawValue)], to: "\(folder)/\(name)")
        }
    }
}
