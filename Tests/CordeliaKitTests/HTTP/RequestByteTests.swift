import CordeliaKit
import Testing

/// Every byte at every place of a name, a value, a method and a target: eight are looked at together, and none gets by.
@Suite struct RequestByteTests {
    private static let alphanumerics =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    private static let places = 0..<19

    /// What is heard with `byte` at one place of `count` letters, put in the request by `write`.
    private func hears(_ byte: UInt8, at place: Int, _ write: (String) -> String) -> [Heard] {
        var letters = [UInt8](repeating: UInt8(ascii: "x"), count: Self.places.count)
        letters[place] = byte
        return hear(write(String(latin1: letters)))
    }

    @Test(arguments: 0...255 as ClosedRange<UInt8>)
    func inAValue(byte: UInt8) {
        let isContent = byte == 0x09 || 0x20...0x7E ~= byte || byte >= 0x80
        for place in Self.places {
            let heard = hears(byte, at: place) { "GET / HTTP/1.1\r\nHost: a\r\nA: \($0)\r\n\r\n" }
            #expect((heard.last == .end) == isContent, "at \(place): \(heard)")
        }
    }

    @Test(arguments: 0...255 as ClosedRange<UInt8>)
    func inAName(byte: UInt8) {
        let isToken = (Self.alphanumerics + "!#$%&'*+-.^_`|~").utf8.contains(byte)
        for place in Self.places where byte != 0x3A || place == 0 {
            let heard = hears(byte, at: place) { "GET / HTTP/1.1\r\nHost: a\r\n\($0): b\r\n\r\n" }
            #expect((heard.last == .end) == isToken, "at \(place): \(heard)")
        }
    }

    @Test(arguments: 0...255 as ClosedRange<UInt8>)
    func inAMethod(byte: UInt8) {
        let isToken = (Self.alphanumerics + "!#$%&'*+-.^_`|~").utf8.contains(byte)
        for place in Self.places where byte != 0x20 {
            let heard = hears(byte, at: place) { "\($0) / HTTP/1.1\r\nHost: a\r\n\r\n" }
            #expect((heard.last == .end) == isToken, "at \(place): \(heard)")
        }
    }

    @Test(arguments: 0...255 as ClosedRange<UInt8>)
    func inATarget(byte: UInt8) {
        let isPath = (Self.alphanumerics + "-._~!$&'()*+,;=:@/?").utf8.contains(byte)
        for place in Self.places where byte != 0x20 {
            let heard = hears(byte, at: place) { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }
            #expect((heard.last == .end) == isPath, "at \(place): \(heard)")
        }
    }

    @Test(arguments: 0...255 as ClosedRange<UInt8>)
    func inAHost(byte: UInt8) {
        let isName = (Self.alphanumerics + "-._~!$&'()*+,;=").utf8.contains(byte)
        for place in Self.places where ![0x3A, 0x20, 0x09].contains(byte) {
            let heard = hears(byte, at: place) { "GET / HTTP/1.1\r\nHost: \($0)\r\n\r\n" }
            #expect((heard.last == .end) == isName, "at \(place): \(heard)")
        }
    }
}
