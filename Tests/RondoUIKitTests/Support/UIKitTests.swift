import Testing

/// All tests with views: one after the other, since there is one simulated device.
@Suite(.serialized) @MainActor struct UIKitTests {}
