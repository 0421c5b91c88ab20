#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension TraceRecorder {
        /// The first line of a row of items that starts at rest.
        func begin(with scroller: Scroller) {
            begin(
                TraceText.configuration(
                    scroller.configuration,
                    items: items.list(scroller.items.all),
                    initial: scroller.currentItem.map { items[$0] }
                )
            )
        }

        /// Adds an input of a row of items.
        ///
        /// - Parameters:
        ///   - input: An input of a scroll view or a program.
        ///   - axis: The row's axis.
        ///   - shelf: The row's shelf, if it is one.
        ///   - time: When it reached the engine.
        func add(
            _ input: Input,
            along axis: Configuration.Axis,
            on shelf: ShelfKey? = nil,
            at time: Milliseconds
        ) {
            func add(_ action: String, _ members: KeyValuePairs<String, String> = [:]) {
                self.add(action, members, on: shelf, at: time)
            }
            switch input {
            case .press(let x, let y):
                add("press", ["x": TraceText.number(x), "y": TraceText.number(y)])
            case .cancel: add("cancel")
            case .follow(let step, let phase):
                add("follow", ["by": TraceText.number(step), "phase": TraceText.phase(phase)])
            case .next(let animated): add("next", ["animated": "\(animated)"])
            case .previous(let animated): add("previous", ["animated": "\(animated)"])
            case .scroll(let key, let way, let animated):
                add(
                    "scroll",
                    ["to": items[key], "animated": "\(animated)", "way": TraceText.way(way)]
                )
            case .edit(.insert(let new, let key)):
                add(
                    "insert",
                    ["items": items.list(new), "before": key.map { items[$0] } ?? "null"]
                )
            case .edit(.remove(let keys)): add("remove", ["ids": items.list(keys)])
            case .edit(.move(let key, let other)):
                add(
                    "move",
                    ["id": items[key], "before": other.map { items[$0] } ?? "null"]
                )
            case .edit(.measure(let lengths)):
                let extents = lengths.map { (items[$0.key], TraceText.number($0.length)) }
                add("measure", ["extents": TraceText.table(extents)])
            case .edit(.replace(let all)): add("replace", ["items": items.list(all.all)])
            case .resize(let length): add("resize", ["viewport": TraceText.viewport(length, axis)])
            case .hide: add("hide")
            case .show: add("show")
            case .reduceMotion(let isReduced): add("reduceMotion", ["on": "\(isReduced)"])
            case .pause(let reasons, _): add("pause", ["reasons": TraceText.reasons(reasons)])
            case .resume(let reasons): add("resume", ["reasons": TraceText.reasons(reasons)])
            // The recording starts again.
            case .configure: break
            case .move, .release, .wheel, .edit:
                preconditionFailure("TraceRecorder.add: no view has \(input)")
            }
        }
    }
#endif
