import CordeliaKit
import Foundation

/// A browser's requests of 700 bytes, read whole.
enum HTTPRequests {
    static var subject: Subject {
        let request = [UInt8](text.utf8)
        precondition(request.count == 700, "\(request.count) bytes")
        return Subject(
            name: "requests, 700 bytes, 12 fields", unit: "requests",
            contenders: [
                .init(name: "RequestParser", run: { read(request, times: 100_000) }),
                .init(name: "String, split", run: { readPlainly(request, times: 2_000) }),
            ],
            goal: "asked for: at most 500 ns and no allocation a request")
    }

    /// What a browser sends for a page of the house.
    static let text =
        "GET /assets/night/room.js?version=3f786850e387550f HTTP/1.1\r\n"
        + "Host: haunted-phone.local:4610\r\nConnection: keep-alive\r\nCache-Control: max-age=0\r\n"
        + "sec-ch-ua: \"Chromium\";v=\"156\", \"Not)A;Brand\";v=\"24\"\r\nsec-ch-ua-platform: \"Linux\"\r\n"
        + "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 "
        + "Safari/537.36\r\n"
        + "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8\r\n"
        + "Sec-Fetch-Site: same-origin\r\nReferer: http://haunted-phone.local:4610/night\r\n"
        + "Accept-Encoding: gzip, deflate, br, zstd\r\nAccept-Language: en-GB,en;q=0.9,de;q=0.8\r\n"
        + "Cookie: \(String(repeating: "c", count: 92))\r\n\r\n"

    static func read(_ request: [UInt8], times: Int) -> Int {
        var parser = RequestParser()
        var (count, fields) = (0, 0)
        for _ in 0..<times {
            var position = 0
            while let event = parser.next(in: request.span, at: &position) {
                switch event {
                case .head(let head): fields += head.fields.count
                case .end: count += 1
                case .body, .refused: fatalError("\(event)")
                }
            }
        }
        precondition(fields == count * 12, "\(fields)")
        return count
    }

    /// The reader that one writes with Foundation at hand, which checks next to nothing.
    static func readPlainly(_ request: [UInt8], times: Int) -> Int {
        var fields = 0
        for _ in 0..<times {
            guard let text = String(bytes: request, encoding: .utf8) else { fatalError("ASCII") }
            let lines = text.components(separatedBy: "\r\n")
            precondition(lines[0].split(separator: " ").count == 3)
            var values: [String: String] = [:]
            for line in lines.dropFirst() where !line.isEmpty {
                guard let colon = line.firstIndex(of: ":") else { continue }
                values[line[..<colon].lowercased()] =
                    line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            }
            fields += values.count
        }
        precondition(fields == times * 12, "\(fields)")
        return times
    }
}
