#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// A view of the time until a pager's next step.
    @MainActor
    protocol RestFollower: AnyObject {
        /// A rest has started, with its time in seconds, or ended, with nil.
        func restDidChange(to seconds: TimeInterval?)
        /// The view is no longer used.
        func end()
    }

    // Only SDKs from that of iOS 17 on have the progress of page controls; they have SwiftData too.
    #if os(Linux) || canImport(SwiftData)
        /// The progress of a page control's current dot, which fills during a rest.
        @available(iOS 17, tvOS 17, *)
        final class PageControlTimer: NSObject, RestFollower, UIPageControlTimerProgressDelegate {
            private weak var control: UIPageControl?
            private let progress = UIPageControlTimerProgress(preferredDuration: 1)

            init(_ control: UIPageControl) {
                self.control = control
                super.init()
                progress.delegate = self
                control.progress = progress
            }

            func restDidChange(to seconds: TimeInterval?) {
                progress.pauseTimer()
                progress.currentProgress = 0
                guard let control, let seconds, seconds > 0 else { return }
                progress.setDuration(seconds, forPage: control.currentPage)
                progress.resumeTimer()
            }

            func end() {
                progress.pauseTimer()
                // An app can have set a progress of its own since.
                if control?.progress === progress { control?.progress = nil }
            }

            /// The pager takes the step.
            func pageControlTimerProgress(
                _ progress: UIPageControlTimerProgress,
                shouldAdvanceToPage page: Int
            ) -> Bool { false }
        }
    #endif

    extension UIPageControl {
        /// A view of a pager's rests in the current dot; nil before iOS 17, which has none.
        func makeTimer() -> (any RestFollower)? {
            #if os(Linux) || canImport(SwiftData)
                if #available(iOS 17, tvOS 17, *) { return PageControlTimer(self) }
            #endif
            return nil
        }
    }
#endif
