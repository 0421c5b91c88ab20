import Testing

/// The support code of the tests.
struct SupportTests {
    /// The test process must survive.
    @Test func aMissingProgramDoesNotStart() throws {
        #expect(throws: Failure.self) { try FeedServerProcess([], program: "/nothing") }
    }
}
