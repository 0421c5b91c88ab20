import Rondo
import RondoTestSupport

/// The gestures for small worlds, by name.
enum Gestures {
    struct Gesture: Sendable {
        let name: String
        /// Writes the gesture for a viewport and a number of items.
        let write: @Sendable (inout Script, Points, Int) -> Void
    }

    static let all: [Gesture] = drags + flicks + programmes + wheels + resizes + mixtures

    private static let drags: [Gesture] =
        [0.02, 0.3, 0.5, 0.7, 1.4, 2.6].flatMap { share in
            [
                Gesture(name: "drag forward \(share)") { script, viewport, _ in
                    script.drag(by: -share * viewport)
                },
                Gesture(name: "drag backward \(share)") { script, viewport, _ in
                    script.drag(by: share * viewport)
                },
            ]
        }

    private static let flicks: [Gesture] = [
        Gesture(name: "flick forward") { script, viewport, _ in script.flick(by: -60) },
        Gesture(name: "flick backward") { script, viewport, _ in script.flick(by: 60) },
        Gesture(name: "hard flick forward") { script, viewport, _ in script.flick(by: -160) },
        Gesture(name: "hard flick backward") { script, viewport, _ in script.flick(by: 160) },
        Gesture(name: "flick back") { script, viewport, _ in
            script.swipe([0, -viewport * 0.4, -viewport * 0.8, -viewport * 0.8 + 20, 40])
        },
        Gesture(name: "back and forth") { script, viewport, _ in
            script.swipe([0, -viewport * 0.7, viewport * 0.4, 0, 1], holding: 110)
        },
        Gesture(name: "two flicks and a catch") { script, viewport, _ in
            script.flick(by: -80)
            script.wait(90)
            script.flick(by: -80)
            script.wait(120)
            script.take(.press(0))
            script.wait(300)
            script.take(.release(0))
        },
        Gesture(name: "caught and cancelled") { script, viewport, _ in
            script.flick(by: 90)
            script.wait(40)
            script.take(.press(0))
            script.wait(16)
            script.take(.move(40))
            script.wait(16)
            script.take(.cancel)
        },
    ]

    private static let programmes: [Gesture] = [
        Gesture(name: "next twice, previous thrice") { script, _, _ in
            for animated in [true, false, true] {
                script.take(.next(animated: animated))
                script.wait(100)
                script.take(.next(animated: animated))
                script.wait(350)
                script.take(.previous(animated: animated))
                script.wait(150)
                script.take(.previous(animated: animated))
                script.take(.previous(animated: animated))
                script.wait(30)
            }
        },
        Gesture(name: "scroll everywhere") { script, _, count in
            for way in Way.allCases {
                for index in 0..<count {
                    script.take(.scroll(to: ItemKey(index), way: way, animated: true))
                    script.wait(index % 2 == 0 ? 340 : 110)
                    script.take(
                        .scroll(
                            to: ItemKey((index + 2) % count),
                            way: way,
                            animated: index % 2 == 0
                        )
                    )
                    script.wait(120)
                }
            }
        },
        Gesture(name: "scroll under a finger") { script, viewport, count in
            script.take(.press(0))
            script.wait(16)
            script.take(.move(-viewport * 0.3))
            script.wait(16)
            if count > 0 {
                script.take(.scroll(to: ItemKey(count - 1), way: .forward, animated: true))
            }
            script.wait(16)
            script.take(.move(-viewport))
            script.wait(400)
            script.take(.release(-viewport))
        },
    ]

    private static let wheels: [Gesture] = [
        Gesture(name: "wheel forward") { script, viewport, _ in
            for _ in 0..<4 {
                script.take(.wheel(viewport * 0.2))
                script.wait(40)
            }
        },
        Gesture(name: "wheel backward and again") { script, viewport, _ in
            script.take(.wheel(-viewport * 0.9 - 12))
            script.wait(250)
            script.take(.wheel(-5))
            script.wait(110)
            script.take(.wheel(4))
        },
        Gesture(name: "wheel while bouncing") { script, viewport, _ in
            script.drag(by: viewport * 0.5)
            script.wait(20)
            script.take(.wheel(-30))
            script.wait(20)
            script.take(.wheel(12))
        },
    ]

    private static let resizes: [Gesture] = [
        Gesture(name: "resize at rest") { script, viewport, _ in
            script.take(.next(animated: false))
            script.take(.resize(to: viewport * 1.7 + 30))
            script.wait(40)
            script.take(.resize(to: viewport * 0.6 + 10))
            script.wait(40)
            script.take(.resize(to: viewport))
        },
        Gesture(name: "resize during a motion") { script, viewport, _ in
            script.flick(by: -100)
            script.wait(50)
            script.take(.resize(to: viewport * 1.3 + 20))
            script.wait(100)
            script.take(.next(animated: true))
            script.wait(60)
            script.take(.resize(to: viewport * 0.5 + 20))
            script.wait(900)
            script.take(.wheel(30))
            script.wait(10)
            script.take(.resize(to: viewport * 2 + 50))
        },
        Gesture(name: "resize under a finger") { script, viewport, _ in
            script.take(.press(0))
            script.wait(16)
            script.take(.move(-viewport * 0.6 - 12))
            script.wait(16)
            script.take(.resize(to: viewport * 0.7 + 20))
            script.wait(16)
            script.take(.move(-viewport * 0.2))
            script.wait(200)
            script.take(.release(-viewport * 0.2))
        },
        Gesture(name: "no viewport and back") { script, viewport, count in
            script.take(.next(animated: true))
            script.wait(100)
            script.take(.resize(to: 0))
            script.wait(40)
            script.take(.next(animated: true))
            if count > 0 {
                script.take(.scroll(to: ItemKey(count / 2), way: .shortest, animated: true))
            }
            script.wait(40)
            script.take(.resize(to: viewport * 0.8 + 40))
        },
    ]

    private static let mixtures: [Gesture] = [
        Gesture(name: "hidden during a motion") { script, viewport, _ in
            script.flick(by: -120)
            script.wait(50)
            script.take(.hide)
            script.wait(200)
            script.take(.hide)
            script.take(.show)
            script.wait(50)
            script.take(.press(0))
            script.wait(10)
            script.take(.move(-viewport * 0.4 - 11))
            script.take(.hide)
            script.wait(10)
            script.take(.show)
        },
        Gesture(name: "reduced motion") { script, viewport, count in
            script.take(.reduceMotion(true))
            script.take(.next(animated: true))
            script.wait(20)
            if count > 0 { script.take(.scroll(to: 0, way: .backward, animated: true)) }
            script.flick(by: -50)
            script.wait(30)
            script.take(.reduceMotion(false))
        },
    ]
}
