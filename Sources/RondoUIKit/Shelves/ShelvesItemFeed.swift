#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// Fetches items in tasks, and cancels tasks that are no longer needed.
    @MainActor
    final class ShelvesItemFeed<Item: Identifiable & Sendable>: ItemFeed
    where Item.ID: Sendable {
        typealias ID = Item.ID

        private struct Flight {
            /// The number of the flight: a new engine counts requests from 1 again.
            let count: Int
            let ids: [ID]
            let task: Task<Void, Never>
        }

        /// The tasks in flight, by the numbers of their requests.
        private var flights: [Int: Flight] = [:]
        private var count = 0
        private let load: @MainActor ([ID]) async throws -> [Item]
        /// Called with the answer to the request with a number.
        private let receive: (Int, [Item]) -> Void
        private let fail: (Int) -> Void
        private let drop: (ID) -> Void
        private let keep: ((ID) -> Bool) -> Void
        private let tell: (ShelvesLoading<ID>) -> Void

        init(
            load: @escaping @MainActor ([ID]) async throws -> [Item],
            receive: @escaping (Int, [Item]) -> Void,
            fail: @escaping (Int) -> Void,
            drop: @escaping (ID) -> Void,
            keep: @escaping ((ID) -> Bool) -> Void,
            tell: @escaping (ShelvesLoading<ID>) -> Void
        ) {
            self.load = load
            self.receive = receive
            self.fail = fail
            self.drop = drop
            self.keep = keep
            self.tell = tell
        }

        func fetch(_ identifiers: [AnyHashable], as number: Int) {
            let ids = identifiers.compactMap { $0.base as? ID }
            let load = load
            count += 1
            let task = Task { [weak self, count] in
                do {
                    let items = try await load(ids)
                    self?.land(number, count, items)
                } catch {
                    self?.crash(number, count, error)
                }
            }
            flights[number] = Flight(count: count, ids: ids, task: task)
            tell(.began(ids))
        }

        func cancel(_ number: Int) {
            guard let flight = flights.removeValue(forKey: number) else { return }
            flight.task.cancel()
            tell(.cancelled(flight.ids))
        }

        func cancelAll() {
            for number in flights.keys.sorted() { cancel(number) }
        }

        func forget(_ identifier: AnyHashable) {
            if let id = identifier.base as? ID { drop(id) }
        }

        func keepOnly(_ isNeeded: (AnyHashable) -> Bool) {
            keep { isNeeded($0) }
        }

        /// Handles an answer, which may have fewer or more items than requested.
        private func land(_ number: Int, _ count: Int, _ items: [Item]) {
            guard let flight = take(number, count) else { return }
            let wanted = Set(flight.ids)
            let came = items.filter { wanted.contains($0.id) }
            receive(number, came)
            let here = Set(came.map(\.id))
            let missing = flight.ids.filter { !here.contains($0) }
            tell(missing.isEmpty ? .loaded(flight.ids) : .failed(missing, nil))
        }

        private func take(_ number: Int, _ count: Int) -> Flight? {
            guard flights[number]?.count == count else { return nil }
            return flights.removeValue(forKey: number)
        }

        private func crash(_ number: Int, _ count: Int, _ error: any Error) {
            guard let flight = take(number, count) else { return }
            fail(number)
            tell(.failed(flight.ids, error))
        }
    }
#endif
