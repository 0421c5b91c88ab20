#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @preconcurrency import UIKit

    /// Tabs for the pages of a container, or for the items of a pager, with an indicator that
    /// follows the content in each frame.
    ///
    ///     let tabs = PageTabBar(frame: .zero)
    ///     tabs.title = { index, _ in parts[index].name }
    ///     tabs.follow(container)
    ///
    /// A tap goes to a page by the shortest way. Tabs share the bar; without enough room it scrolls
    /// and keeps the indicator in the middle. The indicator and the selected text have the bar's
    /// `tintColor`, the text has the user's text size, and VoiceOver reads a tab bar.
    open class PageTabBar: UIView {
        /// Returns the text of a tab from the page's index and identity; by default its number,
        /// from 1.
        ///
        /// It is called again for all tabs when pages change, are reconfigured or reloaded, and
        /// after `reloadTitles()`.
        public var title: @MainActor (_ index: Int, _ identifier: AnyHashable) -> String =
            PageTabBar.number
        {
            didSet { reloadTitles() }
        }
        /// The font of the tabs; that of a subheadline by default.
        public var font = UIFont.preferredFont(forTextStyle: .subheadline) {
            didSet { reloadTitles() }
        }

        private weak var pager: LoopPagerView?
        private let row = TabRow()
        private let marks = [UIView(frame: .zero), UIView(frame: .zero)]
        private var tabs: [UIButton] = []
        private var line = TabLine(widths: [], in: 0)
        /// The version of the pager's list that the tabs were made for.
        private var version: Int?
        /// The position of the indicator; nil if it must be computed again.
        private var shown: CGFloat?
        /// The last layout of the tabs.
        private var laidOut: Look?

        private struct Look: Equatable {
            let line: TabLine
            let size: CGSize
            let isMirrored: Bool
        }

        /// A bar without tabs.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        /// A bar from a nib or storyboard.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            row.showsHorizontalScrollIndicator = false
            row.showsVerticalScrollIndicator = false
            row.answersStatusBar = false
            row.contentInsetAdjustmentBehavior = .never
            addSubview(row)
            for mark in marks {
                mark.isUserInteractionEnabled = false
                row.addSubview(mark)
            }
            accessibilityTraits = .tabBar
            setContentHuggingPriority(.defaultHigh, for: .vertical)
            tintColorDidChange()
        }

        // MARK: Source of the tabs

        /// Shows tabs for the pages of a container, which is not retained.
        ///
        /// A tap on a page that is `keep` or more pages away jumps to it.
        public func follow(_ container: PageContainerViewController) {
            follow(container.pager)
        }

        /// Shows tabs for the items of a pager, which is not retained.
        public func follow(_ pager: LoopPagerView) {
            unfollow()
            self.pager = pager
            pager.add(self)
        }

        /// Removes the tabs.
        public func unfollow() {
            pager?.followers.remove(self)
            pager = nil
            version = nil
            makeTabs(for: [])
        }

        /// Requests the texts of all tabs again.
        public func reloadTitles() {
            version = nil
            if let pager { pagerDidDraw(pager) }
        }

        private static func number(_ index: Int, _ identifier: AnyHashable) -> String {
            "\(index + 1)"
        }

        private func makeTabs(for identifiers: [AnyHashable]) {
            while tabs.count > identifiers.count { tabs.removeLast().removeFromSuperview() }
            while tabs.count < identifiers.count { tabs.append(newTab(at: tabs.count)) }
            for (index, tab) in tabs.enumerated() {
                tab.setTitle(title(index, identifiers[index]), for: .normal)
                tab.titleLabel?.font = font
            }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }

        private func newTab(at index: Int) -> UIButton {
            // UIKit fills the title of a selected system button.
            let tab = UIButton(type: .custom)
            colour(tab)
            tab.titleLabel?.adjustsFontForContentSizeCategory = true
            #if !os(tvOS)
                tab.isPointerInteractionEnabled = true
            #endif
            tab.addAction(
                UIAction { [weak self] _ in self?.select(index) },
                for: .primaryActionTriggered
            )
            row.insertSubview(tab, at: index)
            return tab
        }

        private func select(_ index: Int) {
            // Without a layout the pager draws nothing, and the tabs of removed items stay.
            if let pager, index < pager.numberOfItems { pager.scroll(to: index) }
        }

        // MARK: Layout

        /// The height of the tallest tab, at least 44 points.
        open override var intrinsicContentSize: CGSize {
            let heights = tabs.map { size(of: $0).height }
            return CGSize(
                width: UIView.noIntrinsicMetric,
                height: heights.max() ?? Self.leastHeight
            )
        }

        private func size(of tab: UIButton) -> CGSize {
            tab.adoptTraits()
            let text = tab.sizeThatFits(.zero)
            return CGSize(
                width: text.width + 2 * Self.padding,
                height: max(Self.leastHeight, text.height + 2 * Self.padding)
            )
        }

        /// Lays out the tabs, and the indicator below them.
        open override func layoutSubviews() {
            super.layoutSubviews()
            let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
            row.place(
                in: CGRect(
                    x: left,
                    y: 0,
                    width: max(0, bounds.width - left - right),
                    height: bounds.height
                )
            )
            line = TabLine(widths: tabs.map { size(of: $0).width }, in: row.bounds.width)
            row.contentSize = CGSize(width: line.length, height: bounds.height)
            for (index, tab) in tabs.enumerated() {
                tab.place(in: frame(of: line[index], y: 0, height: bounds.height))
            }
            // A layout pass that changes nothing leaves the row where the user has scrolled it.
            let look = Look(line: line, size: row.bounds.size, isMirrored: isMirrored)
            if look != laidOut { shown = nil }
            laidOut = look
            showMark()
        }

        /// The frame of a stretch of the bar, which a language from right to left mirrors.
        private func frame(of stretch: TabLine.Stretch, y: CGFloat, height: CGFloat) -> CGRect {
            CGRect(
                x: isMirrored ? line.length - stretch.start - stretch.length : stretch.start,
                y: y,
                width: stretch.length,
                height: height
            )
        }

        private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

        /// The layout direction, if it differs from the app's.
        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { setNeedsLayout() }
        }

        /// Keeps the tabs out of the unsafe sides.
        open override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            setNeedsLayout()
        }

        /// Lays the tabs out for another text size.
        open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }

        /// Gives the indicator and the selected tab the bar's colour.
        open override func tintColorDidChange() {
            super.tintColorDidChange()
            for mark in marks { mark.backgroundColor = tintColor }
            for tab in tabs { colour(tab) }
        }

        /// Sets the colours of a tab's text, which is pale while a finger is on it.
        private func colour(_ tab: UIButton) {
            let colours: [(UIControl.State, UIColor)] = [(.normal, .label), (.selected, tintColor)]
            for (state, colour) in colours {
                tab.setTitleColor(colour, for: state)
                tab.setTitleColor(
                    colour.withAlphaComponent(Self.touchedAlpha),
                    for: state.union(.highlighted)
                )
            }
        }

        // MARK: Frames

        private func showMark() {
            let position = pager?.position ?? 0
            // At rest the user can scroll the bar to look for other tabs.
            guard position != shown else { return }
            shown = position
            let stretches = line.mark(at: position)
            for (number, mark) in marks.enumerated() {
                mark.isHidden = number >= stretches.count
                guard number < stretches.count else { continue }
                let place = frame(
                    of: stretches[number],
                    y: bounds.height - Self.thickness,
                    height: Self.thickness
                )
                mark.place(in: place)
            }
            let place = line.middle(at: position)
            let middle = isMirrored ? line.length - place : place
            let width = row.bounds.width
            let furthest = max(0, line.length - width)
            let offset = CGPoint(x: min(max(0, middle - width / 2), furthest), y: 0)
            if row.contentOffset != offset { row.contentOffset = offset }
        }

        /// The distance between a text and the edge of its tab, in points.
        private static let padding: CGFloat = 12
        /// The smallest height of a touch target, in points.
        private static let leastHeight: CGFloat = 44
        /// The opacity of a touched tab's text, like that of a system button.
        private static let touchedAlpha: CGFloat = 0.3
        /// The thickness of the indicator, in points.
        private static let thickness: CGFloat = 3
    }

    extension PageTabBar: PagerFollower {
        func pagerDidDraw(_ pager: LoopPagerView) {
            if version != pager.listVersion {
                version = pager.listVersion
                makeTabs(for: pager.engine.identifiers)
            }
            let selected = pager.selectedItem?.index
            for (index, tab) in tabs.enumerated() where tab.isSelected != (index == selected) {
                tab.isSelected = index == selected
            }
            // The next layout handles new tabs.
            if line.count == tabs.count { showMark() }
        }
    }

    /// A row of tabs; a drag that begins on a tab scrolls it.
    private final class TabRow: UIScrollView {
        override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
#endif
