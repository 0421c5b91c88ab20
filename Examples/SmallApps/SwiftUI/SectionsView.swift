#if os(iOS)
    import RondoSwiftUI
    import SwiftUI

    /// A list whose sections begin with a carousel; a row that returns shows its own place again.
    struct SectionsView: View {
        private let sections = Array(1...20)
        /// The film at rest in each carousel.
        @State private var places: [Int: String] = [:]

        var body: some View {
            List(sections, id: \.self) { section in
                Section("Section \(section)") {
                    LoopPager(films(of: section), id: \.self, selection: $places[section]) { film in
                        Text(film)
                    }
                    .pagerItemsPerView(2.5)
                    .pagerSpacing(12)
                    .pagerSnap(.item)
                    .frame(height: 160)
                    .listRowInsets(EdgeInsets())
                    ForEach(1..<4) { row in
                        Text("Row \(row)")
                    }
                }
            }
        }

        private func films(of section: Int) -> [String] { (1...8).map { "Film \(section).\($0)" } }
    }
#endif
