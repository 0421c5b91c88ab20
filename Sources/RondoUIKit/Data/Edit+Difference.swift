#if os(iOS) || os(Linux)
    import Rondo

    extension Edit {
        /// What makes one list of another, the smallest there is where items only come, only go or
        /// one moves; nil when they are the same.
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
            default: self = .replace(with: Items(new))
            }
        }
    }
#endif
