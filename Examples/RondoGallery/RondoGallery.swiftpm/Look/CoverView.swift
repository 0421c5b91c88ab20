import UIKit

/// A cover.
///
/// The app draws covers, because UIKit cannot read the SVG of the server.
final class CoverView: UIView {
    private let symbol = UIImageView()
    private var hue = 0.0

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.tintColor = .white.withAlphaComponent(0.35)
        symbol.contentMode = .scaleAspectFit
        symbol.translatesAutoresizingMaskIntoConstraints = false
        addSubview(symbol)
        NSLayoutConstraint.activate([
            symbol.centerXAnchor.constraint(equalTo: centerXAnchor),
            symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
            symbol.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.4),
            symbol.heightAnchor.constraint(equalTo: symbol.widthAnchor),
        ])
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ id: String, hue: Double) {
        self.hue = hue
        symbol.image = UIImage(systemName: CoverArt.symbol(of: id))
        paint()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        paint()
    }

    /// Sets the colours; called again for dark mode, because layers do not adapt.
    private func paint() {
        (layer as? CAGradientLayer)?.colors = CoverArt.colors(of: hue).map {
            $0.resolvedColor(with: traitCollection).cgColor
        }
    }
}
