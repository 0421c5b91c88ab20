#if os(iOS) || os(Linux)
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
                member(.axis, of: configuration),
                ("items", items),
            ]
            if case .pages = configuration.tiles {
                members += [("pages", "true"), member(.keep, of: configuration)]
            }
            if let advance = configuration.advance {
                let fields: [Configuration.Field] =
                    advance.speed == nil ? [.interval, .duration] : [.speed]
                members.append(("advance", object(fields.map { member($0, of: configuration) })))
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
            members += layout(configuration)
            let others: [Configuration.Field] = [
                .direction, .extent, .single, .short, .step, .decelerationRate, .overscan, .slop,
                .flick,
            ]
            members += others.map { member($0, of: configuration) }
            // Every frame of the recording is a line, so the replay adds none.
            members.append(("frameInterval", "1e12"))
            if let initial { members.append(("initial", initial)) }
            return object(members)
        }

        /// The layout keys of a row and of a shelf.
        static func layout(_ configuration: Configuration) -> [(String, String)] {
            let ends: [Configuration.Field] = [.start, .end]
            return [
                member(.spacing, of: configuration),
                member(.alignment, of: configuration),
                ("ends", object(ends.map { member($0, of: configuration) })),
                member(.snap, of: configuration),
            ]
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
