#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// Banners that advance every five seconds, smaller at the sides, with dots and a line that
    /// fills until the next step.
    final class BannerViewController: UIViewController {
        private let pager = LoopPagerView(frame: .zero)
        private let dots = UIPageControl(frame: .zero)
        private let line = UIView(frame: .zero)
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
            pager.onRestChange = { [weak self] in self?.showRest($0) }
            line.backgroundColor = .systemBlue
            view.addSubview(pager)
            view.addSubview(line)
            view.addSubview(dots)
            banners.apply(["Autumn", "Winter", "Spring", "Summer"])
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let width = view.bounds.width
            pager.frame = CGRect(x: 0, y: 0, width: width, height: 160)
            line.frame = CGRect(x: 0, y: 160, width: line.frame.width, height: 2)
            dots.frame = CGRect(x: 0, y: 162, width: width, height: 40)
        }

        private func showRest(_ seconds: TimeInterval?) {
            line.layer.removeAllAnimations()
            line.frame.size.width = 0
            guard let seconds else { return }
            UIView.animate(withDuration: seconds, delay: 0, options: .curveLinear) {
                self.line.frame.size.width = self.view.bounds.width
            }
        }
    }
#endif
