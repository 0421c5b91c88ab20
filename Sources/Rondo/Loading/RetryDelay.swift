/// The delay before a request after a failure or several empty pages.
enum RetryDelay {
    /// 1, 2, 4 … at most 30 seconds after the given number of failures in a row, 1 or more.
    static func delay(after failures: Int) -> Milliseconds {
        Swift.min(30_000, 1000 * Double(1 << Swift.min(failures - 1, 5)))
    }
}
