#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// An event of loading items; each request begins, and then ends in one of the others.
    public enum ShelvesLoading<ID: Hashable & Sendable>: Sendable {
        /// These items are loading.
        case began([ID])
        /// They are loaded.
        case loaded([ID])
        /// They are requested again after 1, 2, 4 … at most 30 seconds, when they become visible
        /// again, or by `retryLoading()`; without an error they were missing in the answer.
        case failed([ID], (any Error)?)
        /// They were cancelled: they have been out of the viewport for a while, or loading was
        /// stopped or started again.
        case cancelled([ID])
    }
#endif
