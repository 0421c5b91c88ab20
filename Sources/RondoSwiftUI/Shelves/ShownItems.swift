#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// The items of a shelf that are shown.
    struct ShownItems<ID> {
        let ids: [ID]
        /// Their places among all items of the shelf; nil if all are shown.
        let places: [Int]?

        /// Reads the items of a shelf through the filter for their type, if there is one.
        init<All: Collection>(
            _ all: All,
            _ options: OptionsByType,
            id: (All.Element) -> ID
        ) {
            guard let isShown = options[ShelfItemOptions<All.Element>.self].isShown else {
                ids = all.map(id)
                places = nil
                return
            }
            let shown = all.enumerated().filter { isShown($0.element) }
            ids = shown.map { id($0.element) }
            places = shown.map(\.offset)
        }
    }
#endif
