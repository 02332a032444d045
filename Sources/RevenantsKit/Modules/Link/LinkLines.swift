/// What the banner says.
enum LinkLines {
    static let lost = Line("The line to the house is down. Stay where you are; you are being called back.")
    static let unreadableRoom = Line("The room could not be read. Leave and come in again.")
    static let partnerLost = Line("The other has vanished. The night holds its breath until they return.")
    static let paused = Line("Lights on. Nothing moves until you put them out again.")
}
