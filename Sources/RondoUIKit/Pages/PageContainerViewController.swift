#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// View controllers as pages, in a loop, a list or anything in between.
    ///
    /// Pages are made when they come near and kept until they are `keep` or more pages away at
    /// rest; then they wait to be used again. Each is told by UIKit that it appears and disappears,
    /// exactly once and in order, whatever fingers and programmes do.
    ///
    ///     let container = PageContainerViewController()
    ///     container.register(PartController.self, forPageWithReuseIdentifier: "part")
    ///     container.dataSource = self
    ///     container.setSelected(3, animated: false)
    ///
    /// - SeeAlso: Documentation/Guides/UIKit.md
    open class PageContainerViewController: UIViewController {
        /// Where the pages come from; not kept alive.
        ///
        /// Another one is read at once.
        public weak var dataSource: (any PageContainerViewControllerDataSource)? {
            didSet {
                guard dataSource !== oldValue else { return }
                if pager.dataSource === keeper { reloadData() } else { pager.dataSource = keeper }
            }
        }
        /// Who is told how pages are switched; not kept alive.
        public weak var delegate: (any PageContainerViewControllerDelegate)?

        let pager: LoopPagerView
        let keeper: PageKeeper

        /// Draws a page by where it is; see `LoopPagerView.cellTransition`.
        public var pageTransition: ((_ page: UIView, _ phase: CGFloat) -> Void)? {
            didSet {
                pager.cellTransition = pageTransition.map { transition in
                    { cell, phase in
                        guard let page = (cell as? PageCell)?.page else { return }
                        transition(page.controller.view, phase)
                    }
                }
            }
        }

        /// A container without pages.
        public override init(nibName: String?, bundle: Bundle?) {
            pager = LoopPagerView(frame: .zero)
            keeper = PageKeeper(pager)
            super.init(nibName: nibName, bundle: bundle)
            keeper.container = self
        }

        /// A container from a storyboard.
        public required init?(coder: NSCoder) {
            pager = LoopPagerView(frame: .zero)
            keeper = PageKeeper(pager)
            super.init(coder: coder)
            keeper.container = self
        }

        /// How the pages are laid out and how they move; see `LoopPagerView.configuration`.
        ///
        /// - Precondition: Traps on a value that breaks its rule, naming both, and when `tiles` is
        ///   anything but `.pages`.
        public var configuration: Configuration {
            get { pager.configuration }
            set {
                guard case .pages = newValue.tiles else {
                    preconditionFailure(
                        """
                        PageContainerViewController.configuration.tiles is \(newValue.tiles), \
                        must be .pages
                        """
                    )
                }
                pager.configuration = newValue
            }
        }

        // MARK: What UIKit calls

        /// Puts the pages behind whatever else is in the view.
        open override func viewDidLoad() {
            super.viewDidLoad()
            view.insertSubview(pager, at: 0)
        }

        /// Lays the pages out over the whole view.
        open override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            pager.frame = view.bounds
        }

        /// Pages are told by the container, each when it is time.
        open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        /// The pages in sight appear with the container.
        open override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            keeper.move(to: .appearing, animated: animated)
        }

        /// The current page has appeared with the container.
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            keeper.move(to: .appeared, animated: animated)
        }

        /// The pages in sight disappear with the container.
        open override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            keeper.move(to: .disappearing, animated: animated)
        }

        /// The pages have disappeared with the container.
        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            keeper.move(to: .disappeared, animated: animated)
        }

        /// Lets go of pages that only wait to be used again.
        open override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            _ = keeper.pool.empty()
        }

        /// Stores the page that things rest on.
        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            pager.encodePlace(with: coder)
        }

        /// Goes to the stored page, or to its index when it is gone, once there are pages.
        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            pager.decodePlace(with: coder)
        }

        // What the system asks a controller about its bars and edges, it asks the current page.

        /// The current page.
        open override var childForStatusBarStyle: UIViewController? { currentPage }

        /// The current page.
        open override var childForStatusBarHidden: UIViewController? { currentPage }

        /// The current page.
        open override var childForHomeIndicatorAutoHidden: UIViewController? { currentPage }

        /// The current page.
        open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
            currentPage
        }

        /// How large a page is in a container of a size; each page is told before it has it.
        open override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize { pageSize(in: parentSize) }
    }
#endif
