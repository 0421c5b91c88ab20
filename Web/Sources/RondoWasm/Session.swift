import Rondo
import RondoBlock

/// A scroller, and what asks for its pages.
final class Session: Kept {
    var scroller: Scroller
    /// What asks for pages, nil when nobody loads any; JavaScript knows which page is meant.
    var loader: PageLoader<Page>?
    /// How many lists of items there have been, where each is another than the one before.
    private var lists = 0

    init(_ scroller: Scroller) {
        self.scroller = scroller
    }

    /// Shows the items in the block from now on, matched by key with those there are; with
    /// `isReplaced` they are another list, with which a feed starts again.
    func readItems(isReplaced: Bool, at time: Milliseconds) -> Answer {
        var block = BlockReader()
        let items = Items(from: &block)
        if let problem = scroller.configuration.lengthProblem(with: items) {
            return answer(problem)
        }
        let isOther = items != scroller.items
        let refusal =
            isReplaced
            ? scroller.replace(with: items, at: time) : scroller.change(to: items, at: time)
        if refusal == nil, isOther {
            lists += 1
            if isReplaced { _ = loader?.restart() }
        }
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
        block.append(Double(lists))
        scroller.writeState(to: &block, loader: &loader)
        return Block.numbers
    }
}
