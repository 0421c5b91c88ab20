#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    /// The engine under a pager, by the device's clock; every input goes through here, and into the
    /// recording while there is one.
    @MainActor
    final class PagerEngine {
        private(set) var scroller: Scroller
        private(set) var identities = Identities()
        private var recorder: TraceRecorder?
        /// Why it does not advance by itself, besides what `press`, `setHidden` and `reduceMotion`
        /// say.
        private var reasons: Pauses = []
        var clock = EngineClock()

        init(_ configuration: Configuration) {
            scroller = Scroller(configuration, items: Items(count: 0))
        }

        /// The time, in milliseconds since the pager was made; it never runs backwards.
        var now: Milliseconds { clock.now(notBefore: scroller.now) }

        /// Takes over what happened since the last time.
        func takeEvents() -> [Event] {
            scroller.takeEvents()
        }

        /// The engine's key of an identifier; a new one gets one.
        func key(of identifier: AnyHashable) -> ItemKey { identities.key(of: identifier) }

        /// Where the item of an identifier is, nil when it is not there.
        func index(of identifier: AnyHashable) -> ItemIndex? {
            identities.existingKey(of: identifier).flatMap { scroller.items.index(of: $0) }
        }

        /// An item as it is told of.
        func item(_ key: ItemKey) -> LoopPagerItem {
            LoopPagerItem(
                identifier: identities[key],
                index: scroller.items.index(of: key)?.value
            )
        }
    }

    extension PagerEngine {
        /// Forgets the identifiers of items that are gone, once they are many; a recording names
        /// them to its end.
        ///
        /// - Parameter shown: The keys that the pager still knows.
        func forgetGone(besides shown: @autoclosure () -> [ItemKey]) {
            guard identities.isCrowded, recorder == nil, !scroller.hasEvents else { return }
            identities.forget(allBut: Set(shown()).union(scroller.knownKeys))
        }
    }

    // MARK: - Inputs

    extension PagerEngine {
        func frame() -> Frame {
            let time = now
            recorder?.add("tick", at: time)
            return scroller.frame(at: time)
        }

        func follow(by step: Points, phase: Phase) {
            let time = now
            recorder?.add(
                "follow",
                ["by": TraceText.number(step), "phase": TraceText.phase(phase)],
                at: time
            )
            scroller.follow(by: step, phase: phase, at: time)
        }

        /// The scroll view decelerates to a place; no event comes of it, so that it is in no recording.
        func aim(at distance: Points) {
            scroller.aim(at: distance)
        }

        /// A finger is down; where it goes, the scroll view tells.
        func press() {
            let time = now
            recorder?.add("press", ["x": "0", "y": "0"], at: time)
            scroller.press(x: 0, y: 0, at: time)
        }

        func cancelPointer() {
            let time = now
            recorder?.add("cancel", at: time)
            scroller.cancelPointer(at: time)
        }

        func scroll(to index: ItemIndex, way: Way, animated: Bool) {
            let time = now
            scroller.run(to: time)
            if let name = recorder?.items.name(of: scroller.items[index].key, identities) {
                record(
                    asked: "scroll",
                    ["to": name, "animated": "\(animated)", "way": TraceText.way(way)],
                    at: time
                )
            }
            scroller.scroll(to: index, way: way, animated: animated, at: time)
        }

        func next(animated: Bool) {
            let time = now
            record(asked: "next", ["animated": "\(animated)"], at: time)
            scroller.next(animated: animated, at: time)
        }

        func previous(animated: Bool) {
            let time = now
            record(asked: "previous", ["animated": "\(animated)"], at: time)
            scroller.previous(animated: animated, at: time)
        }

        func replace(with items: Items) {
            let time = now
            if let list = recorder?.items.items(items, identities) {
                recorder?.add("replace", ["items": TraceText.list(list)], at: time)
            }
            scroller.replace(with: items, at: time)
        }

        func resize(to viewport: Points) {
            guard viewport != scroller.configuration.viewport else { return }
            let time = now
            recorder?.add(
                "resize",
                ["viewport": TraceText.viewport(viewport, scroller.configuration.axis)],
                at: time
            )
            var other = scroller.configuration
            other.viewport = viewport
            let refusal = scroller.resize(to: viewport, at: time)
            precondition(refusal == nil, "LoopPagerView: \(other.report(with: scroller.items))")
        }

        func setHidden(_ isHidden: Bool) {
            guard isHidden != scroller.isHidden else { return }
            let time = now
            recorder?.add(isHidden ? "hide" : "show", at: time)
            if isHidden { scroller.hide(at: time) } else { scroller.show(at: time) }
        }

        func reduceMotion(_ isReduced: Bool) {
            guard isReduced != scroller.reducesMotion else { return }
            let time = now
            scroller.reduceMotion(isReduced, at: time)
            recordWaiting(at: time)
        }

        /// A reason not to advance comes or goes.
        func setReason(_ reason: Pauses, _ isThere: Bool) {
            guard reasons.contains(reason) != isThere else { return }
            let time = now
            if isThere {
                reasons.insert(reason)
                scroller.pause(reason, at: time)
            } else {
                reasons.remove(reason)
                scroller.resume(reason, at: time)
            }
            recordWaiting(at: time)
        }

        /// The current item gets its full rest from now on.
        func restAnew() {
            guard scroller.pauses.isEmpty else { return }
            setReason(.told, true)
            setReason(.told, false)
        }

        /// Told before anything else, since the device may have slept: no step is made up for.
        func wake() {
            let time = now
            let before = scroller.now
            guard scroller.wake(at: time) else { return }
            recordWaiting(true, at: before)
            recordWaiting(at: time)
        }
    }

    // MARK: - Waiting, in a recording

    // The trace format knows one word for most of the reasons why a pager waits: reduced motion,
    // under which scrolls that are asked for take no time. So it is lifted for those.

    extension PagerEngine {
        private func recordWaiting(_ isWaiting: Bool? = nil, at time: Milliseconds) {
            let isOn = isWaiting ?? (scroller.reducesMotion || !reasons.isEmpty)
            recorder?.add("reduceMotion", ["on": "\(isOn)"], at: time)
        }

        private func record(
            asked action: String,
            _ members: KeyValuePairs<String, String>,
            at time: Milliseconds
        ) {
            let isLifted = !reasons.isEmpty && !scroller.reducesMotion
            if isLifted { recordWaiting(false, at: time) }
            recorder?.add(action, members, at: time)
            if isLifted { recordWaiting(true, at: time) }
        }
    }

    // MARK: - Starting afresh

    extension PagerEngine {
        /// Starts afresh, at rest on the present item: with another configuration, or for a
        /// recording.
        ///
        /// The old engine must be at rest. A recording that is under way starts anew with it.
        ///
        /// - Parameters:
        ///   - configuration: Its viewport and initial item are those of now.
        ///   - isRecording: Whether everything is written down from here.
        func restart(_ configuration: Configuration, isRecording: Bool) {
            let old = scroller
            let time = now
            var configuration = configuration
            configuration.viewport = old.configuration.viewport
            configuration.initial =
                old.currentItem.flatMap { old.items.index(of: $0) } ?? ItemIndex(0)
            precondition(
                configuration.problem(with: old.items) == nil,
                "LoopPagerView.configuration: \(configuration.report(with: old.items))"
            )
            scroller = Scroller(configuration, items: old.items)
            scroller.run(to: time)
            recorder = isRecording ? TraceRecorder(of: scroller, identities, at: time) : nil
            setHidden(old.isHidden)
            reduceMotion(old.reducesMotion)
            scroller.pause(reasons, at: time)
            if !reasons.isEmpty { recordWaiting(at: time) }
            // Without snapping things rest anywhere.
            if configuration.snap == .none, old.offset != 0 {
                follow(by: old.offset, phase: .idle)
            }
        }

        /// Whether everything is being written down.
        var isRecording: Bool { recorder != nil }

        /// Ends the recording.
        ///
        /// - Returns: Its text, nil when there was none.
        func stopRecording() -> String? {
            defer { recorder = nil }
            return recorder?.text
        }
    }

    extension Configuration {
        /// What is wrong, in words: the value and its rule.
        func report(with items: Items) -> String {
            guard let problem = problem(with: items) else { return "nothing is wrong" }
            let owner = problem.item.map { " of item \($0.value)" } ?? ""
            return
                "\(problem.field.name)\(owner) is \(problem.value), must be \(problem.field.rule)"
        }
    }
#endif
