import ArgumentParser

/// `haunt wire`: streams of frames as text, and back.
struct WireCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wire",
        abstract: "Turn a stream of frames into lines of JSON, and back.",
        subcommands: [Decode.self, Encode.self])

    /// Bytes in, one line a frame out.
    struct Decode: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print one line of JSON for each frame of a stream.",
            discussion: """
                A line has the frame's kind and length and what it says: event and payload, or position and \
                orientation. What these cannot give back to the byte stands in full as well: as text where it is JSON \
                of another form, as data (base64) elsewhere. A frame of an unknown kind is skipped, and its line says \
                so. A payload that cannot be read has an error in its line.

                A stream that is broken, or cut inside a frame, ends with code 1 and with the byte and the reason on \
                standard error, after the lines of the frames before it.
                """)

        @Argument(help: "The stream; standard input when it is left out or -.", completion: .file())
        var file: String?

        mutating func run() throws {
            try FrameLines.decode(try ByteSource(file), to: ByteSink())
        }
    }

    /// Lines in, bytes out.
    struct Encode: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the frames that lines of JSON describe.",
            discussion: """
                The reverse of decode: for every stream without skipped frames, decode and then encode gives the same \
                bytes. The bytes of a skipped frame were never kept, so its line is refused. A line needs no length.
                """)

        @Argument(help: "The lines; standard input when it is left out or -.", completion: .file())
        var file: String?

        mutating func run() throws {
            try FrameLines.encode(try ByteSource(file), to: ByteSink())
        }
    }
}
