#if os(iOS) || os(Linux)
    import Rondo

    extension TraceText {
        /// The first line of a trace.
        ///
        /// - Parameters:
        ///   - configuration: How the scroller is laid out and moves.
        ///   - items: Those at the start, as JSON.
        ///   - initial: The name of the item to start at, as JSON; nil without items.
        /// - Returns: The line, without its newline.
        static func configuration(
            _ configuration: Configuration,
            items: [String],
            initial: String?
        ) -> String {
            var members = [
                ("viewport", viewport(configuration.viewport, configuration.axis)),
                ("axis", string(configuration.axis == .horizontal ? "horizontal" : "vertical")),
                ("items", list(items)),
            ]
            if case .pages(let keep) = configuration.tiles {
                members += [("pages", "true"), ("keep", "\(keep)")]
            }
            if let advance = configuration.advance {
                let steps = [
                    ("interval", number(advance.interval)), ("duration", number(advance.duration)),
                ]
                let marquee = advance.speed.map { [("speed", number($0))] }
                members.append(("advance", object(marquee ?? steps)))
            }
            return line(configuration, members, initial: initial)
        }

        /// The first line: what it shows, and how that is laid out and moves.
        static func line(
            _ configuration: Configuration,
            _ content: [(String, String)],
            initial: String?
        ) -> String {
            var members = [("rondo", "1")]
            members += content
            members += layout(configuration)
            members += [
                ("direction", string(configuration.direction == .leftToRight ? "ltr" : "rtl")),
                ("extent", extent(configuration.extent)),
                ("single", string(configuration.single == .still ? "still" : "repeat")),
                ("short", string(configuration.short == .still ? "still" : "repeat")),
                ("decelerationRate", number(configuration.physics.decelerationRate)),
                ("overscan", "\(configuration.overscan)"),
                ("slop", number(configuration.physics.slop)),
                ("flick", number(configuration.physics.flick)),
                // Every frame of the recording is one of its lines, so the replay adds none.
                ("frameInterval", "1e12"),
            ]
            if let initial { members.append(("initial", initial)) }
            return object(members)
        }

        /// What a row and a shelf say of their layout alike.
        static func layout(_ configuration: Configuration) -> [(String, String)] {
            [
                ("spacing", number(configuration.spacing)),
                ("alignment", alignment(configuration.alignment)),
                (
                    "ends",
                    object([
                        "start": end(configuration.ends.start), "end": end(configuration.ends.end),
                    ])
                ),
                ("snap", snap(configuration.snap)),
            ]
        }

        private static func alignment(_ alignment: Configuration.Alignment) -> String {
            switch alignment {
            case .start: string("start")
            case .center: string("center")
            case .end: string("end")
            }
        }

        private static func snap(_ snap: Snap) -> String {
            switch snap {
            case .page: string("page")
            case .item: string("item")
            case .none: string("none")
            }
        }
    }
#endif
