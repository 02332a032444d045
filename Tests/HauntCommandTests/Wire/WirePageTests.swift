import Foundation
import RevenantsKit
import TestSupport
import Testing

/// docs/wire.md says what the wire does: every event has a row, and every row's example is one.
@Suite struct WirePageTests {
    /// The name and the example of each row of the table of events.
    static func rows(of page: String) -> [(name: String, example: String?)] {
        page.split(separator: "\n").compactMap { line in
            // A bar inside a cell is escaped; a byte that no text has stands for it meanwhile.
            let cells = line.replacing("\\|", with: "\u{1}").split(separator: "|").map { cell in
                String(cell).replacing("\u{1}", with: "|").trimming(" ")
            }
            guard cells.count == 4, cells[0].hasPrefix("`"), cells[1].contains("→") || cells[1] == "both" else {
                return nil
            }
            return (cells[0].trimming("`"), cells[3].isEmpty ? nil : cells[3].trimming("`"))
        }
    }

    @Test func everyEventHasARowWithAnExample() throws {
        let page = try String(contentsOfFile: "\(Repository.root)/docs/wire.md", encoding: .utf8)
        let rows = Self.rows(of: page)
        let names = rows.map { EventName([UInt8]($0.name.utf8)).rawValue }
        #expect(names.sorted() == EventName.allCases.map(\.rawValue).filter { $0 != EventName.other.rawValue }.sorted())
        for (name, example) in rows {
            let event = NetworkEvent(eventType: [UInt8](name.utf8), payload: example.map { [UInt8]($0.utf8) })
            #expect(try Event(event).networkEvent == event, "\(name)")
        }
    }

    @Test func aRowIsReadWithItsBars() {
        let rows = Self.rows(
            of: "| event | way | payload | for example |\n| `pin` | S→H | x | `a\\|b` |\n| `x` | H→P | none |  |")
        #expect(rows.map(\.name) == ["pin", "x"] && rows.map(\.example) == ["a|b", nil])
    }
}

extension String {
    fileprivate func trimming(_ character: Character) -> String {
        var rest = self[...]
        while rest.first == character { rest.removeFirst() }
        while rest.last == character { rest.removeLast() }
        return String(rest)
    }
}
