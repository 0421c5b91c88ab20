#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // What became of the requests for items.

    extension ShelvesView {
        /// The request of a number was answered with the data of these items.
        func itemsCame(_ number: Int, _ identifiers: [AnyHashable]) {
            engine.receive(number, identifiers.map { engine.items.key(of: $0) })
            update()
        }

        /// The request of a number failed.
        func itemsFailed(_ number: Int, _ error: any Error) {
            engine.fail(number, "\(error)")
            update()
        }

        /// The user asks again for what failed.
        func retryItems() {
            engine.retry()
            update()
        }
    }
#endif
