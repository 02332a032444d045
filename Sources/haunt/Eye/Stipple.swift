import LULLKit

/// A picture drawn in dots: two by four to a character, more of them where the picture is brighter.
enum Stipple {
    /// Dots across one character.
    static let columns = 2
    /// Dots down one character.
    static let rows = 4

    /// What dots are drawn with.
    enum Ink {
        /// Braille patterns.
        case braille
        /// Ten characters from a blank to a full one, for terminals without UTF-8.
        case ascii
    }

    /// A row of characters, each with how bright its part of the picture is, 0 … 1.
    typealias Row = [(glyph: Character, grey: Float)]

    /// The rows of characters of a picture.
    static func draw(_ picture: GreyPicture, ink: Ink) -> [Row] {
        let dots = dots(picture)
        return (0..<(picture.height / rows)).map { row in
            (0..<(picture.width / columns)).map { column in
                var pattern: UInt32 = 0
                var sum: Float = 0
                for dy in 0..<rows {
                    for dx in 0..<columns {
                        let (x, y) = (column * columns + dx, row * rows + dy)
                        sum += picture[x, y]
                        if dots[y * picture.width + x] { pattern |= bit(dx, dy) }
                    }
                }
                let mean = sum / Float(columns * rows)
                return (ink == .braille ? braille(pattern) : ascii(mean), mean)
            }
        }
    }

    /// Where there are dots. What a dot is too bright, or its absence too dark, is made up for by the neighbours that
    /// follow (R. Floyd and L. Steinberg, 1976), in rows that run to and fro.
    private static func dots(_ picture: GreyPicture) -> [Bool] {
        let (width, height) = (picture.width, picture.height)
        var dots = [Bool](repeating: false, count: width * height)
        // What is owed to this row and the next; one place more at each end, for what falls off the edges.
        var owed = [Float](repeating: 0, count: width + 2)
        for y in 0..<height {
            var next = [Float](repeating: 0, count: width + 2)
            let step = y % 2 == 0 ? 1 : -1
            var x = step > 0 ? 0 : width - 1
            for _ in 0..<width {
                let wanted = picture[x, y] + owed[x + 1]
                let isDot = wanted > 0.5
                dots[y * width + x] = isDot
                let rest = wanted - (isDot ? 1 : 0)
                owed[x + 1 + step] += rest * 7 / 16
                next[x + 1 - step] += rest * 3 / 16
                next[x + 1] += rest * 5 / 16
                next[x + 1 + step] += rest * 1 / 16
                x += step
            }
            owed = next
        }
        return dots
    }

    /// U+2800 … U+28FF hold every pattern of eight dots.
    private static func braille(_ pattern: UInt32) -> Character {
        Character(Unicode.Scalar(0x2800 + pattern) ?? " ")
    }

    /// Dots are numbered down the left and then the right, the lowest two last (Unicode, Braille Patterns).
    private static func bit(_ dx: Int, _ dy: Int) -> UInt32 {
        dy < 3 ? 1 << UInt32(dx * 3 + dy) : 0x40 << UInt32(dx)
    }

    private static func ascii(_ grey: Float) -> Character {
        let ramp: [Character] = [" ", ".", ":", "-", "=", "+", "*", "#", "%", "@"]
        return ramp[min(Int(grey * Float(ramp.count)), ramp.count - 1)]
    }
}
