import Rondo
import RondoTestSupport

extension NaiveScroller {
    /// Changes the configuration; returns whether it was valid.
    mutating func configure(_ new: Configuration) -> Bool {
        guard new.keepsTheRules else { return false }
        let old = configuration
        var other = new
        // The initial item has no effect after the start.
        other.initial = old.initial
        guard other != old else { return true }
        if other.axis != old.axis || other.direction != old.direction { dropPointer() }
        layOut(by: other)
        if (other.tiles == .cells) != (old.tiles == .cells) { showNone() }
        if other.advance != old.advance { restAnew() }
        return true
    }
}

extension Configuration {
    /// Whether it follows those rules that random plays break.
    fileprivate var keepsTheRules: Bool {
        func isAtLeast(_ least: Double, _ field: Field) -> Bool {
            self[field] >= least || (self[field].isNaN && field != .spacing)
        }
        return isAtLeast(0, .spacing) && isAtLeast(1, .keep) && !(self[.duration] > self[.interval])
    }
}
