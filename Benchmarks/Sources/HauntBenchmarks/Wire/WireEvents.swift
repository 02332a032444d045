import Foundation
import RevenantsKit

/// The same frames, with the JSON of each event read.
enum WireEvents {
    static var subject: Subject {
        let stream = WireStream.frames(300_000)
        let reads = WireStream.reads(of: stream.count)
        let few = WireStream.frames(20_000)
        let fewReads = WireStream.reads(of: few.count).map { Data(few[$0]) }
        return Subject(
            name: "events, 45 bytes in 64 KiB reads", unit: "events",
            contenders: [
                .init(name: "FrameDecoder, NetworkEventReader", run: { decode(stream, reads) }),
                .init(name: "and Event", run: { understand(stream, reads) }),
                .init(name: "Foundation, Data, JSONDecoder", run: { decodePlainly(fewReads) }),
            ],
            goal: "asked for: 3 million events/s, 20 × the Foundation version")
    }

    private static func decode(_ stream: [UInt8], _ reads: [Range<Int>]) -> Int {
        var decoder = FrameDecoder()
        var (count, length) = (0, 0)
        do throws(WireError) {
            for read in reads {
                try decoder.receive(stream.span.extracting(read)) { _, payload in
                    guard let event = try? NetworkEventReader.read(payload) else { fatalError("event \(count)") }
                    count += 1
                    length += event.eventType.count + (event.payload?.count ?? 0)
                }
            }
        } catch {
            fatalError("\(error)")
        }
        precondition(length > count)
        return count
    }

    private static func understand(_ stream: [UInt8], _ reads: [Range<Int>]) -> Int {
        var decoder = FrameDecoder()
        var (count, known) = (0, 0)
        do throws(WireError) {
            for read in reads {
                try decoder.receive(stream.span.extracting(read)) { _, payload in
                    guard let json = try? NetworkEventReader.read(payload), let event = try? Event(json) else {
                        fatalError("event \(count)")
                    }
                    count += 1
                    known += event.name == .other ? 0 : 1
                }
            }
        } catch {
            fatalError("\(error)")
        }
        precondition(known == count)
        return count
    }

    private static func decodePlainly(_ reads: [Data]) -> Int {
        var decoder = PlainDecoder()
        let json = JSONDecoder()
        var (count, length) = (0, 0)
        for read in reads {
            decoder.receive(read) { _, payload in
                guard let event = try? json.decode(PlainEvent.self, from: payload) else { fatalError("event \(count)") }
                count += 1
                length += event.eventType.utf8.count + (event.payload?.utf8.count ?? 0)
            }
        }
        precondition(length > count)
        return count
    }
}
