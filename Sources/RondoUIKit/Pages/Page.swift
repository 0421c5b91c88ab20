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
        private let ownInsets: UIEdgeInsets

        init(_ controller: UIViewController) {
            self.controller = controller
            ownInsets = controller.additionalSafeAreaInsets
        }

        /// Changes its appearance.
        ///
        /// - Parameters:
        ///   - wanted: The new state. A page that does not appear cannot begin to disappear, and
        ///     stays.
        ///   - animated: Passed to the callbacks.
        func move(to wanted: PageAppearance, animated: Bool) {
            switch wanted {
            case .appearing: begin(true, animated)
            case .appeared:
                begin(true, animated)
                end()
            case .disappearing: begin(false, animated)
            case .disappeared:
                begin(false, animated)
                end()
            }
        }

        private func begin(_ isAppearing: Bool, _ animated: Bool) {
            let isSo =
                isAppearing
                ? appearance == .appearing || appearance == .appeared
                : appearance == .disappearing || appearance == .disappeared
            guard !isSo else { return }
            appearance = isAppearing ? .appearing : .disappearing
            controller.beginAppearanceTransition(isAppearing, animated: animated)
        }

        private func end() {
            switch appearance {
            case .appearing: appearance = .appeared
            case .disappearing: appearance = .disappeared
            case .appeared, .disappeared: return
            }
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
            let insets = UIEdgeInsets(
                top: ownInsets.top + wanted.top - inherited.top,
                left: ownInsets.left + wanted.left - inherited.left,
                bottom: ownInsets.bottom + wanted.bottom - inherited.bottom,
                right: ownInsets.right + wanted.right - inherited.right
            )
            if controller.additionalSafeAreaInsets != insets {
                controller.additionalSafeAreaInsets = insets
            }
        }
    }

    /// The appearance of a controller, as reported to UIKit.
    enum PageAppearance {
        case disappeared
        case appearing
        case appeared
        case disappearing

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
