import Rondo
import RondoBlock

/// The inputs of a shelf list, by number: the order of `INPUTS` in shelves/engine.js.
///
/// Comments list the values that `rondo_shelves_take` gets for each input. A shelf of -1 is the
/// list.
enum InputNumber: Int32 {
    /// Draws a frame.
    case frame
    /// Advances to its time without a frame, which emits events.
    case run
    /// x, y.
    case press
    /// x, y.
    case move
    /// x, y.
    case release
    case cancel
    /// dx, dy, the pointer's y or NaN, whether it is a notch, the phase.
    case wheel
    /// The shelf, the step, the phase.
    case follow
    /// The shelf, whether to animate.
    case next
    /// The shelf, whether to animate.
    case previous
    /// The shelf, the index of an item on it, or the key of a shelf; the way, whether to animate.
    case scroll
    /// The width, the height.
    case resize
    case hide
    case show
    /// Whether motion is reduced.
    case reduceMotion
    /// The positions to restore, in the block as `rondo_shelves_offsets` writes them.
    case restore
    /// The shelf to insert before, -1 for the end; new shelves are in the block.
    case insert
    /// The keys of shelves in the block.
    case remove
    /// The shelf, the shelf to move it before.
    case reorder
    /// Whether the list is new, which restarts a feed; all shelves are in the block.
    case replace
    /// The keys of items with new data, in the block.
    case update
    /// The number of the request; the keys of items with data are in the block.
    case receiveItems
    /// The largest distance from the current to the last shelf for the next request; starts to load
    /// pages.
    case feed
    /// Stops loading pages.
    case unfeed
    /// The request's number, the count of new shelves, whether they are the last; comes after the
    /// `insert` of the shelves.
    case receive
    /// The request's number.
    case fail
    /// Repeats failed requests: for a page, and for items.
    case retry
}

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
    let input = InputNumber(rawValue: number) ?? .run
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
    case .insert, .replace: return session.readShelves(input, a, at: time)
    case .reorder:
        refusal = session.shelves.move(ShelfKey(Int(a)), before: ShelfKey(number: b), at: time)
    case .run, .restore, .remove, .update, .receiveItems:
        refusal = session.readKeys(input, a, at: time)
    case .feed, .unfeed, .receive, .fail, .retry: refusal = session.load(input, a, b, c, at: time)
    }
    return session.answer(refusal)
}

extension ShelfKey {
    /// Nil for -1.
    init?(number: Double) {
        guard number >= 0 else { return nil }
        self.init(Int(number))
    }
}

extension ShelvesSession {
    /// Scrolls the list, or a shelf.
    fileprivate func scroll(
        _ input: InputNumber,
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
        _ input: InputNumber,
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
