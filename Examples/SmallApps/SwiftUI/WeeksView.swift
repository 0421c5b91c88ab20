#if os(iOS) || os(Linux)
    import RondoSwiftUI
    import SwiftUI

    /// A calendar of weeks without ends, with a title and a button that returns to today.
    ///
    /// Five weeks around the current one are a loop; far ends change out of sight.
    struct WeeksView: View {
        @State private var week = 0
        @State private var middle = 0

        var body: some View {
            VStack {
                Text(Week.title(of: middle))
                Button("Today") {
                    let isNear = abs(middle) <= 2
                    withAnimation(isNear ? .default : nil) { (middle, week) = (0, 0) }
                }
                LoopPager(middle - 2...middle + 2, id: \.self, selection: $week) { week in
                    Text(Week.days(of: week).joined(separator: " "))
                }
                .onPagerCurrentChange(for: Int.self) { middle = $0 }
                .frame(height: 80)
            }
        }
    }
#endif
