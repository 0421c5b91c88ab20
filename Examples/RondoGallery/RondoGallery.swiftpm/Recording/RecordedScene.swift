import SwiftUI
import UIKit

/// A scene with a button that records it and shares the recording.
@MainActor
struct RecordedScene<Content: View>: View {
    @ViewBuilder let content: Content
    @StateObject private var recorder = Recorder()

    var body: some View {
        content
            .environmentObject(recorder)
            .toolbar {
                if recorder.isRecording {
                    Button {
                        recorder.stop()
                    } label: {
                        Label("Stop and share", systemImage: "stop.circle.fill")
                    }
                } else {
                    Button {
                        recorder.start()
                    } label: {
                        Label("Record", systemImage: "record.circle")
                    }
                }
            }
            .sheet(item: $recorder.recording) { ShareSheet(item: $0.shared) }
    }
}

/// The system's sheet that shares a file or a text.
private struct ShareSheet: UIViewControllerRepresentable {
    let item: Any

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [item], applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
