#if os(iOS) || os(Linux)
    /// How the loading of items goes; each request begins, and then ends in one of the others.
    public enum ShelvesLoading<ID: Hashable & Sendable> {
        /// These items are on their way.
        case began([ID])
        /// They are here.
        case loaded([ID])
        /// They are asked for again after 1, 2, 4 … at most 30 seconds, when they come back into
        /// sight, or by `retryLoading()`; without an error they were left out of the answer.
        case failed([ID], (any Error)?)
        /// They have left the viewport for long enough that nobody waits for them, or loading was
        /// stopped or began afresh.
        case cancelled([ID])
    }
#endif
