#if os(iOS) || os(Linux)
    import Rondo

    /// How far a controller's appearance has come, as UIKit was told.
    enum PageAppearance {
        case disappeared
        case appearing
        case appeared
        case disappearing

        /// What a page's is to be next.
        ///
        /// - Parameters:
        ///   - life: How far its life in the container has come.
        ///   - container: The container's own appearance.
        ///   - old: The page's until now.
        init(_ life: PageLife.Stage, in container: PageAppearance, from old: PageAppearance) {
            self =
                switch (life, container) {
                case (.ready, _), (.left, _), (_, .disappeared): .disappeared
                case (_, .disappearing): .disappearing
                // It was in sight already when the container was not: nobody was told yet.
                case (.leaving, _) where old == .disappeared: .appearing
                case (.leaving, _): .disappearing
                case (.entered, _), (.appeared, .appearing): .appearing
                case (.appeared, .appeared): .appeared
                }
        }
    }
#endif
