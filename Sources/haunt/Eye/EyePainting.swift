import LULLKit

/// What a screen shows of the camera: its picture filtered by the look, under the atmosphere's fog, dust and light.
enum EyePainting {
    /// The points that a picture is across, whatever it is drawn with: a phone's width, which a look's blur is made for.
    static let pointsAcross = 390.0

    /// Frames of grain a second.
    static let grainRate = 10.0

    /// The painted picture; `nil` when the camera does not run.
    static func paint(
        _ camera: SimulatedCamera, as display: EyeDisplay, width: Int, height: Int, at seconds: Double
    ) -> GreyPicture? {
        let moment = display.look.isStill ? 0 : seconds
        guard let seen = camera.picture(width: width, height: height, at: moment) else { return nil }
        let frame = UInt32(truncatingIfNeeded: Int64(min(max(seconds, 0), 1e9) * grainRate))
        let shown = display.look.filtered(seen, pointsPerPixel: pointsAcross / Double(width), frame: frame)
        return veiled(shown, display.layer, at: seconds)
    }

    private static func veiled(_ picture: GreyPicture, _ layer: AtmosphereLayer, at seconds: Double) -> GreyPicture {
        guard layer != .off else { return picture }
        let brightness = Float(layer.brightness(at: seconds))
        let motes = (0..<layer.dust.count).map { layer.dust.mote($0, at: seconds) }
        let lights = motes.reduce(into: [Int: Float]()) { lights, mote in
            let place = Int(mote.y * Double(picture.height)) * picture.width + Int(mote.x * Double(picture.width))
            lights[place] = Float(mote.brightness)
        }
        return GreyPicture(width: picture.width, height: picture.height) { column, row in
            let x = (Double(column) + 0.5) / Double(picture.width)
            let y = (Double(row) + 0.5) / Double(picture.height)
            let corner = Float((2 * x - 1) * (2 * x - 1) + (2 * y - 1) * (2 * y - 1)) / 2
            let shade = brightness * (1 - Float(layer.vignette) * corner)
            let fog = Float(layer.fog.amount(x: x, y: y, at: seconds))
            let grey = picture[column, row]
            // Fog is lit by what it hides: it lifts the dark and takes the edge off the light.
            let fogged = grey + (0.35 - grey) * fog * 0.5
            let mote = lights[row * picture.width + column] ?? 0
            return shade * max(fogged, mote * 0.8)
        }
    }
}
