extension AtmosphereLayer {
    /// Fog that drifts across.
    public struct Fog: Equatable, Sendable {
        /// How thick it is at its thickest, 0 … 1.
        public let density: Double
        /// How fast it drifts, in widths of the screen a second.
        public let drift: Double

        /// How thick the fog is at a place of the screen, 0 … ``density``.
        ///
        /// Two octaves of value noise: greys on a lattice, blended smoothly between.
        ///
        /// - Parameters:
        ///   - x: 0 at the left … 1 at the right.
        ///   - y: 0 at the top … 1 at the bottom.
        ///   - seconds: Seconds since any fixed moment; what is not finite, or below 0, counts as 0.
        public func amount(x: Double, y: Double, at seconds: Double) -> Double {
            guard density > 0, x.magnitude < 1e6, y.magnitude < 1e6 else { return 0 }
            let moved = x + Clock.sane(seconds) * drift
            return density * (Self.noise(moved * 3, y * 3, 1) * 2 + Self.noise(moved * 7, y * 7, 2)) / 3
        }

        private static func noise(_ x: Double, _ y: Double, _ octave: UInt32) -> Double {
            let column = Int64(x.rounded(.down))
            let row = Int64(y.rounded(.down))
            func corner(_ dx: Int64, _ dy: Int64) -> Double {
                Double(
                    Scatter.unit(
                        UInt32(truncatingIfNeeded: column + dx), UInt32(truncatingIfNeeded: row + dy), octave))
            }
            let across = smooth(Clock.fraction(x))
            let top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * across
            let bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * across
            return top + (bottom - top) * smooth(Clock.fraction(y))
        }

        private static func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    }

    /// Motes that hang in the light.
    public struct Dust: Equatable, Sendable {
        /// How many there are.
        public let count: Int
        /// How fast the fastest sinks, in heights of the screen a second.
        public let drift: Double

        /// One mote.
        public struct Mote: Equatable, Sendable {
            /// 0 at the left … 1 at the right.
            public let x: Double
            /// 0 at the top … 1 at the bottom.
            public let y: Double
            /// How bright it is, 0 … 1.
            public let brightness: Double
        }

        /// Where a mote is at a moment. A mote that sinks out at the bottom comes in again at the top.
        ///
        /// - Parameters:
        ///   - index: Which mote, 0 ..< ``count``.
        ///   - seconds: Seconds since any fixed moment; what is not finite, or below 0, counts as 0.
        public func mote(_ index: Int, at seconds: Double) -> Mote {
            let number = UInt32(truncatingIfNeeded: index)
            let speed = drift * (0.4 + 0.6 * Double(Scatter.unit(number, 3)))
            let fallen = Clock.sane(seconds) * speed
            let sway = Clock.fraction(Double(Scatter.unit(number, 4)) + fallen * 2)
            return Mote(
                x: Clock.fraction(Double(Scatter.unit(number, 5)) + 0.04 * sway * (1 - sway)),
                y: Clock.fraction(Double(Scatter.unit(number, 6)) + fallen),
                brightness: 0.3 + 0.7 * Double(Scatter.unit(number, 7)))
        }
    }
}
