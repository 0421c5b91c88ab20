// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The main queue of the simulated run loop; it replaces Dispatch's, which uses the real run loop.
@MainActor
public final class DispatchQueue {
    public static let main = DispatchQueue()

    public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
        Simulation.shared.turn.append(work)
    }
}
