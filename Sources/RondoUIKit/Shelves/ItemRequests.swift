#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The requests of a list of shelves for the data of its items.
    @MainActor
    protocol ItemRequests: AnyObject {
        /// Fetches the data of items, as the request with this number.
        func fetch(_ identifiers: [AnyHashable], as number: Int)
        /// Cancels the request with this number.
        func cancel(_ number: Int)
        /// Cancels all requests.
        func cancelAll()
        /// Drops the data of an item.
        func forget(_ identifier: AnyHashable)
        /// Drops the data of all items except some.
        func keepOnly(_ isNeeded: (AnyHashable) -> Bool)
    }
#endif
