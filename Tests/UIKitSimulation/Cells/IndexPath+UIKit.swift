// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What UIKit adds to Foundation's index paths.
extension IndexPath {
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    public var item: Int { self[1] }
    public var section: Int { self[0] }
}
