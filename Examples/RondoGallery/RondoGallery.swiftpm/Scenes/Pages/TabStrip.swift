import UIKit

/// Tabs in a row, with a line below the current one.
final class TabStrip: UIScrollView {
    var onSelect: (Int) -> Void = { _ in }

    /// The position of the pages, counted in pages; the first page follows the last.
    var position: CGFloat = 0 {
        didSet {
            placeLine()
            reveal()
        }
    }

    private let row = UIStackView()
    private let line = UIView()

    init(titles: [String]) {
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        for (index, title) in titles.enumerated() { row.addArrangedSubview(tab(title, index)) }
        line.backgroundColor = .tintColor
        line.layer.cornerRadius = 1.5
        addSubview(row)
        addSubview(line)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            row.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            row.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
            heightAnchor.constraint(equalTo: row.heightAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeLine()
    }

    private func tab(_ title: String, _ index: Int) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.onSelect(index) }
        )
    }

    /// Places the line between two tabs, as the content is between two pages.
    private func placeLine() {
        let tabs = row.arrangedSubviews.compactMap { $0 as? UIButton }
        guard !tabs.isEmpty else { return }
        let index = Int(position) % tabs.count
        let part = position - position.rounded(.down)
        let (from, to) = (tabs[index].frame, tabs[(index + 1) % tabs.count].frame)
        line.frame = CGRect(
            x: from.minX + (to.minX - from.minX) * part,
            y: bounds.height - 3,
            width: from.width + (to.width - from.width) * part,
            height: 3
        )
        let nearest = Int(position.rounded()) % tabs.count
        for (number, tab) in tabs.enumerated() { tab.isSelected = number == nearest }
    }

    /// Scrolls until the line is centred, or the strip is at its end.
    private func reveal() {
        let furthest = max(contentSize.width - bounds.width, 0)
        contentOffset.x = min(max(line.frame.midX - bounds.width / 2, 0), furthest)
    }
}
