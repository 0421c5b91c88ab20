import Rondo
import RondoBlock

// Inputs with a variable number of shelves, items or keys in the block.

extension ShelvesSession {
    /// Changes layout and motion of the list and its shelves, also of those with their own layout.
    func configure(at time: Milliseconds) -> Answer {
        var block = BlockReader()
        let configuration = ShelvesConfiguration(from: &block)
        let list = Shelf.list(from: &block)
        if let problem = configuration.problem(with: list) { return answer(problem) }
        let refusal = shelves.configure(configuration, at: time)
        return answer(refusal ?? shelves.replace(with: list, at: time))
    }

    /// Inserts shelves, or replaces all of them or those in the block.
    func readShelves(_ input: ShelvesInputNumber, _ a: Double, at time: Milliseconds) -> Answer {
        var block = BlockReader()
        let isPart = input == .replace && a == 0
        let list =
            isPart ? Shelf.list(from: &block, in: shelves.shelves) : Shelf.list(from: &block)
        if let problem = shelves.configuration.lengthProblem(with: list) { return answer(problem) }
        guard input == .replace else {
            return answer(shelves.insert(list, before: ShelfKey(number: a), at: time))
        }
        let isOther = list != shelves.shelves
        let refusal = shelves.replace(with: list, at: time)
        if refusal == nil, isOther {
            lists += 1
            if a == 1 { _ = loader?.restart() }
        }
        return answer(refusal)
    }

    /// Takes an input with keys of shelves or items.
    func readKeys(_ input: ShelvesInputNumber, _ a: Double, at time: Milliseconds) -> Refusal? {
        var block = BlockReader()
        switch input {
        case .restore: shelves.restore(ShelfOffsets(from: &block), at: time)
        case .remove:
            let keys = ItemKey.list(from: &block).map { ShelfKey($0.value) }
            return shelves.remove(keys, at: time)
        case .update: shelves.update(ItemKey.list(from: &block), at: time)
        case .receiveItems:
            return shelves.receive(Int(a), ItemKey.list(from: &block), at: time)
        default: shelves.run(to: time)
        }
        return nil
    }
}
