import Foundation
import Rondo
import Testing
import UIKit

@testable import RondoUIKit

extension UIKitTests {
    /// Recordings of real scroll views, compared with the simulated one.
    @Suite @MainActor struct DeviceRecordingTests {
        /// A recording of the simulation itself, at a frame rate other than that of its replay.
        private func recording(_ configure: (inout Configuration) -> Void) throws -> String {
            let stage = Stage(items: ["a", "b", "c", "d", "e"]) {
                $0.extent = .points(150)
                $0.snap = .none
                configure(&$0)
            }
            stage.device.frameInterval = 1.0 / 60
            stage.pager.startRecording()
            stage.device.advance(by: 0.1)
            stage.swipe(-130)
            stage.settle()
            stage.swipe(-90, steps: 20, holding: 0.2)
            stage.settle()
            return try #require(stage.pager.stopRecording())
        }

        @Test(arguments: [Snap.none, .item, .page])
        func theSimulationAgreesWithItsOwnRecording(snap: Snap) throws {
            let text = try recording { $0.snap = snap }
            let hasFinger = text.contains(#""call":"touchesBegan","finger":[200,300]}"#)
            #expect(hasFinger)
            #expect(try DeviceRecording(text).differencesFromSimulation() == [])
        }

        @Test func aRecordingOfShelvesAgreesToo() throws {
            let stage = ShelvesStage { $0.shelf.snap = .item }
            stage.device.frameInterval = 1.0 / 60
            stage.view.startRecording()
            stage.device.advance(by: 0.1)
            stage.swipe(y: 150, dx: -130)
            stage.settle()
            stage.swipe(y: 250, dy: -120)
            stage.settle()
            let text = try #require(stage.view.stopRecording())
            let fingers = text.split(separator: "\n").filter { $0.contains("touchesBegan") }
            #expect(fingers.count == 2 && fingers[0].contains(#""finger":[200,150]"#))
            let drags = text.split(separator: "\n").filter { $0.contains("WillBeginDragging") }
            #expect(drags.map { $0.contains(#""list":"B""#) } == [true, false])
            #expect(try DeviceRecording(text).differencesFromSimulation() == [])
            let slower = text.replacing(#/"list":"B","by":([0-9.]+)/#) {
                #""list":"B","by":\#((Double($0.1) ?? 0) * 0.9)"#
            }
            let differences = try DeviceRecording(slower).differencesFromSimulation()
            #expect(differences.count > 5 && differences.allSatisfy { $0.hasPrefix("Bat ") })
        }

        private func differences(_ lines: [String]) throws -> [String] {
            try DeviceRecording(lines.joined(separator: "\n")).differencesFromSimulation()
        }

        @Test func aDifferentMotionOrCallIsFound() throws {
            let text = try recording { $0.axis = .vertical }
            let lines = text.split(separator: "\n").map(String.init)
            let slower = lines.map {
                $0.replacing(#/"do":"follow","by":([0-9.]+),"phase":"decelerating"/#) {
                    #""do":"follow","by":\#((Double($0.1) ?? 0) * 0.9),"phase":"decelerating""#
                }
            }
            let ways = try differences(slower)
            #expect(ways.count > 5 && ways.allSatisfy { $0.hasPrefix("at ") })
            let silent = lines.filter { !$0.contains("scrollViewDidEndDecelerating") }
            let calls = try differences(silent)
            #expect(calls.count == 1 && calls[0].hasPrefix("calls "))
        }

        @Test func theSimulationAgreesWithADevice() throws {
            let settings = ProcessInfo.processInfo.environment
            guard let folder = settings["RONDO_RECORDINGS"] else { return }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            for name in names where name.hasSuffix(".jsonl") {
                let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
                let differences = try DeviceRecording(text).differencesFromSimulation()
                #expect(differences == [], "\(name)")
            }
        }
    }
}
