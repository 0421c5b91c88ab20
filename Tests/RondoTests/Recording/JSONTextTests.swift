import Rondo
import Testing

struct JSONTextTests {
    static let numbers: [(Double, String)] = [
        (0, "0"),
        (-0.0, "0"),
        (1, "1"),
        (-12.5, "-12.5"),
        (0.1 + 0.2, "0.30000000000000004"),
        (1.0 / 3, "0.3333333333333333"),
        (100, "100"),
        (9_007_199_254_740_991, "9007199254740991"),
        (9_007_199_254_740_992, "9007199254740992"),
        (123_456_789_012_345_683_968, "123456789012345680000"),
        (-999_999_999_999_999_868_928, "-999999999999999900000"),
        (1e21, "1e+21"),
        (1.5e21, "1.5e+21"),
        (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"),
        (0.001, "0.001"),
        (0.000001, "0.000001"),
        (0.00000123, "0.00000123"),
        (1e-7, "1e-7"),
        (-1.5e-7, "-1.5e-7"),
        (.leastNonzeroMagnitude, "5e-324"),
    ]

    @Test(arguments: numbers)
    func numbersAreWrittenAsInECMAScript(value: Double, text: String) {
        #expect(JSONText.number(value) == text)
    }

    @Test(arguments: [
        ("", #""""#),
        ("a", #""a""#),
        ("a/b", #""a/b""#),
        (#"say "hi""#, #""say \"hi\"""#),
        (#"a\b"#, #""a\\b""#),
        ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
        ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
        ("\r\n", #""\r\n""#),
        ("é \u{2028}🎠", "\"é \u{2028}🎠\""),
    ])
    func onlyQuotesBackslashesAndControlCharactersAreEscaped(value: String, text: String) {
        #expect(JSONText.string(value) == text)
    }

    @Test func composedAndDecomposedLettersAreKept() {
        #expect(Array(JSONText.string("e\u{301}").utf8) == [0x22, 0x65, 0xCC, 0x81, 0x22])
        #expect(Array(JSONText.string("\u{E9}").utf8) == [0x22, 0xC3, 0xA9, 0x22])
    }
}
