extension TraceInput {
    /// The word that a trace has for an input, the value of its key `do`.
    public enum Name: String, CaseIterable, Sendable {
        /// A pointer goes down.
        case press
        /// The pointer moves; an item goes to another place.
        case move
        /// The pointer goes up.
        case release
        /// The system took the pointer away.
        case cancel
        /// A wheel or trackpad step.
        case wheel
        /// A host that scrolls by itself moved the content.
        case follow
        /// One item on.
        case next
        /// One item back.
        case previous
        /// To an item.
        case scroll
        /// Items come.
        case insert
        /// Items go.
        case remove
        /// Another list.
        case replace
        /// How long items have turned out to be.
        case measure
        /// Which items are not shown.
        case filter
        /// The viewport has another size.
        case resize
        /// The app leaves, or the tab is hidden.
        case hide
        /// The app returns, or the tab is shown.
        case show
        /// The system setting to reduce motion.
        case reduceMotion
        /// Auto-advance waits.
        case pause
        /// A reason to wait is gone.
        case resume
        /// An answer to a request.
        case respond
        /// The user asks again after a failed request.
        case retry
        /// A frame is drawn now.
        case tick
    }
}
