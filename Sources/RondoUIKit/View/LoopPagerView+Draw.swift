#if canImport(UIKit)
    import Rondo
    import UIKit

    extension LoopPagerView {
        /// Draws a frame: puts the content where it is, gives tiles their cells and tells what
        /// happened.
        func draw() {
            let place = plan?.place
            let before = engine.scroller.now
            let frame = engine.frame()
            guard space.viewport > 0 || !shown.isEmpty else { return tell() }
            layTrack(at: isDriven ? drivenPlace ?? place : place)
            tell()
            recycle()
            prefetch()
            let isNew = frame.phase != .idle || before == 0
            if isNew { delegate?.loopPagerViewDidScroll(self) }
        }

        /// Where the engine has brought the viewport's leading edge in the present content, told
        /// from a cell that goes on showing its item; nil when none does.
        private var drivenPlace: Points? {
            let scroller = engine.scroller
            for tile in scroller.tiles {
                guard let cell = shown[tile.number], cell.item == tile.item else { continue }
                return cell.place - scroller.start(of: tile)
            }
            return nil
        }

        /// Tells what happened; cells are filled before the first of them is said to be displayed.
        func tell() {
            var isFilled = false
            for event in engine.takeEvents() {
                if !isFilled, case .tile(.willAppear, _, tile: _) = event {
                    fill()
                    isFilled = true
                }
                tell(event)
            }
            if !isFilled { fill() }
        }

        /// Gives every tile its cell, at its place.
        private func fill() {
            guard let content = plan?.length else { return }
            for tile in engine.scroller.tiles {
                guard let cell = cell(for: tile) else { continue }
                let start = engine.scroller.start(of: tile)
                let place = drawnPlace + start
                shown[tile.number] = ShownCell(
                    cell: cell,
                    item: tile.item,
                    place: place,
                    told: shown[tile.number]?.told ?? .nothing
                )
                let frame = space.frame(of: place, extent: tile.extent, in: content)
                if !cell.frame.isNear(frame) { cell.frame = frame }
                let isSeen = isVisible(tile)
                if cell.accessibilityElementsHidden == isSeen {
                    cell.accessibilityElementsHidden = !isSeen
                }
            }
        }

        /// The cell of a tile; the data source is asked when it shows another item.
        ///
        /// Nil when the item has gone meanwhile, since who was told of another one changed them.
        private func cell(for tile: Tile) -> UIView? {
            if let old = shown[tile.number] {
                if old.item == tile.item { return old.cell }
                shown[tile.number] = nil
                cells.take(old.cell)
            }
            guard let index = engine.scroller.items.index(of: tile.item) else { return nil }
            let cell = newCell(at: index.value)
            if cell.superview !== track { track.addSubview(cell) }
            cell.isHidden = false
            return cell
        }

        func newCell(at index: Int) -> UIView {
            guard let dataSource else {
                preconditionFailure("LoopPagerView.dataSource is nil, must be there for its items")
            }
            let cell = dataSource.loopPagerView(self, cellForItemAt: index)
            precondition(
                !shown.values.contains { $0.cell === cell } || cell === reconfigured?.cell,
                "LoopPagerView: the cell for item \(index) shows another item, must be a free one"
            )
            return cell
        }

        /// Takes back the cells of tiles that show nothing any more.
        private func recycle() {
            let alive = Set(engine.scroller.tiles.map(\.number))
            for (number, old) in shown where !alive.contains(number) {
                shown[number] = nil
                cells.take(old.cell)
            }
        }

        private func tell(_ event: Event) {
            func item(_ key: ItemKey?) -> LoopPagerItem? { key.map { engine.item($0) } }
            switch event {
            case .change(let from, let to):
                delegate?.loopPagerView(self, didChangeCurrentFrom: item(from), to: item(to))
            case .begin(let from):
                delegate?.loopPagerView(self, willBeginSwitchFrom: item(from))
            case .settle(let from, let to):
                delegate?.loopPagerView(self, didSettleOn: item(to), from: item(from))
                // The first items are no page that was turned.
                if from != nil { announcePage() }
            case .cancel(let key):
                delegate?.loopPagerView(self, didCancelSwitchOn: item(key))
            case .tile(let event, let key, let number):
                guard let cell = shown[number]?.cell else { return }
                shown[number]?.told = told(by: event)
                tell(event, cell, engine.item(key))
            }
        }

        private func tell(_ event: TileEvent, _ cell: UIView, _ item: LoopPagerItem) {
            switch event {
            case .willAppear: delegate?.loopPagerView(self, willDisplay: cell, for: item)
            case .didAppear: delegate?.loopPagerView(self, didAppear: cell, for: item)
            case .willDisappear: delegate?.loopPagerView(self, willDisappear: cell, for: item)
            case .didDisappear: delegate?.loopPagerView(self, didEndDisplaying: cell, for: item)
            case .reclaim: delegate?.loopPagerView(self, didReclaim: cell, for: item)
            }
        }

        /// After the engine has started afresh: its new tiles take over the cells of the old ones.
        ///
        /// What was said of them already is not said again.
        func rehome() {
            var old = Array(shown.values)
            shown = [:]
            _ = engine.frame()
            let events = engine.takeEvents()
            for tile in engine.scroller.tiles {
                guard let index = old.firstIndex(where: { $0.item == tile.item }) else { continue }
                shown[tile.number] = old.remove(at: index)
            }
            for rest in old {
                if rest.told != .nothing {
                    tell(.didDisappear, rest.cell, engine.item(rest.item))
                }
                cells.take(rest.cell)
            }
            fill()
            for event in events {
                if case .tile(let step, _, tile: let number) = event, let cell = shown[number],
                    cell.told == told(by: step) || cell.told == .hasAppeared
                {
                    continue
                }
                tell(event)
            }
        }

        private func told(by event: TileEvent) -> ShownCell.Told {
            switch event {
            case .willAppear, .willDisappear: .isDisplayed
            case .didAppear: .hasAppeared
            case .didDisappear, .reclaim: .nothing
            }
        }
    }

    extension CGRect {
        /// Whether both are the same to the eye; sums of lengths differ in their last bits.
        fileprivate func isNear(_ other: CGRect) -> Bool {
            abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001
                && abs(width - other.width) < 0.001 && abs(height - other.height) < 0.001
        }
    }
#endif
