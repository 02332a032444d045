import RevenantsKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is read takes three times the file's length at most beside it, and what is not wanted takes nothing. Each file is read
/// in a process of its own, whose peak is then its own.
struct ReadingMemoryTests {
    @Test func aLargeModelIsNotHeld() async {
        await #expect(processExitsWith: .success) {
            let model = String(repeating: "QUJD/+", count: (8 << 20) / 6)
            try expectPeak(reading: "{\"coreModel\":\"\(model)\",\"walls\":[]}", below: 1 << 20)
        }
    }

    @Test func unknownValuesAreNotHeld() async {
        await #expect(processExitsWith: .success) {
            let values = String(repeating: "{\"a\":[1,2]},", count: (2 << 20) / 12)
            try expectPeak(reading: "{\"fish\":[\(values)0],\"walls\":[]}", below: 1 << 20)
        }
    }

    /// As many walls in as few bytes as can be: the most memory for a byte of file.
    @Test func theDensestFileTakesThreeTimesItself() async {
        await #expect(processExitsWith: .success) {
            let wall = #"{"dimensions":[1,1,0],"transform":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}"#
            let walls = Array(repeating: wall, count: CapturedRoomReader.elementLimit).joined(separator: ",")
            // A page more or less is the allocator's.
            try expectPeak(reading: "{\"walls\":[\(walls)],\"floors\":[]}", below: 3 * walls.utf8.count + 65_536)
        }
    }
}

/// The most memory that this process ever had, in bytes.
private func peakMemory() -> Int {
    #if canImport(Darwin)
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
    #else
        // What getrusage says is not less than what the parent had.
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(
                whereSeparator: \.isWhitespace)
            if words.first == "VmHWM:", let kilobytes = words.dropFirst().first { return (Int(kilobytes) ?? 0) * 1024 }
        }
        return 0
    #endif
}

/// Ends the process with a failure when reading `text` raises its peak by more than `limit` bytes.
private func expectPeak(reading text: String, below limit: Int) throws {
    let bytes = Array(text.utf8)
    // The code's own pages first: a room of one wall, and the measuring itself.
    _ = peakMemory()
    let small = #"{"walls":[{"dimensions":[1,1,0],"transform":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}]}"#
    _ = try CapturedRoomReader.read(Array(small.utf8))
    let before = peakMemory()
    _ = try CapturedRoomReader.read(bytes)
    let growth = peakMemory() - before
    guard growth <= limit else {
        print("reading \(bytes.count) bytes took \(growth) more, over \(limit)")
        exit(EXIT_FAILURE)
    }
}
