import RondoUIKit
import UIKit

/// Buttons for changes of the feed, and the state of its loading.
final class LiveRoomsBar: UIStackView {
    var onAdd: () -> Void = {}
    var onRemove: () -> Void = {}
    var onRetry: () -> Void = {}

    private let spinner = UIActivityIndicatorView(style: .medium)
    private lazy var retry = button("Try again", "arrow.clockwise") { $0.onRetry() }

    init() {
        super.init(frame: .zero)
        axis = .vertical
        alignment = .trailing
        spacing = 12
        spinner.color = .white
        retry.isHidden = true
        addArrangedSubview(button("Open a room", "plus") { $0.onAdd() })
        addArrangedSubview(button("Close this room", "trash") { $0.onRemove() })
        addArrangedSubview(retry)
        addArrangedSubview(spinner)
    }

    required init(coder: NSCoder) {
        preconditionFailure("LiveRoomsBar is made in code")
    }

    /// Places the bar in the upper corner, within the safe area.
    func pin(to view: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
        ])
    }

    func show(_ loading: LoopPagerLoading) {
        spinner.stopAnimating()
        retry.isHidden = true
        switch loading {
        case .loading: spinner.startAnimating()
        case .failed: retry.isHidden = false
        case .idle, .ended: break
        }
    }

    private func button(
        _ label: String,
        _ symbol: String,
        _ action: @escaping (LiveRoomsBar) -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: symbol)
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .label
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self.map(action) }
        )
        button.accessibilityLabel = label
        return button
    }
}
