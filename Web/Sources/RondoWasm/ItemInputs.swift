import Rondo
import RondoBlock

// What happens to the items, and to the pages that they come in.

/// Shows the items in the block from now on, matched by key with those there are.
///
/// With `isReplaced` it is another list, with which a feed starts again.
///
/// - Returns: 1 when anything is changed by it, 0 when the list is the same; -1 when a rule is
///   broken, and then the block holds what `BlockWriter.write` wrote of it.
@_expose(wasm)
@c(rondo_change)
func change(_ handle: Handle, _ isReplaced: Bool, _ time: Double) -> Int32 {
    var block = BlockReader()
    let session = Session.of(handle)
    let items = Items(from: &block)
    if let problem = session.scroller.configuration.lengthProblem(with: items) {
        BlockWriter.write(problem)
        return -1
    }
    return session.change(to: items, isReplaced: isReplaced, at: time) ? 1 : 0
}

/// Loads pages from now on, from the first one, with numbers from 1.
@_expose(wasm)
@c(rondo_feed)
func feed(_ handle: Handle, _ prefetch: Int32, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.run(to: time)
    session.loader = PageLoader(from: Page(), prefetch: Int(prefetch))
    return session.answer()
}

/// Loads no more pages.
@_expose(wasm)
@c(rondo_unfeed)
func unfeed(_ handle: Handle, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.run(to: time)
    session.loader = nil
    return session.answer()
}

/// A page has come, and `rondo_change` has been told of its items.
@_expose(wasm)
@c(rondo_receive)
func receive(
    _ handle: Handle,
    _ number: Int32,
    _ count: Int32,
    _ isLast: Bool,
    _ time: Double
) -> Answer {
    let session = Session.of(handle)
    session.scroller.run(to: time)
    let next = isLast ? nil : Page()
    guard session.loader != nil else { return session.answer(.noSuchRequest) }
    return session.answer(
        session.loader?.receive(Int(number), items: Int(count), next: next, at: time)
    )
}

@_expose(wasm)
@c(rondo_fail)
func fail(_ handle: Handle, _ number: Int32, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.run(to: time)
    guard session.loader != nil else { return session.answer(.noSuchRequest) }
    return session.answer(session.loader?.fail(Int(number), at: time))
}

@_expose(wasm)
@c(rondo_retry)
func retry(_ handle: Handle, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.run(to: time)
    guard session.loader != nil else { return session.answer(.nothingFailed) }
    return session.answer(session.loader?.retry(at: time))
}
