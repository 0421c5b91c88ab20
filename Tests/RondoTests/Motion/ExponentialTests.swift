import Foundation
import RondoTestSupport
import Testing

@testable import Rondo

/// The difference between two numbers, in units of the last place of `expected`.
private func distance(_ number: Double, _ expected: Double) -> Double {
    number == expected ? 0 : abs(number - expected) / expected.ulp
}

@Suite struct ExponentialTests {
    @Test(arguments: [1e-300, 1e-10, 0.01, 1, 30, 700])
    func exponentialIsWithinOneUnit(scale: Double) {
        var random = SeededGenerator(seed: Settings.seed)
        let numbers = (0..<20_000).map { _ in random.number(in: -scale...scale) }
        let wrong = numbers.filter { distance(exponential($0), exp($0)) > 1 }
        #expect(wrong.isEmpty, "of \(wrong.prefix(3)), seed \(Settings.seed)")
    }

    @Test func exponentialIsRightAtTheEdges() {
        #expect(exponential(0) == 1)
        #expect(exponential(-0.0) == 1)
        #expect(exponential(.infinity) == .infinity)
        #expect(exponential(-.infinity) == 0)
        #expect(exponential(709.79) == .infinity)
        #expect(exponential(-745.2) == 0)
        for x in [709.782712893384, -745.133219101941, -708.3964, -740, -710, 1e-300, 1, -1] {
            #expect(distance(exponential(x), exp(x)) <= 1, "exponential(\(x))")
        }
        // Near the halves of ln 2, where the reduction changes its step.
        let halves = (-1000...1000).map { (Double($0) + 0.5) * 0.693_147_180_559_945_3 }
        let wrong = halves.flatMap { [$0.nextDown, $0, $0.nextUp] }
            .filter { distance(exponential($0), exp($0)) > 1 }
        #expect(wrong.isEmpty, "of \(wrong.prefix(3))")
    }

    @Test(arguments: [-1000.0, -300, -10, -1, -0.01, 0.01, 1, 10, 300, 700])
    func logarithmIsWithinOneUnit(power: Double) {
        var random = SeededGenerator(seed: Settings.seed)
        let range = min(0, power)...max(0, power)
        let numbers = (0..<20_000).map { _ in exp2(random.number(in: range)) }
        let wrong = numbers.filter { distance(logarithm($0), log($0)) > 1 }
        #expect(wrong.isEmpty, "of \(wrong.prefix(3)), seed \(Settings.seed)")
    }

    @Test func logarithmIsRightAtTheEdges() {
        #expect(logarithm(1) == 0)
        let edges: [Double] = [
            .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
            1.0.nextUp, 1.0.nextDown, 0.998, 0.99, 0.5, 2, 1.4142135623730951,
            1.4142135623730951.nextUp, 0.7071067811865476, 0.7071067811865475,
        ]
        for x in edges {
            #expect(distance(logarithm(x), log(x)) <= 1, "logarithm(\(x))")
        }
    }

    @Test func roundingDownGivesTheGreatestWholeNumberNotGreater() {
        var random = SeededGenerator(seed: Settings.seed)
        let edges = [0, -0.0, 0.5, -0.5, 1, -1, 4.5e15, -4.5e15, 1e18, -1e300, .infinity]
        let numbers = edges + (0..<20_000).map { _ in random.number(in: -1e6...1e6) }
        let wrong = numbers.filter { $0.roundedDown != floor($0) }
        #expect(wrong.isEmpty, "of \(wrong.prefix(3))")
    }
}
