#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The hosting controllers of a view's tiles, and their content.
    ///
    /// An update sets the content of each used one once, at its first request.
    @MainActor
    final class HostedTiles<ID: Hashable, Content: View> {
        typealias Host = TileHost<ID, Content>

        private var surroundings = Surroundings()
        private var hosts: [ObjectIdentifier: Weak] = [:]

        private struct Weak {
            weak var host: Host?
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
            item: (_ id: ID, Host) -> Host.ItemContent?
        ) {
            surroundings.environment = environment
            surroundings.transaction = transaction
            surroundings.update += 1
            change()
            for host in hosts.values.compactMap(\.host) where host.update != surroundings.update {
                guard let id = host.id, let item = item(id, host) else { continue }
                host.show(item, in: surroundings)
            }
            surroundings.transaction = Transaction()
        }

        /// Shows an item.
        func fill(_ host: Host, _ item: Host.ItemContent) {
            hosts[ObjectIdentifier(host)] = Weak(host: host)
            host.show(item, in: surroundings)
        }
    }
#endif
