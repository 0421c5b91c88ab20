#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI
    import UIKit

    /// The controller of the shelves' view, and the parent of the hosting controllers of cells and
    /// headers.
    final class ShelvesController<
        Data: RandomAccessCollection,
        Item: Identifiable,
        Content: View,
        Header: View
    >: UIViewController
    where Data.Element: Identifiable, Data.Element.ID: Sendable, Item.ID: Sendable {
        typealias ShelfID = Data.Element.ID
        typealias Source = ShelvesDiffableDataSource<ShelfID, Item>

        /// An item on one of its shelves.
        struct Place: Hashable {
            let shelf: ShelfID
            let item: Item.ID
        }

        /// The identity of the footer.
        enum FooterID {
            case footer
        }

        let list = ShelvesView(frame: .zero)
        private let tiles = HostedTiles<Place, Content>()
        private let headers = HostedTiles<ShelfID, Header>()
        private let footers = HostedTiles<FooterID, AnyView>()
        let nextTurn = NextTurn()
        private let pull = PullToRefresh()
        private var loader: (any PagerLoading)?
        private(set) var face: Shelves<Data, Item, Content, Header>?
        /// The present data; a new configuration may request cells before new shelves exist.
        private var data: Data?
        /// For each shelf of `data` the places of the shown items among all its items; nil if all
        /// are shown.
        private var places: [[Int]?] = []
        private(set) var options = ShelvesOptions()
        /// The options of each shelf, in order.
        private var shelfOptions: [ShelfOptions] = []
        /// The indices of shelves, by their identity.
        private(set) var sections: [ShelfID: Int] = [:]
        private var ends = EndWatch<ShelfID>()
        var link = SelectionLink<ShelfID>()
        /// The shelf that a switch of the list in progress has left.
        var begunShelf: ShelfID?
        /// The items that switches of shelves in progress have left.
        var begunItems: [ShelfID: Item.ID] = [:]
        var shelvesInSight = ItemsInSight<ShelfID, Void>()
        var itemsInSight = ItemsInSight<Place, Void>()
        private lazy var standard = list.configuration
        /// The last configuration; the view's own one also has viewports.
        private lazy var configuration = standard
        private lazy var source = Source(view: list) { [weak self] _, path, _, item in
            self?.cell(at: path, item) ?? UIView()
        }

        override func loadView() {
            view = list
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            list.register(HostingCell<Place, Content>.self, forCellWithReuseIdentifier: "item")
            list.register(HostingCell<ShelfID, Header>.self, forCellWithReuseIdentifier: "header")
            list.register(HostingCell<FooterID, AnyView>.self, forCellWithReuseIdentifier: "footer")
            source.onEvent = { [weak self] in self?.receive($0) }
            list.onReachChange = { [weak self] in self?.checkEnd() }
            source.headerProvider = { [weak self] _, section, _ in self?.header(at: section) }
            source.optionsProvider = { [weak self] id in
                self?.sections[id].flatMap { self?.shelfOptions[$0] } ?? ShelfOptions()
            }
        }

        /// Handles an update by SwiftUI of the shelves' value or the environment.
        func update(
            _ new: Shelves<Data, Item, Content, Header>,
            _ environment: EnvironmentValues,
            _ transaction: Transaction
        ) {
            loadViewIfNeeded()
            let isFirst = face == nil
            face = new
            options = environment.shelvesOptions
            let ofType = options.types[ShelfTypeOptions<Data.Element>.self]
            // Before the shelves: the effects of their change are not requests of the binding.
            if let selection { link.read(selection.wrappedValue) }
            configure(environment)
            let wasEmpty = source.shelves.isEmpty
            var inner = environment
            inner.shelvesOptions = ShelvesOptions()
            tiles.update(inner, transaction) {
                headers.update(inner, transaction) {
                    footers.update(inner, transaction) {
                        updateShelves(new, ofType.options, animated: transaction.animates)
                        updateFooter(length: options.footer?.length ?? 0)
                        if isFirst, new.load != nil { startLoading() }
                    } item: { _, _ in
                        footerContent
                    }
                } item: { id, _ in
                    sections[id].flatMap { headerContent(at: $0) }
                }
            } item: { place, tile in
                path(of: tile).flatMap { itemContent(at: $0, source.item(for: place.item)) }
            }
            follow(animated: transaction.animates && !wasEmpty)
            checkEnd()
            load(ofType.loader)
        }

        /// The selection of shelves, nil without one.
        var selection: Binding<ShelfID?>? {
            options.types[ShelfSelection<ShelfID>.self].binding
        }

        /// Scrolls to the shelf that the selection requests.
        private func follow(animated: Bool) {
            let goal = link.resolve(isEmpty: sections.isEmpty) { sections[$0] != nil }
            if let goal { list.scroll(toShelf: goal, animated: animated) }
        }

        /// Connects the loader, which loads more shelves when the end comes near.
        func load(_ new: (any PagerLoading)?) {
            list.feedKeeper.connect(new, insteadOf: loader)
            loader = new
        }

        /// Loads on if the view that had taken the loader over is gone.
        func resumeLoading() {
            list.feedKeeper.resume(loader)
        }

        private func configure(_ environment: EnvironmentValues) {
            var wanted = standard
            for change in options.changes { change(&wanted) }
            if configuration != wanted {
                configuration = wanted
                list.configuration = wanted
            }
            if list.headerHeight != options.headerLength {
                list.headerHeight = options.headerLength
            }
            let insets = options.margins.insets(in: environment.layoutDirection)
            if list.contentInset != insets { list.contentInset = insets }
            let semantics = environment.semanticContentAttribute
            if list.semanticContentAttribute != semantics {
                list.semanticContentAttribute = semantics
            }
            let isEnabled = environment.allowsScrolling && !options.isScrollDisabled
            if list.isScrollEnabled != isEnabled { list.isScrollEnabled = isEnabled }
            list.scrollsToTop = options.scrollsToTop
            list.shelfDescription = options.shelfDescription
            list.itemDescription = options.itemDescription
            let isPinned = wanted.list.ends.start == .pinned
            pull.adopt(isPinned ? environment.refreshing : nil, in: list.scrollView)
            options.proxy?.view = list
            options.proxy?.retry = { [weak self] in self?.source.retryLoading() }
            options.proxy?.update = { [weak self] items in
                self?.source.update(items.compactMap { $0 as? Item })
            }
        }

        private func updateShelves(
            _ new: Shelves<Data, Item, Content, Header>,
            _ options: (Data.Element) -> ShelfOptions,
            animated: Bool
        ) {
            let shown = new.data.map { new.items($0, self.options.types) }
            let shelves = zip(new.data, shown).map { Source.Shelf(id: $0.id, items: $1.ids) }
            let all = new.data.map(options)
            data = new.data
            places = shown.map(\.places)
            guard shelves != source.shelves || all != shelfOptions else { return }
            shelfOptions = all
            sections = Dictionary(
                shelves.enumerated().map { ($1.id, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            source.apply(shelves, animatingDifferences: animated)
        }

        /// Adds or removes the footer after a change of the shelves, which take its place.
        private func updateFooter(length: CGFloat) {
            if source.footerHeight != length { source.footerHeight = length }
            guard (source.footerProvider != nil) != (length > 0) else { return }
            source.footerProvider = length > 0 ? { [weak self] _, _, _ in self?.footer() } : nil
        }

        private func startLoading() {
            source.loadItems { [weak self] ids in try await self?.face?.load?(ids) ?? [] }
        }

        // MARK: Cells

        /// A cell with content; empty without content.
        private func cell<ID, Tile: View>(
            _ identifier: String,
            of tiles: HostedTiles<ID, Tile>,
            _ content: HostedTile<ID, Tile>.ItemContent?
        ) -> UIView {
            let view = list.dequeueReusableCell(withReuseIdentifier: identifier)
            if let content, let cell = view as? HostingCell<ID, Tile> {
                tiles.fill(cell, content, in: self)
            }
            return view
        }

        private func cell(at path: IndexPath, _ item: Item?) -> UIView {
            cell("item", of: tiles, itemContent(at: path, item))
        }

        private func header(at section: Int) -> UIView? {
            headerContent(at: section).map { cell("header", of: headers, $0) }
        }

        private func itemContent(at path: IndexPath, _ item: Item?) -> HostedTile<Place, Content>
            .ItemContent?
        {
            guard let content = face?.content, let shelf = shelf(at: path.section) else {
                return nil
            }
            let id = source.shelves[path.section].items[path.item]
            let place = places[path.section]?[path.item] ?? path.item
            return HostedTile.ItemContent(id: Place(shelf: shelf.id, item: id)) {
                content(shelf, place, id, item)
            }
        }

        private func headerContent(at section: Int) -> HostedTile<ShelfID, Header>.ItemContent? {
            guard let header = face?.header, let shelf = shelf(at: section) else { return nil }
            return HostedTile.ItemContent(id: shelf.id) { header(shelf) }
        }

        private func footer() -> UIView? {
            footerContent.map { cell("footer", of: footers, $0) }
        }

        private var footerContent: HostedTile<FooterID, AnyView>.ItemContent? {
            options.footer.map { HostedTile.ItemContent(id: .footer, content: $0.content) }
        }

        private func path(of tile: HostedTile<Place, Content>) -> IndexPath? {
            guard let cell = tile.cell, let shown = list.item(showing: cell),
                let section = shown.shelf.index, let index = shown.item.index
            else { return nil }
            return IndexPath(item: index, section: section)
        }

        private func shelf(at section: Int) -> Data.Element? {
            guard let data, section < data.count else { return nil }
            return data[data.index(data.startIndex, offsetBy: section)]
        }

        // MARK: The end

        func checkEnd() {
            let handlers = options.onReachEnd
            let due = ends.due(
                handlers,
                reached: list.reachedIndex,
                count: source.shelves.count,
                last: source.shelves.last?.id
            )
            for number in due { nextTurn.perform(handlers[number].action) }
        }
    }
#endif
