import Rondo
import RondoBlock

/// Takes an input: its number, and up to five values.
///
/// - Returns: The address of the block, with the numbers of `ShelvesSession.answer`, or the broken
///   rule.
@_expose(wasm)
@c(rondo_shelves_take)
func takeOfShelves(
    _ handle: Handle,
    _ number: Int32,
    _ time: Double,
    _ a: Double,
    _ b: Double,
    _ c: Double,
    _ d: Double,
    _ e: Double
) -> Answer {
    let session = ShelvesSession.of(handle)
    let input = ShelvesInputNumber(rawValue: number) ?? .run
    var refusal: Refusal?
    switch input {
    case .frame: _ = session.shelves.frame(at: time)
    case .press: refusal = session.shelves.press(x: a, y: b, at: time)
    case .move: refusal = session.shelves.move(x: a, y: b, at: time)
    case .release: refusal = session.shelves.release(x: a, y: b, at: time)
    case .cancel: refusal = session.shelves.cancelPointer(at: time)
    case .wheel:
        let y = c.isNaN ? nil : c
        let phase = WheelPhase(rawValue: Int(e)) ?? .moved
        refusal = session.shelves.wheel(dx: a, dy: b, y: y, notch: d == 1, phase: phase, at: time)
    case .follow, .next, .previous, .scroll:
        refusal = session.scroll(input, a, b, c, d, at: time)
    case .resize: refusal = session.shelves.resize(width: a, height: b, at: time)
    case .hide: session.shelves.hide(at: time)
    case .show: session.shelves.show(at: time)
    case .reduceMotion: session.shelves.reduceMotion(a == 1, at: time)
    case .configure: return session.configure(at: time)
    case .insert, .replace: return session.readShelves(input, a, at: time)
    case .reorder:
        refusal = session.shelves.move(ShelfKey(Int(a)), before: ShelfKey(number: b), at: time)
    case .run, .restore, .remove, .update, .receiveItems:
        refusal = session.readKeys(input, a, at: time)
    case .feed, .unfeed, .receive, .fail, .retry: refusal = session.load(input, a, b, c, at: time)
    }
    return session.answer(refusal)
}

extension ShelvesSession {
    /// Scrolls the list, or a shelf.
    fileprivate func scroll(
        _ input: ShelvesInputNumber,
        _ a: Double,
        _ b: Double,
        _ c: Double,
        _ d: Double,
        at time: Milliseconds
    ) -> Refusal? {
        // `next` and `previous` have no word.
        let word = c.isNaN ? 0 : Int(c)
        let (phase, way) = (Phase(rawValue: word) ?? .idle, Way(rawValue: word) ?? .shortest)
        guard let key = ShelfKey(number: a) else {
            switch input {
            case .follow: shelves.follow(by: b, phase: phase, at: time)
            case .next: shelves.next(animated: b == 1, at: time)
            case .previous: shelves.previous(animated: b == 1, at: time)
            default:
                return shelves.scroll(to: ShelfKey(Int(b)), way: way, animated: d == 1, at: time)
            }
            return nil
        }
        return shelves.moveShelf(key, at: time) { scroller in
            switch input {
            case .follow: scroller.follow(by: b, phase: phase, at: time)
            case .next: scroller.next(animated: b == 1, at: time)
            case .previous: scroller.previous(animated: b == 1, at: time)
            default: scroller.scroll(to: ItemIndex(Int(b)), way: way, animated: d == 1, at: time)
            }
            return nil
        }
    }

    /// Takes an input about the pages of a feed.
    fileprivate func load(
        _ input: ShelvesInputNumber,
        _ a: Double,
        _ b: Double,
        _ c: Double,
        at time: Milliseconds
    ) -> Refusal? {
        shelves.run(to: time)
        switch input {
        case .feed: loader = PageLoader(from: PageCursor(), prefetch: Int(a))
        case .unfeed: loader = nil
        case .receive:
            guard loader != nil else { return .noSuchRequest }
            return loader?.receive(
                Int(a),
                items: Int(b),
                next: c == 1 ? nil : PageCursor(),
                at: time
            )
        case .fail:
            guard loader != nil else { return .noSuchRequest }
            return loader?.fail(Int(a), at: time)
        default:
            let ofPages = loader == nil ? .nothingFailed : loader?.retry(at: time)
            let ofItems = shelves.retry(at: time)
            return ofPages == nil ? nil : ofItems
        }
        return nil
    }
}
