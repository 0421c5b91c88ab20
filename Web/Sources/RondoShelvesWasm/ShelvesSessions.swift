import RondoBlock

/// All shelf lists of the page.
enum ShelvesSessions {
    /// JavaScript runs the module on one thread, one call at a time.
    nonisolated(unsafe) static var all = Handles<ShelvesSession>()
}
