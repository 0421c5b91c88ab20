import SwiftUI

/// The list of scenes, and the server's address.
struct GalleryView: View {
    @AppStorage("address") private var address = FeedServer.standardAddress
    @AppStorage("isSlow") private var isSlow = false
    @State private var showsSettings = false

    var body: some View {
        NavigationView {
            List(GalleryScene.allCases) { scene in
                NavigationLink {
                    RecordedScene { scene.view(of: server) }
                        .navigationTitle(scene.rawValue)
                        .navigationBarTitleDisplayMode(.inline)
                        .id(server)
                } label: {
                    SceneRow(scene: scene)
                }
            }
            .navigationTitle("Rondo")
            .toolbar {
                Button {
                    showsSettings = true
                } label: {
                    Label("Feed server", systemImage: "network")
                }
            }
            Text("Choose a scene").foregroundStyle(.secondary)
        }
        .sheet(isPresented: $showsSettings) {
            ServerSettingsView(address: $address, isSlow: $isSlow)
        }
    }

    private var server: FeedServer { FeedServer(address: address, delay: isSlow ? 1500 : 0) }
}

private struct SceneRow: View {
    let scene: GalleryScene

    var body: some View {
        Label {
            VStack(alignment: .leading, spacing: 4) {
                Text(scene.rawValue).font(.headline)
                Text(scene.summary).font(.subheadline).foregroundStyle(.secondary)
                Text(scene.isUIKit ? "UIKit" : "SwiftUI")
                    .font(.caption2.weight(.semibold)).foregroundStyle(.tint)
            }
        } icon: {
            Image(systemName: scene.symbol)
        }
        .padding(.vertical, 6)
    }
}
