// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A reusable view.
@MainActor
open class UICollectionReusableView: UIView {
    open func prepareForReuse() {}
}

/// A cell with a view for its content.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isHighlighted = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }
}
