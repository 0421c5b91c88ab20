import Foundation
import RondoTestSupport
import Testing

@testable import Rondo

/// A configuration is the numbers of its fields; its typed properties are views of them.
@Suite struct FieldTests {
    /// The typed property for each field, with a number other than the default.
    private static let faces:
        [(Configuration.Field, Double, @Sendable (inout Configuration) -> Void)] = [
            (.viewport, 390, { $0.viewport = 390 }), (.axis, 1, { $0.axis = .vertical }),
            (.direction, 1, { $0.direction = .rightToLeft }),
            (.extent, 80, { $0.extent = .points(80) }),
            (.spacing, 8, { $0.spacing = 8 }), (.alignment, 2, { $0.alignment = .end }),
            (.start, 1, { $0.ends.start = .pinned }), (.end, 1, { $0.ends.end = .pinned }),
            (.single, 1, { $0.single = .repeat }), (.short, 1, { $0.short = .still }),
            (.snap, 2, { $0.snap = .none }), (.step, 3, { $0.step = 3 }),
            (.overscan, 7, { $0.overscan = 7 }),
            (.keep, 2, { $0.tiles = .pages(keep: 2) }),
            (.initial, 5, { $0.initial = ItemIndex(5) }),
            (.speed, -40, { $0.advance = AutoAdvance(speed: -40) }),
            (.slop, 11, { $0.physics.slop = 11 }), (.flick, 12, { $0.physics.flick = 12 }),
            (.decelerationRate, 0.13, { $0.physics.decelerationRate = 0.13 }),
            (.stoppingSpeed, 14, { $0.physics.stoppingSpeed = 14 }),
            (.rubberBand, 15, { $0.physics.rubberBand = 15 }),
            (.springRate, 16, { $0.physics.springRate = 16 }),
            (.tolerance, 17, { $0.physics.tolerance = 17 }),
            (.stillness, 18, { $0.physics.stillness = 18 }),
            (.velocityWindow, 19, { $0.physics.velocityWindow = 19 }),
            (.scrollDuration, 20, { $0.physics.scrollDuration = 20 }),
            (.wheelPause, 21, { $0.physics.wheelPause = 21 }),
        ]

    @Test(arguments: faces.indices)
    func eachPropertyEqualsTheNumberOfItsField(index: Int) {
        let (field, number, change) = Self.faces[index]
        let standard = Configuration(viewport: 0)
        var typed = standard
        change(&typed)
        #expect(typed[field] == number)
        #expect(typed != standard)
        if field == .speed {
            #expect(typed.advance?.speed == number)
            return
        }
        var numbered = standard
        numbered[field] = number
        #expect(numbered == typed)
    }

    @Test func theNumbersAreTheWholeConfiguration() {
        let all = Configuration.Field.allCases
        #expect(MemoryLayout<Configuration>.size == 8 * all.count)
        let faces = Set(Self.faces.map(\.0))
        #expect(Set(all).subtracting(faces) == Set(Configuration.Field.steps))
    }

    @Test(arguments: Configuration.Field.steps)
    func stepsWithDifferentNumbersDiffer(field: Configuration.Field) {
        var configuration = Configuration(viewport: 390)
        configuration.advance = AutoAdvance(interval: 3000, duration: 300)
        var other = configuration
        other[field] += 1
        #expect(other.advance != configuration.advance)
    }

    @Test func autoAdvanceIsThreeNumbers() {
        var configuration = Configuration(viewport: 390)
        #expect(configuration.advance == nil)
        configuration.advance = AutoAdvance(interval: 3000, duration: 300)
        #expect([configuration[.interval], configuration[.duration]] == [3000, 300])
        #expect(configuration[.speed].isNaN)
        #expect(configuration.advance == AutoAdvance(interval: 3000, duration: 300))
        configuration.advance?.speed = 40
        #expect(configuration.advance?.speed == 40)
        configuration.advance?.speed = nil
        #expect(configuration.advance == AutoAdvance(interval: 3000, duration: 300))
        configuration.advance = nil
        #expect(configuration == Configuration(viewport: 390))
    }

    /// An invalid number of a host does not mean "none": it breaks a rule.
    @Test func anInvalidNumberDoesNotMeanNone() {
        let items = Items(count: 3)
        var configuration = Configuration(viewport: 390)
        configuration.advance = AutoAdvance(interval: .nan, duration: .nan)
        #expect(configuration.problem(with: items)?.field == .of(.interval))
        configuration.advance = AutoAdvance(speed: .nan)
        #expect(configuration.problem(with: items)?.field == .of(.speed))
        configuration.advance = nil
        configuration.extent = .points(.infinity)
        #expect(configuration.problem(with: items)?.field == .of(.extent))
        configuration.extent = .viewport
        configuration.tiles = .pages(keep: .max)
        #expect(configuration.tiles == .pages(keep: .max))
        #expect(configuration.problem(with: items)?.field == .of(.keep))
    }

    @Test func aNumberWithoutAWordIsAProblem() {
        for field in Configuration.Field.allCases where field.kind == .choice {
            for number in [-1, 0.5, Double(field.words.count), .nan] {
                var configuration = Configuration(viewport: 390)
                configuration[field] = number
                #expect(configuration.problem(with: Items(count: 3))?.field == .of(field))
            }
        }
        var configuration = Configuration(viewport: 390)
        configuration[.overscan] = 1.5
        #expect(configuration.problem(with: Items(count: 3))?.field == .of(.overscan))
    }

    /// The table in JavaScript is compared with the same page.
    @Test func theTableEqualsTheDocumentation() throws {
        let document = try Document("Documentation/Configuration.md")
        #expect(document.rows == Configuration.Field.allCases.map(\.documented))
    }
}

extension Configuration.Field {
    fileprivate var documented: [String] {
        let value: String
        switch kind {
        case .number, .whole: value = "\(rule)"
        case .length: value = "\(rule), or `viewport`"
        case .choice: value = words.map { "`\($0)`" }.joined(separator: " ")
        }
        return ["`\(name)`", value, standardText.map { "`\($0)`" } ?? "nothing"]
    }

    private var standardText: String? {
        if standard.isNaN { return nil }
        if standard == .infinity { return "viewport" }
        if kind == .choice { return "\(words[Int(standard)])" }
        return Int(exactly: standard).map { "\($0)" } ?? "\(standard)"
    }
}
