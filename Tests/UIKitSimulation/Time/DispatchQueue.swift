// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The main queue by the simulated run loop; it takes the place of Dispatch's, which reads the real
/// one.
@MainActor
public final class DispatchQueue {
    public static let main = DispatchQueue()

    public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
        Simulation.shared.turn.append(work)
    }
}
