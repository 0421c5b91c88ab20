#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// Synchronizes a binding with the item at rest, so that neither reacts to its own change.
    struct SelectionLink<ID: Hashable> {
        /// The last value of the binding, read or written.
        private var last: ID?
        /// The requested value if it is not among the items.
        private var pending: ID?
        /// Whether `pending` was at rest before all items were removed.
        private var isReturn = false
        /// Whether the content has come to rest since the binding was written.
        private var hasRested = false
        /// Whether a finger or a scroll has moved the content to that rest.
        private var hasMoved = false

        /// Reads the binding; a value that differs from the last one is a request.
        mutating func read(_ value: ID?) {
            guard value != last else { return }
            last = value
            pending = value
            isReturn = false
        }

        /// Resolves a request after a change of the items.
        ///
        /// - Parameters:
        ///   - isEmpty: Whether there are no items; the binding's value then waits for the next
        ///     ones.
        ///   - contains: Whether an item is in the list.
        /// - Returns: The item to go to, nil for none.
        mutating func resolve(isEmpty: Bool, contains: (ID) -> Bool) -> ID? {
            guard !isEmpty else {
                isReturn = isReturn || pending == nil
                pending = pending ?? last
                return nil
            }
            guard let id = pending, contains(id) else {
                // It has not returned with the others, like a removed item.
                if isReturn { pending = nil }
                isReturn = false
                return nil
            }
            pending = nil
            isReturn = false
            // The rest before the request does not count.
            hasRested = false
            return id
        }

        /// Whether an item is only the first of new ones, while another is requested.
        ///
        /// - Parameters:
        ///   - item: The item that is current or at rest now.
        ///   - hasOld: Whether another item was before.
        ///   - contains: Whether an item is in the list.
        /// - Returns: True if the content leaves the item at once.
        func isPassed(_ item: ID?, hasOld: Bool, contains: (ID) -> Bool) -> Bool {
            guard !hasOld, let pending else { return false }
            return item != pending && contains(pending)
        }

        /// Handles content at rest.
        ///
        /// - Parameter isMove: Whether a finger or a scroll has brought it there from another item.
        mutating func rest(isMove: Bool) {
            hasRested = true
            hasMoved = hasMoved || isMove
        }

        /// The value to write to the binding.
        ///
        /// A binding that waits for its item is not written until the content is moved elsewhere.
        ///
        /// - Parameters:
        ///   - settled: The item at rest, nil for none.
        ///   - present: The value of the binding, which may be a request that is not read yet.
        /// - Returns: The value, nil for no change.
        mutating func valueToWrite(settled: ID?, present: ID?) -> ID? {
            defer { hasMoved = false }
            guard hasRested else { return nil }
            hasRested = false
            guard let settled, settled != last, pending == nil || hasMoved,
                present == nil || present == last
            else { return nil }
            pending = nil
            last = settled
            return settled
        }
    }
#endif
