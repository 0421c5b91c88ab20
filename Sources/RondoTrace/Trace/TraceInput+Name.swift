extension TraceInput {
    /// The word that a trace has for an action, the value of its key `do`.
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

extension TraceInput.Action {
    /// The word that a trace has for it.
    public var name: TraceInput.Name {
        switch self {
        case .press: .press
        case .move, .moveItem: .move
        case .release: .release
        case .cancel: .cancel
        case .wheel: .wheel
        case .follow: .follow
        case .next: .next
        case .previous: .previous
        case .scroll: .scroll
        case .within(_, let action): action.name
        case .insert, .insertLists: .insert
        case .remove: .remove
        case .replace, .replaceLists: .replace
        case .measure: .measure
        case .filter: .filter
        case .resize: .resize
        case .hide: .hide
        case .show: .show
        case .reduceMotion: .reduceMotion
        case .pause: .pause
        case .resume: .resume
        case .respond: .respond
        case .retry: .retry
        case .tick: .tick
        }
    }
}
