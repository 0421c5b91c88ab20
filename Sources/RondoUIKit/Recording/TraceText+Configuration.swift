#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension TraceText {
        /// The first line of a trace.
        ///
        /// - Parameters:
        ///   - configuration: The configuration of the scroller.
        ///   - items: The items at the start, as a list in JSON.
        ///   - initial: The name of the item to start at, as JSON; nil without items.
        /// - Returns: The line, without its newline.
        static func configuration(
            _ configuration: Configuration,
            items: String,
            initial: String?
        ) -> String {
            var members = [
                ("viewport", viewport(configuration.viewport, configuration.axis)),
                ("items", items),
            ]
            if case .pages = configuration.tiles {
                members += [("pages", "true"), member(.keep, of: configuration)]
            }
            if let advance = configuration.advance {
                let fields = advance.fields.map { member($0, of: configuration) }
                members.append(("advance", object(fields)))
            }
            return line(configuration, members, initial: initial)
        }

        /// The first line: the content and the configuration.
        static func line(
            _ configuration: Configuration,
            _ content: [(String, String)],
            initial: String?
        ) -> String {
            var members = [("rondo", "1")]
            members += content
            members += Configuration.Field.keys.map { member($0, of: configuration) }
            members.append(ends(configuration))
            // Every frame of the recording is a line, so the replay adds none.
            members.append(("frameInterval", "1e12"))
            if let initial { members.append(("initial", initial)) }
            return object(members)
        }

        /// The layout keys of a shelf.
        static func layout(_ configuration: Configuration) -> [(String, String)] {
            let fields: [Configuration.Field] = [.spacing, .alignment, .snap]
            return fields.map { member($0, of: configuration) } + [ends(configuration)]
        }

        private static func ends(_ configuration: Configuration) -> (String, String) {
            let fields: [Configuration.Field] = [.start, .end]
            return ("ends", object(fields.map { member($0, of: configuration) }))
        }

        /// The key and the value of a field.
        private static func member(_ field: Configuration.Field, of configuration: Configuration)
            -> (String, String)
        {
            let number = configuration[field]
            let value =
                switch field.kind {
                case .number, .whole: self.number(number)
                case .length: number == .infinity ? string("viewport") : self.number(number)
                case .choice: string("\(field.words[Int(number)])")
                }
            return (field.name, value)
        }
    }
#endif
