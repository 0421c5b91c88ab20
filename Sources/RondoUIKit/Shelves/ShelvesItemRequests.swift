#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// Fetches items in tasks, and cancels tasks that are no longer needed.
    @MainActor
    final class ShelvesItemRequests<Item: Identifiable>: ItemRequests
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
        private let load: @MainActor ([ID]) async throws -> [Item]
        /// Called with the answer to the request with a number.
        private let receive: (Int, [Item]) -> Void
        private let fail: (Int) -> Void
        private let drop: (ID) -> Void
        private let keep: ((ID) -> Bool) -> Void
        private let report: (ShelvesLoading<ID>) -> Void

        init(
            load: @escaping @MainActor ([ID]) async throws -> [Item],
            receive: @escaping (Int, [Item]) -> Void,
            fail: @escaping (Int) -> Void,
            drop: @escaping (ID) -> Void,
            keep: @escaping ((ID) -> Bool) -> Void,
            report: @escaping (ShelvesLoading<ID>) -> Void
        ) {
            self.load = load
            self.receive = receive
            self.fail = fail
            self.drop = drop
            self.keep = keep
            self.report = report
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
            report(.began(ids))
        }

        func cancel(_ number: Int) {
            guard let request = requests.removeValue(forKey: number) else { return }
            request.task.cancel()
            report(.cancelled(request.ids))
        }

        func cancelAll() {
            for number in requests.keys.sorted() { cancel(number) }
        }

        func forget(_ identifier: AnyHashable) {
            if let id = identifier.base as? ID { drop(id) }
        }

        func keepOnly(_ isNeeded: (AnyHashable) -> Bool) {
            keep { isNeeded($0) }
        }

        /// Handles an answer, which may have fewer or more items than requested.
        private func finish(_ number: Int, _ serial: Int, _ items: [Item]) {
            guard let request = remove(number, serial) else { return }
            let wanted = Set(request.ids)
            let came = items.filter { wanted.contains($0.id) }
            receive(number, came)
            let here = Set(came.map(\.id))
            let missing = request.ids.filter { !here.contains($0) }
            report(missing.isEmpty ? .loaded(request.ids) : .failed(missing, nil))
        }

        private func finish(_ number: Int, _ serial: Int, _ error: any Error) {
            guard let request = remove(number, serial) else { return }
            fail(number)
            report(.failed(request.ids, error))
        }

        /// Removes a request; nil if it was cancelled.
        private func remove(_ number: Int, _ serial: Int) -> Request? {
            guard requests[number]?.serial == serial else { return nil }
            return requests.removeValue(forKey: number)
        }
    }
#endif
