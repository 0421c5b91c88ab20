import Testing

/// Items by id, and the shelves that contain them.
struct CatalogueTests {
    private let server: TestServer

    init() throws {
        server = try TestServer(in: Folder())
    }

    @Test func itemsComeInTheRequestedOrderOnceAndWithoutUnknownOnes() throws {
        let items = try server.get("/api/items?ids=item-7,nothing,item-2000,item-7,item-1")
            .decoded(as: ItemsBody.self).items
        #expect(items.map(\.id) == ["item-7", "item-2000", "item-1"])
        for item in items {
            #expect(item.cover == "/api/covers/\(item.id).svg")
            #expect((0...359).contains(item.hue))
        }
    }

    @Test func theCommasBetweenIdsCanBeEncoded() throws {
        let items = try server.get("/api/items?ids=item-1%2Citem-2").decoded(as: ItemsBody.self)
        #expect(items.items.count == 2)
    }

    @Test func fiftyItemsComeAtOnce() throws {
        let ids = (1...50).map { "item-\($0)" }.joined(separator: ",")
        let items = try server.get("/api/items?ids=\(ids)").decoded(as: ItemsBody.self).items
        #expect(items.count == 50)
        #expect(Set(items.map(\.title)).count == 50)
    }

    @Test func shelvesContainOnlyExistingItems() throws {
        var page = try server.get("/api/shelves").decoded(as: ShelvesBody.self)
        #expect(page.shelves.count == 20)
        var shelves = page.shelves
        while let next = page.next {
            page = try server.get("/api/shelves?limit=50&after=\(next)").decoded()
            shelves += page.shelves
        }
        #expect(shelves.map(\.id) == (1...200).map { "shelf-\($0)" })
        #expect(Set(shelves.map(\.title)).count == 200)
        let known = Set((1...2000).map { "item-\($0)" })
        for shelf in shelves {
            #expect((8...40).contains(shelf.itemIDs.count))
            #expect(Set(shelf.itemIDs).count == shelf.itemIDs.count)
            #expect(known.isSuperset(of: shelf.itemIDs))
        }
    }
}
