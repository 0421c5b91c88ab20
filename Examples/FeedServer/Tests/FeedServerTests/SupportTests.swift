import Testing

/// The tools of the tests.
struct SupportTests {
    /// No process is killed then, above all not that of the tests.
    @Test func aMissingProgramDoesNotStart() throws {
        #expect(throws: Failure.self) { try FeedServerProcess([], program: "/nothing") }
    }
}
