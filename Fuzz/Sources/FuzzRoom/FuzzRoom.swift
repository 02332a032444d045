import RevenantsKit

/// Any bytes as a RoomPlan export, and as our own compact form. A room that is read comes back from its form as it went in,
/// unless the form is too small for it; a text that is a room must be the one text of that room; and an error is at a byte of
/// the file and can be put in words.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRoom(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    do throws(RoomReadError) {
        try checkForm(of: CapturedRoomReader.read(bytes).room)
    } catch {
        precondition(error.offset <= bytes.count && !error.text.isEmpty, "an error has its place")
    }
    do throws(RoomFormError) {
        let room = try RoomForm.decode(bytes)
        precondition(RoomForm.encode(room) == bytes, "a room has one text")
    } catch {
        precondition(error.offset <= bytes.count && !error.text.isEmpty, "an error has its place")
    }
    return 0
}

private func checkForm(of room: ScannedRoom) {
    let quantised = room.quantised()
    precondition(quantised.quantised() == quantised, "quantising twice changes nothing")
    guard let text = RoomForm.encode(room) else {
        // No record is longer than a hundred bytes.
        let corners = room.floors.reduce(0) { $0 + $1.count }
        let parts = room.walls.count + room.gaps.count + room.objects.count + corners
        precondition(parts > RoomForm.byteLimit / 100, "a room of ordinary size fits")
        return
    }
    precondition((try? RoomForm.decode(text)) == quantised, "the form holds the quantised room")
}
