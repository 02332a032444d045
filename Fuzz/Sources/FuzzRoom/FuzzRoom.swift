import RevenantsKit

/// Any bytes as a RoomPlan export, and as our own compact form. A room that is read and fits the form must come back from
/// it as it went in; a text that is a room must be the one text of that room.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRoom(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    if let scan = try? CapturedRoomReader.read(bytes), let text = RoomForm.encode(scan.room) {
        precondition((try? RoomForm.decode(text)) == scan.room.quantised(), "the form holds the quantised room")
    }
    if let room = try? RoomForm.decode(bytes) {
        precondition(RoomForm.encode(room) == bytes, "a room has one text")
    }
    return 0
}
