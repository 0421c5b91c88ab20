#if os(iOS) || os(Linux)
    /// Who is told that the last item is near.
    struct ReachEnd {
        /// How near, in items; 0 or more.
        let distance: Int
        let action: () -> Void

        /// One that is told.
        ///
        /// - Parameters:
        ///   - distance: Must be 0 or more.
        ///   - action: Loads more.
        init(_ distance: Int, _ action: @escaping () -> Void) {
            precondition(
                distance >= 0,
                "onReachEnd: the distance is \(distance), must be 0 or more"
            )
            self.distance = distance
            self.action = action
        }
    }

    /// Knows who was told of which last item.
    struct EndWatch<ID: Hashable> {
        private var told: [Int: ID] = [:]

        /// Who is to be told now: once for a last item, and again when the current item has been
        /// further away from it in between.
        ///
        /// - Parameters:
        ///   - handlers: All that want to know.
        ///   - index: The index of the current item, nil without items.
        ///   - count: How many items there are.
        ///   - last: The last item.
        /// - Returns: Which of the handlers.
        mutating func due(
            _ handlers: [ReachEnd],
            current index: Int?,
            count: Int,
            last: ID?
        ) -> [Int] {
            guard let index, let last else {
                told = [:]
                return []
            }
            return handlers.indices.filter { number in
                guard count - 1 - index <= handlers[number].distance else {
                    told[number] = nil
                    return false
                }
                return told.updateValue(last, forKey: number) != last
            }
        }
    }
#endif
