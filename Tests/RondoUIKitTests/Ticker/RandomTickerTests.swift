import Rondo
import RondoTestSupport
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Reasons to wait come and go in any order: no step starts during one or before a full rest,
    /// and without reasons a step starts in time.
    @Suite @MainActor struct RandomTickerTests {
        @Test(arguments: 0..<24)
        func stepsStartInTimeAndNeverSooner(run: UInt64) throws {
            let seed = Settings.seed &+ run
            var random = SeededGenerator(seed: seed)
            let player = try TickerPlayer()
            for _ in 0..<60 { player.act(&random) }
            #expect(player.violations.isEmpty, "seed \(seed): \(player.report)")
        }
    }
}

/// Plays random actions on a ticker and its surroundings, and records wrong and missing steps.
@MainActor
private final class TickerPlayer {
    private let stage: TickerStage
    private let outer: UIView
    private(set) var violations: [String] = []
    private var actions: [String] = []
    /// The present reasons, and the time of the last event that gave the item a full rest.
    private var reasons: Set<String> = []
    private var restBegan = CACurrentMediaTime()
    private var isAsked = false
    private var steps = 0
    private var device: Simulation { stage.device }

    init() throws {
        stage = try TickerStage()
        outer = UIView(frame: stage.stage.window.bounds)
        stage.stage.window.addSubview(outer)
        outer.addSubview(stage.ticker)
        device.layOut()
        restBegan = device.time
        stage.stage.listener.onEvent = { [weak self] event in self?.receive(event) }
    }

    var report: String {
        violations.prefix(3).joined(separator: "\n") + "\nafter " + actions.joined(separator: "; ")
    }

    private func receive(_ event: String) {
        if event.hasPrefix("settle") { restBegan = device.time }
        guard event.hasPrefix("begin"), !isAsked else { return }
        steps += 1
        let rest = device.time - restBegan
        if !reasons.isEmpty { violations.append("a step despite \(reasons)") }
        if rest < 3.6 - 0.01 { violations.append("a step after a rest of \(rest)") }
    }

    func act(_ random: inout SeededGenerator) {
        let ticker = stage.ticker
        switch Int.random(in: 0..<12, using: &random) {
        case 0: toggle("touched", { stage.stage.press() }, { stage.stage.finger.up() })
        case 1:
            toggle(
                "focused",
                { device.focusVoiceOver(on: ticker) },
                { device.focusVoiceOver(on: outer) }
            )
        case 2:
            toggle(
                "hidden",
                { UIApplication.shared.enterBackground() },
                { UIApplication.shared.enterForeground() }
            )
        case 3: toggle("offScreen", { outer.isHidden = true }, { outer.isHidden = false })
        case 4:
            toggle("reducedMotion", { device.reduceMotion(true) }, { device.reduceMotion(false) })
        case 5: toggle("requested", { ticker.isPaused = true }, { ticker.isPaused = false })
        case 6: ask("next") { ticker.showNext() }
        case 7: ask("reload") { ticker.reload() }
        case 8: note("equal data") { ticker.updateItems() }
        case 9:
            ask("other data") {
                stage.stage.source.items = ["\(actions.count)", "a", "b"]
                ticker.updateItems()
            }
        default: wait(Double.random(in: 0...6, using: &random))
        }
    }

    private func note(_ action: String, _ body: () -> Void) {
        actions.append(action)
        body()
        device.layOut()
    }

    private func toggle(_ reason: String, _ begin: () -> Void, _ end: () -> Void) {
        // A hidden ticker cannot be touched.
        if reason == "touched", !reasons.isSubset(of: ["touched", "requested"]) { return }
        let isNew = reasons.insert(reason).inserted
        if !isNew { reasons.remove(reason) }
        restBegan = device.time
        note("\(reason) \(isNew)", isNew ? begin : end)
        // Visibility is checked four times a second.
        if reason == "offScreen" { wait(0.3) }
    }

    private func ask(_ name: String, _ body: () -> Void) {
        isAsked = true
        restBegan = device.time
        note(name, body)
        isAsked = false
    }

    private func wait(_ seconds: Double) {
        note("wait \(seconds)") {
            let start = max(device.time, restBegan)
            let before = steps
            device.advance(by: seconds)
            // A requested or current step and a check may come before the rest.
            if reasons.isEmpty, device.time - start > 3.6 + 0.4 + 0.3, steps == before {
                violations.append("no step within \(seconds)")
            }
        }
    }
}
