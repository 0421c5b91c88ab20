#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension Edit {
        /// An edit that changes one list into another; nil if they are equal.
        ///
        /// It is the smallest one if items are only inserted, only removed or only change their
        /// lengths, or if one item moves.
        ///
        /// - Complexity: O(n).
        init?(from old: [Item], to new: [Item]) {
            let front = zip(old, new).prefix { $0 == $1 }.count
            let (oldRest, newRest) = (old[front...], new[front...])
            let back = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
            let (gone, come) = (oldRest.dropLast(back), newRest.dropLast(back))
            let next = old.suffix(back).first?.key
            switch (gone.first, come.first) {
            case (nil, nil): return nil
            case (nil, _): self = .insert(Array(come), before: next)
            case (_, nil): self = .remove(gone.map(\.key))
            case (let first?, _) where come == gone.dropFirst() + [first]:
                self = .move(first.key, before: next)
            case (let first?, let moved?) where gone == come.dropFirst() + [moved]:
                self = .move(moved.key, before: first.key)
            default:
                self =
                    Self.lengths(from: gone, to: come).map { .measure($0) }
                    ?? .replace(with: Items(new))
            }
        }

        /// The new lengths of items that are otherwise equal; nil if something else differs, or a
        /// length is not in points.
        private static func lengths(
            from old: ArraySlice<Item>,
            to new: ArraySlice<Item>
        ) -> [(key: ItemKey, length: Points)]? {
            guard old.count == new.count else { return nil }
            var lengths: [(key: ItemKey, length: Points)] = []
            for (before, after) in zip(old, new) where before != after {
                guard before.key == after.key, before.reuse == after.reuse,
                    case .points(let length) = after.extent
                else { return nil }
                lengths.append((after.key, length))
            }
            return lengths
        }
    }
#endif
