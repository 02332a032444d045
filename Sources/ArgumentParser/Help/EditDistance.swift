extension String {
    /// How many letters must be put in, taken out or replaced to make `other` of this text (Levenshtein).
    func editDistance(to other: String) -> Int {
        let target = Array(other)
        var row = Array(0...target.count)
        for (i, letter) in self.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, wanted) in target.enumerated() {
                let replaced = diagonal + (letter == wanted ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[target.count]
    }

    /// The candidate that was most likely meant, if one is near enough.
    func nearest(in candidates: [String], within limit: Int) -> String? {
        candidates
            .map { (word: $0, distance: editDistance(to: $0)) }
            .filter { $0.distance < limit }
            .min { $0.distance < $1.distance }?
            .word
    }
}
