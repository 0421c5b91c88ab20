#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The hosting controllers of a view's tiles, and what they show.
    ///
    /// An update gives each that shows an item its content once, whoever asks for it first.
    @MainActor
    final class HostedTiles<ID: Hashable, Content: View> {
        typealias Host = TileHost<ID, Content>

        private var surroundings = Surroundings()
        private var hosts: [ObjectIdentifier: Weak] = [:]

        private struct Weak {
            weak var host: Host?
        }

        /// Tiles that mind the safe area, or do not.
        init(ignoredSafeArea: SafeAreaRegions = .container) {
            surroundings.ignoredSafeArea = ignoredSafeArea
        }

        /// SwiftUI updates the view.
        ///
        /// - Parameters:
        ///   - environment: That its tiles get.
        ///   - transaction: How what changes in them is animated.
        ///   - change: Changes which items there are; tiles that come are filled in it.
        ///   - page: Gives what a tile shows of an item that it goes on showing.
        func update(
            _ environment: EnvironmentValues,
            _ transaction: Transaction,
            change: () -> Void,
            page: (_ id: ID, Host) -> Host.Page?
        ) {
            surroundings.environment = environment
            surroundings.transaction = transaction
            surroundings.update += 1
            change()
            for host in hosts.values.compactMap(\.host) where host.update != surroundings.update {
                guard let id = host.id, let page = page(id, host) else { continue }
                host.show(page, in: surroundings)
            }
            surroundings.transaction = Transaction()
        }

        /// Shows an item.
        func fill(_ host: Host, _ page: Host.Page) {
            hosts[ObjectIdentifier(host)] = Weak(host: host)
            host.show(page, in: surroundings)
        }
    }
#endif
