import Rondo
import RondoBlock

/// Takes an input: its number, and up to four values.
///
/// - Returns: The address of the block, with the numbers of `Session.answer`, or the broken rule.
@_expose(wasm)
@c(rondo_take)
func take(
    _ handle: Handle,
    _ number: Int32,
    _ time: Double,
    _ a: Double,
    _ b: Double,
    _ c: Double,
    _ d: Double
) -> Answer {
    let session = Session.of(handle)
    var refusal: Refusal?
    switch InputNumber(rawValue: number) {
    case .frame: _ = session.scroller.frame(at: time)
    case .press: refusal = session.scroller.press(x: a, y: b, at: time)
    case .move: refusal = session.scroller.move(x: a, y: b, at: time)
    case .release: refusal = session.scroller.release(x: a, y: b, at: time)
    case .cancel: refusal = session.scroller.cancelPointer(at: time)
    case .wheel:
        let phase = WheelPhase(rawValue: Int(d)) ?? .moved
        refusal = session.scroller.wheel(dx: a, dy: b, notch: c == 1, phase: phase, at: time)
    case .next: session.scroller.next(animated: a == 1, at: time)
    case .previous: session.scroller.previous(animated: a == 1, at: time)
    case .scroll:
        let way = Way(rawValue: Int(b)) ?? .shortest
        session.scroller.scroll(to: ItemIndex(Int(a)), way: way, animated: c == 1, at: time)
    case .resize:
        let spacing = c.isNaN ? nil : c
        let extent = ItemExtent(given: b)
        refusal = session.scroller.resize(to: a, extent: extent, spacing: spacing, at: time)
    case .configure:
        var block = BlockReader()
        refusal = session.scroller.configure(Configuration(from: &block), at: time)
    case .hide: session.scroller.hide(at: time)
    case .show: session.scroller.show(at: time)
    case .reduceMotion: session.scroller.reduceMotion(a == 1, at: time)
    case .pause:
        let step = PausedStep(rawValue: Int(b)) ?? .finish
        session.scroller.pause(Pauses(rawValue: Int(a)), step: step, at: time)
    case .resume: session.scroller.resume(Pauses(rawValue: Int(a)), at: time)
    case .wake: session.scroller.wake(at: time)
    case .splice: return session.splice(isReplaced: a == 1, at: time)
    case .measure: return session.measure(Int(a), b, at: time)
    default:
        session.scroller.run(to: time)
        refusal = session.load(number, a, b, c)
    }
    return session.answer(refusal)
}

extension Session {
    /// Takes an input about the pages of a feed.
    fileprivate func load(_ number: Int32, _ a: Double, _ b: Double, _ c: Double) -> Refusal? {
        let now = scroller.now
        switch InputNumber(rawValue: number) {
        case .feed: loader = PageLoader(from: PageCursor(), prefetch: Int(a))
        case .unfeed: loader = nil
        case .receive:
            guard loader != nil else { return .noSuchRequest }
            return loader?.receive(
                Int(a),
                items: Int(b),
                next: c == 1 ? nil : PageCursor(),
                at: now
            )
        case .fail:
            guard loader != nil else { return .noSuchRequest }
            return loader?.fail(Int(a), at: now)
        case .retry:
            guard loader != nil else { return .nothingFailed }
            return loader?.retry(at: now)
        default: break
        }
        return nil
    }
}
