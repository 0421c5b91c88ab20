#if os(iOS) || os(Linux)
    import RondoUIKit
    import UIKit

    /// Photos in a loop, and below them a strip of thumbs that follows; a tap on one shows its
    /// photo.
    final class GalleryViewController: UIViewController {
        private let photos = LoopPagerView(frame: .zero)
        private let thumbs = LoopPagerView(frame: .zero)
        private let cells = LoopPagerCellRegistration<UILabel, String> { label, _, photo in
            label.text = photo
        }
        private lazy var photoSource = source(of: photos)
        private lazy var thumbSource = source(of: thumbs)

        override func viewDidLoad() {
            super.viewDidLoad()
            thumbs.itemsPerView = 5
            thumbs.configuration.alignment = .center
            thumbs.configuration.snap = .item
            thumbs.cellTransition = { cell, phase in cell.alpha = 1 - 0.5 * abs(phase) }
            photoSource.onEvent = { [weak self] event in
                if case .didChangeCurrent = event { self?.followPhoto() }
            }
            thumbSource.onSelect = { [weak self] photo in
                self?.photos.scroll(toItemWithIdentifier: photo)
                self?.thumbs.scroll(toItemWithIdentifier: photo)
            }
            view.addSubview(photos)
            view.addSubview(thumbs)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let (width, height) = (view.bounds.width, view.bounds.height - 64)
            photos.frame = CGRect(x: 0, y: 0, width: width, height: height)
            thumbs.frame = CGRect(x: 0, y: height, width: width, height: 64)
        }

        func show(_ names: [String]) {
            photoSource.apply(names)
            thumbSource.apply(names)
        }

        private func followPhoto() {
            guard let photo = photos.selectedItem else { return }
            thumbs.scroll(toItemWithIdentifier: photo.identifier)
        }

        private func source(of pager: LoopPagerView) -> LoopPagerDiffableDataSource<Int, String> {
            LoopPagerDiffableDataSource(pager: pager) { [cells] pager, index, photo in
                pager.dequeueConfiguredReusableCell(using: cells, for: index, item: photo)
            }
        }
    }
#endif
