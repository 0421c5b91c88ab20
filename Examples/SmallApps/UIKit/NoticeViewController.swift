#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// One notice after another in a line at the top.
    final class NoticeViewController: UIViewController {
        private let ticker = TickerView(frame: .zero)
        private let cells = LoopPagerCellRegistration<UILabel, String> { label, _, text in
            label.text = text
        }
        private lazy var notices = LoopPagerDiffableDataSource<Int, String>(pager: ticker) {
            [cells] ticker, index, text in
            ticker.dequeueConfiguredReusableCell(using: cells, for: index, item: text)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            ticker.interval = 4
            view.addSubview(ticker)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let top = view.safeAreaInsets.top
            ticker.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 44)
        }

        func show(_ texts: [String]) {
            notices.apply(texts)
        }
    }
#endif
