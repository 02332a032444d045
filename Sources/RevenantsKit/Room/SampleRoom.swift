/// The room of a night without one: Examples/Rooms/living-room.json, about 5.5 × 4.5 m.
public enum SampleRoom {
    /// The living room, quantised.
    public static func livingRoom() throws(RoomFormError) -> ScannedRoom {
        try RoomForm.decode(form.withUTF8Buffer { [UInt8]($0) })
    }
}
