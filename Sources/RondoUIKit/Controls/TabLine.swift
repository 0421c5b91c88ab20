#if os(iOS) || os(Linux)
    import UIKit

    /// Tabs side by side, and the mark below them: between two tabs as the content is between two
    /// pages, and at both ends of the bar while it goes through the seam of a loop.
    ///
    /// Places count from the leading edge of the first tab, in points.
    struct TabLine: Equatable {
        /// Where each tab starts, and the end of the last.
        let edges: [CGFloat]

        /// Tabs of their own widths, wider by equal parts where the bar has room for more.
        init(widths: [CGFloat], in length: CGFloat) {
            let room = max(0, length - widths.reduce(0, +))
            let extra = widths.isEmpty ? 0 : room / CGFloat(widths.count)
            edges = widths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 + extra) }
        }

        /// How many tabs there are.
        var count: Int { edges.count - 1 }

        /// How long all of them are.
        var length: CGFloat { edges.last ?? 0 }

        /// A stretch of the bar.
        struct Stretch: Equatable {
            var start: CGFloat
            var length: CGFloat
        }

        /// Where a tab is.
        subscript(index: Int) -> Stretch {
            Stretch(start: edges[index], length: edges[index + 1] - edges[index])
        }

        /// Where the mark is, and its other half where it goes through the seam.
        ///
        /// - Parameter position: In pages, from 0 to their number, without that itself.
        /// - Returns: One stretch, or two of the same length; none without tabs.
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

        /// The place that is to be in the middle of the bar: that of the mark, but across the bar
        /// where the mark goes through the seam.
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
