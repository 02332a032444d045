/// A picture in greys, row by row from the top left.
public struct GreyPicture: Equatable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The greys, 0 black … 1 white; ``width`` × ``height`` of them.
    public private(set) var pixels: [Float]

    /// The largest side of a picture.
    public static let largestSide = 8192

    /// A picture from its greys. What is not a number counts as black, what is beyond white as white.
    ///
    /// - Returns: `nil` if a side is not in 1 … ``largestSide``, or the number of greys is not width × height.
    public init?(width: Int, height: Int, pixels: [Float]) {
        guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
            pixels.count == width * height
        else { return nil }
        self.init(checkedWidth: width, height: height, pixels: pixels.map(Self.grey))
    }

    /// A picture drawn by a function of the pixel's column and row. Sides are clamped to 1 … ``largestSide``.
    public init(width: Int, height: Int, drawing grey: (_ x: Int, _ y: Int) -> Float) {
        let width = min(max(width, 1), Self.largestSide)
        let height = min(max(height, 1), Self.largestSide)
        var pixels: [Float] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { pixels.append(Self.grey(grey(x, y))) }
        }
        self.init(checkedWidth: width, height: height, pixels: pixels)
    }

    private init(checkedWidth width: Int, height: Int, pixels: [Float]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The grey of a pixel; beyond the edges, that of the nearest pixel inside.
    public subscript(x: Int, y: Int) -> Float {
        pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }

    private static func grey(_ value: Float) -> Float {
        value > 0 ? min(value, 1) : 0
    }
}
