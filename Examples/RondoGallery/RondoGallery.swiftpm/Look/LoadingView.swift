import SwiftUI

/// Content that is loaded; shows the progress before, or the error.
struct LoadingView<Value: Sendable, Content: View>: View {
    let load: () async throws -> Value
    @ViewBuilder let content: (Value) -> Content
    @State private var result: Result<Value, any Error>?
    /// The number of retries.
    @State private var tries = 0

    var body: some View {
        Group {
            switch result {
            case nil: ProgressView()
            case .success(let value)?: content(value)
            case .failure(let error)?: failure(error)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task(id: tries) {
            guard result == nil else { return }
            do {
                result = .success(try await load())
            } catch {
                if !Task.isCancelled { result = .failure(error) }
            }
        }
    }

    private func failure(_ error: any Error) -> some View {
        VStack(spacing: 16) {
            Image(systemName: "wifi.exclamationmark").font(.largeTitle)
            Text(error.localizedDescription).multilineTextAlignment(.center)
            Button("Try again") {
                result = nil
                tries += 1
            }
            .buttonStyle(.borderedProminent)
        }
        .foregroundStyle(.secondary)
        .padding()
    }
}
