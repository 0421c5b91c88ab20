// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A list of identifiers in sections, limited to the needs of a single list of items.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public var numberOfItems: Int { itemIdentifiers.count }

    public func itemIdentifiers(inSection id: SectionIdentifierType) -> [ItemIdentifierType] {
        sections.first { $0.id == id }?.items ?? []
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for id in identifiers { sections.append((id, [])) }
    }

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection section: SectionIdentifierType? = nil
    ) {
        let known = Set(itemIdentifiers)
        precondition(known.isDisjoint(with: identifiers), "duplicate item identifier")
        let index = section.flatMap { id in sections.firstIndex { $0.id == id } }
        sections[index ?? sections.count - 1].items += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem other: ItemIdentifierType
    ) {
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: other) else { continue }
            sections[index].items.insert(contentsOf: identifiers, at: place)
        }
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for index in sections.indices {
            sections[index].items.removeAll(where: identifiers.contains)
        }
    }

    public mutating func deleteAllItems() {
        sections.removeAll()
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType,
        beforeItem other: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: other)
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }
}
