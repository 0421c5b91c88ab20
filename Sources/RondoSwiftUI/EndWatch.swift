#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// An action to run when the last item is near.
    struct ReachEnd {
        /// The distance, in items; 0 or more.
        let distance: Int
        let action: () -> Void

        /// An action at a distance.
        ///
        /// - Parameters:
        ///   - distance: Must be 0 or more.
        ///   - action: Loads more.
        init(_ distance: Int, _ action: @escaping () -> Void) {
            precondition(
                distance >= 0,
                "The distance to the end is \(distance), must be 0 or more"
            )
            self.distance = distance
            self.action = action
        }
    }

    /// Remembers for which last item each action has run.
    struct EndWatch<ID: Hashable> {
        /// The last item for which each action has run.
        private var handled: [Int: ID] = [:]

        /// The actions to run now: once for a last item, and again if the reached item has been
        /// further away from it in between.
        ///
        /// - Parameters:
        ///   - handlers: All actions.
        ///   - index: The index of the last item at the current item's resting place, nil without
        ///     items.
        ///   - count: The number of items.
        ///   - last: The last item.
        /// - Returns: The actions to run.
        mutating func due(
            _ handlers: [ReachEnd],
            reached index: Int?,
            count: Int,
            last: ID?
        ) -> [Int] {
            guard let index, let last else {
                handled = [:]
                return []
            }
            return handlers.indices.filter { number in
                guard count - 1 - index <= handlers[number].distance else {
                    handled[number] = nil
                    return false
                }
                return handled.updateValue(last, forKey: number) != last
            }
        }
    }
#endif
