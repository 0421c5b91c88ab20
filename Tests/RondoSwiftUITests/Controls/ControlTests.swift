import RondoSwiftUI
import RondoUIKit
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Tabs and dots that follow a pager through a proxy, and items that look different by
    /// position.
    @Suite @MainActor struct ControlTests {
        private struct Screen: View {
            let letters: [Letter]
            var isPager = false
            @State private var proxy = PagerProxy()

            var body: some View {
                VStack {
                    PagerTabs(letters, proxy: proxy) { "tab \($0.id)" }
                    if isPager {
                        LoopPager(letters) { Text($0.id) }.pagerProxy(proxy)
                    } else {
                        Pages(letters) { Text($0.id) }.pagerProxy(proxy)
                    }
                    PagerDots(proxy: proxy)
                }
            }
        }

        private func views<Kind: UIView>(_ stage: Stage<Screen>, _ kind: Kind.Type) -> [Kind] {
            stage.window.descendants.compactMap { $0 as? Kind }
        }

        @Test(arguments: [false, true])
        func tabsAndDotsFollowAndScrollThePager(isPager: Bool) throws {
            let stage = Stage(Screen(letters: Letter.list("abc"), isPager: isPager))
            let dots = try #require(views(stage, UIPageControl.self).first)
            let tabs = views(stage, UIButton.self)
            #expect(tabs.map { $0.title(for: .normal) } == ["tab a", "tab b", "tab c"])
            #expect(dots.numberOfPages == 3 && tabs.map(\.isSelected) == [true, false, false])
            dots.choose(1)
            stage.settle()
            #expect(stage.seen() == ["b@0"] && tabs.map(\.isSelected) == [false, true, false])
            stage.show(Screen(letters: Letter.list("bxc"), isPager: isPager))
            #expect(views(stage, UIButton.self).map { $0.title(for: .normal) }.contains("tab x"))
            #expect(dots.currentPage == 0)
        }

        @Test func controlsCanFollowAnotherPager() throws {
            let stage = Stage(Screen(letters: Letter.list("abc")))
            stage.show(Screen(letters: Letter.list("abcd"), isPager: true))
            let dots = try #require(views(stage, UIPageControl.self).first)
            #expect(dots.numberOfPages == 4 && views(stage, UIButton.self).count == 4)
        }

        /// Two pagers, of which one has the controls.
        private struct Pair: View {
            let isSecond: Bool
            @State private var first = PagerProxy()
            @State private var second = PagerProxy()

            private var letters: [Letter] { Letter.list(isSecond ? "vwxyz" : "abc") }

            var body: some View {
                VStack {
                    LoopPager(Letter.list("abc")) { Text($0.id) }.pagerProxy(first)
                    LoopPager(Letter.list("vwxyz")) { Text($0.id) }.pagerProxy(second)
                    PagerTabs(letters, proxy: isSecond ? second : first) { "tab \($0.id)" }
                    PagerDots(proxy: isSecond ? second : first)
                }
            }
        }

        @Test func controlsCanChangeTheirProxy() throws {
            let stage = Stage(Pair(isSecond: false))
            let views = stage.window.descendants
            let dots = try #require(views.compactMap { $0 as? UIPageControl }.first)
            var tabs: [String] {
                stage.window.descendants.compactMap { ($0 as? UIButton)?.title(for: .normal) }
            }
            stage.show(Pair(isSecond: true))
            #expect(dots.numberOfPages == 5 && tabs.count == 5)
            stage.pagers[0].scroll(to: 1, animated: false)
            stage.passTime()
            #expect(dots.numberOfPages == 5 && dots.currentPage == 0)
            dots.choose(2)
            stage.settle()
            #expect(stage.seen(in: stage.pagers[0]) == ["b@0"])
            #expect(stage.seen(in: stage.pagers[1]) == ["x@0"])
            stage.show(Pair(isSecond: false))
            #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
            #expect(tabs == ["tab a", "tab b", "tab c"])
        }

        @Test(arguments: [false, true])
        func theDotsShowTheTimeToTheNextStep(isFirst: Bool) throws {
            let proxy = PagerProxy()
            let pager = LoopPager(Letter.list("abc")) { Text($0.id) }
                .pagerAutoAdvance(every: 2).pagerProxy(proxy)
            let dots = PagerDots(proxy: proxy, showsProgress: true)
            let stage = Stage(
                VStack {
                    if isFirst { dots }
                    pager
                    if !isFirst { dots }
                }
            )
            let control = stage.window.descendants.compactMap { $0 as? UIPageControl }.first
            let progress = try #require(control?.progress)
            stage.passTime(0.85)
            #expect(abs(progress.currentProgress - 0.5) < 0.05)
        }

        @Test(arguments: [true, false])
        func theInnermostEffectApplies(isInner: Bool) {
            let pager = LoopPager(Letter.list("abc")) { Text($0.id) }
            let fade = { (content: PagerEffect, phase: PagerPhase) in
                content.opacity(1 - abs(phase.value))
            }
            let none = { (content: PagerEffect, _: PagerPhase) in content }
            let stage = Stage(
                pager.pagerTransition(isInner ? fade : none).frame(height: 300)
                    .pagerTransition(isInner ? none : fade)
            )
            stage.press(at: CGPoint(x: 200, y: 100))
            stage.finger.drag(by: CGPoint(x: -110, y: 0), steps: 10)
            stage.passTime()
            #expect(
                stage.pagers[0].visibleCells.map(\.alpha) == (isInner ? [0.75, 0.25] : [1, 1])
            )
        }

        @Test func anUpdateDoesNotResetTheEffects() {
            var phases: [CGFloat] = []
            func view() -> some View {
                LettersView("abc").pagerItemLength(200)
                    .pagerTransition { content, phase in
                        phases.append(phase.value)
                        return content.opacity(1 - abs(phase.value) / 2)
                    }
            }
            let stage = Stage(view())
            stage.press()
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 10)
            stage.passTime()
            phases = []
            stage.show(view())
            #expect(!phases.isEmpty && !phases.contains(0), "no item is at its place")
            stage.finger.up()
            stage.settle()
        }

        @Test func aRemovedItemFadesOutAsItWasDrawn() {
            func view(_ names: String) -> some View {
                LettersView(names).pagerItemLength(200)
                    .pagerTransition { content, phase in
                        content.opacity(1 - abs(phase.value) / 2)
                    }
            }
            let stage = Stage(view("abc"))
            stage.show(view("ac"), animated: true)
            let pictures = stage.window.descendants.compactMap { $0 as? Snapshot }
            #expect(pictures.map(\.opacity) == [0.5])
        }

        @Test func itemsAreDrawnByTheirPosition() {
            func view(_ factor: CGFloat) -> some View {
                LettersView("abc").pagerTransition { content, phase in
                    content.opacity(1 - factor * abs(phase.value))
                        .scaleEffect(1 - factor * abs(phase.value) / 2)
                        .offset(x: factor * phase.value * content.size.width)
                }
            }
            let stage = Stage(view(1))
            stage.press()
            stage.finger.drag(by: CGPoint(x: -110, y: 0), steps: 10)
            stage.passTime()
            let cells = stage.pagers[0].visibleCells
            #expect(cells.map(\.alpha) == [0.75, 0.25])
            #expect(cells.map(\.transform.a) == [0.875, 0.625])
            #expect(cells.map(\.transform.tx) == [-100, 300])
            stage.show(view(0.5))
            #expect(cells.map(\.alpha) == [0.875, 0.625])
            stage.show(view(0))
            #expect(cells.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
            stage.finger.up()
            stage.settle()
        }
    }
}
