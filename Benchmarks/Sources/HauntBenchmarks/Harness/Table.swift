import Foundation

/// Rows under a head, every column as wide as its widest entry.
struct Table {
    private var rows: [[String]]

    init(columns: [String]) {
        rows = [columns]
    }

    mutating func add(_ row: [String]) {
        rows.append(row)
    }

    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { index, cell in
                let space = String(repeating: " ", count: widths[index] - cell.count)
                return index == 0 ? cell + space : space + cell
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }
}

/// `value` with `digits` digits after the point.
func fixed(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
}

/// `value` with a thousand's, million's or billion's letter: "7.24 M".
func amount(_ value: Double) -> String {
    let units: [(Double, String)] = [(1e9, " G"), (1e6, " M"), (1e3, " k")]
    for (unit, letter) in units where value >= unit { return fixed(value / unit, 2) + letter }
    return fixed(value, 2)
}

/// `seconds` in the unit that suits: "138.0 ns".
func duration(_ seconds: Double) -> String {
    let units: [(Double, String)] = [(1, " s"), (1e-3, " ms"), (1e-6, " µs"), (1e-9, " ns")]
    for (unit, name) in units where seconds >= unit { return fixed(seconds / unit, 2) + name }
    return fixed(seconds * 1e12, 0) + " ps"
}
