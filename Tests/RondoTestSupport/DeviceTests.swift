import Testing

/// All tests with views, whichever target they are in: one after the other, since there is one
/// simulated device.
@Suite(.serialized) public struct DeviceTests {}
