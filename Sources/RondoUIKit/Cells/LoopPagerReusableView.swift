#if os(iOS) || os(Linux)
    import UIKit

    /// A cell that wants to know when it is used again.
    ///
    /// Any view can be a cell. Those that are made for collection views know it anyway.
    @MainActor
    public protocol LoopPagerReusableView: UIView {
        /// The cell is about to show another item; the default does nothing.
        func prepareForReuse()

        /// The cell shows nothing any more and waits, hidden, until it is used again: a time to let
        /// go of what costs. The default does nothing.
        func didEndUse()
    }

    extension LoopPagerReusableView {
        /// Does nothing.
        public func prepareForReuse() {}

        /// Does nothing.
        public func didEndUse() {}
    }

    /// How cells of one kind are made and filled.
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
