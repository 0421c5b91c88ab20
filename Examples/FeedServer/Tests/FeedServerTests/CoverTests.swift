import Foundation
import FoundationXML
import Testing

@testable import FeedServer

/// The covers that the server draws.
struct CoverTests {
    @Test func aCoverIsAPictureThatCanBeCached() throws {
        let server = try TestServer(in: Folder())
        let reply = try server.get("/api/covers/room-7.svg")
        #expect(reply.status == 200)
        #expect(reply.headers["content-type"] == "image/svg+xml")
        #expect(reply.headers["cache-control"] == "public, max-age=3600")
    }

    @Test func aRemovedRoomKeepsItsCover() throws {
        let server = try TestServer(in: Folder())
        let cover = try server.get("/api/covers/room-7.svg").body
        _ = try server.ask("DELETE", "/api/rooms/room-7")
        #expect(try server.get("/api/covers/room-7.svg").body == cover)
    }

    @Test func aCoverHasTheRequestedSize() throws {
        let server = try TestServer(in: Folder())
        let cover = try server.get("/api/covers/item-7.svg?width=390&height=844").text
        #expect(cover.contains(#" width="390" height="844" "#))
        #expect(cover.contains(#"preserveAspectRatio="xMidYMid slice""#))
    }

    @Test func everyCoverIsWellFormedAndSmall() {
        let ids =
            (1...120).flatMap { ["room-\($0)", "item-\($0)"] } + ["a", "-", "7", "x-99999999999"]
        for id in ids {
            let svg = Cover(id).svg
            #expect(XMLParser(data: Data(svg.utf8)).parse(), "\(id)")
            #expect(svg.utf8.count < 20_000, "\(id)")
            #expect(!svg.contains("nan") && !svg.contains("inf"), "\(id)")
        }
    }

    @Test func neighboursDifferInColourAndComposition() {
        for number in 1...500 {
            let (one, next) = (CoverIdentity("room-\(number)"), CoverIdentity("room-\(number + 1)"))
            let distance = abs(one.hue - next.hue)
            #expect(min(distance, 360 - distance) > 100, "room-\(number)")
            #expect(one.composition != next.composition, "room-\(number)")
        }
    }

    @Test func coloursAreThoseOfTheStandard() {
        #expect(Color(lightness: 1, chroma: 0, hue: 0).hexadecimal == "#ffffff")
        #expect(Color(lightness: 0, chroma: 0, hue: 0).hexadecimal == "#000000")
        #expect(
            Color(lightness: 0.627_955, chroma: 0.257_683, hue: 29.234).hexadecimal == "#ff0000"
        )
        #expect(
            Color(lightness: 0.452_014, chroma: 0.313_214, hue: 264.052).hexadecimal == "#0000ff"
        )
    }
}
