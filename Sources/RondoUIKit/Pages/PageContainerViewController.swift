#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// View controllers as pages, in a loop or a list.
    ///
    /// Pages are made when they come near and kept until they are `keep` or more pages away at
    /// rest; then they wait for reuse. UIKit calls the appearance callbacks of each page exactly
    /// once and in order, whatever fingers and programs do.
    ///
    ///     let container = PageContainerViewController()
    ///     container.register(PartController.self, forPageWithReuseIdentifier: "part")
    ///     container.dataSource = self
    ///     container.setSelected(3, animated: false)
    ///
    /// - SeeAlso: Documentation/Guides/UIKit.md
    open class PageContainerViewController: UIViewController {
        /// The data source; not retained.
        ///
        /// A new data source is read immediately.
        public weak var dataSource: (any PageContainerViewControllerDataSource)? {
            didSet {
                guard dataSource !== oldValue else { return }
                if pager.dataSource === keeper { reloadData() } else { pager.dataSource = keeper }
            }
        }
        /// The delegate; not retained.
        public weak var delegate: (any PageContainerViewControllerDelegate)?

        let pager: LoopPagerView
        let keeper: PageKeeper

        /// The pager that the pages lie in.
        @_spi(RondoSwiftUI) public var pagerView: LoopPagerView { pager }

        /// Draws a page depending on its position; see `LoopPagerView.cellTransition`.
        ///
        /// It gets the view that contains the page's own view.
        public var pageTransition: ((_ page: UIView, _ phase: CGFloat) -> Void)? {
            get { pager.cellTransition }
            set { pager.cellTransition = newValue }
        }

        /// The part of the layout that the content of pages decides; see `LoopPagerView.sizing`.
        ///
        /// The size of a page is its `preferredContentSize`, or the fitting size of its view if
        /// that is zero. The container sets its own `preferredContentSize`.
        public var sizing: LoopPagerSizing {
            get { pager.sizing }
            set { pager.sizing = newValue }
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

        /// The layout and motion of the pages; see `LoopPagerView.configuration`.
        ///
        /// - Precondition: Traps on a value that breaks its rule, with a message that names both,
        ///   and if `tiles` is not `.pages`.
        public var configuration: Configuration {
            get { pager.configuration }
            set { pager.configuration = newValue }
        }

        // MARK: Methods that UIKit calls

        /// Puts the pages behind other subviews.
        open override func viewDidLoad() {
            super.viewDidLoad()
            view.insertSubview(pager, at: 0)
        }

        /// Lays the pages out over the whole view.
        open override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            pager.frame = view.bounds
        }

        /// False: the container calls the pages' appearance methods.
        open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        /// Makes the visible pages appear with the container.
        open override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            keeper.move(to: .appearing, animated: animated)
        }

        /// Makes the current page appear with the container.
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            keeper.move(to: .appeared, animated: animated)
        }

        /// Makes the visible pages disappear with the container.
        open override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            keeper.move(to: .disappearing, animated: animated)
        }

        /// Makes the pages disappear with the container.
        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            keeper.move(to: .disappeared, animated: animated)
        }

        /// Releases pages that wait for reuse.
        open override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            keeper.pool.empty()
        }

        /// Stores the page at rest.
        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            pager.encodePlace(with: coder)
        }

        /// Restores the stored page, or its index if it is gone, once there are pages.
        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            pager.decodePlace(with: coder)
        }

        // The current page decides about bars and edges.

        #if !os(tvOS) && !os(visionOS)
            /// The current page.
            open override var childForStatusBarStyle: UIViewController? { currentPage }

            /// The current page.
            open override var childForStatusBarHidden: UIViewController? { currentPage }
        #endif

        #if !os(tvOS)
            /// The current page.
            open override var childForHomeIndicatorAutoHidden: UIViewController? { currentPage }

            /// The current page.
            open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
                currentPage
            }
        #endif

        /// The size of a page in a container with this size; each page is informed before it gets
        /// it.
        open override func size(
            forChildContentContainer container: any UIContentContainer,
            withParentContainerSize parentSize: CGSize
        ) -> CGSize { pageSize(in: parentSize) }

        /// Measures a page again that prefers another size.
        open override func preferredContentSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            keeper.measureAnew(container)
        }
    }
#endif
