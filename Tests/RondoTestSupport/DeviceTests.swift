import Testing

/// The suite of all tests with views, in every target: they run one after another, because there is
/// one simulated device.
@Suite(.serialized) public struct DeviceTests {}
