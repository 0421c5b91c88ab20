import Foundation
import RondoTestSupport
import Testing

@testable import Rondo

/// The properties of every motion curve.
@Suite struct CurveTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var name: String
        var curve: Curve
        var start: Points
        var velocity: Velocity
        /// The end, nil for a motion that may stop anywhere.
        var target: Points?

        var testDescription: String { "\(name) from \(start) at \(velocity) to \(target ?? .nan)" }
    }

    static let samples: [Sample] = {
        var random = SeededGenerator(seed: Settings.seed)
        let physics = Physics()
        return (0..<40).flatMap { _ -> [Sample] in
            let start = random.number(in: -2000...2000)
            let velocity = random.number(in: 0.011...8) * random.pick([-1, 1])
            let target = start + random.number(in: 1...900) * (velocity < 0 ? -1 : 1)
            let away = spring(from: start, to: target, velocity: -velocity)
            let easing = Curve(easingFrom: start, to: target, velocity: velocity, in: 300)
            let gliding = Curve(
                glidingFrom: start,
                to: target,
                velocity: velocity,
                tolerance: physics.tolerance
            )
            var found: [(String, Curve, Points?)] = [
                ("spring", spring(from: start, to: target, velocity: velocity), target),
                ("easing", easing, target),
                ("gliding in", gliding, target),
            ]
            for way in [Double.infinity, 50] {
                let edge = velocity < 0 ? start - way : start + way
                let coast = Curve(coastingFrom: start, velocity: velocity, upTo: edge, physics)
                found.append(("coasting", coast, coast.endsMoving ? edge : nil))
            }
            return found.map { name, curve, target in
                Sample(name: name, curve: curve, start: start, velocity: velocity, target: target)
            } + [
                Sample(
                    name: "spring away",
                    curve: away,
                    start: start,
                    velocity: -velocity,
                    target: target
                )
            ]
        }
    }()

    @Test(arguments: samples)
    func aCurveStartsAtItsPositionAndEndsOnItsTarget(sample: Sample) {
        let curve = sample.curve
        #expect(abs(curve.place(after: 0) - sample.start) < 1e-9)
        #expect(abs(curve.velocity(after: 0) - sample.velocity) < 1e-9)
        guard let target = sample.target else { return }
        #expect(curve.place(after: curve.duration) == target)
        #expect(curve.place(after: curve.duration + 1e6) == target)
        #expect(abs(curve.place(after: curve.duration.nextDown) - target) <= 0.5 + 1e-9)
    }

    @Test(arguments: samples)
    func theVelocityIsTheDerivative(sample: Sample) {
        let curve = sample.curve
        for step in 1..<20 {
            let time = curve.duration * Double(step) / 20
            let h = Swift.min(1e-3, curve.duration / 1e4)
            let slope = (curve.place(after: time + h) - curve.place(after: time - h)) / (2 * h)
            // The sum of speeds over milliseconds has only an approximate derivative.
            let slack = sample.name == "coasting" ? 0.002 * abs(sample.velocity) : 0
            #expect(abs(slope - curve.velocity(after: time)) < 1e-5 + slack, "at \(time)")
        }
    }
}

/// A spring of the default rate.
private func spring(from start: Points, to target: Points, velocity: Velocity) -> Curve {
    let physics = Physics()
    return Curve(
        springFrom: start,
        to: target,
        velocity: velocity,
        rate: physics.springRate / 1000,
        tolerance: physics.tolerance
    )
}

@Suite struct SpringTests {
    @Test(arguments: [0.6, 5, 40, 235, 5000], [-1.0, 1])
    func aScrollFromRestNeverOvershoots(distance: Points, sign: Double) {
        let spring = spring(from: sign * distance, to: 0, velocity: 0)
        var last = distance
        for time in stride(from: 0, through: spring.duration + 50, by: 2) {
            let place = sign * spring.place(after: time)
            #expect(place >= 0 && place <= last, "at \(time)")
            last = place
        }
        #expect(last == 0)
    }

    @Test(arguments: [-6.0, -0.5, -0.011, 0, 0.01, 0.4, 2.5, 9], [-300.0, -0.6, -0.2, 0, 0.5, 44])
    func aSpringSettlesWhenItStaysWithinTheTolerance(
        velocity: Velocity,
        start: Points
    ) {
        let spring = spring(from: start, to: 0, velocity: velocity)
        // The formula without its end.
        let omega = 0.011
        func distance(_ time: Milliseconds) -> Points {
            abs((start + (velocity + omega * start) * time) * exp(-omega * time))
        }
        let later = stride(from: spring.duration, through: spring.duration + 600, by: 0.1)
        #expect(later.first { distance($0) > 0.5 + 1e-9 } == nil, "moves on")
        guard spring.duration > 0 else { return }
        #expect(distance(spring.duration - 1e-6) > 0.5 - 1e-9, "settled earlier")
        // The same calculation as in the curve, to the last bit.
        func reckoned(_ time: Milliseconds) -> Points {
            let way = spring.start - spring.target + spring.velocity * time
            return abs(way * exponential(-spring.rate * time))
        }
        #expect(reckoned(spring.duration) <= 0.5)
        #expect(reckoned(spring.duration.nextDown) > 0.5)
    }
}

@Suite struct GlidingTests {
    @Test(arguments: [0.2, 0.6, 10, 400, 3000], [-1.0, 1])
    func theCurveNeverOvershoots(remaining: Points, sign: Double) {
        let gliding = Curve(
            glidingFrom: 100 - sign * remaining,
            to: 100,
            velocity: sign * 6,
            tolerance: Physics().tolerance
        )
        var last = -Double.infinity
        for time in stride(from: 0, through: gliding.duration + 20, by: 2) {
            let place = sign * (gliding.place(after: time) - 100)
            #expect(place <= 0 && place >= last, "at \(time)")
            last = place
        }
        #expect(last == 0)
    }
}

@Suite struct CoastingTests {
    @Test(arguments: [0.998, 0.99, 0.5], [0.05, 0.75, 9])
    func aCoastIsTheSumOfItsSpeeds(rate: Double, velocity: Velocity) {
        var physics = Physics()
        physics.decelerationRate = rate
        let coast = Curve(coastingFrom: 5, velocity: velocity, upTo: .infinity, physics)
        var place = 5.0
        var speed = velocity
        for time in 1...Int(coast.duration) {
            speed *= rate
            place += speed
            guard time % 50 == 1 else { continue }
            #expect(abs(coast.place(after: Double(time)) - place) < 1e-8, "after \(time)")
        }
        #expect(abs(coast.velocity(after: coast.duration) - 0.01) < 1e-12)
        #expect(speed >= 0.01 - 1e-12)
    }

    @Test(arguments: [0, 0.009, 0.01, -0.01])
    func aSlowLiftDoesNotCoast(velocity: Velocity) {
        #expect(!Curve.coasts(at: velocity, Physics()))
        #expect(Curve.coasts(at: 0.0101, Physics()))
    }

    @Test(arguments: [0, 1e-12, 20, 360])
    func aCoastReachesAnEdgeWithItsSpeed(edge: Points) {
        let coast = Curve(coastingFrom: 0, velocity: 0.75, upTo: edge, Physics())
        #expect(coast.endsMoving)
        #expect(coast.place(after: coast.duration) == edge)
        // Each point of travel costs the same speed.
        let expected = 0.75 - edge * 0.002 / 0.998
        #expect(abs(coast.velocity(after: coast.duration) - expected) < 1e-9)
    }
}

@Suite struct RubberBandTests {
    @Test(arguments: [1.0, 320, 852, 1e6], [0.1, 0.55, 1])
    func theInverseOfTheBandReturnsThePull(viewport: Points, coefficient: Double) {
        let band = RubberBand(coefficient: coefficient, viewport: viewport)
        var random = SeededGenerator(seed: Settings.seed)
        for _ in 0..<100 {
            let pull = random.number(in: -10...10) * viewport
            let shown = band.shown(for: pull)
            #expect(abs(shown) < viewport)
            #expect(shown * pull >= 0)
            #expect(abs(band.pull(for: shown) - pull) <= 1e-9 * abs(pull), "pull \(pull)")
            let h = viewport * 1e-6
            let slope = (band.shown(for: pull + h) - band.shown(for: pull - h)) / (2 * h)
            #expect(abs(band.slope(at: shown) - slope) < 1e-5, "slope at \(shown)")
        }
        #expect(band.shown(for: 0) == 0)
        #expect(band.pull(for: 0) == 0)
    }

    /// A spring may stretch content further than any pull.
    @Test(arguments: [320, 500, -1e9])
    func anyStretchBeyondTheBandHasAFinitePull(shown: Points) {
        let band = RubberBand(coefficient: 0.55, viewport: 320)
        #expect(band.pull(for: shown).isFinite)
        #expect(band.slope(at: shown) >= 0)
    }
}

@Suite struct VelocityTrackerTests {
    private func velocity(
        press: Points = 0,
        _ moves: [(Milliseconds, Points)],
        lift: Milliseconds
    ) -> Velocity {
        var tracker = VelocityTracker()
        tracker.begin(at: press, time: 0)
        for (time, place) in moves { tracker.move(to: place, time: time, window: 50) }
        return tracker.velocity(at: lift, physics: Physics())
    }

    @Test func theVelocityIsMeasuredOverTheLast50Milliseconds() {
        typealias Move = (Milliseconds, Points)
        let slow: [Move] = (1...10).map { (step: Int) -> Move in (Double(step) * 10, Double(step)) }
        let fast: [Move] = (1...10).map { (step: Int) -> Move in
            (100 + Double(step) * 10, 10 + Double(step) * 8)
        }
        #expect(velocity(slow + fast, lift: 200) == 0.8)
        #expect(velocity(slow + fast, lift: 299) == 0.8)
    }

    @Test(arguments: [100.0, 150, 1e6])
    func aRestingFingerHasNoVelocity(stillness: Milliseconds) {
        #expect(velocity([(10, 10), (20, 20)], lift: 20 + stillness) == 0)
        #expect(velocity([(10, 10), (20, 20)], lift: 20 + 99) == 1)
    }

    /// A finger that stops along the axis may go on across it.
    @Test func aMoveToTheSamePlaceIsAMove() {
        #expect(velocity([(10, 10), (20, 20), (60, 20), (100, 20)], lift: 121) == 0)
        #expect(velocity([(10, 10), (20, 20), (60, 20)], lift: 100) == 0.2)
    }

    @Test func aFlickOfOneMoveStartsAtThePress() {
        #expect(velocity([(8, 40)], lift: 8) == 5)
        #expect(velocity([], lift: 8) == 0)
        #expect(velocity([(130, 40)], lift: 130) == 0)
    }

    @Test func theLastOfSeveralMovesAtOneTimeCounts() {
        #expect(velocity([(10, 10), (20, 90), (20, 20)], lift: 20) == 1)
        #expect(velocity([(0, 10), (0, 20)], lift: 0) == 0)
    }

    @Test func theVelocityHasALimit() {
        #expect(velocity([(0, 1e9), (1e-9, -1e9)], lift: 1) == -1000)
    }
}
