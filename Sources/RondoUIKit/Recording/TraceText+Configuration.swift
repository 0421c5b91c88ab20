#if canImport(UIKit)
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
            var members: [(String, String)] = [
                ("rondo", "1"),
                ("viewport", viewport(configuration.viewport, configuration.axis)),
                ("axis", string(configuration.axis == .horizontal ? "horizontal" : "vertical")),
                ("direction", string(configuration.direction == .leftToRight ? "ltr" : "rtl")),
                ("items", list(items)),
                ("extent", extent(configuration.extent)),
                ("spacing", number(configuration.spacing)),
                ("alignment", alignment(configuration.alignment)),
                (
                    "ends",
                    object([
                        "start": end(configuration.ends.start), "end": end(configuration.ends.end),
                    ])
                ),
                ("single", string(configuration.single == .still ? "still" : "repeat")),
                ("short", string(configuration.short == .still ? "still" : "repeat")),
                ("snap", snap(configuration.snap)),
                ("decelerationRate", number(configuration.physics.decelerationRate)),
                ("overscan", "\(configuration.overscan)"),
                ("slop", number(configuration.physics.slop)),
                ("flick", number(configuration.physics.flick)),
                // Every frame of the recording is one of its lines, so the replay adds none.
                ("frameInterval", "1e12"),
            ]
            if case .pages(let keep) = configuration.tiles {
                members += [("pages", "true"), ("keep", "\(keep)")]
            }
            if let initial { members.append(("initial", initial)) }
            if let advance = configuration.advance {
                let times = object([
                    "interval": number(advance.interval), "duration": number(advance.duration),
                ])
                members.append(("advance", times))
            }
            return "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
        }

        private static func alignment(_ alignment: Alignment) -> String {
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
