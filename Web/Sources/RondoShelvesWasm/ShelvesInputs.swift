import Rondo
import RondoBlock

// One function an input, with times last. Where a shelf is named, -1 stands for the list.

private func shelves(_ handle: Handle, _ act: (inout Shelves) -> Refusal?) -> Int32 {
    code(act(&ShelvesSession.of(handle).shelves))
}

@_expose(wasm)
@c(rondo_shelves_press)
func pressShelves(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
    shelves(handle) { $0.press(x: x, y: y, at: time) }
}

@_expose(wasm)
@c(rondo_shelves_move)
func moveShelves(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
    shelves(handle) { $0.move(x: x, y: y, at: time) }
}

@_expose(wasm)
@c(rondo_shelves_release)
func releaseShelves(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
    shelves(handle) { $0.release(x: x, y: y, at: time) }
}

@_expose(wasm)
@c(rondo_shelves_cancel)
func cancelShelves(_ handle: Handle, _ time: Double) -> Int32 {
    shelves(handle) { $0.cancelPointer(at: time) }
}

/// A wheel's step; the pointer's `y` is NaN when it is not known.
@_expose(wasm)
@c(rondo_shelves_wheel)
func wheelShelves(
    _ handle: Handle,
    _ dx: Double,
    _ dy: Double,
    _ y: Double,
    _ notch: Bool,
    _ phase: Int32,
    _ time: Double
) -> Int32 {
    let phase = WheelPhase(rawValue: Int(phase)) ?? .moved
    return shelves(handle) {
        $0.wheel(dx: dx, dy: dy, y: y.isNaN ? nil : y, notch: notch, phase: phase, at: time)
    }
}

/// What the list takes as each of its shelves does.
private enum Step {
    case follow(Double, Phase)
    case next(Bool)
    case previous(Bool)
    /// To a shelf of the list by its key, to an item of a shelf by its index.
    case scroll(Int, Way, Bool)
}

/// Takes a step of the list, or of a shelf.
// All steps by one closure: the compiler makes a copy of all that takes it for each.
private func take(_ step: Step, _ handle: Handle, _ shelf: Int32, _ time: Double) -> Int32 {
    let session = ShelvesSession.of(handle)
    guard shelf < 0 else {
        let refusal = session.shelves.moveShelf(ShelfKey(Int(shelf)), at: time) { scroller in
            switch step {
            case .follow(let by, let phase): scroller.follow(by: by, phase: phase, at: time)
            case .next(let animated): scroller.next(animated: animated, at: time)
            case .previous(let animated): scroller.previous(animated: animated, at: time)
            case .scroll(let index, let way, let animated):
                scroller.scroll(to: ItemIndex(index), way: way, animated: animated, at: time)
            }
            return nil
        }
        return code(refusal)
    }
    switch step {
    case .follow(let by, let phase): session.shelves.follow(by: by, phase: phase, at: time)
    case .next(let animated): session.shelves.next(animated: animated, at: time)
    case .previous(let animated): session.shelves.previous(animated: animated, at: time)
    case .scroll(let key, let way, let animated):
        return code(
            session.shelves.scroll(to: ShelfKey(key), way: way, animated: animated, at: time)
        )
    }
    return code(nil)
}

@_expose(wasm)
@c(rondo_shelves_follow)
func followShelves(_ handle: Handle, _ shelf: Int32, _ by: Double, _ phase: Int32, _ time: Double)
    -> Int32
{
    take(.follow(by, Phase(rawValue: Int(phase)) ?? .idle), handle, shelf, time)
}

@_expose(wasm)
@c(rondo_shelves_next)
func nextOfShelves(_ handle: Handle, _ shelf: Int32, _ animated: Bool, _ time: Double) -> Int32 {
    take(.next(animated), handle, shelf, time)
}

@_expose(wasm)
@c(rondo_shelves_previous)
func previousOfShelves(_ handle: Handle, _ shelf: Int32, _ animated: Bool, _ time: Double) -> Int32
{
    take(.previous(animated), handle, shelf, time)
}

/// To the shelf of a key; or on a shelf, to the item of an index.
@_expose(wasm)
@c(rondo_shelves_scroll)
func scrollShelves(
    _ handle: Handle,
    _ shelf: Int32,
    _ target: Int32,
    _ way: Int32,
    _ animated: Bool,
    _ time: Double
) -> Int32 {
    let way = Way(rawValue: Int(way)) ?? .shortest
    return take(.scroll(Int(target), way, animated), handle, shelf, time)
}

/// Brings out what has happened until a time, and nothing else.
@_expose(wasm)
@c(rondo_shelves_run)
func runShelves(_ handle: Handle, _ time: Double) {
    ShelvesSession.of(handle).shelves.run(to: time)
}

@_expose(wasm)
@c(rondo_shelves_resize)
func resizeShelves(_ handle: Handle, _ width: Double, _ height: Double, _ time: Double) -> Int32 {
    code(ShelvesSession.of(handle).shelves.resize(width: width, height: height, at: time))
}

@_expose(wasm)
@c(rondo_shelves_hide)
func hideShelves(_ handle: Handle, _ time: Double) {
    ShelvesSession.of(handle).shelves.hide(at: time)
}

@_expose(wasm)
@c(rondo_shelves_show)
func showShelves(_ handle: Handle, _ time: Double) {
    ShelvesSession.of(handle).shelves.show(at: time)
}

@_expose(wasm)
@c(rondo_shelves_reduce_motion)
func reduceMotionOfShelves(_ handle: Handle, _ isReduced: Bool, _ time: Double) {
    ShelvesSession.of(handle).shelves.reduceMotion(isReduced, at: time)
}
