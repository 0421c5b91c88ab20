import Rondo
import Techniques

/// The measured jobs, the same for all techniques.
enum Job {
    /// The first layout and the first frame.
    case start
    /// Frames in which the content moves and the visible items stay the same.
    case steady
    /// Frames in which the leading edge crosses the seam and returns.
    case wrap
    /// A fling and its return: the steps of its frames.
    case fling([Points])
    /// Changes outside the viewport, each with a frame; each second change undoes the first.
    case changes([ContentChange])

    /// Performs the job once.
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

    /// The number of units in a job: frames, flings or changes.
    var units: Int {
        switch self {
        case .start: 1
        case .steady: 16
        case .wrap, .fling: 2
        case .changes(let changes): changes.count
        }
    }

    /// The position at which the job starts, in points from the first item.
    func place(in content: Content) -> Points {
        switch self {
        case .start: 0
        case .wrap: -10.25
        case .steady, .fling, .changes: content.start(of: content.entries.count / 2) + 101.25
        }
    }
}
