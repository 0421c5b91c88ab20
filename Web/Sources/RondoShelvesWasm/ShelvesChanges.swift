import Rondo
import RondoBlock

// What happens to the shelves, to their items, and to the data and the pages that they come by.

/// Whether shelves may come; if not, the block holds what is wrong with them.
private func allows(_ added: [Shelf], _ session: ShelvesSession) -> Bool {
    let configuration = session.shelves.configuration
    guard let problem = configuration.lengthProblem(with: added) else { return true }
    BlockWriter.write(problem)
    return false
}

/// Inserts the shelves in the block before one, -1 for the end.
///
/// - Returns: 0; -1 when a rule is broken, and then the block holds what `BlockWriter.write` wrote
///   of it; 1 where they would bring too many shelves into the viewport.
@_expose(wasm)
@c(rondo_shelves_insert)
func insertShelves(_ handle: Handle, _ before: Int32, _ time: Double) -> Int32 {
    var block = BlockReader()
    let session = ShelvesSession.of(handle)
    let added = Shelf.list(from: &block)
    guard allows(added, session) else { return -1 }
    let next = before < 0 ? nil : ShelfKey(Int(before))
    return session.shelves.insert(added, before: next, at: time) == nil ? 0 : 1
}

/// Removes the shelves whose keys are in the block.
@_expose(wasm)
@c(rondo_shelves_remove)
func removeShelves(_ handle: Handle, _ time: Double) -> Int32 {
    var block = BlockReader()
    let keys = ItemKey.list(from: &block).map { ShelfKey($0.value) }
    return code(ShelvesSession.of(handle).shelves.remove(keys, at: time))
}

/// Moves a shelf before another one, -1 for the end.
@_expose(wasm)
@c(rondo_shelves_reorder)
func reorderShelves(_ handle: Handle, _ shelf: Int32, _ before: Int32, _ time: Double) -> Int32 {
    let next = before < 0 ? nil : ShelfKey(Int(before))
    return code(
        ShelvesSession.of(handle).shelves.move(ShelfKey(Int(shelf)), before: next, at: time)
    )
}

/// Shows the shelves in the block from now on; with `isReplaced` they are another list, with which
/// a feed starts again.
///
/// - Returns: 1 when anything is changed by it, 0 when the list is the same; -1 when a rule is
///   broken, and then the block holds what `BlockWriter.write` wrote of it.
@_expose(wasm)
@c(rondo_shelves_replace)
func replaceShelves(_ handle: Handle, _ isReplaced: Bool, _ time: Double) -> Int32 {
    var block = BlockReader()
    let session = ShelvesSession.of(handle)
    let list = Shelf.list(from: &block)
    guard allows(list, session) else { return -1 }
    let isOther = list != session.shelves.shelves
    if isOther, isReplaced { _ = session.loader?.restart() }
    session.shelves.replace(with: list, at: time)
    return isOther ? 1 : 0
}

/// Puts the items in the block on a shelf, matched by key with those there are; with `isReplaced`
/// they are another list.
///
/// - Returns: 0; -1 when a rule is broken, and then the block holds what `BlockWriter.write` wrote
///   of it.
@_expose(wasm)
@c(rondo_shelves_items)
func changeItems(_ handle: Handle, _ shelf: Int32, _ isReplaced: Bool, _ time: Double) -> Int32 {
    var block = BlockReader()
    let session = ShelvesSession.of(handle)
    let items = Items(ofShelf: &block)
    let key = ShelfKey(Int(shelf))
    guard let index = session.shelves.index(of: key) else { return 0 }
    var changed = session.shelves.shelves[index]
    changed.items = items
    guard allows([changed], session) else { return -1 }
    session.shelves.moveShelf(key, at: time) { scroller in
        if isReplaced {
            scroller.replace(with: items, at: time)
        } else {
            scroller.change(to: items, at: time)
        }
        return nil
    }
    return 0
}

/// There is data of the items whose keys are in the block, for the first time or other data.
@_expose(wasm)
@c(rondo_shelves_update)
func updateItems(_ handle: Handle, _ time: Double) {
    var block = BlockReader()
    ShelvesSession.of(handle).shelves.update(ItemKey.list(from: &block), at: time)
}

/// An answer with the data of the items whose keys are in the block, of none when it failed.
@_expose(wasm)
@c(rondo_shelves_receive)
func receiveItems(_ handle: Handle, _ number: Int32, _ time: Double) -> Int32 {
    var block = BlockReader()
    let keys = ItemKey.list(from: &block)
    return code(ShelvesSession.of(handle).shelves.receive(Int(number), keys, at: time))
}

/// The user asks again: for the page that could not be loaded, and for items.
@_expose(wasm)
@c(rondo_shelves_retry)
func retryShelves(_ handle: Handle, _ time: Double) -> Int32 {
    let session = ShelvesSession.of(handle)
    session.shelves.run(to: time)
    let ofPages = session.loader == nil ? .nothingFailed : session.loader?.retry(at: time)
    let ofItems = session.shelves.retry(at: time)
    return code(ofPages == nil ? nil : ofItems)
}

/// Loads pages of shelves from now on, from the first one.
@_expose(wasm)
@c(rondo_shelves_feed)
func feedShelves(_ handle: Handle, _ prefetch: Int32, _ time: Double) {
    let session = ShelvesSession.of(handle)
    session.shelves.run(to: time)
    session.loader = PageLoader(from: Page(), prefetch: Int(prefetch))
}

/// Loads no more pages.
@_expose(wasm)
@c(rondo_shelves_unfeed)
func unfeedShelves(_ handle: Handle, _ time: Double) {
    let session = ShelvesSession.of(handle)
    session.shelves.run(to: time)
    session.loader = nil
}

/// A page has come, and `rondo_shelves_insert` has been told of its shelves.
@_expose(wasm)
@c(rondo_shelves_receive_page)
func receivePage(
    _ handle: Handle,
    _ number: Int32,
    _ count: Int32,
    _ isLast: Bool,
    _ time: Double
) -> Int32 {
    let session = ShelvesSession.of(handle)
    session.shelves.run(to: time)
    guard session.loader != nil else { return code(.noSuchRequest) }
    let next = isLast ? nil : Page()
    return code(
        session.loader?.receive(Int(number), items: Int(count), next: next, at: time)
    )
}

@_expose(wasm)
@c(rondo_shelves_fail_page)
func failPage(_ handle: Handle, _ number: Int32, _ time: Double) -> Int32 {
    let session = ShelvesSession.of(handle)
    session.shelves.run(to: time)
    guard session.loader != nil else { return code(.noSuchRequest) }
    return code(session.loader?.fail(Int(number), at: time))
}
