/// A moment as HTTP writes it: IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
public struct HTTPDate: Equatable, Sendable {
    /// Seconds since the start of 1970, leap seconds apart: within the years 1970 to 9999.
    public var seconds: Int64

    /// The last second of the year 9999.
    private static let last: Int64 = 253_402_300_799

    /// The moment so many seconds after the start of 1970; the nearest that can be written.
    public init(secondsSince1970 seconds: Int64) {
        self.seconds = min(max(seconds, 0), Self.last)
    }

    /// Appends the 29 bytes of the date.
    public func append(to output: inout [UInt8]) {
        let days = Int(seconds / 86_400)
        let second = Int(seconds % 86_400)
        let (year, month, day) = Self.civil(days)
        // The first day of 1970 was a Thursday.
        Self.letters("ThuFriSatSunMonTueWed", at: days % 7, to: &output)
        output.append(", ")
        Self.twoDigits(day, to: &output)
        output.append(ASCII.space)
        Self.letters("JanFebMarAprMayJunJulAugSepOctNovDec", at: month - 1, to: &output)
        output.append(ASCII.space)
        Self.twoDigits(year / 100, to: &output)
        Self.twoDigits(year % 100, to: &output)
        output.append(ASCII.space)
        Self.twoDigits(second / 3_600, to: &output)
        output.append(ASCII.colon)
        Self.twoDigits(second / 60 % 60, to: &output)
        output.append(ASCII.colon)
        Self.twoDigits(second % 60, to: &output)
        output.append(" GMT")
    }

    /// The year, month and day of the Gregorian calendar, so many days after the start of 1970. Years are counted from March in
    /// 400-year eras, so that the leap day is the last of its year.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let sinceEraZero = days + 719_468
        let era = sinceEraZero / 146_097
        let dayOfEra = sinceEraZero % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// Appends the three letters at `index` of a list of such.
    private static func letters(_ list: StaticString, at index: Int, to output: inout [UInt8]) {
        list.withUTF8Buffer { output.append(contentsOf: $0[index * 3..<index * 3 + 3]) }
    }

    private static func twoDigits(_ number: Int, to output: inout [UInt8]) {
        output.append(ASCII.digit(UInt8(truncatingIfNeeded: number / 10)))
        output.append(ASCII.digit(UInt8(truncatingIfNeeded: number % 10)))
    }
}
