import Rondo
import RondoBlock

/// A scroller, and what asks for its pages.
final class Session: Kept {
    var scroller: Scroller
    /// What asks for pages, nil when nobody loads any; JavaScript knows which page is meant.
    var loader: PageLoader<Page>?

    init(_ scroller: Scroller) {
        self.scroller = scroller
    }

    /// Puts the items in the block in place of those in a range.
    ///
    /// With `isReplaced` it is another list, with which a feed starts again.
    func splice(_ range: Range<Int>, isReplaced: Bool, at time: Milliseconds) -> Answer {
        var block = BlockReader()
        return change(range, to: Items(from: &block), isReplaced: isReplaced, at: time)
    }

    /// Gives the item of an index the length that it has turned out to have.
    func measure(_ index: Int, _ length: Points, at time: Milliseconds) -> Answer {
        var item = scroller.items[ItemIndex(index)]
        item.extent = .points(length)
        return change(index..<index + 1, to: Items(count: 1) { _ in item }, at: time)
    }

    private func change(
        _ range: Range<Int>,
        to added: Items,
        isReplaced: Bool = false,
        at time: Milliseconds
    ) -> Answer {
        var items = scroller.items
        items.replace(range, with: added)
        if let problem = scroller.configuration.lengthProblem(with: items) {
            return answer(problem)
        }
        let refusal = scroller.change(range, to: items, isReplaced: isReplaced, at: time)
        if refusal == nil, isReplaced { _ = loader?.restart() }
        return answer(refusal)
    }

    /// Writes which rule is broken.
    private func answer(_ problem: Problem) -> Answer {
        var block = BlockWriter()
        block.append(problem)
        return Block.numbers
    }

    /// Writes why an input makes no sense now (-1 when it does), how things are, and what happened.
    func answer(_ refusal: Refusal?) -> Answer {
        var block = BlockWriter()
        block.append(refusal)
        scroller.writeState(to: &block, loader: &loader)
        return Block.numbers
    }
}
