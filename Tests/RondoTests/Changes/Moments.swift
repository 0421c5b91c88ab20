import Rondo
import RondoTestSupport

/// The moments at which items change, by name.
enum Moments {
    struct Moment: Sendable {
        let name: String
        /// The direction of the motion before the moment: 1 or -1, 0 if unknown.
        let heading: Int
        /// The snapping, by pages unless noted.
        let snap: Snap
        /// Plays a scroller to the moment, in a viewport of a length.
        let lead: @Sendable (inout Script, Points) -> Void
        /// Continues afterwards, from the position of the finger.
        let finish: @Sendable (inout Script, Points) -> Void

        init(
            _ name: String,
            heading: Int = 1,
            snap: Snap = .page,
            _ lead: @escaping @Sendable (inout Script, Points) -> Void,
            finish: @escaping @Sendable (inout Script, Points) -> Void = { _, _ in }
        ) {
            self.name = name
            self.heading = heading
            self.snap = snap
            self.lead = lead
            self.finish = finish
        }
    }

    static let all: [Moment] = rests + fingers + thrown + programmes + hosts

    /// The finger moves a little backwards and lifts.
    private static func lift(from place: Points) -> @Sendable (inout Script, Points) -> Void {
        { script, viewport in
            script.take(.move(place * viewport - 12))
            script.wait(8)
            script.take(.move(place * viewport - 25))
            script.wait(8)
            script.take(.release(place * viewport - 25))
        }
    }

    private static func drag(to places: [Points], _ script: inout Script, _ viewport: Points) {
        script.take(.press(0))
        for place in places {
            script.wait(8)
            script.take(.move(place * viewport))
        }
    }

    private static let rests: [Moment] = [
        Moment("at rest", { _, _ in }),
        Moment(
            "at rest after a return",
            heading: -1,
            { script, _ in
                script.take(.previous(animated: false))
            }
        ),
        Moment(
            "before the first layout",
            { script, _ in
                script.take(.resize(to: 0))
                script.wait(8)
                script.take(.next(animated: true))
            },
            finish: { script, viewport in script.take(.resize(to: viewport)) }
        ),
        Moment(
            "hidden",
            { script, _ in
                script.take(.next(animated: false))
                script.wait(8)
                script.take(.hide)
            },
            finish: { script, _ in script.take(.show) }
        ),
    ]

    private static let fingers: [Moment] = [
        Moment(
            "under a finger before slop",
            { script, _ in
                script.take(.press(0))
                script.wait(8)
                script.take(.move(-6))
            },
            finish: lift(from: 0)
        ),
        Moment(
            "under a finger",
            { script, viewport in
                drag(to: [-0.2, -0.3, -0.45], &script, viewport)
            },
            finish: lift(from: -0.45)
        ),
        Moment(
            "under a finger that rests",
            { script, viewport in
                drag(to: [-0.2, -0.4, -0.75], &script, viewport)
                script.wait(200)
            },
            finish: lift(from: -0.75)
        ),
        Moment(
            "under a finger that returns",
            heading: -1,
            { script, viewport in
                drag(to: [0.2, 0.3, 0.5], &script, viewport)
            },
            finish: lift(from: 0.5)
        ),
        Moment(
            "caught",
            { script, _ in
                script.take(.next(animated: true))
                script.wait(100)
                script.take(.press(0))
                script.wait(8)
            },
            finish: lift(from: 0)
        ),
    ]

    private static let thrown: [Moment] = [
        Moment(
            "coasting",
            snap: .none,
            { script, viewport in
                script.flick(by: -0.8 * viewport)
                script.wait(40)
            }
        ),
        Moment(
            "coasting back",
            heading: -1,
            snap: .none,
            { script, viewport in
                script.flick(by: 0.8 * viewport)
                script.wait(40)
            }
        ),
        Moment(
            "snapping",
            { script, viewport in
                script.flick(by: -0.4 * viewport)
                script.wait(60)
            }
        ),
        Moment(
            "snapping by items",
            heading: -1,
            snap: .item,
            { script, viewport in
                script.flick(by: 0.6 * viewport)
                script.wait(60)
            }
        ),
        Moment(
            "springing back",
            heading: 0,
            { script, viewport in
                script.drag(by: 0.35 * viewport)
                script.wait(30)
            }
        ),
    ]

    private static let programmes: [Moment] = [
        Moment(
            "at the start of an animated scroll",
            { script, _ in
                script.take(.previous(animated: false))
                script.wait(16)
                script.take(.next(animated: true))
            }
        ),
        Moment(
            "in an animated scroll",
            { script, _ in
                script.take(.next(animated: true))
                script.wait(100)
            }
        ),
        Moment(
            "late in an animated scroll",
            { script, _ in
                script.take(.next(animated: true))
                script.wait(220)
            }
        ),
        Moment(
            "in an animated scroll back",
            heading: -1,
            { script, _ in
                script.take(.previous(animated: true))
                script.wait(130)
            }
        ),
    ]

    private static let hosts: [Moment] = [
        Moment(
            "during a wheel gesture",
            { script, viewport in
                script.take(.wheel(0.3 * viewport))
                script.wait(16)
            },
            finish: { script, viewport in script.take(.wheel(0.2 * viewport)) }
        ),
        Moment(
            "following a host",
            { script, viewport in
                script.take(.follow(by: 0.3 * viewport, phase: .dragging))
                script.wait(8)
            },
            finish: { script, _ in script.take(.follow(by: 4, phase: .idle)) }
        ),
    ]
}
