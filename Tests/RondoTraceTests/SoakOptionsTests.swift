import Foundation
import Testing

@testable import RondoSoak

/// The command line of the program that plays random worlds.
struct SoakOptionsTests {
    @Test func everyOptionIsRead() throws {
        let options = try Options(
            [
                "--seed", "18446744073709551615", "--inputs", "9", "--minutes", "0.5", "--threads",
                "1", "--traces", "x", "--world", "0", "--threads", "2",
            ]
        )
        #expect(options.seed == .max)
        #expect(options.inputs == 9)
        #expect(options.minutes == 0.5)
        #expect(options.threads == 2)
        #expect(options.traces == "x")
        #expect(options.world == 0)
    }

    @Test func aWrongArgumentIsNamedWithItsRule() {
        let mistakes: [(arguments: [String], problem: String)] = [
            (["7"], #"unknown argument "7""#),
            (["--speed", "9"], #"unknown argument "--speed""#),
            (["--seed", "1", "--help"], #"unknown argument "--help""#),
            (["--seed"], "--seed has no value"),
            (["--traces", ""], "--traces has no value"),
            (
                ["--seed", "-1"],
                #"--seed is "-1", expected a whole number from 0 to 18446744073709551615"#
            ),
            (
                ["--inputs", "many"],
                #"--inputs is "many", expected a whole number from 1 to 9223372036854775807"#
            ),
            (
                ["--threads", "0"],
                #"--threads is "0", expected a whole number from 1 to 1024"#
            ),
            (
                ["--world", "-1"],
                #"--world is "-1", expected a whole number from 0 to 9223372036854775807"#
            ),
            (["--minutes", "nan"], #"--minutes is "nan", expected a number above 0"#),
            (["--minutes", "inf"], #"--minutes is "inf", expected a number above 0"#),
            (["--minutes", "0"], #"--minutes is "0", expected a number above 0"#),
        ]
        for mistake in mistakes {
            #expect(throws: Options.Mistake(problem: mistake.problem)) {
                try Options(mistake.arguments)
            }
        }
    }

    @Test func helpGoesToTheOutput() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(0),
            observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            exit(RondoSoak.run(["--help"]))
        }
        let end = try #require(result)
        let text = String(decoding: end.standardOutputContent, as: UTF8.self)
        #expect(text.contains("usage: RondoSoak "))
        #expect(!text.contains("Seed"))
        #expect(!String(decoding: end.standardErrorContent, as: UTF8.self).contains("usage"))
    }

    @Test func aWrongArgumentSetsTheStatus() async throws {
        let result = await #expect(
            processExitsWith: .exitCode(2),
            observing: [\.standardErrorContent]
        ) {
            exit(RondoSoak.run(["--threads", "many"]))
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains(#"RondoSoak: --threads is "many", expected a whole number from"#))
        #expect(text.contains("usage: RondoSoak "))
    }
}
