import Rondo
import RondoBlock

// One function an input. Those that may be refused return the number of the reason, or -1.

@_expose(wasm)
@c(rondo_press)
func press(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
    code(Session.of(handle).scroller.press(x: x, y: y, at: time))
}

@_expose(wasm)
@c(rondo_move)
func move(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
    code(Session.of(handle).scroller.move(x: x, y: y, at: time))
}

@_expose(wasm)
@c(rondo_release)
func release(_ handle: Handle, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
    code(Session.of(handle).scroller.release(x: x, y: y, at: time))
}

@_expose(wasm)
@c(rondo_cancel)
func cancel(_ handle: Handle, _ time: Double) -> Int32 {
    code(Session.of(handle).scroller.cancelPointer(at: time))
}

@_expose(wasm)
@c(rondo_wheel)
func wheel(_ handle: Handle, _ dx: Double, _ dy: Double, _ time: Double) -> Int32 {
    code(Session.of(handle).scroller.wheel(dx: dx, dy: dy, at: time))
}

@_expose(wasm)
@c(rondo_follow)
func follow(_ handle: Handle, _ step: Double, _ phase: Int32, _ time: Double) {
    guard let phase = Phase(rawValue: Int(phase)) else { return }
    Session.of(handle).scroller.follow(by: step, phase: phase, at: time)
}

@_expose(wasm)
@c(rondo_next)
func next(_ handle: Handle, _ animated: Bool, _ time: Double) {
    Session.of(handle).scroller.next(animated: animated, at: time)
}

@_expose(wasm)
@c(rondo_previous)
func previous(_ handle: Handle, _ animated: Bool, _ time: Double) {
    Session.of(handle).scroller.previous(animated: animated, at: time)
}

@_expose(wasm)
@c(rondo_scroll)
func scroll(_ handle: Handle, _ index: Int32, _ way: Int32, _ animated: Bool, _ time: Double) {
    guard let way = Way(rawValue: Int(way)) else { return }
    Session.of(handle).scroller
        .scroll(to: ItemIndex(Int(index)), way: way, animated: animated, at: time)
}

/// Brings out what has happened until a time, and nothing else.
@_expose(wasm)
@c(rondo_run)
func run(_ handle: Handle, _ time: Double) {
    Session.of(handle).scroller.run(to: time)
}

@_expose(wasm)
@c(rondo_resize)
func resize(_ handle: Handle, _ viewport: Double, _ time: Double) {
    Session.of(handle).scroller.resize(to: viewport, at: time)
}

@_expose(wasm)
@c(rondo_hide)
func hide(_ handle: Handle, _ time: Double) {
    Session.of(handle).scroller.hide(at: time)
}

@_expose(wasm)
@c(rondo_show)
func show(_ handle: Handle, _ time: Double) {
    Session.of(handle).scroller.show(at: time)
}

@_expose(wasm)
@c(rondo_reduce_motion)
func reduceMotion(_ handle: Handle, _ isReduced: Bool, _ time: Double) {
    Session.of(handle).scroller.reduceMotion(isReduced, at: time)
}

@_expose(wasm)
@c(rondo_pause)
func pause(_ handle: Handle, _ reasons: Int32, _ snaps: Bool, _ time: Double) {
    Session.of(handle).scroller
        .pause(Pauses(rawValue: Int(reasons)), snapping: snaps, at: time)
}

@_expose(wasm)
@c(rondo_resume)
func resume(_ handle: Handle, _ reasons: Int32, _ time: Double) {
    Session.of(handle).scroller.resume(Pauses(rawValue: Int(reasons)), at: time)
}

@_expose(wasm)
@c(rondo_wake)
func wake(_ handle: Handle, _ time: Double) {
    Session.of(handle).scroller.wake(at: time)
}
