/// The arguments of the command.
struct Options: Equatable {
    /// The folder of the page.
    var root: String
    /// The file of the database.
    var database: String
    /// The port, 0 for any free port; nil for the first free port of `defaultPorts`.
    var port: UInt16?

    static let defaultPorts: ClosedRange<UInt16> = 8080...8179

    /// The error for an argument that breaks its rule.
    struct Misuse: Error, Equatable {
        let problem: String
    }

    /// Reads the arguments after the program's name.
    init(_ arguments: [String]) throws(Misuse) {
        var values: [String: String] = [:]
        var rest = arguments[...]
        while let name = rest.popFirst() {
            guard ["--root", "--database", "--port"].contains(name) else {
                throw Misuse(problem: "unknown argument \(name.excerpt)")
            }
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw Misuse(problem: "\(name) has no value")
            }
            guard values.updateValue(value, forKey: name) == nil else {
                throw Misuse(problem: "\(name) is given twice, expected once")
            }
        }
        guard let root = values["--root"] else {
            throw Misuse(problem: "--root is missing, expected the folder of the page")
        }
        guard let database = values["--database"] else {
            throw Misuse(problem: "--database is missing, expected the file of the database")
        }
        self.root = root
        self.database = database
        guard let text = values["--port"] else { return }
        let ports = 0...65_535
        guard let port = WholeNumber.read(text, in: ports) else {
            throw Misuse(
                problem: "--port is \(text.excerpt), expected \(WholeNumber.rule(ports))"
            )
        }
        self.port = UInt16(port)
    }
}
