#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo

    extension TraceRecorder {
        /// The first line of a list of shelves that starts at rest.
        func begin(with shelves: Shelves) {
            let configuration = shelves.configuration
            let viewport = TraceText.viewport(
                configuration.shelf.viewport,
                configuration.list.viewport
            )
            begin(
                TraceText.line(
                    configuration.list,
                    [("viewport", viewport), ("lists", list(shelves.shelves, of: shelves))],
                    initial: shelves.list.currentItem.map { self.shelves[$0] }
                )
            )
        }

        /// Adds an input of a list of shelves.
        ///
        /// - Parameters:
        ///   - input: An input of scroll views, a program or the network.
        ///   - shelves: The shelves before the input.
        ///   - time: When it reached the engine.
        func add(_ input: ShelvesInput, to shelves: Shelves, at time: Milliseconds) {
            func add(_ action: String, _ members: KeyValuePairs<String, String> = [:]) {
                self.add(action, members, at: time)
            }
            switch input {
            case .follow(let step, let phase):
                self.add(.follow(by: step, phase: phase), along: .vertical, at: time)
            case .scroll(let key, let way, let animated):
                add(
                    "scroll",
                    [
                        "to": self.shelves[key.item], "animated": "\(animated)",
                        "way": TraceText.way(way),
                    ]
                )
            case .shelf(let key, let input):
                self.add(input, along: .horizontal, on: key, at: time)
            case .edit(.replace(let all)): add("replace", ["lists": list(all, of: shelves)])
            case .resize(let width, let height):
                add("resize", ["viewport": TraceText.viewport(width, height)])
            case .hide: add("hide")
            case .show: add("show")
            case .reduceMotion(let isReduced): add("reduceMotion", ["on": "\(isReduced)"])
            case .receive(let number, let keys):
                add("respond", ["request": "\(number)", "items": items.list(keys)])
            case .fail(let number): add("respond", ["request": "\(number)", "error": "\"failed\""])
            case .retry: add("retry")
            case .update(let keys): addUpdate(of: keys, to: shelves, at: time)
            // The recording starts again.
            case .configure, .restore: break
            case .press, .move, .release, .cancel, .wheel, .next, .previous, .edit:
                preconditionFailure("TraceRecorder.add: no view has \(input)")
            }
        }

        /// Adds new data, which a trace has as the same items of a shelf that has them.
        private func addUpdate(of keys: [ItemKey], to shelves: Shelves, at time: Milliseconds) {
            var rest = keys[...]
            while let first = rest.popFirst() {
                guard let shelf = shelves.shelves.first(where: { $0.has(first) }) else { continue }
                let others = rest.prefix { shelf.has($0) }
                rest = rest.dropFirst(others.count)
                add(
                    "replace",
                    [
                        "itemIDs": items.list(shelf.items.all),
                        "items": items.list([first] + others),
                    ],
                    on: shelf.key,
                    at: time
                )
            }
        }

        private func list(_ all: [Shelf], of shelves: Shelves) -> String {
            TraceText.list(
                all.map { shelf in
                    let configuration = shelves.configuration.shelf.laid(out: shelf.layout)
                    var members = [("id", self.shelves[shelf.key.item])]
                    if let extent = shelf.extent {
                        members.append(("extent", TraceText.extent(extent)))
                    }
                    members.append(("itemExtent", TraceText.extent(configuration.extent)))
                    members += TraceText.layout(configuration)
                    members.append(("itemIDs", items.list(shelf.items.all)))
                    members.append(("items", items.list(shelves.keysWithData(on: shelf))))
                    return TraceText.object(members)
                }
            )
        }
    }

    extension Shelves {
        /// The items of a shelf that have data.
        func keysWithData(on shelf: Shelf) -> [ItemKey] {
            shelf.items.keys.filter { revision(of: $0) != nil }
        }
    }

    extension Shelf {
        fileprivate func has(_ key: ItemKey) -> Bool { items.index(of: key) != nil }
    }
#endif
