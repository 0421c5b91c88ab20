#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// One notice after another in a line.
    struct NoticeView: View {
        let notices: [String]

        var body: some View {
            Ticker(notices, id: \.self) { notice in
                Text(notice)
            }
            .pagerAutoAdvance(every: 4)
            .pagerAccessibilityAdjustable(for: String.self) { $0 }
            .frame(height: 44)
        }
    }
#endif
