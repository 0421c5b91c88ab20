import Rondo
import Testing

/// Pages appear and disappear in pairs, and the page that has appeared is the visible one.
struct PageCaseTests {
    /// The events of a page, in order.
    private func events(of page: String, in play: Playback) -> [String] {
        let steps = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        return play.words.map(\.text).filter { text in
            steps.contains { text == "\($0) \(page)" }
        }.compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    /// The pages that have appeared and are not leaving.
    private func appeared(in play: Playback) -> [String] {
        Set(play.frames.flatMap(\.views).map(\.item)).filter {
            events(of: $0, in: play).last == "didAppear"
        }.sorted()
    }

    @Test(
        "GKDYVideo#14: after a fling to the end and pulls there, the playing page is the visible one"
    )
    func pullsAtTheLastPage() throws {
        let play = try Playback("gkdyvideo-14")
        #expect(play.end.seen == ["5@0"])
        #expect(play.end.current == "5" && appeared(in: play) == ["5"])
        #expect(play.switches.count == 2)
    }

    @Test(
        "GKDYVideo#32-a: a finger that moves up and down without lifting leaves one page playing",
        arguments: ["", "-flick"]
    )
    func upAndDown(kind: String) throws {
        let play = try Playback("gkdyvideo-32-a\(kind)")
        #expect(appeared(in: play) == [play.end.current])
        for page in ["4", "5", "6"] where page != play.end.current {
            let steps = events(of: page, in: play)
            #expect(
                steps.filter { $0 == "willAppear" }.count
                    == steps.filter { $0 == "didDisappear" }.count
            )
        }
        #expect(events(of: "6", in: play).count > 9, "it comes and goes repeatedly")
        #expect(play.switches.count == (kind.isEmpty ? 2 : 4))
    }

    @Test("GKVideoScrollView#5: at the end of a switch its item covers the viewport")
    func theEndIsVisible() throws {
        let play = try Playback("gkvideoscrollview-5")
        let end = try #require(play.times("settle").last)
        #expect(play.events("settle").last == "settle 5 6" && play.at(end).seen == ["6@0"])
    }

    @Test(
        "JXSegmentedView#204: after five quick swipes the last page to appear is the visible one"
    )
    func fiveSwipesForthAndBack() throws {
        let play = try Playback("jxsegmentedview-204")
        #expect(appeared(in: play) == ["1"] && play.end.seen == ["1@0"])
        for page in ["0", "1"] {
            let steps = events(of: page, in: play).filter { $0.hasPrefix("did") }
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 != $1 })
        }
    }

    @Test("MNPageViewController#8: pages in the overscan get no appearance callbacks")
    func pagesInTheOverscanGetNoEvents() throws {
        let play = try Playback("mnpageviewcontroller-8")
        #expect(play.at(0).views.map(\.item) == ["0", "1"])
        for (page, begin) in zip(["1", "2", "3"], play.times("begin")) {
            let time = play.words.first { $0.text == "willAppear \(page)" }?.time
            #expect(time.map { $0 >= begin } == true)
        }
        #expect(events(of: "3", in: play) == ["willAppear", "didAppear"])
        let whole = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
        for page in ["0", "1", "2"] { #expect(events(of: page, in: play) == whole) }
    }
}
