#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// Pages with tabs above; each follows the other.
    final class TabbedPagesViewController: UIViewController, PageContainerViewControllerDataSource {
        private let titles = ["News", "Sport", "Culture", "Weather"]
        private let container = PageContainerViewController(nibName: nil, bundle: nil)
        private let tabs = PageTabBar(frame: .zero)

        override func viewDidLoad() {
            super.viewDidLoad()
            container.configuration.ends = .list
            container.register(TitlePage.self, forPageWithReuseIdentifier: "page")
            container.dataSource = self
            addChild(container)
            view.addSubview(container.view)
            container.didMove(toParent: self)
            tabs.title = { [titles] index, _ in titles[index] }
            tabs.follow(container)
            view.addSubview(tabs)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let (bounds, top) = (view.bounds, view.safeAreaInsets.top)
            let height = tabs.intrinsicContentSize.height
            tabs.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            container.view.frame = CGRect(
                x: 0,
                y: top + height,
                width: bounds.width,
                height: bounds.height - top - height
            )
        }

        func numberOfPages(in container: PageContainerViewController) -> Int { titles.count }

        func pageContainer(
            _ container: PageContainerViewController,
            pageAt index: Int
        ) -> UIViewController? {
            let page = container.dequeueReusablePage(withReuseIdentifier: "page", for: index)
            page.title = titles[index]
            return page
        }
    }

    /// A page that shows its title.
    final class TitlePage: UIViewController {
        private let label = UILabel(frame: .zero)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            label.text = title
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            label.frame = view.bounds
        }
    }
#endif
