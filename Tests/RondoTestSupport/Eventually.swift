/// Lets other tasks run until something is so; for a minute at the most, after which it is for the
/// caller to find that it is not.
///
/// - Parameter isSo: What is waited for.
@MainActor public func eventually(_ isSo: () -> Bool) async {
    let start = ContinuousClock.now
    while !isSo(), ContinuousClock.now - start < .seconds(60) { await Task.yield() }
}
