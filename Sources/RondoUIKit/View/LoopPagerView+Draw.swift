#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Draws a frame: places the content, gives cells to tiles and calls the delegate.
        func draw() {
            _ = engine.frame()
            // Before the first layout nothing is shown, and nothing reported.
            guard track.space.viewport > 0 || !track.shown.isEmpty else { return }
            repeat {
                track.lay()
                reportEvents()
            } while measureCells()
            recycle()
            prefetch()
            drawTransition()
            adoptBreadth()
            keeper?.didDraw()
            followers.notify(self)
            reportStop()
            reportReach()
            reportActive()
            reportScroll()
        }

        /// Calls the delegate if the position has changed, and for the first and the last frame of
        /// a motion.
        private func reportScroll() {
            let place = (position: position, phase: phase)
            if let reportedPlace, reportedPlace == place { return }
            reportedPlace = place
            delegate?.loopPagerViewDidScroll(self)
            guard keeper != nil || onProgress != nil, let transition else { return }
            keeper?.didProgress(transition)
            onProgress?(transition)
        }

        /// Calls the delegate for all events; cells are filled before the first one is reported as
        /// displayed.
        func reportEvents() {
            var isFilled = false
            var isTurned = false
            let events = engine.takeEvents().withoutPassedStart
            // Pages keep their cells until all events are delivered, so new ones must exist before.
            if case .pages = configuration.tiles, !events.isEmpty {
                fill { track.shown[$0.number] == nil }
            }
            track.noteRest(in: events)
            for event in events {
                switch event {
                case .settle: isTurned = announcesPage
                case .cancel: announcesPage = false
                case .change, .begin, .tile: break
                }
                if !isFilled, case .tile(.willAppear, _, tile: _) = event {
                    fill()
                    isFilled = true
                }
                report(event)
            }
            if !isFilled { fill() }
            if isTurned { announcePage() }
        }

        /// Gives cells to tiles and places them; to all tiles, or only to some.
        func fill(where isWanted: (Tile) -> Bool = { _ in true }) {
            guard track.plan != nil else { return }
            // A request runs code of the app, which may remove all items.
            let frame = engine.scroller
            fill(frame.tiles.filter(isWanted), from: cells) { frame.start(of: $0) }
            track.arrangeElements()
        }

        /// Takes back the cells of unused tiles.
        private func recycle() {
            let alive = Set(engine.scroller.tiles.map(\.number))
            for number in track.shown.keys.sorted() where !alive.contains(number) {
                takeBack(number)
            }
        }

        /// The data source, if it gets events.
        var eventReceiver: (any EventReceiver)? { dataSource as? any EventReceiver }

        func report(_ event: Event) {
            func item(_ key: ItemKey?) -> LoopPagerItem? { key.map { engine.item($0) } }
            switch event {
            case .change(let from, let to):
                delegate?.loopPagerView(self, didChangeCurrentFrom: item(from), to: item(to))
            case .begin(let from):
                delegate?.loopPagerView(self, willBeginSwitchFrom: item(from))
            case .settle(let from, let to):
                delegate?.loopPagerView(self, didSettleOn: item(to), from: item(from))
            case .cancel(let key):
                delegate?.loopPagerView(self, didCancelSwitchOn: item(key))
            case .tile(let event, let key, let number):
                guard let cell = track.take(event, of: key, tile: number) else { return }
                report(event, cell, engine.item(key))
            }
            keeper?.receive(event)
            if let onEvent, let event = LoopPagerEvent(event, { engine.identities[$0] }) {
                onEvent(event)
            }
            eventReceiver?.receive(event, onShelf: nil) { engine.identities[$0] }
        }

        private func report(_ event: TileEvent, _ cell: UIView, _ item: LoopPagerItem) {
            switch event {
            case .willAppear: delegate?.loopPagerView(self, willDisplay: cell, for: item)
            case .didAppear: delegate?.loopPagerView(self, didAppear: cell, for: item)
            case .willDisappear: delegate?.loopPagerView(self, willDisappear: cell, for: item)
            case .didDisappear: delegate?.loopPagerView(self, didEndDisplaying: cell, for: item)
            case .reclaim: delegate?.loopPagerView(self, didReclaim: cell, for: item)
            }
        }
    }

    extension [Event] {
        /// The events without those of a first item that another item replaces before anything is
        /// shown, as by a scroll before the first layout.
        var withoutPassedStart: [Event] {
            guard case .change(from: nil, to: _)? = first else { return self }
            let start = prefix { event in
                switch event {
                case .change, .settle: true
                case .begin, .cancel, .tile: false
                }
            }
            guard start.count > 2, case .settle(from: _, to: let item)? = start.last else {
                return self
            }
            let only = [Event.change(from: nil, to: item), .settle(from: nil, to: item)]
            return (item == nil ? [] : only) + dropFirst(start.count)
        }
    }
#endif
