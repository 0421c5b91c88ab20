#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// Cards in a row with two ends: as many as fit, a part of the next, dots and two buttons.
    final class ProductsViewController: UIViewController {
        private let pager = LoopPagerView(frame: .zero)
        private let dots = UIPageControl(frame: .zero)
        private let back = UIButton(type: .system)
        private let forward = UIButton(type: .system)
        private let cells = LoopPagerCellRegistration<UILabel, String> { label, _, product in
            label.text = product
        }
        private lazy var products = LoopPagerDiffableDataSource<Int, String>(pager: pager) {
            [cells] pager, index, product in
            pager.dequeueConfiguredReusableCell(using: cells, for: index, item: product)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            pager.configuration.ends = .list
            pager.configuration.snap = .item
            pager.configuration.spacing = 12
            pager.contentInset = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 24)
            pager.pageControl = dots
            pager.onStopChange = { [back, forward] stop in
                back.isEnabled = !stop.isFirst
                forward.isEnabled = !stop.isLast
            }
            back.setTitle("Previous", for: .normal)
            forward.setTitle("Next", for: .normal)
            back.addAction(
                UIAction { [pager] _ in pager.scrollToPrevious() },
                for: .touchUpInside
            )
            forward.addAction(UIAction { [pager] _ in pager.scrollToNext() }, for: .touchUpInside)
            for child in [pager, back, dots, forward] { view.addSubview(child) }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let width = view.bounds.width
            pager.itemsPerView = width < 500 ? 1 : width < 900 ? 2.5 : 4
            pager.frame = CGRect(x: 0, y: 0, width: width, height: 240)
            back.frame = CGRect(x: 0, y: 240, width: 80, height: 44)
            dots.frame = CGRect(x: 80, y: 240, width: width - 160, height: 44)
            forward.frame = CGRect(x: width - 80, y: 240, width: 80, height: 44)
        }

        func show(_ names: [String]) {
            products.apply(names)
        }
    }
#endif
