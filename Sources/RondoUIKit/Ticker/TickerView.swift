#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// A view that shows one item after another, automatically and endlessly.
    ///
    ///     let ticker = TickerView(frame: bounds)
    ///     ticker.register(LineCell.self, forCellWithReuseIdentifier: "line")
    ///     ticker.interval = 5
    ///     ticker.dataSource = self
    ///
    /// It is a pager with other defaults: a vertical loop that advances every four seconds, makes
    /// only the visible cells, is not draggable, and is one adjustable element for VoiceOver;
    /// `interval` and `duration` are the pager's. With no item or one it stands still. While it has
    /// a reason to wait (`pauses`) no step starts; then the current item gets its full rest, and
    /// missed steps are skipped.
    ///
    /// - SeeAlso: Documentation/Guides/UIKit.md
    open class TickerView: LoopPagerView {
        /// A ticker without items.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            becomeTicker()
        }

        /// A ticker from a nib or storyboard.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            becomeTicker()
        }

        private func becomeTicker() {
            configuration.axis = .vertical
            configuration.overscan = 0
            interval = 4
            isScrollEnabled = false
            isAccessibilityAdjustable = true
        }

        /// Moves one item on, for example for a button; then the item gets its full rest.
        ///
        /// - Parameter animated: Whether it takes its 0.3 seconds. Default `true`.
        public func showNext(animated: Bool = true) {
            scrollToNext(animated: animated)
        }

        /// Starts again: reads the items, fills every cell, and rests on the first item for a full
        /// rest.
        ///
        /// - Complexity: O(n).
        public func reload() {
            bringToRest()
            reloadData()
            if numberOfItems > 0 { scroll(to: 0, animated: false) }
            engine.restAnew()
            update()
        }
    }
#endif
