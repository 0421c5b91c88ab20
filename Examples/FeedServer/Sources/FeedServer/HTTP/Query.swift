/// The parameters of a request, with unique names.
///
/// Errors name the parameter, the value and the rule.
struct Query {
    private let values: [(name: String, value: String)]

    /// Reads the text after the question mark.
    ///
    /// - Throws: A problem for a wrong encoding, and for a repeated name.
    init(_ bytes: ArraySlice<UInt8>) throws(Problem) {
        var values: [(name: String, value: String)] = []
        var names: Set<String> = []
        for pair in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
            let halves = pair.split(
                separator: UInt8(ascii: "="),
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard let name = PercentEncoding.decode(halves[0]),
                let value = PercentEncoding.decode(halves.count > 1 ? halves[1] : [])
            else {
                throw .badRequest(
                    "the parameter \(String(decoding: pair, as: UTF8.self).excerpt) is not "
                        + "percent-encoded UTF-8 without control characters"
                )
            }
            guard names.insert(name).inserted else {
                throw .badRequest("\(name.excerpt) is given twice, expected once")
            }
            values.append((name, value))
        }
        self.values = values
    }

    /// Throws for all other parameters.
    func allow(_ names: [String]) throws(Problem) {
        guard let unknown = values.first(where: { !names.contains($0.name) }) else { return }
        let expected = names.map { "\"\($0)\"" }.joined(separator: ", ")
        throw .badRequest("unknown parameter \(unknown.name.excerpt), expected \(expected)")
    }

    /// The value of a parameter, nil if it is absent.
    func value(_ name: String) -> String? { values.first { $0.name == name }?.value }

    /// The value of a parameter as a whole number, nil if it is absent.
    func number(_ name: String, in limits: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let value = value(name) else { return nil }
        guard let number = WholeNumber.read(value, in: limits) else {
            throw .wrong(name, value, expected: WholeNumber.rule(limits))
        }
        return number
    }
}
