#if canImport(SwiftUI) && canImport(UIKit)
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
        ///   - content: Gives the content of what a tile goes on showing.
        func update(
            _ environment: EnvironmentValues,
            _ transaction: Transaction,
            change: () -> Void,
            content: (_ id: ID, Host) -> Content?
        ) {
            surroundings.environment = environment
            surroundings.transaction = transaction
            surroundings.update += 1
            change()
            for host in hosts.values.compactMap(\.host) where host.update != surroundings.update {
                guard let id = host.id, let content = content(id, host) else { continue }
                host.show(id, content, in: surroundings)
            }
            surroundings.transaction = Transaction()
        }

        /// Shows an item.
        func fill(_ host: Host, _ id: ID, _ content: Content) {
            hosts[ObjectIdentifier(host)] = Weak(host: host)
            host.show(id, content, in: surroundings)
        }
    }
#endif
