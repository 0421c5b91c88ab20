#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    @_spi(RondoSwiftUI) import RondoUIKit
    import SwiftUI

    // Events of the view can occur during an update; actions run in the next turn.

    extension PagerCoordinator {
        /// Handles an event of the view.
        func receive(_ event: LoopPagerEvent<AnyHashable>) {
            switch event {
            case .willBeginSwitch(from: let item):
                begun = element(of: item?.base as? ID).map { kept($0) }
                report(item) { $0.onSwitchBegin }
            case .didChangeCurrent(from: let old, to: let item):
                current = item?.base as? ID
                guard !isPassed(item, from: old) else { return }
                report(item) { $0.onCurrentChange }
                resumeLoading()
            case .didSettle(on: let item, from: let old):
                // A removed item is replaced, and a step is taken, without the user.
                rest(isMove: old != nil && view?.hasRestedByMove == true)
                guard !isPassed(item, from: old) else { return }
                reportEnd(item) { $0.onSettle }
            case .didCancelSwitch(on: let item):
                reportEnd(item) { $0.onSwitchCancel }
                // A selection that was set may have caused the motion; one that waits goes on waiting.
                rest(isMove: false)
            case .willDisplay(let item): if !hasPages { willAppear(item.base as? ID) }
            case .didEndDisplaying(let item): if !hasPages { didDisappear(item.base as? ID) }
            case .didAppear, .willDisappear, .didReclaim: break
            }
        }

        private func isPassed(_ item: AnyHashable?, from old: AnyHashable?) -> Bool {
            link.isPassed(item?.base as? ID, hasOld: old != nil) {
                view?.indexForItem(withIdentifier: $0) != nil
            }
        }

        /// Whether items are pages, whose controllers report their appearance.
        var hasPages: Bool { container != nil }

        /// Handles a frame of a switch.
        func didProgress(_ transition: PageTransition) {
            guard !itemOptions.onSwitchProgress.isEmpty,
                let from = element(of: transition.from.identifier.base as? ID),
                let to = element(of: transition.to.identifier.base as? ID)
            else { return }
            nextTurn.perform { [weak self] in
                for action in self?.itemOptions.onSwitchProgress ?? [] {
                    action(from, to, transition.progress)
                }
            }
        }

        /// Connects the reports that cost work in each frame, if there are actions for them.
        func connectReports(of view: LoopPagerView) {
            let wantsActive = !itemOptions.onActiveChange.isEmpty
            if wantsActive != (view.onActiveChange != nil) {
                view.onActiveChange =
                    wantsActive ? { [weak self] in self?.activeDidChange($0) } : nil
            }
            let wantsStops = !options.onStopChange.isEmpty
            if wantsStops != (view.onStopChange != nil) {
                view.onStopChange =
                    wantsStops ? { [weak self] in self?.tell($0) { $0.onStopChange } } : nil
            }
        }

        /// Another item is active, or none.
        private func activeDidChange(_ item: LoopPagerItem?) {
            let element = element(of: item?.identifier.base as? ID)
            nextTurn.perform { [weak self] in
                for action in self?.itemOptions.onActiveChange ?? [] { action(element) }
            }
        }

        /// Runs the actions of all pagers for a value.
        func tell<Value>(_ value: Value, _ actions: @escaping (PagerOptions) -> [(Value) -> Void]) {
            guard !actions(options).isEmpty else { return }
            nextTurn.perform { [weak self] in
                guard let self else { return }
                for action in actions(options) { action(value) }
            }
        }

        private func rest(isMove: Bool) {
            guard pager?.hasSelection == true else { return }
            link.rest(isMove: isMove)
            nextTurn.perform { [weak self] in self?.writeSelection() }
        }

        private func writeSelection() {
            let settled = view?.settledItem?.identifier.base as? ID
            if let id = link.valueToWrite(settled: settled, present: pager?.selection) {
                pager?.selection = id
            }
        }

        private func report(
            _ item: AnyHashable?,
            _ actions: @escaping (PagerItemOptions<Data.Element>) -> [(Data.Element) -> Void]
        ) {
            if let element = element(of: item?.base as? ID) { report(element, actions) }
        }

        /// Runs the actions for the end of a switch; it is cancelled if no items are left.
        private func reportEnd(
            _ item: AnyHashable?,
            _ actions: @escaping (PagerItemOptions<Data.Element>) -> [(Data.Element) -> Void]
        ) {
            defer { begun = nil }
            guard item == nil, let begun else { return report(item, actions) }
            report(begun) { $0.onSwitchCancel }
        }

        /// Runs the actions for an element.
        func report(
            _ element: Data.Element,
            _ actions: @escaping (PagerItemOptions<Data.Element>) -> [(Data.Element) -> Void]
        ) {
            nextTurn.perform { [weak self] in
                guard let self else { return }
                for action in actions(itemOptions) { action(element) }
            }
        }

        func element(of id: ID?) -> Data.Element? {
            id.flatMap { view?.indexForItem(withIdentifier: $0) }.flatMap { element(at: $0) }
        }

        /// Handles the removal of the pager by SwiftUI: visible items disappear.
        ///
        /// The view leaves its window first, which ends a switch, and is needed to write the
        /// selection.
        func leave() {
            load(nil)
            nextTurn.perform { [self, view, container] in
                _ = (view, container)
                nextTurn.perform { [self] in
                    for item in inSight.leave() {
                        for action in itemOptions.onItemDisappear { action(item.element) }
                    }
                }
            }
        }

        /// Runs the actions for a near last item.
        func checkEnd() {
            let handlers = options.onReachEnd
            let due = ends.due(
                handlers,
                reached: current == nil ? nil : view?.reachedIndex,
                count: entries.count,
                last: entries.last?.id
            )
            for number in due { nextTurn.perform(handlers[number].action) }
        }

        /// A tile of an item became visible.
        func willAppear(_ id: ID?) {
            guard let id, let element = element(of: id), inSight.come(id, kept(element)) else {
                return
            }
            report(element) { $0.onItemAppear }
        }

        /// An item as the actions for removed items get it.
        func kept(_ element: Data.Element) -> Data.Element {
            let isRead = !itemOptions.onItemDisappear.isEmpty || !itemOptions.onSwitchCancel.isEmpty
            guard isRead, let binding = element as? any Keepable,
                let kept = binding.kept() as? Data.Element
            else { return element }
            return kept
        }

        /// A tile of an item is no longer visible, possibly because the item was removed.
        func didDisappear(_ id: ID?) {
            guard let id, let old = inSight.go(id) else { return }
            report(element(of: id) ?? old) { $0.onItemDisappear }
        }
    }

    /// A value that reads its data elsewhere, where they can be gone later.
    @MainActor
    private protocol Keepable {
        /// The value with its present data.
        func kept() -> Self
    }

    /// Bindings of the elements of a collection read by position.
    extension Binding: Keepable {
        fileprivate func kept() -> Binding<Value> { .constant(wrappedValue) }
    }
#endif
