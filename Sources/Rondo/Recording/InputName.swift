/// The word for an input in a trace: the value of its key `do`.
public enum InputName: String, CaseIterable, Sendable {
    /// A pointer goes down.
    case press
    /// The pointer moves; or an item moves to another place.
    case move
    /// The pointer goes up.
    case release
    /// The system cancels the pointer.
    case cancel
    /// A wheel or trackpad step.
    case wheel
    /// A host with its own scrolling moved the content.
    case follow
    /// To the next stop.
    case next
    /// To the previous stop.
    case previous
    /// Scrolls to an item.
    case scroll
    /// Inserts items.
    case insert
    /// Removes items.
    case remove
    /// Changes the list in one step.
    case change
    /// Replaces the list.
    case replace
    /// Sets measured lengths of items.
    case measure
    /// Sets the hidden items.
    case filter
    /// The viewport has another size.
    case resize
    /// Changes the configuration.
    case configure
    /// The app or the tab is hidden.
    case hide
    /// The app or the tab is shown again.
    case show
    /// The reduced-motion setting.
    case reduceMotion
    /// Auto-advance waits.
    case pause
    /// A reason to wait ends.
    case resume
    /// An answer to a request.
    case respond
    /// The user retries a failed request.
    case retry
    /// Draws a frame now.
    case tick
}
