import RondoSwiftUI
import RondoUIKit
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
    /// Pages with their own lives.
    @Suite @MainActor struct PagesTests {
        private func pages(_ names: String, _ selection: Binding<String?>? = nil, log: Log? = nil)
            -> Pages<[Letter], String, LivingPage>
        {
            let page = { (letter: Letter) in LivingPage(name: letter.id, log: log ?? Log()) }
            return if let selection {
                Pages(Letter.list(names), selection: selection, content: page)
            } else {
                Pages(Letter.list(names), content: page)
            }
        }

        @Test func pagesLoop() {
            let stage = Stage(pages("abc").pagerPinned([]))
            #expect(stage.seen() == ["a@0"])
            for expected in ["b@0", "c@0", "a@0"] {
                stage.swipe(260)
                #expect(stage.seen() == [expected])
            }
            stage.show(pages("abc").pagerPinned(.both))
            stage.swipe(-260)
            #expect(stage.seen() == ["a@0"])
        }

        @Test func innerControllersGetExactAppearanceCallbacks() {
            let log = Log()
            let stage = Stage(pages("abcdefgh", log: log))
            #expect(log.take() == ["a willAppear", "a didAppear"])
            stage.swipe(260)
            #expect(
                log.take() == [
                    "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
                ]
            )
            stage.press()
            stage.finger.drag(by: CGPoint(x: -60, y: 0), steps: 10)
            stage.device.advance(by: 0.2)
            stage.finger.drag(by: CGPoint(x: 50, y: 0), steps: 10)
            stage.device.advance(by: 0.2)
            stage.finger.up()
            stage.settle()
            #expect(
                log.take() == [
                    "b willDisappear", "c willAppear", "c willDisappear", "c didDisappear",
                    "b willAppear", "b didAppear",
                ]
            )
            #expect(stage.seen() == ["b@0"])
        }

        @Test func aPageKeepsItsStateUntilItIsFarAway() {
            let stage = Stage(pages("abcdefghij").pagerKeepDistance(3))
            stage.tap("count a")
            for _ in 0..<2 { stage.swipe(260) }
            for _ in 0..<2 { stage.swipe(-260) }
            #expect(stage.seen() == ["a1@0"])
            for _ in 0..<4 {
                stage.swipe(260)
                #expect(stage.pageTexts.filter { $0.hasSuffix("1") && $0 != "a1" } == [])
            }
            for _ in 0..<4 { stage.swipe(-260) }
            #expect(stage.seen() == ["a@0"])
        }

        @Test func aSelectionMakesNoPagesOnTheWay() {
            let log = Log()
            var chosen: String? = "a"
            let selection = Binding<String?> {
                chosen
            } set: {
                chosen = $0
            }
            let stage = Stage(pages("abcdefghijklmnop", selection, log: log))
            _ = log.take()
            chosen = "h"
            stage.show(pages("abcdefghijklmnop", selection, log: log), animated: true)
            stage.settle()
            #expect(stage.seen() == ["h@0"] && chosen == "h")
            #expect(!log.take().contains { $0.hasPrefix("d") })
            stage.swipe(260)
            #expect(chosen == "i")
        }

        @Test func releasedPagesAreNotUpdated() {
            let log = Log()
            let proxy = PagerProxy()
            func view() -> some View {
                Pages(Letter.list("abcdefghijklmnop")) { letter in
                    log.add(letter.id)
                    return LetterPage(name: letter.id)
                }
                .pagerProxy(proxy)
            }
            let stage = Stage(view())
            for _ in 0..<6 { stage.swipe(260) }
            proxy.scroll(to: "a", animated: false)
            stage.settle()
            _ = log.take()
            stage.show(view())
            #expect(log.take().count == proxy.container?.pages.count)
        }

        @Test func itemsInsertedBeforeMoveNothing() {
            let stage = Stage(pages("abc"))
            stage.tap("count a")
            let page = stage.page(showing: "a1")
            stage.show(pages("xyzabc"))
            #expect(stage.seen() == ["a1@0"] && stage.page(showing: "a1") === page)
        }

        @Test func theEnvironmentReachesThePages() {
            let stage = Stage(pages("abc").environment(\.theme, " dark"))
            #expect(stage.seen() == ["a dark@0"])
            stage.show(pages("abc").environment(\.theme, " light"))
            #expect(stage.seen() == ["a light@0"])
        }

        @Test func rightToLeftIsMirrored() {
            let stage = Stage(pages("abc").environment(\.layoutDirection, .rightToLeft))
            stage.swipe(-260)
            #expect(stage.seen() == ["b@0"])
        }

        @Test func aProxyTurnsPages() {
            let proxy = PagerProxy()
            let stage = Stage(pages("abcdefgh").pagerProxy(proxy))
            proxy.scrollToPrevious()
            stage.settle()
            #expect(stage.seen() == ["h@0"])
            #expect(proxy.scroll(to: "c", animated: false) && !proxy.scroll(to: "x"))
            stage.settle()
            #expect(stage.seen() == ["c@0"] && proxy.container != nil && proxy.view == nil)
        }
    }
}

/// A page with a state, and a controller inside.
private struct LivingPage: View {
    let name: String
    let log: Log

    var body: some View {
        LetterPage(name: name)
        Inner(name: name, log: log)
    }
}

private struct Inner: UIViewControllerRepresentable {
    let name: String
    let log: Log

    func makeUIViewController(context: Context) -> InnerController { InnerController() }

    func updateUIViewController(_ controller: InnerController, context: Context) {
        controller.report = { log.add("\(name) \($0)") }
    }
}

private final class InnerController: UIViewController {
    var report: ((String) -> Void)?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        report?("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report?("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        report?("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        report?("didDisappear")
    }
}
