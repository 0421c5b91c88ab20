import Rondo
import Techniques

/// A technique in a comparison, whichever it is.
protocol Contestant {
    var title: String { get }
    var shown: [Shown] { get }

    /// Goes to where a job begins.
    mutating func prepare(for job: Job)

    /// Does a job a number of times.
    ///
    /// - Returns: How long each of its units took, in nanoseconds.
    mutating func time(_ job: Job, times: Int) -> Double

    /// Moves the content by steps.
    ///
    /// - Returns: How often a view came to show another item than it did before.
    mutating func fills(_ steps: [Points]) -> Int
}

/// One technique and the content that it was given.
struct Runner<Compared: Technique>: Contestant {
    private let content: Content
    private var technique: Compared
    /// How far the content has been moved, in points.
    private var place = 0.0

    init(_ content: Content) {
        self.content = content
        technique = Compared(content)
    }

    var title: String { Compared.title }
    var shown: [Shown] { technique.shown }

    mutating func prepare(for job: Job) {
        let target = job.place(in: content)
        technique.travel(target - place)
        place = target
    }

    mutating func time(_ job: Job, times: Int) -> Double {
        let time = ContinuousClock().measure {
            for _ in 0..<times {
                if case .start = job {
                    technique = Compared(content)
                } else {
                    job.perform(on: &technique)
                }
            }
        }
        return time / .nanoseconds(1) / Double(times * job.units)
    }

    mutating func fills(_ steps: [Points]) -> Int {
        var filled: [Int: ItemKey] = [:]
        for item in technique.shown { filled[item.view] = item.key }
        var count = 0
        for step in steps {
            technique.scroll(by: step)
            place += step
            for item in technique.shown where filled[item.view] != item.key {
                filled[item.view] = item.key
                count += 1
            }
        }
        return count
    }
}
