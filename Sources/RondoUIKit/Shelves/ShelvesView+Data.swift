#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // Results of the requests for items.

    extension ShelvesView {
        /// Handles the answer to a request, with the data of these items.
        func itemsCame(_ number: Int, _ identifiers: [AnyHashable]) {
            let keys = identifiers.map { engine.items.key(of: $0) }
            engine.take(.receive(number, keys))
            measureAnew(keys)
            update()
        }

        /// Handles a failed request.
        func itemsFailed(_ number: Int) {
            engine.take(.fail(number))
            update()
        }

        /// Handles a retry by the user.
        func retryItems() {
            engine.take(.retry)
            update()
        }
    }
#endif
