import CordeliaKit
import Foundation
import Testing

/// Dates as RFC 9110, 5.6.7 writes them.
@Suite struct HTTPDateTests {
    private func text(_ seconds: Int64) -> String {
        var output: [UInt8] = []
        HTTPDate(secondsSince1970: seconds).append(to: &output)
        return String(latin1: output)
    }

    @Test(
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (951_782_399, "Mon, 28 Feb 2000 23:59:59 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
            (-1, "Thu, 01 Jan 1970 00:00:00 GMT"), (.max, "Fri, 31 Dec 9999 23:59:59 GMT"),
        ] as [(Int64, String)])
    func aDate(seconds: Int64, expected: String) {
        #expect(text(seconds) == expected)
    }

    @Test func everyFewDaysOfTwoCenturiesAsFoundationSaysThem() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        for seconds in stride(from: 0 as Int64, to: 6_400_000_000, by: 2_100_017) {
            #expect(text(seconds) == formatter.string(from: Date(timeIntervalSince1970: TimeInterval(seconds))))
        }
    }
}
