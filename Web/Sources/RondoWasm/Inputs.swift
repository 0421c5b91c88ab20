import Rondo
import RondoBlock

// One function an input; each returns what `Session.answer` wrote.

@_expose(wasm)
@c(rondo_press)
func press(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Answer {
    let session = Session.of(handle)
    return session.answer(session.scroller.press(x: x, y: y, at: time))
}

@_expose(wasm)
@c(rondo_move)
func move(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Answer {
    let session = Session.of(handle)
    return session.answer(session.scroller.move(x: x, y: y, at: time))
}

@_expose(wasm)
@c(rondo_release)
func release(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Answer {
    let session = Session.of(handle)
    return session.answer(session.scroller.release(x: x, y: y, at: time))
}

@_expose(wasm)
@c(rondo_cancel)
func cancel(_ handle: Handle, _ time: Double) -> Answer {
    let session = Session.of(handle)
    return session.answer(session.scroller.cancelPointer(at: time))
}

@_expose(wasm)
@c(rondo_wheel)
func wheel(
    _ handle: Handle,
    _ dx: Double,
    _ dy: Double,
    _ notch: Bool,
    _ phase: Int32,
    _ time: Double
) -> Answer {
    let session = Session.of(handle)
    let phase = WheelPhase(rawValue: Int(phase)) ?? .moved
    return session.answer(
        session.scroller.wheel(dx: dx, dy: dy, notch: notch, phase: phase, at: time)
    )
}

@_expose(wasm)
@c(rondo_follow)
func follow(_ handle: Handle, _ step: Double, _ phase: Int32, _ time: Double) -> Answer {
    let session = Session.of(handle)
    guard let phase = Phase(rawValue: Int(phase)) else { return session.answer() }
    session.scroller.follow(by: step, phase: phase, at: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_next)
func next(_ handle: Handle, _ animated: Bool, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.next(animated: animated, at: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_previous)
func previous(_ handle: Handle, _ animated: Bool, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.previous(animated: animated, at: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_scroll)
func scroll(_ handle: Handle, _ index: Int32, _ way: Int32, _ animated: Bool, _ time: Double)
    -> Answer
{
    let session = Session.of(handle)
    guard let way = Way(rawValue: Int(way)) else { return session.answer() }
    session.scroller.scroll(to: ItemIndex(Int(index)), way: way, animated: animated, at: time)
    return session.answer()
}

/// Brings out what has happened until a time, and nothing else.
@_expose(wasm)
@c(rondo_run)
func run(_ handle: Handle, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.run(to: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_resize)
func resize(_ handle: Handle, _ viewport: Double, _ time: Double) -> Answer {
    let session = Session.of(handle)
    return session.answer(session.scroller.resize(to: viewport, at: time))
}

@_expose(wasm)
@c(rondo_hide)
func hide(_ handle: Handle, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.hide(at: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_show)
func show(_ handle: Handle, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.show(at: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_reduce_motion)
func reduceMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.reduceMotion(isReduced, at: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_pause)
func pause(_ handle: Handle, _ reasons: Int32, _ step: Int32, _ time: Double) -> Answer {
    let session = Session.of(handle)
    let step = PausedStep(rawValue: Int(step)) ?? .finish
    session.scroller.pause(Pauses(rawValue: Int(reasons)), step: step, at: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_resume)
func resume(_ handle: Handle, _ reasons: Int32, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.resume(Pauses(rawValue: Int(reasons)), at: time)
    return session.answer()
}

@_expose(wasm)
@c(rondo_wake)
func wake(_ handle: Handle, _ time: Double) -> Answer {
    let session = Session.of(handle)
    session.scroller.wake(at: time)
    return session.answer()
}
