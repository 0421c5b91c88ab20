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

    /// Fetches items in tasks, and cancels tasks that are no longer needed.
    @MainActor
    final class ShelvesItemRequests<ShelfID: Hashable & Sendable, Item: Identifiable>: ItemRequests
    where Item.ID: Sendable {
        typealias ID = Item.ID

        private struct Request {
            /// Differs from that of every other request: a new engine numbers requests from 1
            /// again.
            let serial: Int
            let ids: [ID]
            let task: Task<Void, Never>
        }

        /// The requests without an answer, by the engine's numbers.
        private var requests: [Int: Request] = [:]
        private var serial = 0
        private weak var source: ShelvesDiffableDataSource<ShelfID, Item>?
        private let load: @MainActor ([ID]) async throws -> [Item]

        init(
            for source: ShelvesDiffableDataSource<ShelfID, Item>,
            load: @escaping @MainActor ([ID]) async throws -> [Item]
        ) {
            self.source = source
            self.load = load
        }

        /// Cancels the requests of a view that is gone.
        deinit {
            for request in requests.values { request.task.cancel() }
        }

        func fetch(_ identifiers: [AnyHashable], as number: Int) {
            let ids = identifiers.compactMap { $0.base as? ID }
            let load = load
            serial += 1
            let task = Task { [weak self, serial] in
                do {
                    let items = try await load(ids)
                    self?.finish(number, serial, items)
                } catch {
                    self?.finish(number, serial, error)
                }
            }
            requests[number] = Request(serial: serial, ids: ids, task: task)
            source?.onItemLoading?(.began(ids))
        }

        func cancel(_ number: Int) {
            guard let request = requests.removeValue(forKey: number) else { return }
            request.task.cancel()
            source?.onItemLoading?(.cancelled(request.ids))
        }

        func cancelAll() {
            for number in requests.keys.sorted() { cancel(number) }
        }

        func forget(_ identifier: AnyHashable) {
            if let id = identifier.base as? ID { source?.data[id] = nil }
        }

        func keepOnly(_ isNeeded: (AnyHashable) -> Bool) {
            guard let source else { return }
            source.data = source.data.filter { isNeeded($0.key) }
        }

        /// Handles an answer, which may have fewer or more items than requested.
        private func finish(_ number: Int, _ serial: Int, _ items: [Item]) {
            guard let request = remove(number, serial) else { return }
            let wanted = Set(request.ids)
            let came = items.filter { wanted.contains($0.id) }
            source?.receive(number, came)
            let here = Set(came.map(\.id))
            let missing = request.ids.filter { !here.contains($0) }
            source?.onItemLoading?(
                missing.isEmpty ? .loaded(request.ids) : .failed(missing, nil)
            )
        }

        private func finish(_ number: Int, _ serial: Int, _ error: any Error) {
            guard let request = remove(number, serial) else { return }
            source?.view?.itemsFailed(number)
            source?.onItemLoading?(.failed(request.ids, error))
        }

        /// Removes a request; nil if it was cancelled.
        private func remove(_ number: Int, _ serial: Int) -> Request? {
            guard requests[number]?.serial == serial else { return nil }
            return requests.removeValue(forKey: number)
        }
    }

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
