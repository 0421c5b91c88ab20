// On tvOS the focus engine gets the keys.
#if os(iOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    // Keys of a hardware keyboard, passed on by the responder that gets them.

    extension LoopPagerView {
        /// Scrolls for a key: an arrow along the axis goes to the next stop in its direction, Page
        /// Up and Page Down to the previous and the next stop, Home and End to the first and the
        /// last stop.
        ///
        ///     override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        ///         if !pager.scroll(for: presses) { super.pressesBegan(presses, with: event) }
        ///     }
        ///
        /// - Parameter presses: The presses of a responder.
        /// - Returns: Whether the content moves; if not, leave the presses to others. Keys with
        ///   Command, Option or Control move nothing.
        public func scroll(for presses: Set<UIPress>) -> Bool {
            let isMirrored = track.space.isMirrored
            guard let key = Key(presses, configuration.direction, isMirrored: isMirrored),
                let input = engine.scroller.input(for: key)
            else { return false }
            let old = engine.scroller.leadingItem
            takeOver { engine.take(input) }
            return engine.scroller.leadingItem != old
        }
    }

    extension PageContainerViewController {
        /// Turns pages for a key; see `LoopPagerView.scroll(for:)`.
        ///
        /// - Parameter presses: The presses of a responder.
        /// - Returns: Whether the content moves.
        public func scroll(for presses: Set<UIPress>) -> Bool { pager.scroll(for: presses) }
    }

    extension ShelvesView {
        /// Scrolls for a key: a sideways arrow moves the current shelf, the other keys move the
        /// list; see `LoopPagerView.scroll(for:)`.
        ///
        /// - Parameter presses: The presses of a responder.
        /// - Returns: Whether the content moves.
        public func scroll(for presses: Set<UIPress>) -> Bool {
            let direction = configuration.shelf.direction
            guard let key = Key(presses, direction, isMirrored: isMirrored),
                let input = engine.shelves.input(for: key)
            else { return false }
            var leadingItem: ItemKey? {
                guard case .shelf(let key, _) = input else { return row?.leadingItem }
                return engine.shelves.live.first { $0.key == key }?.scroller.leadingItem
            }
            let old = leadingItem
            if case .shelf(let key, let input) = input {
                moveShelf(key, input)
            } else {
                track.takeOver { engine.take(input) }
            }
            update()
            return leadingItem != old
        }
    }

    extension Key {
        /// The key of a press, nil without one that moves content.
        ///
        /// - Parameters:
        ///   - presses: The presses of a responder.
        ///   - direction: The engine's direction; the view mirrors content itself.
        ///   - isMirrored: Whether later items are to the left.
        @MainActor
        fileprivate init?(
            _ presses: Set<UIPress>,
            _ direction: Configuration.Direction,
            isMirrored: Bool
        ) {
            let isOpposite = isMirrored != (direction == .rightToLeft)
            guard let key = presses.lazy.compactMap(\.key).first,
                key.modifierFlags.isDisjoint(with: [.command, .alternate, .control])
            else { return nil }
            switch key.keyCode {
            case .keyboardLeftArrow: self = isOpposite ? .right : .left
            case .keyboardRightArrow: self = isOpposite ? .left : .right
            case .keyboardUpArrow: self = .up
            case .keyboardDownArrow: self = .down
            case .keyboardPageUp: self = .pageUp
            case .keyboardPageDown: self = .pageDown
            case .keyboardHome: self = .home
            case .keyboardEnd: self = .end
            default: return nil
            }
        }
    }
#endif
