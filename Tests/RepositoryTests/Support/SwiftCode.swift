/// A Swift source, taken apart into code and string literals; comments are dropped.
///
/// A gate that looks for words must not be fooled by a comment that mentions one, nor miss one inside `\(…)`.
struct SwiftCode {
    struct Word: Equatable {
        var text: String
        var line: Int
    }

    /// The source with comments and the text of strings blanked; as many lines as before.
    private(set) var code: [UInt8]
    /// The text of every string literal, without what is interpolated, and the line on which it begins.
    private(set) var literals: [Word] = []

    private let source: [UInt8]
    private var index = 0
    private var line = 1

    init(_ text: String) {
        source = Array(text.utf8)
        code = source
        scanCode(isInterpolated: false)
    }

    /// Every identifier and keyword.
    var words: [Word] {
        var words: [Word] = []
        var line = 1
        var start: Int?
        for (index, byte) in (code + [0x0A]).enumerated() {
            if byte.isIdentifier {
                start = start ?? index
            } else if let first = start {
                words.append(Word(text: String(decoding: code[first..<index], as: UTF8.self), line: line))
                start = nil
            }
            if byte == 0x0A { line += 1 }
        }
        return words
    }

    /// Every module that is imported.
    var imports: [Word] {
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        var imports: [Word] = []
        var previous = Word(text: "", line: 0)
        var isKind = false
        for word in words {
            if previous.text == "import" || isKind {
                isKind = previous.text == "import" && kinds.contains(word.text)
                if !isKind { imports.append(word) }
            }
            previous = word
        }
        return imports
    }

    // MARK: Scanning

    private mutating func scanCode(isInterpolated: Bool) {
        var depth = 0
        while index < source.count {
            switch source[index] {
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                while index < source.count, source[index] != 0x0A { blank() }
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                scanComment()
            case UInt8(ascii: "\""):
                scanString(hashes: 0)
            case UInt8(ascii: "#"):
                let hashes = source[index...].prefix { $0 == UInt8(ascii: "#") }.count
                if index + hashes < source.count, source[index + hashes] == UInt8(ascii: "\"") {
                    for _ in 0..<hashes { blank() }
                    scanString(hashes: hashes)
                } else {
                    advance()
                }
            case UInt8(ascii: "("):
                depth += 1
                advance()
            case UInt8(ascii: ")"):
                if isInterpolated && depth == 0 { return }
                depth -= 1
                advance()
            default:
                advance()
            }
        }
    }

    private mutating func scanComment() {
        var depth = 0
        repeat {
            if source[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                depth += 1
                blank()
            } else if source[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                depth -= 1
                blank()
            }
            blank()
        } while depth > 0 && index < source.count
    }

    private mutating func scanString(hashes: Int) {
        let first = line
        var text: [UInt8] = []
        let quotes = starts(with: Array("\"\"\"".utf8)) ? 3 : 1
        let end =
            Array(repeating: UInt8(ascii: "\""), count: quotes) + Array(repeating: UInt8(ascii: "#"), count: hashes)
        let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
        for _ in 0..<quotes { blank() }
        while index < source.count, !starts(with: end) {
            if starts(with: escape) {
                for _ in escape { blank() }
                guard index < source.count else { break }
                if source[index] == UInt8(ascii: "(") {
                    advance()
                    scanCode(isInterpolated: true)
                    if index < source.count { advance() }
                } else {
                    blank()
                }
            } else {
                text.append(source[index])
                blank()
            }
        }
        for _ in end where index < source.count { blank() }
        literals.append(Word(text: String(decoding: text, as: UTF8.self), line: first))
    }

    private var next: UInt8? { index + 1 < source.count ? source[index + 1] : nil }

    private func starts(with bytes: [UInt8]) -> Bool { source[index...].starts(with: bytes) }

    private mutating func advance() {
        if source[index] == 0x0A { line += 1 }
        index += 1
    }

    private mutating func blank() {
        if source[index] != 0x0A { code[index] = UInt8(ascii: " ") }
        advance()
    }
}

extension UInt8 {
    /// Whether the byte can stand in an identifier.
    fileprivate var isIdentifier: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
