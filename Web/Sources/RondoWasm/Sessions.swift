import RondoBlock

/// All scrollers of the page.
enum Sessions {
    /// JavaScript runs the module on one thread, one call at a time.
    nonisolated(unsafe) static var all = Handles<Session>()
}
