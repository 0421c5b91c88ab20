// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

/// The console of the simulated device; it replaces Foundation's.
@MainActor
public func NSLog(_ message: String) {
    Simulation.shared.console.append(message)
}
