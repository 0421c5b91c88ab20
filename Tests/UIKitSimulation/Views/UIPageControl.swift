// What Apple documents is not documented again.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A row of dots, one of them filled.
@MainActor
open class UIPageControl: UIView {
    open var numberOfPages = 0
    open var currentPage = 0
}
