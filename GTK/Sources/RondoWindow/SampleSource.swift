import CGTK

/// Sample rooms and shelves without pictures; the same number gives the same room or shelf.
@MainActor
struct SampleSource: Source {
    let note: String? = "No feed server: this window makes up the rooms and shelves."

    func rooms(after cursor: String, _ done: @escaping @MainActor (RoomsPage?) -> Void) {
        let first = Int(cursor) ?? 0
        let rooms = (first..<first + 6).map { number in
            Room(
                id: "room-\(number)",
                title: "\(name(Self.moods, number)) \(name(Self.things, number / 3))",
                host: name(Self.hosts, number * 7),
                viewers: 40 + number * 7919 % 4200,
                hue: hue(number),
                cover: ""
            )
        }
        done(RoomsPage(rooms: rooms, next: first < 54 ? "\(first + 6)" : nil))
    }

    func shelves(after cursor: String, _ done: @escaping @MainActor (ShelvesPage?) -> Void) {
        let first = Int(cursor) ?? 0
        let shelves = (first..<first + 12).map { number in
            CatalogueShelf(
                id: "shelf-\(number)",
                title: "\(name(Self.moods, number)) evenings",
                itemIDs: (number * 30..<number * 30 + 30).map { "\($0)" }
            )
        }
        done(ShelvesPage(shelves: shelves, next: first < 108 ? "\(first + 12)" : nil))
    }

    func items(_ ids: [String], _ done: @escaping @MainActor (CatalogueItems?) -> Void) -> Cancel {
        let items = ids.compactMap { Int($0) }.map { number in
            CatalogueItem(
                id: "\(number)",
                title: "The \(name(Self.moods, number)) \(name(Self.things, number / 5))",
                subtitle: name(["Film", "Album", "Story", "Series"], number),
                hue: hue(number),
                cover: ""
            )
        }
        done(CatalogueItems(items: items))
        return {}
    }

    func cover(_ path: String, side: Int, _ done: @escaping @MainActor (OpaquePointer?) -> Void)
        -> Cancel
    {
        done(nil)
        return {}
    }

    private func name(_ names: [String], _ number: Int) -> String { names[number % names.count] }

    /// The hue of a room, in degrees; hues of neighbours differ by the golden angle.
    private func hue(_ number: Int) -> Double { Double(number * 137 % 360) }

    private static let moods = ["Late", "Quiet", "Golden", "Wild", "Slow", "Bright", "Blue"]
    private static let things = [
        "Kitchen", "Harbour", "Piano", "Garden", "Studio", "Stargazing", "Pottery", "Rehearsal",
    ]
    private static let hosts = [
        "Mira", "Jonas", "Ada", "Kofi", "Lin", "Noor", "Sam", "Iris", "Theo",
    ]
}
