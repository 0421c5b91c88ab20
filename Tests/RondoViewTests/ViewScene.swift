#if os(iOS)
    import RondoUIKit
    import UIKit

    /// Views in a window of the real UIKit.
    @MainActor
    protocol Scene {}

    extension Scene {
        /// Whether a condition becomes true within some seconds; the run loop keeps running.
        func waits(_ seconds: TimeInterval = 5, for condition: () -> Bool) -> Bool {
            let end = Date(timeIntervalSinceNow: seconds)
            while !condition() {
                guard RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)),
                    Date() < end
                else { return condition() }
            }
            return true
        }
    }

    /// A pager of letters in a window of the real UIKit, and its visible cells.
    @MainActor
    final class ViewScene: Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let pager = LoopPagerView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        private(set) var source: LoopPagerDiffableDataSource<Int, String>?

        init(_ names: String, configure: (inout Configuration) -> Void = { _ in }) {
            configure(&pager.configuration)
            let cells = LoopPagerCellRegistration<UILabel, String> { label, _, name in
                label.text = name
            }
            source = LoopPagerDiffableDataSource(pager: pager) { pager, index, name in
                pager.dequeueConfiguredReusableCell(using: cells, for: index, item: name)
            }
            let controller = UIViewController()
            controller.view.addSubview(pager)
            window.rootViewController = controller
            window.isHidden = false
            show(names)
        }

        func show(_ names: String) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(names.map { String($0) })
            source?.apply(snapshot)
            window.layoutIfNeeded()
        }

        /// The visible texts with their leading edges in the window.
        var seen: [String] {
            pager.visibleCells.map { cell in
                let edge = cell.convert(cell.bounds, to: nil).minX
                return "\((cell as? UILabel)?.text ?? "?")@\(Int(edge.rounded()))"
            }
        }
    }
#endif
