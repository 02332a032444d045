extension EyeLook {
    /// The picture as it is shown: blurred, darkened towards the corners, grained, and laid over black.
    ///
    /// - Parameters:
    ///   - picture: What a camera saw, in greys.
    ///   - pointsPerPixel: How many points of the screen a pixel covers; anything not above 0 counts as 1.
    ///   - frame: Which frame of grain; without effect when the look is still.
    public func filtered(_ picture: GreyPicture, pointsPerPixel: Double = 1, frame: UInt32 = 0) -> GreyPicture {
        let scale = pointsPerPixel > 0 ? pointsPerPixel : 1
        let soft = picture.blurred(deviation: blur / scale)
        let opacity = Float(opacity)
        let vignette = Float(vignette)
        let grain = Float(grain)
        let halfWidth = Float(picture.width) / 2
        let halfHeight = Float(picture.height) / 2
        let still = isStill
        return GreyPicture(width: picture.width, height: picture.height) { x, y in
            // The squared distance from the centre is 1 in the corners.
            let dx = (Float(x) + 0.5 - halfWidth) / halfWidth
            let dy = (Float(y) + 0.5 - halfHeight) / halfHeight
            let light = 1 - vignette * (dx * dx + dy * dy) / 2
            let speck = Scatter.signed(UInt32(x), UInt32(y), still ? 0 : frame)
            return (soft[x, y] * light + grain * speck) * opacity
        }
    }
}

extension GreyPicture {
    /// Three box blurs in a row, which come close to a Gaussian (P. Kovesi, "Fast almost-Gaussian filtering", 2010).
    func blurred(deviation: Double) -> GreyPicture {
        // n boxes of width w have the variance n(w² − 1)/12.
        let ideal = (4 * deviation * deviation + 1).squareRoot()
        guard ideal.isFinite, ideal > 1 else { return self }
        var narrow = Int(min(ideal, Double(Self.largestSide)).rounded(.down))
        if narrow % 2 == 0 { narrow -= 1 }
        // So many of the three boxes are narrow, the others two pixels wider.
        let w = Double(narrow)
        let share = (12 * deviation * deviation - 3 * w * w - 12 * w - 9) / (-4 * w - 4)
        let narrowBoxes = Int(min(max(share, 0), 3).rounded(.toNearestOrEven))
        var picture = self
        for pass in 0..<3 {
            picture = picture.boxBlurred(reach: pass < narrowBoxes ? narrow / 2 : narrow / 2 + 1)
        }
        return picture
    }

    private func boxBlurred(reach: Int) -> GreyPicture {
        guard reach > 0 else { return self }
        let share = 1 / Float(2 * reach + 1)
        let rows = GreyPicture(width: width, height: height) { x, y in
            var sum: Float = 0
            for step in -reach...reach { sum += self[x + step, y] }
            return sum * share
        }
        return GreyPicture(width: width, height: height) { x, y in
            var sum: Float = 0
            for step in -reach...reach { sum += rows[x, y + step] }
            return sum * share
        }
    }
}
