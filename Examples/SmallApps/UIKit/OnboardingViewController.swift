#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// Three pages without a loop, with dots, "Skip", and "Next" that becomes "Done".
    final class OnboardingViewController: UIViewController,
        PageContainerViewControllerDataSource, PageContainerViewControllerDelegate
    {
        /// Ends the onboarding.
        var finish: () -> Void = {}
        private let steps = ["Welcome", "Find films", "Get news"].map { title in
            let page = TitlePage(nibName: nil, bundle: nil)
            page.title = title
            return page
        }
        private let container = PageContainerViewController(nibName: nil, bundle: nil)
        private let dots = UIPageControl(frame: .zero)
        private let skip = UIButton(type: .system)
        private let forward = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            container.configuration.ends = .list
            container.dataSource = self
            container.delegate = self
            container.pageControl = dots
            addChild(container)
            view.addSubview(container.view)
            container.didMove(toParent: self)
            skip.setTitle("Skip", for: .normal)
            skip.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
            forward.setTitle("Next", for: .normal)
            forward.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
            for child in [skip, dots, forward] { view.addSubview(child) }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let width = view.bounds.width
            let bottom = view.bounds.height - view.safeAreaInsets.bottom - 44
            container.view.frame = view.bounds
            skip.frame = CGRect(x: 0, y: bottom, width: 80, height: 44)
            dots.frame = CGRect(x: 80, y: bottom, width: width - 160, height: 44)
            forward.frame = CGRect(x: width - 80, y: bottom, width: 80, height: 44)
        }

        private var isLast: Bool { container.selectedIndex == steps.count - 1 }

        private func goOn() {
            if isLast { return finish() }
            container.selectNext()
            showStep()
        }

        private func showStep() {
            forward.setTitle(isLast ? "Done" : "Next", for: .normal)
            skip.isHidden = isLast
        }

        func numberOfPages(in container: PageContainerViewController) -> Int { steps.count }

        func pageContainer(
            _ container: PageContainerViewController,
            pageAt index: Int
        ) -> UIViewController? { steps[index] }

        func pageContainer(
            _ container: PageContainerViewController,
            didChangeCurrentFrom old: LoopPagerItem?,
            to new: LoopPagerItem?
        ) { showStep() }
    }
#endif
