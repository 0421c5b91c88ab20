#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// Three pages without a loop, with dots, "Skip", and "Next" that becomes "Done".
    struct OnboardingView: View {
        let finish: () -> Void
        private let steps = ["Welcome", "Find films", "Get news"]
        @State private var pager = PagerProxy()
        @State private var step = 0

        var body: some View {
            VStack {
                Pages(steps.indices, id: \.self, selection: $step) { step in
                    Text(steps[step])
                }
                .pagerPinned(.both)
                .pagerProxy(pager)
                HStack {
                    Button("Skip") { finish() }
                    PagerDots(proxy: pager)
                    if step == steps.count - 1 {
                        Button("Done") { finish() }
                    } else {
                        Button("Next") {
                            withAnimation { step += 1 }
                        }
                    }
                }
            }
        }
    }
#endif
