import SwiftUI

/// The address of the feed server, and whether it answers.
@MainActor
struct ServerSettingsView: View {
    @Binding var address: String
    @Binding var isSlow: Bool
    @State private var answer: String?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            Form {
                Section {
                    TextField(FeedServer.standardAddress, text: $address)
                        .keyboardType(.URL)
                        .textInputAutocapitalization(.never)
                        .disableAutocorrection(true)
                    Toggle("Slow answers", isOn: $isSlow)
                } footer: {
                    Text("The server is only for its own machine, such as the simulator there.")
                }
                Section {
                    Button("Ask for the latest room") {
                        ask { try await $0.rooms(.first).rooms.first?.title ?? "No rooms." }
                    }
                    Button("Bring the first rooms back", role: .destructive) {
                        ask {
                            try await $0.reset()
                            return "The first rooms are back."
                        }
                    }
                } footer: {
                    if let answer { Text(answer) }
                }
            }
            .navigationTitle("Feed server")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") { dismiss() } }
        }
        .navigationViewStyle(.stack)
    }

    private func ask(_ question: @escaping @MainActor (FeedServer) async throws -> String) {
        let server = FeedServer(address: address)
        Task {
            do {
                answer = try await question(server)
            } catch {
                answer = error.localizedDescription
            }
        }
    }
}
