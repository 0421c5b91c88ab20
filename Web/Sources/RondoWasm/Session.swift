import Rondo
import RondoBlock

/// A scroller with a loader of pages.
final class Session: Kept {
    var scroller: Scroller
    /// The loader of pages, nil without a feed; JavaScript stores the cursors.
    var loader: PageLoader<PageCursor>?

    init(_ scroller: Scroller) {
        self.scroller = scroller
    }

    /// Replaces ranges of items by the items in the block.
    ///
    /// With `isReplaced` the list is new, and a feed restarts.
    func splice(isReplaced: Bool, at time: Milliseconds) -> Answer {
        var block = BlockReader()
        var items = scroller.items
        let range = items.splice(from: &block)
        return change(range, to: items, isReplaced: isReplaced, at: time)
    }

    /// Sets the measured length of an item.
    func measure(_ index: Int, _ length: Points, at time: Milliseconds) -> Answer {
        var item = scroller.items[ItemIndex(index)]
        item.extent = .points(length)
        var items = scroller.items
        items.replace(index..<index + 1, with: Items(count: 1) { _ in item })
        return change(index..<index + 1, to: items, at: time)
    }

    private func change(
        _ range: Range<Int>,
        to items: Items,
        isReplaced: Bool = false,
        at time: Milliseconds
    ) -> Answer {
        if let problem = scroller.configuration.lengthProblem(with: items) {
            return answer(problem)
        }
        let refusal = scroller.change(range, to: items, isReplaced: isReplaced, at: time)
        if refusal == nil, isReplaced { _ = loader?.restart() }
        return answer(refusal)
    }

    /// Writes the broken rule.
    private func answer(_ problem: Problem) -> Answer {
        var block = BlockWriter()
        block.append(problem)
        return Block.numbers
    }

    /// Writes why an input was refused (-1 if it was accepted), the state, and the events.
    func answer(_ refusal: Refusal?) -> Answer {
        var block = BlockWriter()
        block.append(refusal)
        scroller.writeState(to: &block, loader: &loader)
        return Block.numbers
    }
}
