import Foundation

/// By how much reading a room raises a process's peak: measured in a process of its own, which does nothing else.
enum PeakMemory {
    enum Reader: String, CaseIterable {
        case reader, plain
    }

    /// The argument that makes this program such a process.
    static let argument = "--peak-memory"

    /// The memory that `reader` takes for `file` beside the file, in files.
    static func beside(_ file: [UInt8], _ reader: Reader) -> Double {
        let place = FileManager.default.temporaryDirectory.appending(path: "haunt-room-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: place) }
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = [argument, reader.rawValue, place.path]
        let output = Pipe()
        process.standardOutput = output
        do {
            try Data(file).write(to: place)
            try process.run()
        } catch {
            fatalError("\(error)")
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let growth = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { fatalError("no figure") }
        return growth / Double(file.count)
    }

    /// Reads the file at `path` and prints the growth in bytes.
    static func print(_ reader: Reader, _ path: String) {
        // A room of one wall first, so that the code's own pages do not count.
        let small = Array(#"{"walls":[{"dimensions":[1,1,0],"transform":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}]}"#.utf8)
        _ = RoomReading.read(small)
        _ = try? PlainRoom.read(small)
        let file = bytes(at: path)
        let before = peak
        _ = reader == .reader ? RoomReading.read(file) : RoomReading.readPlainly(file)
        Swift.print(peak - before)
    }

    /// A file's bytes, read without a copy.
    private static func bytes(at path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { fatalError(path) }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        rewind(file)
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = fread(buffer.baseAddress, 1, size, file)
        }
    }

    /// The most memory that this process ever had, in bytes.
    private static var peak: Int {
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
                if words.first == "VmHWM:", let kilobytes = words.dropFirst().first {
                    return (Int(kilobytes) ?? 0) * 1024
                }
            }
            return 0
        #endif
    }
}
