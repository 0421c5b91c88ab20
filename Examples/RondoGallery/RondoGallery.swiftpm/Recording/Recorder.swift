import Foundation
import RondoUIKit

/// A view or controller that can record its inputs.
@MainActor
protocol Recordable: AnyObject {
    func startRecording()
    func stopRecording() -> String?
}

extension LoopPagerView: Recordable {}
extension PageContainerViewController: Recordable {}
extension ShelvesView: Recordable {}

/// Records a scene into a file that `rondo replay` reads.
@MainActor
final class Recorder: ObservableObject {
    @Published private(set) var isRecording = false
    /// The last recording, while it is shared.
    @Published var recording: Recording?
    /// Returns the view of the scene; nil until its content has loaded.
    ///
    /// Set by the scene.
    var subject: () -> (any Recordable)? = { nil }
    /// The view that is recorded.
    private weak var recorded: (any Recordable)?

    func start() {
        guard let subject = subject() else { return }
        recorded = subject
        subject.startRecording()
        isRecording = true
    }

    /// Ends the recording and shares it.
    func stop() {
        isRecording = false
        recording = recorded?.stopRecording().map { Recording(text: $0) }
    }
}

/// A finished recording.
struct Recording: Identifiable {
    let id = UUID()
    let text: String

    /// A file with the recording; the text itself if the disk is full.
    var shared: Any {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("rondo.jsonl")
        do {
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file
        } catch {
            return text
        }
    }
}
