import Rondo
import Techniques

/// A technique in a comparison, of any type.
protocol Contestant {
    var title: String { get }
    var shown: [Shown] { get }

    /// Moves the content to the start of a job.
    mutating func prepare(for job: Job)

    /// Repeats a job.
    ///
    /// - Returns: The duration of one unit of the job, in nanoseconds.
    mutating func time(_ job: Job, times: Int) -> Double

    /// Moves the content by steps.
    ///
    /// - Returns: The number of times that a view got a new item.
    mutating func fills(_ steps: [Points]) -> Int
}

/// A technique with its content.
struct Runner<Compared: Technique>: Contestant {
    private let content: Content
    private var technique: Compared
    /// The distance that the content has moved, in points.
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
