/// Lets other tasks run until a condition holds, for at most a minute; the caller checks the
/// result.
///
/// - Parameter isSo: The condition.
@MainActor public func eventually(_ isSo: () -> Bool) async {
    let start = ContinuousClock.now
    while !isSo(), ContinuousClock.now - start < .seconds(60) { await Task.yield() }
}
