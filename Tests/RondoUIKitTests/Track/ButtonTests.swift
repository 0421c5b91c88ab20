import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Controls in a cell, which get the touch first.
    @Suite @MainActor struct ButtonTests {
        private final class ControlCell<Control: UIControl>: TextCell {
            let control = Control()
            private(set) var taps = 0

            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(control)
                control.addAction(
                    UIAction { [unowned self] _ in taps += 1 },
                    for: .touchUpInside
                )
            }

            required init?(coder: NSCoder) { nil }

            override func layoutSubviews() {
                super.layoutSubviews()
                control.frame = contentView.bounds
            }
        }

        private func stage<Cell: UIView>(of cell: Cell.Type) throws -> (Stage, Cell) {
            let stage = Stage()
            stage.pager.register(cell, forCellWithReuseIdentifier: "text")
            stage.pager.reloadData()
            stage.device.layOut()
            return (stage, try #require(stage.pager.cellForItem(at: 0) as? Cell))
        }

        @Test(arguments: [0.0, 0.5])
        func aDragThatStartsOnAButtonScrollsWithoutAPress(rest: Double) throws {
            let (stage, cell) = try stage(of: ControlCell<UIButton>.self)
            stage.press()
            stage.device.advance(by: rest)
            stage.drag(-110)
            #expect(stage.seen == ["a@-100", "b@300"])
            #expect(!cell.control.isHighlighted)
            stage.drag(-140)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["b@0"] && cell.taps == 0)
        }

        @Test func aTapOnAButtonPressesIt() throws {
            let (stage, cell) = try stage(of: ControlCell<UIButton>.self)
            stage.press()
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["a@0"] && cell.taps == 1)
        }

        /// The other finger is beside the cells, where the pager still tracks it.
        @Test(arguments: [true, false])
        func aTapPressesAButtonWhileAnotherFingerIsOnThePager(isScrollEnabled: Bool) throws {
            let (stage, cell) = try stage(of: ControlCell<UIButton>.self)
            stage.pager.isScrollEnabled = isScrollEnabled
            stage.pager.contentInset.left = 60
            stage.settle()
            stage.finger.down(at: CGPoint(x: 20, y: 300))
            stage.device.advance(by: 0.3)
            let other = Finger(in: stage.window)
            other.down(at: CGPoint(x: 200, y: 300))
            other.up()
            #expect(cell.taps == 1 && !cell.control.isHighlighted)
            stage.finger.up()
            #expect(cell.taps == 1)
        }

        @Test func aSliderKeepsItsTouch() throws {
            let (stage, cell) = try stage(of: ControlCell<UISlider>.self)
            stage.press()
            stage.device.advance(by: 0.5)
            stage.drag(-110)
            #expect(stage.seen == ["a@0"] && cell.control.isHighlighted)
            stage.finger.up()
            stage.settle()
            #expect(stage.seen == ["a@0"])
        }

        @Test func aDragOnAButtonInAShelfScrollsBothAxes() throws {
            let stage = ShelvesStage()
            stage.view.register(ControlCell<UIButton>.self, forCellWithReuseIdentifier: "film")
            stage.view.reloadData()
            stage.device.layOut()
            for step in [CGPoint(x: -110, y: 0), CGPoint(x: 0, y: -80)] {
                stage.press(y: 150)
                stage.device.advance(by: 0.5)
                stage.finger.drag(by: step, steps: 10)
                stage.device.advance(by: 0.2)
                stage.finger.up()
                stage.settle()
            }
            #expect(stage.offset("B") == 100 && stage.listOffset == 70)
        }
    }
}
