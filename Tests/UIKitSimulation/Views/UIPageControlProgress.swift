// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The share of its time that the current page of a page control has been visible.
@MainActor
open class UIPageControlProgress: NSObject {
    weak var control: UIPageControl?
    open var currentProgress: Float = 0

    /// Another page is the current one.
    func pageDidChange() {
        currentProgress = 0
    }
}

@MainActor
public protocol UIPageControlTimerProgressDelegate: AnyObject {
    func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress,
        shouldAdvanceToPage page: Int
    ) -> Bool
}

/// A progress that a timer moves, and which then shows the next page.
@MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
    open weak var delegate: (any UIPageControlTimerProgressDelegate)?
    open var preferredDuration: TimeInterval
    private var durations: [Int: TimeInterval] = [:]
    private var link: CADisplayLink?
    private var lastFrame = 0.0
    /// The duration of the page, as of the timer's start or the page's.
    private var duration = 0.0

    public init(preferredDuration: TimeInterval) {
        precondition(preferredDuration > 0, "preferredDuration must be greater than zero")
        self.preferredDuration = preferredDuration
        super.init()
    }

    open var isRunning: Bool { link != nil }

    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = duration
    }

    open func resumeTimer() {
        guard link == nil, let control else { return }
        duration = duration(forPage: control.currentPage)
        lastFrame = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] in self?.showFrame() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    open func pauseTimer() {
        link?.invalidate()
        link = nil
    }

    override func pageDidChange() {
        super.pageDidChange()
        if let control { duration = duration(forPage: control.currentPage) }
    }

    private func showFrame() {
        let now = CACurrentMediaTime()
        let done = Double(currentProgress) * duration + now - lastFrame
        lastFrame = now
        guard done >= duration else {
            currentProgress = Float(done / duration)
            return
        }
        guard let control, control.currentPage + 1 < control.numberOfPages,
            delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: control.currentPage + 1)
                ?? true
        else { return pauseTimer() }
        control.choose(control.currentPage + 1)
    }
}
