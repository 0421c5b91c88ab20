#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    // tvOS has neither a status bar to tap nor paging.

    extension UIScrollView {
        /// Whether a tap on the status bar scrolls to the first item.
        var answersStatusBar: Bool {
            get {
                #if os(tvOS)
                    false
                #else
                    scrollsToTop
                #endif
            }
            set {
                #if !os(tvOS)
                    scrollsToTop = newValue
                #endif
            }
        }

        /// Whether the scroll view itself stops at pages.
        var turnsPages: Bool {
            get {
                #if os(tvOS)
                    false
                #else
                    isPagingEnabled
                #endif
            }
            set {
                #if !os(tvOS)
                    isPagingEnabled = newValue
                #endif
            }
        }
    }
#endif
