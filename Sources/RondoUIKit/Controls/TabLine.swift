#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// The layout of tabs side by side, with an indicator below them: it is between two tabs while
    /// the content is between two pages, and at both ends of the bar while the content crosses the
    /// seam of a loop.
    ///
    /// Places are in points from the leading edge of the first tab.
    struct TabLine: Equatable {
        /// The start of each tab, and the end of the last one.
        let edges: [CGFloat]

        /// Tabs with these widths, which grow equally if the bar has more room.
        init(widths: [CGFloat], in length: CGFloat) {
            let room = max(0, length - widths.reduce(0, +))
            let extra = widths.isEmpty ? 0 : room / CGFloat(widths.count)
            edges = widths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 + extra) }
        }

        /// The number of tabs.
        var count: Int { edges.count - 1 }

        /// The total length.
        var length: CGFloat { edges.last ?? 0 }

        /// A range along the bar.
        struct Stretch: Equatable {
            var start: CGFloat
            var length: CGFloat
        }

        /// The range of a tab.
        subscript(index: Int) -> Stretch {
            Stretch(start: edges[index], length: edges[index + 1] - edges[index])
        }

        /// The range of the indicator, with a second one while it crosses the seam.
        ///
        /// - Parameter position: In pages, from 0 to below their number.
        /// - Returns: One range, or two of the same length; none without tabs.
        func mark(at position: CGFloat) -> [Stretch] {
            guard count > 0 else { return [] }
            let index = min(Int(position), count - 1)
            let share = position - CGFloat(index)
            let next = share > 0 ? (index + 1) % count : index
            let turn = next < index ? length : 0
            let (from, to) = (self[index], self[next])
            let mark = Stretch(
                start: mix(from.start, to.start + turn, share),
                length: mix(from.length, to.length, share)
            )
            guard turn > 0 else { return [mark] }
            return [mark, Stretch(start: mark.start - turn, length: mark.length)]
        }

        /// The place to show in the middle of the bar: that of the indicator, or a way across the
        /// bar while the indicator crosses the seam.
        func middle(at position: CGFloat) -> CGFloat {
            guard count > 0 else { return 0 }
            let index = min(Int(position), count - 1)
            let next = (index + 1) % count
            let share = position - CGFloat(index)
            let (from, to) = (self[index], self[next])
            return mix(from.start + from.length / 2, to.start + to.length / 2, share)
        }

        private func mix(_ from: CGFloat, _ to: CGFloat, _ share: CGFloat) -> CGFloat {
            from + (to - from) * share
        }
    }
#endif
