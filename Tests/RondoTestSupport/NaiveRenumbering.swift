import Rondo

/// The new numbers of slots after a change of items, by Documentation/TraceFormat.md: slot q·n + i
/// becomes q·n' + i'.
package struct NaiveRenumbering {
    let old: [Int]
    let new: [Int]
    /// The slots that can have a successor: all except those beyond a pinned end.
    package let exists: (Int) -> Bool

    package init(from old: [Int], to new: [Int], exists: @escaping (Int) -> Bool) {
        self.old = old
        self.new = new
        self.exists = exists
    }

    /// The slot's new number, nil if its item is gone.
    package func slot(of slot: Int) -> Int? {
        let index = ((slot % old.count) + old.count) % old.count
        let turn = (slot - index) / old.count
        return new.firstIndex(of: old[index]).map { turn * new.count + $0 }
    }

    /// The new number of the slot, or of the next remaining one in a direction (1 or -1), otherwise
    /// in the other.
    package func survivor(of slot: Int, heading: Int) -> Int? {
        for sign in [heading, -heading] {
            for step in 0..<old.count {
                let candidate = slot + sign * step
                guard exists(candidate) else { break }
                if let found = self.slot(of: candidate) { return found }
            }
        }
        return nil
    }
}
