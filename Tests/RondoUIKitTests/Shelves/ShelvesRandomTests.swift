import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Random touches, scrolls, changes, rotations and answers, checked after each frame.
    @Suite @MainActor struct ShelvesRandomTests {
        @Test(arguments: 0..<12)
        func everythingIsInPlaceAndEveryBeginEnds(run: UInt64) async {
            var random = SeededGenerator(seed: Settings.seed &+ run)
            let player = Player(&random)
            await player.stage.load()
            for _ in 0..<30 {
                await player.act(&random)
                player.check()
            }
            await player.finish(&random)
            #expect(player.stage.device.mistakes.isEmpty, "\(player.report)")
        }

        @Test(arguments: 0..<12)
        func aRecordingReplaysToWhatIsShown(run: UInt64) async throws {
            var random = SeededGenerator(seed: Settings.seed &+ run)
            let player = Player(&random)
            await player.stage.load()
            player.stage.view.startRecording()
            for _ in 0..<30 { await player.act(&random) }
            player.rest()
            let text = try #require(player.stage.view.stopRecording())
            let (shown, replayed) = (player.shown, try TracePlayer.lastFrame(text))
            #expect(shown == replayed && shown.count > 1, "\(player.report)")
        }
    }
}

/// Plays random actions on a list of shelves.
@MainActor
private final class Player {
    let stage: ShelvesStage
    private var actions: [String] = []
    private var isDown = false
    private var names = 0

    init(_ random: inout SeededGenerator) {
        let snap = [Snap.none, .item, .page].randomElement(using: &random) ?? .none
        let ends = [Ends.list, .loop, Ends(start: .pinned)].randomElement(using: &random) ?? .list
        let length = ([100, 130, 213.3] as [Points]).randomElement(using: &random) ?? 100
        stage = ShelvesStage(7, items: 9) {
            $0.list.snap = snap
            $0.list.ends = ends
            $0.shelf.snap = snap
            $0.shelf.ends = ends
            $0.shelf.extent = .points(length)
            $0.shelf.spacing = 3.5
            $0.loading.capacity = 40
        }
        TrackView.room = 900
        for track in stage.view.tracks { track.plan = nil }
        if Bool.random(using: &random) {
            stage.view.semanticContentAttribute = .forceRightToLeft
        }
        if Bool.random(using: &random) {
            // Different with data and without.
            SizedCell.reset { text in
                CGFloat(text.utf8.reduce(7) { ($0 * 31 + Int($1)) % 140 } + 40)
            }
            stage.view.register(SizedCell.self, forCellWithReuseIdentifier: "film")
            stage.view.reloadData()
            stage.view.hasSelfSizingItems = true
        }
        stage.device.addQuirks(using: &random)
        stage.device.advance(by: 0.016)
        actions.append("\(snap) \(ends) \(length) \(stage.view.hasSelfSizingItems)")
    }

    var report: String { actions.joined(separator: "; ") }

    /// Each shelf, and each of its tiles, with its place in whole points.
    var shown: [String] {
        let engine = stage.view.engine
        return engine.shelves.live.flatMap { shelf in
            let start = Int(engine.shelves.start(of: shelf).rounded())
            return ["\(engine.identifier(of: shelf.key).base)@\(start):"]
                + shelf.tiles.map { tile in
                    let start = Int(shelf.start(of: tile).rounded())
                    return "\(engine.items[tile.item].base)@\(start)"
                }
        }
    }

    func act(_ random: inout SeededGenerator) async {
        let number = Int.random(in: 0..<15, using: &random)
        let x = Double.random(in: -160...160, using: &random)
        let y = Double.random(in: -120...120, using: &random)
        let shelf = stage.source.shelves.randomElement(using: &random)
        actions.append("\(number) \(Int(x)) \(Int(y)) \(shelf?.id ?? "")")
        switch number {
        case 0, 1: drag(CGPoint(x: x, y: 0), &random)
        case 2, 3: drag(CGPoint(x: 0, y: y), &random)
        case 4: drag(CGPoint(x: x, y: y), &random)
        case 5, 6: lift()
        case 7: stage.device.advance(by: abs(x) / 400)
        case 8: change(&random)
        case 9: rotate()
        case 10:
            guard let shelf, let item = shelf.items.randomElement(using: &random) else { return }
            let isAnimated = Bool.random(using: &random)
            stage.view.scroll(toItem: item, onShelf: shelf.id, animated: isAnimated)
        case 12, 13: configure(&random)
        case 11: if !stage.server.inFlight.isEmpty { await stage.server.answer() }
        default:
            UIApplication.shared.enterBackground()
            UIApplication.shared.enterForeground()
        }
        await stage.server.settle()
    }

    private func drag(_ distance: CGPoint, _ random: inout SeededGenerator) {
        let y = Double.random(in: 20...260, using: &random)
        if !isDown { stage.press(y: y) }
        isDown = true
        stage.finger.drag(by: distance, steps: 4)
    }

    private func lift() {
        if isDown { stage.finger.up() }
        isDown = false
    }

    private func change(_ random: inout SeededGenerator) {
        var shelves = stage.source.shelves
        names += 1
        switch Int.random(in: 0..<4, using: &random) {
        case 0: shelves.shuffle(using: &random)
        case 1: if shelves.count > 4 { shelves.remove(at: 2) }
        case 2: shelves.insert(.init(id: "new \(names)", items: ["n\(names)"]), at: 1)
        default:
            let index = Int.random(in: 0..<shelves.count, using: &random)
            shelves[index].items.removeAll { $0.hasSuffix("3") }
            shelves[index].items.insert("i\(names)", at: 0)
        }
        stage.source.apply(shelves)
    }

    private func configure(_ random: inout SeededGenerator) {
        var other = stage.view.configuration
        let length = Double.random(in: 60...200, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: other.list.spacing = length / 10
        case 1: other.list.extent = .points(length)
        case 2: other.shelf.spacing = length / 10
        default: other.shelf.extent = .points(length)
        }
        stage.view.configuration = other
    }

    private func rotate() {
        let size = stage.window.bounds.size
        stage.window.frame.size = CGSize(width: size.height, height: size.width)
        stage.view.frame = stage.window.bounds
    }

    func rest() {
        lift()
        stage.settle()
    }

    func check() {
        stage.device.advance(by: 0.008)
        stage.checkPlaces()
        #expect(stage.server.askedTwice.isEmpty, "\(report)")
    }

    /// At the end everything rests in place, and every gesture has ended.
    func finish(_ random: inout SeededGenerator) async {
        // A change at rest at a pinned end keeps the rows in place, which can be beside a resting
        // place; the next gesture ends on one.
        lift()
        drag(CGPoint(x: 0, y: 40), &random)
        lift()
        stage.settle()
        check()
        checkRest()
        await stage.server.answerAll()
        stage.device.advance(by: 0.016)
        await stage.server.settle()
        await stage.server.answerAll()
        // Data can make a shelf shorter, which then springs back to its end.
        stage.settle()
        let isFilled = stage.view.visibleCells.allSatisfy {
            ($0 as? TextCell)?.text.contains("=") == true
        }
        #expect(isFilled && !stage.view.link.isRunning, "\(report)")
        check()
        checkRest()
        for case let cell as SizedCell in stage.view.visibleCells {
            #expect(cell.bounds.width == SizedCell.wantedSize(of: cell.text), "\(report)")
        }
    }

    private func checkRest() {
        let shelves = stage.view.engine.shelves
        for track in stage.view.tracks {
            #expect(!track.isFollowing && !track.isPressed, "\(report)")
            if shelves.configuration.list.snap != .none {
                #expect(track.owner?.row?.offset == 0, "\(report)")
            }
        }
    }
}
