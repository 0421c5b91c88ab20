#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// Banners that advance every five seconds, smaller at the sides, with dots below.
    final class BannerViewController: UIViewController {
        private let pager = LoopPagerView(frame: .zero)
        private let dots = UIPageControl(frame: .zero)
        private let cells = LoopPagerCellRegistration<UILabel, String> { label, _, text in
            label.text = text
        }
        private lazy var banners = LoopPagerDiffableDataSource<Int, String>(pager: pager) {
            [cells] pager, index, text in
            pager.dequeueConfiguredReusableCell(using: cells, for: index, item: text)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            pager.configuration.extent = .points(300)
            pager.configuration.alignment = .center
            pager.configuration.advance = .every(5)
            pager.isAccessibilityAdjustable = true
            pager.pageControl = dots
            pager.cellTransition = { cell, phase in
                let scale = 1 - 0.1 * abs(phase)
                cell.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
            view.addSubview(pager)
            view.addSubview(dots)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Autumn", "Winter", "Spring", "Summer"])
            banners.apply(snapshot)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let width = view.bounds.width
            pager.frame = CGRect(x: 0, y: 0, width: width, height: 160)
            dots.frame = CGRect(x: 0, y: 160, width: width, height: 40)
        }
    }
#endif
