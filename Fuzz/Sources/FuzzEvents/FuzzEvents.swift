import RevenantsKit

/// Any bytes as the JSON of an event. What is read must be written so that it is read as itself again, and an event that
/// is understood must be spelled so that it is understood, and spelled, the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEvents(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let json = [UInt8](UnsafeBufferPointer(start: start, count: count))
    let event = try? NetworkEventReader.read(json)
    // A space leads past the short way that the writer's own form is read by.
    precondition(event == (try? NetworkEventReader.read([UInt8(ascii: " ")] + json)), "both ways of reading agree")
    guard let event else { return 0 }

    let written = NetworkEventWriter.write(event)
    precondition((try? NetworkEventReader.read(written)) == event, "what is written is read as itself")

    guard let understood = try? Event(event) else { return 0 }
    precondition(understood.name == EventName(event.eventType), "the name is the type's")
    let spelled = understood.networkEvent
    precondition(spelled.eventType == event.eventType, "the type is kept")
    guard let again = try? Event(spelled) else { preconditionFailure("what is spelled is understood") }
    precondition(again.networkEvent == spelled, "and spelled the same")
    return 0
}
