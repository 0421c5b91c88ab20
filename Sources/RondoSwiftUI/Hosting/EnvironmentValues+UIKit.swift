#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    extension EnvironmentValues {
        /// The layout direction for UIKit.
        var semanticContentAttribute: UISemanticContentAttribute {
            layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        }

        /// The action of `refreshable`, nil without it.
        var refreshing: (() async -> Void)? {
            refresh.map { refresh in { await refresh() } }
        }

        /// Whether fingers may scroll.
        var allowsScrolling: Bool {
            guard #available(iOS 16, tvOS 16, *) else { return isEnabled }
            return isEnabled && isScrollEnabled
        }
    }
#endif
