import UIKit

/// A full-screen room: its cover, its host, and a light that pulses while it plays.
final class RoomCell: UIView {
    private let cover = CoverView()
    private let title = UILabel()
    private let host = UILabel()
    private let viewers = UILabel()
    private let light = UIImageView(image: UIImage(systemName: "dot.radiowaves.left.and.right"))

    /// Whether the room is settled.
    var isPlaying = false {
        didSet { beat() }
    }

    /// The free space below the text, in points, without its margin.
    ///
    /// The safe area of the cell is not used, because it changes while the cell is scrolled.
    var bottomInset: CGFloat = 0 {
        didSet { bottom?.constant = -24 - bottomInset }
    }
    private var bottom: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (label, style) in [(title, .largeTitle), (host, .headline), (viewers, .subheadline)]
            as [(UILabel, UIFont.TextStyle)]
        {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textColor = .white
        }
        light.tintColor = .white
        light.preferredSymbolConfiguration = .init(textStyle: .title1)
        let column = UIStackView(arrangedSubviews: [light, title, host, viewers])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 8
        for view in [cover, column] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let guide = safeAreaLayoutGuide
        let bottom = column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            cover.leadingAnchor.constraint(equalTo: leadingAnchor),
            cover.trailingAnchor.constraint(equalTo: trailingAnchor),
            cover.topAnchor.constraint(equalTo: topAnchor),
            cover.bottomAnchor.constraint(equalTo: bottomAnchor),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(
                lessThanOrEqualTo: guide.trailingAnchor,
                constant: -24
            ),
            bottom,
        ])
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ room: Room) {
        cover.show(room.id, hue: room.hue)
        title.text = room.title
        host.text = room.host
        viewers.text = "\(room.viewers.formatted()) watching"
        accessibilityLabel = [title.text, host.text, viewers.text].compactMap { $0 }
            .joined(separator: ", ")
    }

    private func beat() {
        light.layer.removeAllAnimations()
        light.alpha = isPlaying ? 1 : 0.3
        guard isPlaying, !UIAccessibility.isReduceMotionEnabled else { return }
        UIView.animate(
            withDuration: 0.8,
            delay: 0,
            options: [.autoreverse, .repeat, .allowUserInteraction]
        ) {
            self.light.alpha = 0.4
        }
    }
}
