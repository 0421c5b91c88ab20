/// The command `feed-server`.
package enum Command {
    /// Runs until a signal ends it.
    ///
    /// - Parameter arguments: The arguments after the program's name.
    /// - Returns: The exit status; see `Help`.
    package static func run(_ arguments: [String]) -> CInt {
        if arguments == ["--help"] || arguments == ["-h"] {
            StandardStream.output.print(Help.text)
            return 0
        }
        do {
            let options = try Options(arguments)
            guard let site = Site(root: options.root) else {
                throw Options.Misuse(
                    problem: "--root is \(options.root.excerpt), expected a folder"
                )
            }
            try serve(site, options)
            return 0
        } catch let misuse as Options.Misuse {
            complain(misuse.problem)
            StandardStream.error.print(Help.usage)
            return 2
        } catch {
            complain("\(error)")
            return 1
        }
    }

    private static func serve(_ site: Site, _ options: Options) throws {
        // Without this, writing to a closed pipe or to a full file would end the server.
        for code in [SIGPIPE, SIGXFSZ] { signal(code, SIG_IGN) }
        let end = try EndSignal()
        let socket = try ListeningSocket(
            ports: options.port.map { $0...$0 } ?? Options.defaultPorts
        )
        try Folder.make(for: options.database)
        let router = Router(
            api: API(try FeedStore(path: options.database), log: complain),
            site: site
        )
        let server = try Server(on: socket) { router.respond(to: $0) }
        StandardStream.output.print("http://127.0.0.1:\(socket.port)/\n")
        try server.run(until: end.descriptor)
    }

    private static func complain(_ problem: String) {
        StandardStream.error.print("feed-server: \(problem)\n")
    }
}
