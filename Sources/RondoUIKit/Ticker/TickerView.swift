#if canImport(UIKit)
    import Rondo
    import UIKit

    /// One item after another, by itself and for ever.
    ///
    ///     let ticker = TickerView(frame: bounds)
    ///     ticker.register(LineCell.self, forCellWithReuseIdentifier: "line")
    ///     ticker.interval = 5
    ///     ticker.dataSource = self
    ///
    /// It is a pager with other defaults: a vertical loop that advances every four seconds, makes
    /// no more cells than it shows, is not dragged, and is one adjustable element for VoiceOver.
    /// With no item or one it stands still. While it has a reason to wait (`pauses`) no step
    /// starts; then the current item gets its full rest, and nothing is made up for.
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

        /// From the start of one step to the start of the next, in seconds; `4` by default.
        ///
        /// It is `configuration.advance`'s, and 0 when that is nil.
        ///
        /// - Precondition: Traps below a thousandth.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var interval: TimeInterval {
            get { (configuration.advance?.interval ?? 0) / 1000 }
            set {
                precondition(
                    newValue >= 0.001,
                    "TickerView.interval is \(newValue), must be 0.001 or more"
                )
                configuration.advance = AutoAdvance(
                    interval: newValue * 1000,
                    duration: min(longestStep, newValue) * 1000
                )
            }
        }

        /// How long a step takes, in seconds; `0.4` by default.
        ///
        /// No step takes longer than `interval`, whichever of the two is set first.
        ///
        /// - Precondition: Traps below 0.
        #if canImport(ObjectiveC)
            @IBInspectable
        #endif
        public var duration: TimeInterval {
            get { (configuration.advance?.duration ?? 0) / 1000 }
            set {
                precondition(
                    newValue >= 0,
                    "TickerView.duration is \(newValue), must be 0 or more"
                )
                longestStep = newValue
                configuration.advance?.duration = min(newValue, interval) * 1000
            }
        }

        /// What `duration` was set to, for when the interval leaves room for it.
        private var longestStep: TimeInterval = 0.4

        /// Goes one item on, as a button might ask it to; then the item gets its full rest.
        ///
        /// - Parameter animated: Whether it takes its 0.3 seconds. Default `true`.
        public func showNext(animated: Bool = true) {
            scrollToNext(animated: animated)
        }

        /// Starts afresh: reads the items anew, fills every cell, and rests on the first item for
        /// a full rest.
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
