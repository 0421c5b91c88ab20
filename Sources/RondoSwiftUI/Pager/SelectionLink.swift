#if os(iOS) || os(Linux)
    /// Keeps a binding and what is shown in step, so that neither answers its own echo.
    struct SelectionLink<ID: Hashable> {
        /// What the binding said last, or was told.
        private var said: ID?
        /// What the binding asks for and is not among the items.
        private var awaited: ID?
        /// Whether things came to rest since the binding was told.
        private var hasRested = false
        /// Whether they did because somebody or something moved them.
        private var hasMoved = false

        /// The binding says something, which is a wish when it is not what it said before.
        mutating func hear(_ value: ID?) {
            guard value != said else { return }
            said = value
            awaited = value
        }

        /// The items are these now.
        ///
        /// - Parameters:
        ///   - isEmpty: Whether there are none; then the binding keeps what it says for when some
        ///     come back.
        ///   - contains: Whether an item is among them.
        /// - Returns: The item to go to, nil for none.
        mutating func wish(isEmpty: Bool, contains: (ID) -> Bool) -> ID? {
            if isEmpty { awaited = awaited ?? said }
            guard let id = awaited, contains(id) else { return nil }
            awaited = nil
            // Where things rested before is of no interest any more.
            hasRested = false
            return id
        }

        /// Things came to rest.
        ///
        /// - Parameter isMove: Whether they rested on something before.
        mutating func rest(isMove: Bool) {
            hasRested = true
            hasMoved = hasMoved || isMove
        }

        /// What the binding is to be told.
        ///
        /// A binding that waits for its item is left alone until things are moved elsewhere.
        ///
        /// - Parameter settled: The item that things rest on, nil for none.
        /// - Returns: What it is to say, nil for nothing.
        mutating func news(settled: ID?) -> ID? {
            defer { hasMoved = false }
            guard hasRested else { return nil }
            hasRested = false
            guard let settled, settled != said, awaited == nil || hasMoved else { return nil }
            awaited = nil
            said = settled
            return settled
        }
    }
#endif
