#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A controller as a page.
    ///
    /// Its appearance changes only by valid steps, so the callbacks are always balanced.
    @MainActor
    final class Page {
        let controller: UIViewController
        private(set) var appearance = PageAppearance.disappeared
        /// The insets that its owner set.
        private var ownInsets: UIEdgeInsets
        /// The insets that the container set last, with the page's own.
        private var knownInsets: UIEdgeInsets

        init(_ controller: UIViewController) {
            self.controller = controller
            ownInsets = controller.additionalSafeAreaInsets
            knownInsets = ownInsets
        }

        /// Changes its appearance.
        ///
        /// - Parameters:
        ///   - wanted: The new state. A page that does not appear cannot begin to disappear, and
        ///     stays.
        ///   - animated: Passed to the callbacks.
        func move(to wanted: PageAppearance, animated: Bool) {
            if wanted.isThere != appearance.isThere {
                appearance = wanted.isThere ? .appearing : .disappearing
                controller.beginAppearanceTransition(wanted.isThere, animated: animated)
            }
            // The call runs code of the app, which may have changed the appearance.
            guard wanted.isFinal, wanted != appearance, wanted.isThere == appearance.isThere else {
                return
            }
            appearance = wanted
            controller.endAppearanceTransition()
        }

        // MARK: Containment

        func enter(_ container: UIViewController, in cell: UIView) {
            container.addChild(controller)
            controller.view.place(in: cell.bounds)
            cell.addSubview(controller.view)
            controller.didMove(toParent: container)
        }

        func leave() {
            move(to: .disappeared, animated: false)
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
            noticeOwnInsets()
            controller.additionalSafeAreaInsets = ownInsets
        }

        // MARK: Safe area

        /// Sets the page's safe area, independent of the part of the safe area that its place
        /// inherits.
        ///
        /// - Parameters:
        ///   - wanted: The insets in addition to its own.
        ///   - inherited: The insets of its place.
        func adopt(_ wanted: UIEdgeInsets, over inherited: UIEdgeInsets) {
            noticeOwnInsets()
            let insets = UIEdgeInsets(
                top: ownInsets.top + wanted.top - inherited.top,
                left: ownInsets.left + wanted.left - inherited.left,
                bottom: ownInsets.bottom + wanted.bottom - inherited.bottom,
                right: ownInsets.right + wanted.right - inherited.right
            )
            if controller.additionalSafeAreaInsets != insets {
                knownInsets = insets
                controller.additionalSafeAreaInsets = insets
            }
        }

        /// Its owner can change its insets at any time: the difference is the page's own.
        private func noticeOwnInsets() {
            let present = controller.additionalSafeAreaInsets
            ownInsets.top += present.top - knownInsets.top
            ownInsets.left += present.left - knownInsets.left
            ownInsets.bottom += present.bottom - knownInsets.bottom
            ownInsets.right += present.right - knownInsets.right
            knownInsets = present
        }
    }

    /// The appearance of a controller, as reported to UIKit.
    enum PageAppearance {
        case disappeared
        case appearing
        case appeared
        case disappearing

        /// Whether the page appears, or has appeared.
        fileprivate var isThere: Bool { self == .appearing || self == .appeared }

        /// Whether no further call follows.
        fileprivate var isFinal: Bool { self == .appeared || self == .disappeared }

        /// The next appearance of a page.
        ///
        /// - Parameters:
        ///   - life: The stage of its lifecycle in the container.
        ///   - container: The container's own appearance.
        ///   - old: The page's present appearance.
        init(_ life: PageLife.Stage, in container: PageAppearance, from old: PageAppearance) {
            self =
                switch (life, container) {
                case (.ready, _), (.left, _), (_, .disappeared): .disappeared
                case (_, .disappearing): .disappearing
                // It was visible while the container was not, so nothing has been reported yet.
                case (.leaving, _) where old == .disappeared: .appearing
                case (.leaving, _): .disappearing
                case (.entered, _), (.appeared, .appearing): .appearing
                case (.appeared, .appeared): .appeared
                }
        }
    }
#endif
