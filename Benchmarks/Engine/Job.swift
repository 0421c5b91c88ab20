import Rondo
import Techniques

/// What is measured, the same for all techniques.
enum Job {
    /// The content is laid out and drawn for the first time.
    case start
    /// Frames in which the content moves, and no item comes or goes.
    case steady
    /// Frames in which the leading edge crosses the seam, there and back.
    case wrap
    /// A fling there and back: the steps of its frames.
    case fling([Points])
    /// Changes out of sight which undo one another, each with a frame.
    case changes([ContentChange])

    /// What is done each time.
    func perform(on technique: inout some Technique) {
        switch self {
        case .start:
            break
        case .steady:
            for _ in 0..<8 { technique.scroll(by: 0.25) }
            for _ in 0..<8 { technique.scroll(by: -0.25) }
        case .wrap:
            technique.scroll(by: 20)
            technique.scroll(by: -20)
        case .fling(let steps):
            for step in steps { technique.scroll(by: step) }
            for step in steps { technique.scroll(by: -step) }
        case .changes(let changes):
            for change in changes { technique.change(change) }
        }
    }

    /// How many of what the result is for are done each time: a frame, a fling, a change.
    var units: Int {
        switch self {
        case .start: 1
        case .steady: 16
        case .wrap, .fling: 2
        case .changes(let changes): changes.count
        }
    }

    /// How far the content is to be before, in points from the first item.
    func place(in content: Content) -> Points {
        switch self {
        case .start: 0
        case .wrap: -10.25
        case .steady, .fling, .changes: content.start(of: content.entries.count / 2) + 101.25
        }
    }
}
