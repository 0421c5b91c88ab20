#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    /// The lines of a trace, as JSON: keys in the order in which they are given.
    enum TraceText {
        /// An object with these keys and values, which are JSON already.
        static func object(_ members: KeyValuePairs<String, String>) -> String {
            object(members.map { ($0.key, $0.value) })
        }

        /// An object with these keys and values, which are JSON already.
        static func object(_ members: [(String, String)]) -> String {
            table(members.map { (string($0.0), $0.1) })
        }

        /// An object whose keys are JSON already, as its values are.
        static func table(_ members: [(String, String)]) -> String {
            "{" + members.map { "\($0.0):\($0.1)" }.joined(separator: ",") + "}"
        }

        static func list(_ values: [String]) -> String {
            "[" + values.joined(separator: ",") + "]"
        }

        /// A finite number, with the shortest digits that identify it.
        static func number(_ value: Double) -> String {
            if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return "\(whole)" }
            return "\(value)"
        }

        static func string(_ value: String) -> String {
            var text = "\""
            for scalar in value.unicodeScalars {
                switch scalar {
                case "\"", "\\": text += "\\\(scalar)"
                case "\u{0}"..<"\u{20}":
                    let hexadecimal = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - hexadecimal.count)
                    text += hexadecimal
                default: text.unicodeScalars.append(scalar)
                }
            }
            return text + "\""
        }
    }

    extension TraceText {
        static func extent(_ extent: ItemExtent) -> String {
            switch extent {
            case .viewport: string("viewport")
            case .points(let points): number(points)
            }
        }

        static func point(_ point: CGPoint) -> String { list([number(point.x), number(point.y)]) }

        static func phase(_ phase: Phase) -> String {
            switch phase {
            case .idle: string("idle")
            case .dragging: string("dragging")
            case .decelerating: string("decelerating")
            case .animating: string("animating")
            }
        }

        /// Reasons to wait, except those with inputs of their own.
        static func reasons(_ reasons: Pauses) -> String {
            let words: KeyValuePairs<String, Pauses> = [
                "touched": .touched, "hovered": .hovered, "focused": .focused,
                "offScreen": .offScreen, "told": .requested,
            ]
            return list(words.filter { reasons.contains($0.value) }.map { string($0.key) })
        }

        static func way(_ way: Way) -> String {
            switch way {
            case .shortest: string("shortest")
            case .forward: string("forward")
            case .backward: string("backward")
            }
        }

        /// A viewport with a length along the axis; the other length is ignored.
        static func viewport(_ length: Points, _ axis: Configuration.Axis) -> String {
            axis == .horizontal ? viewport(length, 0) : viewport(0, length)
        }

        /// A viewport of both lengths.
        static func viewport(_ width: Points, _ height: Points) -> String {
            object(["width": number(width), "height": number(height)])
        }
    }
#endif
