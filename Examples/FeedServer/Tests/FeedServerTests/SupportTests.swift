import Testing

/// What the tests themselves stand on.
struct SupportTests {
    /// Nothing is killed then, least of all the tests.
    @Test func aProgramThatIsNotThereDoesNotStart() throws {
        #expect(throws: Failure.self) { try FeedServerProcess([], program: "/nothing") }
    }
}
