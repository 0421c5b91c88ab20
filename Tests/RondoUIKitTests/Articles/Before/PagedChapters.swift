// The code before the migration, compiled with the real UIKit only.
#if canImport(UIKit) && !os(Linux)
    import UIKit

    private final class PagedChaptersViewController: UIPageViewController,
        UIPageViewControllerDataSource,
        UIPageViewControllerDelegate
    {
        private var numbers = [1, 2, 3, 4, 5]

        override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            delegate = self
            go(to: 1, direction: .forward, animated: false)
        }

        private func page(_ number: Int) -> UIViewController {
            let page = ChapterViewController()
            page.number = number
            return page
        }

        private func number(of page: UIViewController?) -> Int? {
            (page as? ChapterViewController)?.number
        }

        private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
            guard let place = number(of: page).flatMap({ numbers.firstIndex(of: $0) }) else {
                return nil
            }
            return self.page(numbers[(place + step + numbers.count) % numbers.count])
        }

        func go(to number: Int, direction: NavigationDirection, animated: Bool) {
            setViewControllers([page(number)], direction: direction, animated: animated) { _ in
                self.didTurn(to: number)
            }
        }

        func remove(_ number: Int) {
            numbers.removeAll { $0 == number }
            let shown = self.number(of: viewControllers?.first) ?? numbers[0]
            // Also if it is shown already: the kept neighbours are the old ones.
            go(to: shown == number ? numbers[0] : shown, direction: .forward, animated: false)
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbour(of: viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbour(of: viewController, 1) }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) {
            if completed, let number = number(of: viewControllers?.first) { didTurn(to: number) }
        }

        private func didTurn(to number: Int) {}
    }

    private final class ChapterViewController: UIViewController {
        var number = 0
    }
#endif
