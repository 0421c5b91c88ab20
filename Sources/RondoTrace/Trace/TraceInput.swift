import Rondo

/// Something that reached a scroller, and when.
public struct TraceInput: Equatable, Sendable {
    /// In milliseconds from the start of the trace.
    public var time: Milliseconds
    /// What it was.
    public var action: Action

    /// An input at a time.
    public init(at time: Milliseconds, _ action: Action) {
        self.time = time
        self.action = action
    }

    /// What can reach a scroller; places and lengths are in points.
    public indirect enum Action: Equatable, Sendable {
        /// A pointer goes down.
        case press(x: Points, y: Points)
        /// The pointer moves.
        case move(x: Points, y: Points)
        /// The pointer goes up.
        case release(x: Points, y: Points)
        /// The system took the pointer away.
        case cancel
        /// A wheel or trackpad step, positive to the right and downwards; with lists the pointer may
        /// be at a height. It may be a click of a mouse's wheel, or the last one of its gesture.
        case wheel(
            dx: Points,
            dy: Points,
            y: Points? = nil,
            notch: Bool = false,
            phase: WheelPhase = .moved
        )
        /// A host that scrolls by itself moved the content along the axis.
        case follow(by: Points, phase: Phase)
        /// One item on.
        case next(animated: Bool)
        /// One item back.
        case previous(animated: Bool)
        /// To an item.
        case scroll(to: Identifier, way: Way, animated: Bool)
        /// Items come before another one, or behind the last.
        case insert([TraceItem], before: Identifier?)
        /// Items go.
        case remove([Identifier])
        /// An item goes before another one, or behind the last.
        case moveItem(Identifier, before: Identifier?)
        /// Another list, matched by id with the one there is.
        case replace([TraceItem])
        /// How long items, or lists, have turned out to be; those that are gone are passed over.
        case measure([TraceLength])
        /// The items of these ids are not shown from now on, those that come later too.
        case filter(hiding: [Identifier])
        /// An input of one list among several: a scroll, a change or the lengths of its items,
        /// or what a host moved.
        case within(Identifier, Action)
        /// Lists come before another one, or behind the last.
        case insertLists([TraceList], before: Identifier?)
        /// Other lists, matched by id with those there are.
        case replaceLists([TraceList])
        /// The viewport has another size.
        case resize(ViewportSize)
        /// The app leaves, or the tab is hidden.
        case hide
        /// The app returns, or the tab is shown.
        case show
        /// The system setting to reduce motion.
        case reduceMotion(Bool)
        /// Auto-advance waits for these reasons, besides those there are.
        case pause(Pauses, PausedStep)
        /// These reasons to wait are gone.
        case resume(Pauses)
        /// An answer to a request of the feed.
        case respond(request: Int, Answer)
        /// The user asks again after a failed request.
        case retry
        /// A frame is drawn now.
        case tick
    }
}
