/// The owner of the finger that is down: the content, another view, or none yet.
public enum Claim: Equatable, Sendable {
    /// No finger is down, or a program took over and the finger is ignored.
    case none
    /// The finger has not moved by more than the slop: it may become a tap, or a drag of another
    /// view.
    case open
    /// The finger holds or drags the content: keep other recognizers away from it.
    case own
    /// The finger has moved across the axis by more than the slop, and further than along it: a
    /// surrounding scroll view may have it.
    ///
    /// `.own` follows when the finger moves along the axis after all.
    case across
}

extension Scroller {
    /// Who owns the finger that is down.
    ///
    /// A host with other recognizers reads this after each input. On `.own` it keeps them away from
    /// the finger. On `.across` it calls `cancelPointer(at:)` if another recognizer claims the
    /// finger.
    ///
    ///     scroller.press(x: 100, y: 100, at: 0)
    ///     scroller.move(x: 104, y: 130, at: 16)
    ///     scroller.claim   // .across in a horizontal scroller
    public var claim: Claim {
        if motion.kind == .held { return .own }
        guard gesture.pointer.state == .pressed else { return .none }
        let along = (gesture.pointer.place - gesture.pointer.origin).magnitude
        let isAcross =
            gesture.pointer.drift > configuration.physics.slop && gesture.pointer.drift > along
        return isAcross ? .across : .open
    }
}

extension Shelves {
    /// Who owns the finger that is down: `.own` as soon as it holds or drags the list or a shelf,
    /// `.across` if its direction is clear and nothing moves in it.
    public var claim: Claim {
        guard let touch = gesture.touch else { return .none }
        if list.claim == .own || live.contains(where: { $0.scroller.claim == .own }) { return .own }
        return touch.lock == nil ? .open : .across
    }
}
