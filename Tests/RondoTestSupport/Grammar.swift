import Rondo

/// The allowed order of events: one checker for switches, changes and lives of tiles.
package struct Grammar: Sendable {
    private enum Stage: Sendable {
        case entered
        case appeared
        case leaving
        case left
    }

    private struct Life: Sendable {
        var item: ItemKey
        var stage: Stage
    }

    /// The number of items.
    package var count: Int
    package var isPages: Bool
    package private(set) var current: ItemKey?
    package var settled: ItemKey?
    package private(set) var isUnderWay = false
    private var lives: [Int: Life] = [:]

    package init(_ world: World) {
        count = world.extents.count
        isPages = world.configuration.tiles != .cells
        let initial = ItemKey(world.configuration.initial.value)
        current = count > 0 ? initial : nil
        settled = current
    }

    /// Takes the next event; returns its error, or nil.
    package mutating func take(_ event: Event) -> String? {
        switch event {
        case .change(let from, let to):
            defer { current = to }
            guard from == current else { return "\(event) while \(text(current)) is current" }
            return to == from ? "\(event) changes nothing" : nil
        case .begin(let from):
            defer { isUnderWay = true }
            if isUnderWay { return "\(event) twice" }
            return from == settled ? nil : "\(event) while \(text(settled)) is settled"
        case .settle(let from, let to):
            defer {
                isUnderWay = false
                settled = to
            }
            if from != settled { return "\(event) while \(text(settled)) is settled" }
            if to != current { return "\(event) while \(text(current)) is current" }
            return from == to && count > 1 ? "\(event) names one item twice" : nil
        case .cancel(let item):
            defer { isUnderWay = false }
            if !isUnderWay { return "\(event) without begin" }
            return item == settled ? nil : "\(event) while \(text(settled)) is settled"
        case .tile(let step, let item, let tile):
            return live(step, item, tile).map { "\(event): \($0)" }
        }
    }

    /// The error in a frame's passage, or nil.
    package func problem(with passage: Passage?, isLaidOut: Bool) -> String? {
        guard let passage else {
            return isUnderWay && isLaidOut ? "no passage during a switch" : nil
        }
        if !isUnderWay { return "\(passage) without begin" }
        if passage.from != settled { return "\(passage) while \(text(settled)) is settled" }
        return (0...1).contains(passage.progress) ? nil : "\(passage) is beyond its way"
    }

    private func text(_ item: ItemKey?) -> String { item.map { "\($0.value)" } ?? "nothing" }

    private mutating func live(_ step: TileEvent, _ item: ItemKey, _ tile: Int) -> String? {
        let life = lives[tile]
        if let life, life.item != item { return "tile shows \(life.item.value)" }
        func go(to stage: Stage?, from stages: [Stage?]) -> String? {
            lives[tile] = stage.map { Life(item: item, stage: $0) }
            return stages.contains(life?.stage) ? nil : "after \(String(describing: life?.stage))"
        }
        switch step {
        case .willAppear:
            return go(to: .entered, from: isPages ? [nil, .left, .leaving] : [nil, .left])
        case .didAppear: return go(to: .appeared, from: isPages ? [.entered] : [])
        case .willDisappear: return go(to: .leaving, from: isPages ? [.appeared] : [])
        case .didDisappear: return go(to: .left, from: [.entered, .leaving])
        case .reclaim: return go(to: nil, from: [.left])
        }
    }

    package func isShown(_ tile: Int) -> Bool {
        lives[tile].map { $0.stage != .left } ?? false
    }

    package func hasAppeared(_ tile: Int) -> Bool { lives[tile]?.stage == .appeared }

    /// The tiles whose pages have appeared, according to the events so far.
    package var appeared: [Int] { lives.filter { $0.value.stage == .appeared }.map(\.key).sorted() }

    package func isKnown(_ tile: Int) -> Bool { lives[tile] != nil }

    /// The tiles that are shown according to the events so far.
    package var shown: [Int] { lives.filter { $0.value.stage != .left }.map(\.key).sorted() }

    /// The tiles that were shown and are not reclaimed yet.
    package var known: [Int] { lives.keys.sorted() }

    /// The error in the order of a frame's events, or nil.
    package static func orderProblem(_ events: [Event], isPages: Bool) -> String? {
        let order: [TileEvent] =
            isPages
            ? [.willDisappear, .willAppear, .didDisappear, .didAppear, .reclaim]
            : [.didDisappear, .reclaim, .willAppear]
        var reached = -1
        for event in events {
            guard case .tile(let step, _, _) = event else {
                if reached >= 0 { return "\(event) after a lifecycle event" }
                continue
            }
            guard let rank = order.firstIndex(of: step) else { return "\(event) in cells" }
            if rank < reached { return "\(event) after \(order[reached])" }
            reached = rank
        }
        return nil
    }
}
