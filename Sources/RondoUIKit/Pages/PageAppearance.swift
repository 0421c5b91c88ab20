#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    /// The appearance of a controller, as reported to UIKit.
    enum PageAppearance {
        case disappeared
        case appearing
        case appeared
        case disappearing

        /// The next appearance of a page.
        ///
        /// - Parameters:
        ///   - life: The stage of its lifecycle in the container.
        ///   - container: The container's own appearance.
        ///   - old: The page's present appearance.
        init(_ life: PageLife.Stage, in container: PageAppearance, from old: PageAppearance) {
            self =
                switch (life, container) {
                case (.ready, _), (.left, _), (_, .disappeared): .disappeared
                case (_, .disappearing): .disappearing
                // It was visible while the container was not, so nothing has been reported yet.
                case (.leaving, _) where old == .disappeared: .appearing
                case (.leaving, _): .disappearing
                case (.entered, _), (.appeared, .appearing): .appearing
                case (.appeared, .appeared): .appeared
                }
        }
    }
#endif
