#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension Scroller: Engine {}

    /// The engine of a pager.
    @MainActor
    final class PagerEngine: EngineDoor<Scroller> {
        let identities = Identities()
        var scroller: Scroller { engine }

        /// An engine without items.
        init(_ configuration: Configuration) {
            super.init(Scroller(configuration, items: Items(count: 0)))
        }

        /// The index of the item with an identifier, nil if it is not in the list.
        func index(of identifier: AnyHashable) -> ItemIndex? {
            identities.existingKey(of: identifier).flatMap { scroller.items.index(of: $0) }
        }

        /// The identifiers of all items, in order.
        var identifiers: [AnyHashable] { scroller.items.keys.map { identities[$0] } }

        /// The key of the item at an index, or nil.
        func key(at index: Int) -> ItemKey? {
            let items = scroller.items
            return index >= 0 && index < items.count ? items[ItemIndex(index)].key : nil
        }

        /// An item for an event.
        func item(_ key: ItemKey) -> LoopPagerItem {
            LoopPagerItem(
                identifier: identities[key],
                index: scroller.items.index(of: key)?.value
            )
        }

        /// Forgets the identifiers of removed items once there are many; a recording keeps them to
        /// its end.
        ///
        /// - Parameter shown: The keys that the pager still uses.
        func forgetGone(besides shown: @autoclosure () -> [ItemKey]) {
            guard identities.isCrowded, !isRecording, !scroller.hasEvents else { return }
            identities.forget(allBut: Set(shown()).union(scroller.knownKeys))
        }
    }

    // MARK: - Inputs

    extension PagerEngine {
        /// Scrolls to the item at an index.
        func scroll(to index: ItemIndex, way: Way = .shortest, animated: Bool) {
            take(.scroll(to: scroller.items[index].key, way: way, animated: animated))
        }

        /// Changes layout and motion.
        ///
        /// - Precondition: Traps on a value that breaks its rule, naming both.
        func configure(_ configuration: Configuration) {
            var other = configuration
            // The initial item no longer matters.
            other.initial = ItemIndex(0)
            let refusal = take(.configure(other))
            precondition(
                refusal == nil,
                "LoopPagerView.configuration: \(other.report(with: scroller.items))"
            )
        }

        /// Applies an edit that must be valid.
        func change(_ edit: Edit) {
            let refusal = take(.edit(edit))
            precondition(refusal == nil, "LoopPagerView: tiles must be \(Problem.Field.tiles.rule)")
        }

        func resize(to viewport: Points) {
            var other = scroller.configuration
            other.viewport = viewport
            let refusal = take(.resize(to: viewport))
            precondition(refusal == nil, "LoopPagerView: \(other.report(with: scroller.items))")
        }

        /// Adds or removes a reason to wait.
        func setReason(_ reason: Pauses, _ isThere: Bool) {
            guard scroller.pauses.contains(reason) != isThere else { return }
            take(isThere ? .pause(reason) : .resume(reason))
        }

        /// Gives the current item its full rest from now on.
        func restAnew() {
            guard scroller.pauses.isEmpty else { return }
            take(.pause(.requested))
            take(.resume(.requested))
        }

        /// Called before anything else, since the device may have slept: missed steps are skipped.
        func wake() {
            let (before, time) = (scroller.now, now)
            guard update({ $0.wake(at: time) }) else { return }
            recordSleep(from: before, to: time)
        }
    }

    // MARK: - Recording

    extension PagerEngine {
        /// Starts a recording, at rest on the present item.
        ///
        /// Nothing may move. The engine is replaced by a new one: the old one remembers its
        /// direction of travel and the pages it passed, for which the trace format has no words.
        func startRecording(isMirrored: Bool) {
            // A finger that is down will press the new one.
            take(.cancel)
            let (old, time) = (scroller, now)
            var configuration = old.configuration
            configuration.initial = old.currentIndex ?? ItemIndex(0)
            configuration.direction = isMirrored ? .rightToLeft : .leftToRight
            var fresh = Scroller(configuration, items: old.items)
            fresh.run(to: time)
            start(fresh, recordingWith: IdentityNames(items: identities))
            if old.isHidden { take(.hide) }
            if old.reducesMotion { take(.reduceMotion(true)) }
            let reasons = old.pauses.subtracting([.hidden, .reducedMotion])
            if !reasons.isEmpty { take(.pause(reasons)) }
            // Without snapping the content can rest anywhere.
            if configuration.snap == .none, old.offset != 0 {
                take(.follow(by: old.offset, phase: .idle))
            }
        }
    }

    extension Configuration {
        /// The problem in words: the value and its rule.
        func report(with items: Items) -> String {
            guard let problem = problem(with: items) else { return "nothing is wrong" }
            let owner = problem.item.map { " of item \($0.value)" } ?? ""
            return
                "\(problem.field.name)\(owner) is \(problem.value), must be \(problem.field.rule)"
        }

        /// The problem of an item's length in words, nil without one.
        func lengthReport(of item: Item, at index: Int) -> String? {
            guard let problem = lengthProblem(with: Items([item])), problem.field == .of(.extent)
            else { return nil }
            return "extent of item \(index) is \(problem.value), must be \(problem.field.rule)"
        }
    }

    extension Scroller {
        /// The target item, or else the current one; nil without items.
        var leadingItem: ItemKey? { targetItem ?? currentItem }
    }

    extension Scroller {
        /// The keys of all items, and of removed ones that can still be reported.
        var knownKeys: [ItemKey] {
            items.keys + tiles.map(\.item) + [settledItem].compactMap { $0 }
        }
    }

    extension Items {
        /// The keys of all items, in order.
        var keys: [ItemKey] { (0..<count).map { self[ItemIndex($0)].key } }
    }
#endif
