#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// A cell with callbacks for its reuse.
    ///
    /// Any view can be a cell. Collection view cells get their own callbacks.
    @MainActor
    public protocol LoopPagerReusableView: UIView {
        /// The cell is about to show another item; the default does nothing.
        func prepareForReuse()

        /// The cell no longer shows an item and waits, hidden, for its reuse: release expensive
        /// resources here.
        ///
        /// The default does nothing.
        func didEndUse()
    }

    extension LoopPagerReusableView {
        /// Does nothing.
        public func prepareForReuse() {}

        /// Does nothing.
        public func didEndUse() {}
    }

    /// A cell with more to release than its view.
    @MainActor
    @_spi(RondoSwiftUI) public protocol DiscardableCell: UIView {
        /// The cell has left its view, and is never used again.
        func didLeave()
    }

    /// A way to make and fill cells of one kind.
    ///
    ///     let rooms = LoopPagerCellRegistration<RoomCell, Room> { cell, index, room in
    ///         cell.title.text = room.title
    ///     }
    ///     pager.dequeueConfiguredReusableCell(using: rooms, for: index, item: rooms[index])
    @MainActor
    public struct LoopPagerCellRegistration<Cell: UIView, Item> {
        /// Fills a cell for the item at an index.
        public typealias Handler = (_ cell: Cell, _ index: Int, _ item: Item) -> Void

        /// The kind's name, different for each registration.
        let identifier = "registration \(UUID().uuidString)"
        let nib: UINib?
        let handler: Handler

        /// Cells of a class.
        ///
        /// - Parameter handler: Called each time a cell is dequeued.
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }

        /// Cells of a nib.
        ///
        /// - Parameters:
        ///   - nib: Its first object is a `Cell`.
        ///   - handler: Called each time a cell is dequeued.
        public init(nib: UINib, handler: @escaping Handler) {
            self.nib = nib
            self.handler = handler
        }
    }
#endif
