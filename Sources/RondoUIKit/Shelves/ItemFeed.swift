#if canImport(UIKit)
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
    }

    /// How the loading of items goes; each request begins, and then ends in one of the others.
    public enum ShelvesLoading<ID: Hashable & Sendable> {
        /// These items are on their way.
        case began([ID])
        /// They are here.
        case loaded([ID])
        /// They are asked for again after 1, 2, 4 … at most 30 seconds, when they come back into
        /// sight, or by `retryLoading()`; without an error they were left out of the answer.
        case failed([ID], (any Error)?)
        /// They have left the viewport for long enough that nobody waits for them.
        case cancelled([ID])
    }

    /// Fetches items in tasks, which it cancels when nobody waits for them any more.
    @MainActor
    final class ShelvesItemFeed<Item: Identifiable & Sendable>: ItemFeed
    where Item.ID: Sendable {
        typealias ID = Item.ID

        private struct Flight {
            let ids: [ID]
            let task: Task<Void, Never>
        }

        private var flights: [Int: Flight] = [:]
        private let load: @MainActor ([ID]) async throws -> [Item]
        /// An answer: what came of the request of a number.
        private let receive: (Int, [Item]) -> Void
        private let fail: (Int, any Error) -> Void
        private let drop: (ID) -> Void
        private let tell: (ShelvesLoading<ID>) -> Void

        init(
            load: @escaping @MainActor ([ID]) async throws -> [Item],
            receive: @escaping (Int, [Item]) -> Void,
            fail: @escaping (Int, any Error) -> Void,
            drop: @escaping (ID) -> Void,
            tell: @escaping (ShelvesLoading<ID>) -> Void
        ) {
            self.load = load
            self.receive = receive
            self.fail = fail
            self.drop = drop
            self.tell = tell
        }

        func fetch(_ identifiers: [AnyHashable], as number: Int) {
            let ids = identifiers.compactMap { $0.base as? ID }
            let load = load
            let task = Task { [weak self] in
                do {
                    let items = try await load(ids)
                    self?.land(number, items)
                } catch {
                    self?.crash(number, error)
                }
            }
            flights[number] = Flight(ids: ids, task: task)
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

        /// An answer has come, perhaps with less than was asked for, or with more.
        private func land(_ number: Int, _ items: [Item]) {
            guard let flight = flights.removeValue(forKey: number) else { return }
            let wanted = Set(flight.ids)
            let came = items.filter { wanted.contains($0.id) }
            receive(number, came)
            let here = Set(came.map(\.id))
            let missing = flight.ids.filter { !here.contains($0) }
            tell(missing.isEmpty ? .loaded(flight.ids) : .failed(missing, nil))
        }

        private func crash(_ number: Int, _ error: any Error) {
            guard let flight = flights.removeValue(forKey: number) else { return }
            fail(number, error)
            tell(.failed(flight.ids, error))
        }
    }
#endif
