import Foundation
import Rondo
import RondoTrace
import Testing

/// The JSON of a line.
///
/// `slop` takes only a number, and its error names any other value.
struct JSONReaderTests {
    @Test(arguments: [
        "tru", "True", "truefalse", "nul", "NaN", "Infinity", "+1", ".5", "0x10", "1_0", "1 2",
        "1a",
        "'a'", #""a"#, "[", "]", "[1,]", "[,1]", "[1 2]", "[1,,2]", "[1}", "[] []", "{",
        "{]",
        #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1 "b":2}"#, #"{"a":1}}"#, "{a:1}", "{1:1}",
        "{,}",
        "", ",", ":", "/**/1", "1//", "\u{A0}1", "\u{FEFF}1", "\u{B}1", "\u{C}1", "\u{0}1",
        "1\u{0}",
    ])
    func invalidJSONIsRefused(value: String) throws {
        #expect(try problem(of: value) == "not JSON, expected one object a line")
    }

    @Test(arguments: [
        "01", "-01", "00", "-", "--1", "1.", "1.e3", "1e", "1e+", "1+1", "-Infinity", "1e400",
        "-1e400",
        "1e-400", "[1e400]", String(repeating: "1", count: 400),
        "0." + String(repeating: "0", count: 400) + "1",
    ])
    func aNumberMustBeValidAndFinite(value: String) throws {
        #expect(try problem(of: value) == #""slop" cannot be read, expected a finite number"#)
    }

    @Test(arguments: [
        "\"\u{1}\"", "\"\t\"", #""\x41""#, #""\u12""#, #""\u12g4""#, #""\ud800""#, #""\udc00""#,
        #""\ud800\ud800""#, #""\ud800a""#, #""\ud800\n""#, #"["\ud800"]"#, #"{"\ud800":1}"#,
        #"{"\q":1}"#,
    ])
    func aStringMustBeValid(value: String) throws {
        #expect(try problem(of: value) == #""slop" cannot be read, expected a string of JSON"#)
    }

    @Test(arguments: [#"{"a":1,"a":2}"#, #"{"\u0061":1,"a":2}"#, #"[{"a":[],"a":[]}]"#])
    func aDuplicateKeyIsRefused(value: String) throws {
        #expect(try problem(of: value) == #"key "a" is given twice, expected each key once"#)
    }

    @Test func keysAreComparedByTheirBytes() throws {
        let trace = try read(
            configuration(),
            #"{"t":0,"do":"measure","extents":{"\u00e9":1,"e\u0301":2}}"#
        )
        guard case .input(.edit(.measure(let lengths))) = trace.inputs[0].action else {
            Issue.record("\(trace.inputs)")
            return
        }
        #expect(lengths.map(\.length) == [1, 2])
    }

    @Test func anErrorNamesTheKeyOfItsValue() throws {
        let error = try #require(mistake(configuration(#""ends":{"start":"open","end":01}"#)))
        #expect(error.problem == #""end" cannot be read, expected a finite number"#)
        #expect(try problem(of: #"[{"a":1},01]"#).hasPrefix(#""slop" cannot be read"#))
        #expect(
            try #require(mistake("01")).problem
                == "a value cannot be read, expected a finite number"
        )
    }

    @Test(arguments: [
        ("12.5", 12.5), ("0", 0), ("-0", 0), ("0e-400", 0), ("0.000", 0), ("1e0", 1), ("1E+2", 100),
        ("5e-324", Double.leastNonzeroMagnitude),
        ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown), ("0.1", 0.1),
        ("9007199254740993e-10", 9007199254740993e-10),
        ("123456789012345678901e-15", 123456.789012345678901),
    ])
    func aNumberIsTheNearestDouble(text: String, value: Double) throws {
        #expect(try read(configuration(#""slop": \#(text) "#)).configuration.physics.slop == value)
    }

    @Test(arguments: [
        (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0000\u00E9\u20ac"#, "\0é€"),
        (#"\ud83d\ude00"#, "😀"), ("é€😀\u{7F}", "é€😀\u{7F}"), ("[{:,", "[{:,"), ("", ""),
    ])
    func escapesInStringsAreResolved(text: String, value: String) throws {
        let trace = try read(configuration(items: #"["\#(text)"]"#))
        #expect(trace.names.id(of: trace.items[0].key) == value)
    }

    @Test func spaceIsAllowedBetweenTokens() throws {
        let trace = try read(
            " { \"rondo\" :\t1 ,\r\"viewport\" : { \"width\" : 4 , \"height\" : 6 } , \"items\" : [ \"a\" , \"b\" ] } \r"
        )
        #expect(trace.viewport == ViewportSize(width: 4, height: 6))
        #expect(trace.items.count == 2)
    }

    /// The error in a trace with this value in its second line.
    private func problem(of value: String) throws -> String {
        let error = try #require(mistake("# a comment", configuration(#""slop":\#(value)"#)))
        #expect(error.line == 2)
        return error.problem
    }
}
