import RondoTestSupport
import UIKit

@testable import RondoUIKit

/// What random players have in common whose data source, cells and delegates also act when they are
/// called: random numbers, a log, and the rules for cells.
@MainActor
class ActingPlayer {
    var violations: [String] = []
    var random: SeededGenerator
    /// The number of calls back that still change something during the present action.
    var budget = 0
    private var depth = 0
    private var actions: [String] = []
    /// The chance of a call back to change something is one in this number.
    private let rarity: Int

    init(_ random: SeededGenerator, rarity: Int) {
        self.random = random
        self.rarity = rarity
    }

    var report: String {
        violations.prefix(3).joined(separator: "\n") + "\nafter " + actions.joined(separator: "; ")
    }

    func note(_ action: String) { actions.append(action) }

    func require(_ isTrue: Bool, _ problem: @autoclosure () -> String) {
        if !isTrue { violations.append("\(problem()) [after \(actions.count)]") }
    }

    /// Changes something at random; for subclasses.
    func change() {}

    /// Changes something in a call back, now and then.
    func callBack(_ name: String) {
        guard budget > 0, depth < 3, random.once(in: rarity) else { return }
        budget -= 1
        depth += 1
        note("in \(name) {")
        change()
        note("}")
        depth -= 1
    }

    func index(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    /// Handles a call of a cell that shows an item, or none.
    func handle(_ call: ActingCell.Call, _ cell: ActingCell, shown: String?) {
        switch call {
        case .fill:
            require(
                shown == nil || item(of: cell) == shown,
                "\(cell.text) is put into \(shown ?? "")"
            )
        case .reuse, .end: require(shown == nil, "\(call) of \(shown ?? "") while shown")
        case .measure: break
        }
        callBack("\(call) of \(cell.text)")
    }

    func item(of cell: UIView) -> String? {
        (cell as? TextCell).map { String($0.text.prefix { $0 != "=" }) }
    }
}
