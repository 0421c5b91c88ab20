#if os(iOS)
    import Combine
    import RondoSwiftUI
    import SwiftUI
    import UIKit

    /// A SwiftUI view in a window of the real UIKit, and its visible labels.
    @MainActor
    final class SwiftUIScene<Root: View>: Scene {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

        init(_ root: Root) {
            window.rootViewController = UIHostingController(rootView: root)
            window.isHidden = false
            window.layoutIfNeeded()
        }

        /// The texts of the labels whose middle is in the window, from left to right.
        var seen: [String] {
            labels(in: window)
                .map { ($0.text ?? "", $0.convert($0.bounds, to: nil)) }
                .filter { window.bounds.contains(CGPoint(x: $0.1.midX, y: $0.1.midY)) }
                .sorted { $0.1.midX < $1.1.midX }
                .map(\.0)
        }

        private func labels(in view: UIView) -> [UILabel] {
            guard !view.isHidden else { return [] }
            return [view as? UILabel].compactMap { $0 } + view.subviews.flatMap { labels(in: $0) }
        }
    }

    /// The letters of a pager, with its selection.
    @MainActor
    final class LettersModel: ObservableObject {
        @Published var letters: [String]
        @Published var selection: String?
        /// Reports a letter that is liked.
        let likes = PassthroughSubject<String, Never>()
        let proxy = PagerProxy()

        init(_ letters: String) {
            self.letters = letters.map { String($0) }
        }
    }

    /// A pager of letters, each with the number of its likes as its own state.
    struct LettersScreen: View {
        @ObservedObject var model: LettersModel

        var body: some View {
            LoopPager(model.letters, id: \.self, selection: $model.selection) { letter in
                LetterPage(letter: letter, likes: model.likes)
            }
            .pagerProxy(model.proxy)
        }
    }

    private struct LetterPage: View {
        let letter: String
        let likes: PassthroughSubject<String, Never>
        @State private var count = 0

        var body: some View {
            LetterLabel(text: count == 0 ? letter : "\(letter)\(count)")
                .onReceive(likes) { if $0 == letter { count += 1 } }
        }
    }

    /// A label of UIKit, which a test can read.
    private struct LetterLabel: UIViewRepresentable {
        let text: String

        func makeUIView(context: Context) -> UILabel {
            UILabel(frame: .zero)
        }

        func updateUIView(_ label: UILabel, context: Context) {
            label.text = text
        }
    }
#endif
