#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    // What became of the requests for items.

    extension ShelvesView {
        /// The request of a number was answered with the data of these items.
        func itemsCame(_ number: Int, _ identifiers: [AnyHashable]) {
            engine.take(.receive(number, identifiers.map { engine.items.key(of: $0) }))
            update()
        }

        /// The request of a number failed.
        func itemsFailed(_ number: Int) {
            engine.take(.fail(number))
            update()
        }

        /// The user asks again for what failed.
        func retryItems() {
            engine.take(.retry)
            update()
        }
    }
#endif
