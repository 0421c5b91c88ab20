#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// Where the data of items comes from by id, as far as a shelf list has to know.
    @MainActor
    protocol ItemFeed: AnyObject {
        /// Fetches the data of items, as a request of this number.
        func fetch(_ identifiers: [AnyHashable], as number: Int)
        /// Nobody waits for the request of this number any more.
        func cancel(_ number: Int)
        /// Nobody waits for any request any more.
        func cancelAll()
        /// The data of an item is not needed any more.
        func forget(_ identifier: AnyHashable)
        /// Only the data of some items is needed still.
        func keepOnly(_ isNeeded: (AnyHashable) -> Bool)
    }
#endif
