import RondoTestSupport
import RondoUIKit
import Testing
import UIKit

extension UIKitTests {
    /// The README's example is the code of this file, and works.
    @Suite @MainActor struct ReadmeTests {
        @Test func theReadmeShowsTheCodeOfThisFile() throws {
            let examples = try Document("README.md").examples
            let example = try #require(examples.first { $0.contains("LoopPagerView") })
            #expect(try Document.holds(example, in: #filePath))
        }

        @Test func theExampleLoops() {
            Simulation.reset()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
            let slides = SlidesView(frame: window.bounds)
            window.addSubview(slides)
            slides.show()
            Simulation.shared.advance(by: 0.016)
            #expect(slides.shown == ["One"])
            slides.pager?.scrollToPrevious(animated: false)
            Simulation.shared.advance(by: 0.016)
            #expect(slides.shown == ["Three"])
        }
    }
}

@MainActor
private final class SlideCell: UIView {
    var text = ""
}

@MainActor
private final class SlidesView: UIView, LoopPagerViewDataSource {
    private let slides = ["One", "Two", "Three"]
    private(set) var pager: LoopPagerView?

    func show() {
        let pager = LoopPagerView(frame: bounds)
        pager.register(
            SlideCell.self,
            forCellWithReuseIdentifier: "slide"
        )
        pager.dataSource = self
        addSubview(pager)
        self.pager = pager
    }

    var shown: [String] { pager?.visibleCells.compactMap { ($0 as? SlideCell)?.text } ?? [] }

    func numberOfItems(in pager: LoopPagerView) -> Int { slides.count }

    func loopPagerView(_ pager: LoopPagerView, cellForItemAt index: Int) -> UIView {
        let cell = pager.dequeueReusableCell(withReuseIdentifier: "slide", for: index)
        (cell as? SlideCell)?.text = slides[index]
        return cell
    }
}
