#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI
    import UIKit

    /// Updates the view of a pager from its SwiftUI value, and reports the view's events.
    @MainActor
    final class PagerCoordinator<Data: RandomAccessCollection, ID: Hashable, Content: View> {
        /// An item as the view needs it.
        struct Entry: Equatable {
            let id: ID
            let length: CGFloat?
        }

        /// The view's own defaults.
        private struct Standard {
            let configuration: Configuration
            let isScrollEnabled: Bool
            let isAdjustable: Bool
            let pageDescription: @MainActor (Int, Int) -> String
        }

        let tiles: HostedTiles<ID, Content>
        /// The parent view controller of the tiles.
        weak var parent: UIViewController?
        private(set) var entries: [Entry] = []
        /// The collection with the items of `entries`; a new configuration may request cells before
        /// new items exist.
        private var data: Data?
        /// The indices of `entries` in `data`, nil if all items are shown.
        private var shown: [Data.Index]?
        var pager: LoopPager<Data, ID, Content>?
        private(set) var options = PagerOptions()
        /// The options for the type of the items.
        private(set) var itemOptions = PagerItemOptions<Data.Element>()
        var link = SelectionLink<ID>()
        var ends = EndWatch<ID>()
        var inSight = ItemsInSight<ID, Data.Element>()
        /// The item that a switch in progress has left.
        var begun: Data.Element?
        /// The item nearest to its resting place.
        var current: ID?
        let nextTurn = NextTurn()
        private let pull = PullToRefresh()
        private(set) weak var view: LoopPagerView?
        /// The container of pages, nil for items without a life of their own.
        private(set) weak var container: PageContainerViewController?
        private var standard: Standard?
        private var loader: (any PagerLoading)?
        /// The last configuration; the view's own one also has a viewport.
        private var configuration: Configuration?
        /// The last insets; those of the view are others during a refresh.
        private var insets = UIEdgeInsets.zero

        init(_ tiles: HostedTiles<ID, Content>) {
            self.tiles = tiles
        }

        /// Connects to a view, which has defaults of its own.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - container: Its container, for pages.
        ///   - wanted: Receives the size of the view by its content.
        func connect(
            _ view: LoopPagerView,
            in container: PageContainerViewController? = nil,
            _ wanted: WantedSize
        ) {
            self.view = view
            self.container = container
            view.onSizeChange = { [weak self, weak wanted] size in
                self?.nextTurn.perform { wanted?.adopt(size) }
            }
            view.onRestChange = { [weak self] in self?.tell($0) { $0.onRestChange } }
            view.onEvent = { [weak self] in self?.receive($0) }
            view.onProgress = { [weak self] in self?.didProgress($0) }
            view.onReachChange = { [weak self] in self?.checkEnd() }
            configuration = view.configuration
            standard = Standard(
                configuration: view.configuration,
                isScrollEnabled: view.isScrollEnabled,
                isAdjustable: view.isAccessibilityAdjustable,
                pageDescription: view.pageDescription
            )
        }

        /// Handles an update by SwiftUI of the pager's value or the environment.
        func update(
            _ new: LoopPager<Data, ID, Content>,
            _ environment: EnvironmentValues,
            _ transaction: Transaction
        ) {
            pager = new
            options = environment.pagerOptions
            itemOptions = options.items[PagerItemOptions<Data.Element>.self]
            var inner = environment
            inner.pagerOptions = options.inner
            // Before the items: the effects of a change of the items are not requests of the
            // binding.
            if new.hasSelection { link.read(new.selection) }
            configure(environment)
            let wasEmpty = entries.isEmpty
            tiles.update(inner, transaction) {
                updateItems(new, animated: transaction.animates)
            } item: { id, _ in
                view?.indexForItem(withIdentifier: id).flatMap { content(at: $0) }
            }
            view?.measureCellsAnew()
            follow(options.way, animated: transaction.animates && !wasEmpty)
            checkEnd()
            load(itemOptions.loader)
        }

        /// Connects the loader, which loads more items when the end comes near.
        func load(_ new: (any PagerLoading)?) {
            view?.feedKeeper.connect(new, insteadOf: loader)
            loader = new
        }

        /// Loads on if the view that had taken the loader over is gone.
        func resumeLoading() {
            view?.feedKeeper.resume(loader)
        }

        private func configure(_ environment: EnvironmentValues) {
            guard let view, let standard else { return }
            var wanted = standard.configuration
            for change in options.changes { change(&wanted) }
            // Without a number the configured length counts again.
            if configuration != wanted || view.itemsPerView != options.itemsPerView {
                configuration = wanted
                view.itemsPerView = options.itemsPerView
                view.configuration = wanted
            }
            let insets = options.margins.insets(in: environment.layoutDirection)
            if self.insets != insets {
                self.insets = insets
                view.contentInset = insets
            }
            let semantics = environment.semanticContentAttribute
            if view.semanticContentAttribute != semantics {
                view.semanticContentAttribute = semantics
            }
            let isEnabled =
                standard.isScrollEnabled && environment.allowsScrolling && !options.isScrollDisabled
            if view.isScrollEnabled != isEnabled { view.isScrollEnabled = isEnabled }
            view.pageDescription = options.pageDescription ?? standard.pageDescription
            let isAdjustable =
                standard.isAdjustable || (itemOptions.description != nil && !hasPages)
            if view.isAccessibilityAdjustable != isAdjustable {
                view.isAccessibilityAdjustable = isAdjustable
            }
            if view.isPaused != options.isPaused { view.isPaused = options.isPaused }
            if view.sizing != options.sizing { view.sizing = options.sizing }
            if view.scrollsToTop != options.scrollsToTop {
                view.scrollsToTop = options.scrollsToTop
            }
            let isPulled = wanted.axis == .vertical && wanted.ends.start == .pinned
            pull.adopt(isPulled ? environment.refreshing : nil, in: view.scrollView)
            connectReports(of: view)
            options.proxy?.connect(view, in: container)
            let hasTransition = options.transition != nil
            if hasTransition != (view.cellTransition != nil) {
                view.cellTransition = hasTransition ? { [weak self] in self?.draw($0, $1) } : nil
            } else if hasTransition {
                view.setNeedsTransition()
            }
        }

        /// Draws an item's view by the present transition; plainly without one.
        private func draw(_ view: UIView, _ phase: CGFloat) {
            let plain = PagerEffect(size: view.bounds.size)
            let effect = options.transition?(plain, PagerPhase(value: phase)) ?? plain
            effect.apply(to: view)
        }

        private func updateItems(_ new: LoopPager<Data, ID, Content>, animated: Bool) {
            func entry(_ element: Data.Element) -> Entry {
                Entry(id: element[keyPath: new.id], length: itemOptions.length?(element))
            }
            data = new.data
            shown = itemOptions.isShown.map { isShown in
                new.data.indices.filter { isShown(new.data[$0]) }
            }
            if let shown {
                adopt(shown.map { entry(new.data[$0]) }, animated: animated)
            } else {
                adopt(new.data.lazy.map(entry), animated: animated)
            }
            inSight.refresh { id in element(of: id).map { kept($0) } }
        }

        /// Replaces the items; equal ones change nothing.
        private func adopt(_ new: some Sequence<Entry>, animated: Bool) {
            guard !new.elementsEqual(entries) else { return }
            entries = Array(new)
            view?.updateItems(animated: animated)
        }

        /// Scrolls to the item that the selection requests.
        private func follow(_ way: Way, animated: Bool) {
            guard let view else { return }
            let goal = link.resolve(isEmpty: entries.isEmpty) {
                view.indexForItem(withIdentifier: $0) != nil
            }
            guard let index = goal.flatMap({ view.indexForItem(withIdentifier: $0) }) else {
                return
            }
            view.scroll(to: index, animated: animated, way: way)
        }

        // MARK: Items

        func element(at index: Int) -> Data.Element? {
            guard let data, index < entries.count else { return nil }
            if let shown { return data[shown[index]] }
            return data[data.index(data.startIndex, offsetBy: index)]
        }

        /// The content and the description of the item at an index.
        func content(at index: Int) -> HostedTile<ID, Content>.ItemContent? {
            guard let pager, let element = element(at: index) else { return nil }
            let content = pager.content
            return HostedTile.ItemContent(
                id: entries[index].id,
                content: { content(element) },
                description: itemOptions.description.map { describe in { describe(element) } }
            )
        }
    }
#endif
