#if os(iOS) || os(Linux)
    import Foundation
    import RondoUIKit
    import UIKit

    /// A calendar of weeks without ends, with a title and a button that returns to today.
    ///
    /// Five weeks around the current one are a loop; far ends change out of sight.
    final class WeeksViewController: UIViewController {
        private let today = UIButton(type: .system)
        private let month = UILabel(frame: .zero)
        private let pager = LoopPagerView(frame: .zero)
        private let cells = LoopPagerCellRegistration<UILabel, Int> { label, _, week in
            label.text = Week.days(of: week).joined(separator: " ")
        }
        private lazy var weeks = LoopPagerDiffableDataSource<Int, Int>(pager: pager) {
            [cells] pager, index, week in
            pager.dequeueConfiguredReusableCell(using: cells, for: index, item: week)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            today.setTitle("Today", for: .normal)
            today.addAction(UIAction { [weak self] _ in self?.showToday() }, for: .touchUpInside)
            for child in [today, month, pager] { view.addSubview(child) }
            weeks.onEvent = { [weak self] event in
                if case .didChangeCurrent(from: _, to: let week?) = event { self?.center(week) }
            }
            center(0)
            pager.scroll(toItemWithIdentifier: 0, animated: false)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let width = view.bounds.width
            month.frame = CGRect(x: 0, y: 0, width: width - 80, height: 44)
            today.frame = CGRect(x: width - 80, y: 0, width: 80, height: 44)
            pager.frame = CGRect(x: 0, y: 44, width: width, height: 80)
        }

        private func showToday() {
            let isNear = weeks.index(for: 0) != nil
            center(0, animated: true)
            pager.scroll(toItemWithIdentifier: 0, animated: isNear)
        }

        /// Shows a week's title, and keeps the weeks around it ready.
        private func center(_ week: Int, animated: Bool = false) {
            month.text = Week.title(of: week)
            weeks.apply(Array(week - 2...week + 2), animatingDifferences: animated)
        }
    }

    /// Weeks by their distance from the current one.
    enum Week {
        static func days(of week: Int) -> [String] {
            (0..<7).map { formatted(date(week, day: $0), "EEE d") }
        }

        static func title(of week: Int) -> String { formatted(date(week), "MMMM yyyy") }

        private static func date(_ week: Int, day: Int = 0) -> Date {
            let calendar = Calendar.current
            let now = calendar.dateInterval(of: .weekOfYear, for: Date())?.start ?? Date()
            return calendar.date(byAdding: .day, value: 7 * week + day, to: now) ?? now
        }

        private static func formatted(_ date: Date, _ template: String) -> String {
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate(template)
            return formatter.string(from: date)
        }
    }
#endif
