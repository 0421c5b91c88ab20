#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The tiles of a view, and their content.
    ///
    /// An update sets the content of each used one once, at its first request.
    @MainActor
    final class HostedTiles<ID: Hashable, Content: View> {
        typealias Tile = HostedTile<ID, Content>

        private var surroundings = Surroundings()
        private var tiles: [ObjectIdentifier: Weak] = [:]

        private struct Weak {
            weak var tile: Tile?
        }

        /// Tiles that ignore these regions of the safe area.
        init(ignoredSafeArea: SafeAreaRegions = .container) {
            surroundings.ignoredSafeArea = ignoredSafeArea
        }

        /// Handles an update by SwiftUI.
        ///
        /// - Parameters:
        ///   - environment: The environment of the tiles.
        ///   - transaction: The animation of changes in the tiles.
        ///   - change: Changes the items; new tiles are filled during the call.
        ///   - item: Returns the content of a tile that keeps its item.
        func update(
            _ environment: EnvironmentValues,
            _ transaction: Transaction,
            change: () -> Void,
            item: (_ id: ID, Tile) -> Tile.ItemContent?
        ) {
            surroundings.environment = environment
            surroundings.animation = transaction.animates ? transaction.animation : nil
            surroundings.update += 1
            if transaction.animates { surroundings.animatedUpdate = surroundings.update }
            tiles = tiles.filter { $1.tile != nil }
            change()
            for tile in tiles.values.compactMap(\.tile) where tile.update != surroundings.update {
                guard let id = tile.id, let item = item(id, tile) else { continue }
                tile.show(item, in: surroundings)
            }
            surroundings.animation = nil
        }

        /// Shows an item.
        func fill(_ tile: Tile, _ item: Tile.ItemContent) {
            tiles[ObjectIdentifier(tile)] = Weak(tile: tile)
            tile.show(item, in: surroundings)
        }

        /// Shows an item in a cell.
        ///
        /// - Parameters:
        ///   - cell: The cell.
        ///   - item: The item.
        ///   - parent: The parent of the cell's hosting controller.
        func fill(
            _ cell: HostingCell<ID, Content>,
            _ item: Tile.ItemContent,
            in parent: UIViewController
        ) {
            fill(cell.tile(in: parent, surroundings.environment.cellHosting), item)
        }
    }
#endif
