import Rondo
import Techniques

/// The engine and other techniques, with the same jobs in one run.
///
/// The contestants take turns in each round, so that other load on the machine affects all of them.
struct SideBySide {
    private static let counts = [100, 10_000, 1_000_000, 10_000_000]

    static func run() {
        Markdown.heading("Beside the techniques that it replaces")
        Markdown.paragraph(
            """
            The middle of each one's times, and how many times Rondo's time that is, as median \
            [least..most] of the ratios of up to nine rounds that take turns: × 0.5 is twice as \
            fast as Rondo, × 2 half as fast. What takes longer than half a second is measured once, \
            and not with more items.
            """
        )
        var comparison = SideBySide()
        for lengths in Content.Lengths.allCases {
            for count in counts { comparison.compare(Content(lengths, count: count)) }
        }
        comparison.write()
        writeFills(Content(.alike, count: 100))
    }

    /// The jobs in the order of the tables, with their rows.
    private var tables: [(title: String, rows: [[String]])] = [
        ("A start", []), ("A steady frame", []), ("A frame over the seam", []), ("A fling", []),
        ("A change", []),
    ]
    /// The techniques and jobs that are skipped because they took too long with fewer items.
    private var cut: Set<String> = []

    private mutating func compare(_ content: Content) {
        let fling = Job.fling(EngineAlone.fling(content).steps)
        var contestants = Self.contestants(content)
        let jobs = [.start, .steady, .wrap, fling, .changes(content.changes)]
        for (table, job) in jobs.enumerated() {
            let spreads = measure(job, tables[table].title, content.lengths, &contestants)
            tables[table].rows.append(row(spreads, content))
        }
    }

    private static func contestants(_ content: Content) -> [any Contestant] {
        var all: [any Contestant] = [
            Runner<Engine>(content), Runner<RepeatedSections>(content), Runner<Sentinels>(content),
        ]
        if content.lengths == .alike { all.append(Runner<ThreePages>(content)) }
        return all + [Runner<LinearSearch>(content)]
    }

    /// The nanoseconds of each contestant in each round; skipped ones are missing.
    private mutating func measure(
        _ job: Job,
        _ title: String,
        _ lengths: Content.Lengths,
        _ contestants: inout [any Contestant]
    ) -> [String: [Double]] {
        var plans: [(index: Int, plan: Measurement)] = []
        var times: [String: [Double]] = [:]
        var first: [Shown]?
        for index in contestants.indices {
            let name = contestants[index].title
            guard !cut.contains("\(lengths) \(title) \(name)") else { continue }
            contestants[index].prepare(for: job)
            let once = contestants[index].time(job, times: 1)
            let plan = Measurement(once: once * Double(job.units))
            if plan.rounds == 0 {
                cut.insert("\(lengths) \(title) \(name)")
                times[name] = [once]
            } else {
                _ = contestants[index].time(job, times: plan.times)
                plans.append((index, plan))
                times[name] = []
            }
            let shown = contestants[index].shown
            precondition(isSame(shown, first ?? shown), "\(name) must show the same as all others")
            first = first ?? shown
        }
        let rounds = plans.map(\.plan.rounds).min() ?? 0
        for _ in 0..<rounds {
            for (index, plan) in plans {
                let time = contestants[index].time(job, times: plan.times)
                times[contestants[index].title, default: []].append(time)
            }
        }
        return times
    }

    private func isSame(_ shown: [Shown], _ expected: [Shown]) -> Bool {
        // The offsets of a thousand copies are large, so the sum of the steps of a fling is
        // inexact.
        shown.map(\.key) == expected.map(\.key)
            && zip(shown, expected).allSatisfy { abs($0.start - $1.start) < 0.5 }
    }

    private static let titles = [
        RepeatedSections.title, Sentinels.title, ThreePages.title, LinearSearch.title,
    ]

    private func row(_ times: [String: [Double]], _ content: Content) -> [String] {
        let head = [content.lengths.rawValue, Spread.grouped(content.entries.count)]
        let own = times[Engine.title]
        let others = Self.titles.map { title in
            guard let time = times[title] else {
                let isUnable = title == ThreePages.title && content.lengths == .different
                return isUnable ? "cannot" : "not measured"
            }
            let middle = Spread(time).middleTime
            guard let own else { return middle }
            // A single round is compared with the median of the other contestant.
            let isPaired = own.count == time.count
            let ratios = time.indices.map { time[$0] / (isPaired ? own[$0] : Spread(own).median) }
            return "\(middle), \(Spread(ratios).ratio)"
        }
        return head + [own.map { Spread($0).time } ?? "not measured"] + others
    }

    private func write() {
        for table in tables {
            Markdown.heading("\(table.title), beside the techniques")
            Markdown.table(["lengths", "items", Engine.title] + Self.titles, table.rows)
        }
    }

    /// Counts how often views get new items, which is the largest cost of a host.
    private static func writeFills(_ content: Content) {
        let fling = EngineAlone.fling(content).steps
        let seam = (0..<100).map { $0 % 2 == 0 ? 20.0 : -20 }
        var contestants = contestants(content)
        Markdown.heading("Views that get another item, with \(content.entries.count) alike")
        let jobs: [(String, Job, [Points])] = [
            ("a fling of \(fling.count) frames", .fling(fling), fling),
            ("\(seam.count) frames over the seam", .wrap, seam),
        ]
        let rows = jobs.map { title, job, steps in
            let counts = contestants.indices.map { index in
                contestants[index].prepare(for: job)
                return "\(contestants[index].fills(steps))"
            }
            return [title] + counts
        }
        Markdown.table([""] + contestants.map(\.title), rows)
    }
}
