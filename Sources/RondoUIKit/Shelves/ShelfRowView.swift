#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The view of a shelf in or near the viewport: its header, and the track of its items.
    ///
    /// Rows are reused for other shelves; their cells are shared by all shelves.
    @MainActor
    final class ShelfRowView: UIView, CellRow {
        weak var view: ShelvesView?
        /// The number of the list's tile that it shows, its name in the engine.
        var number = 0
        let track = TrackView(frame: .zero)
        /// The shelf that it shows, nil while it is unused.
        private(set) var shelf: ShelfKey?
        private(set) var header: UIView?

        override init(frame: CGRect) {
            super.init(frame: frame)
            track.owner = self
            track.addRotor(.items)
            addSubview(track)
            accessibilityContainerType = .semanticGroup
        }

        @available(*, unavailable, message: "a shelf list makes its own")
        required init?(coder: NSCoder) {
            preconditionFailure("ShelfRowView.init(coder:): a shelf list makes its own")
        }

        /// Shows another shelf, or none; its cells and header must have been returned.
        func show(_ shelf: ShelfKey?) {
            self.shelf = shelf
            header = nil
            track.abandon()
            layer.endAdditions()
            // A picture belongs to the old shelf.
            for case let picture as CellPicture in subviews { picture.removeFromSuperview() }
        }

        /// Puts a view above the items.
        func show(header new: UIView?) {
            header = new
            guard let new else { return }
            if new.superview !== self { addSubview(new) }
            if new.isHidden { new.isHidden = false }
        }

        /// Lays out header and items.
        ///
        /// - Parameters:
        ///   - height: The height of the header, in points.
        ///   - insets: The free space of the items at the sides.
        ///   - isMirrored: Whether later items are to the left.
        func layOut(header height: CGFloat, insets: UIEdgeInsets, isMirrored: Bool) {
            let top = header == nil ? 0 : height
            header?.place(in: CGRect(x: 0, y: 0, width: bounds.width, height: top))
            let frame = CGRect(
                x: 0,
                y: top,
                width: bounds.width,
                height: max(0, bounds.height - top)
            )
            track.place(in: frame)
            if track.contentInset != insets { track.contentInset = insets }
            _ = track.adopt(
                TrackSpace(
                    axis: .horizontal,
                    isMirrored: isMirrored,
                    size: frame.size,
                    insets: insets
                )
            )
            track.lay()
        }

        // MARK: CellRow

        func revision(of item: ItemKey) -> Int? { view?.engine.shelves.revision(of: item) }

        func newCell(for item: ItemKey) -> UIView? {
            shelf.flatMap { view?.newCell(for: item, on: $0) }
        }

        func report(_ step: TileEvent, of item: ItemKey, tile number: Int) {
            guard let shelf, let cell = track.take(step, of: item, tile: number) else { return }
            view?.report(step, of: item, tile: number, on: shelf, cell)
        }

        func release(_ cell: UIView) {
            view?.cells.take(cell)
        }

        // MARK: TrackOwner

        var row: Scroller? { view?.engine.liveShelf(in: number)?.scroller }

        var isUpdating: Bool { view?.isUpdating ?? true }

        var isDraggedElsewhere: Bool { view?.track.isHeld ?? false }

        func update() {
            view?.update()
        }

        func listen(hasEnded: Bool) {
            view?.listen(ended: hasEnded ? track : nil)
        }

        func take(_ input: Input) {
            guard let shelf else { return }
            view?.engine.take(.shelf(shelf, input))
        }

        func aim(at distance: Points) {
            guard let shelf else { return }
            view?.engine.aim(shelf, at: distance)
        }

        func bring(_ index: ItemIndex, way: Way, animated: Bool) {
            guard let shelf, let key = row?.items[index].key else { return }
            view?.moveShelf(shelf, .scroll(to: key, way: way, animated: animated))
            view?.update()
        }

        func scrollToFirst() {
            view?.scrollToFirst()
        }

        var isRecording: Bool { shelf != nil && view?.isRecording == true }

        var recordsFingers: Bool { false }

        func note(_ members: [(String, String)]) {
            view?.engine.note(members, on: shelf)
        }

        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            onMainThread {
                guard let view else { return false }
                return view.turnPage(of: self, direction, view.itemDescription)
            }
        }
    }
#endif
