/// The storeys of a scan, told apart by height: what is written of them (`story`) was 0 in every file seen, and floors of one
/// storey differ by up to 8.7 cm.
struct Storeys {
    /// Floors that lie further apart are of two storeys.
    private static let leastRise: Float = 1.5
    /// What begins less than this under a floor stands on it.
    private static let slack: Float = 0.15

    /// The lowest floor of each, from the ground up.
    private(set) var heights: [Float] = []

    /// The storeys that floors at `heights` make.
    init(_ heights: [Float]) {
        for height in heights.sorted() where height - (self.heights.last ?? -.infinity) > Self.leastRise {
            self.heights.append(height)
        }
    }

    /// The storey of something whose underside is at `bottom`.
    func index(of bottom: Float) -> Int {
        max(0, (heights.firstIndex { $0 > bottom + Self.slack } ?? heights.count) - 1)
    }
}
