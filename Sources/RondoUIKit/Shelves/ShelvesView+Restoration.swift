#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// The positions of the list and all shelves, as one value that can be stored.
        ///
        /// Setting it restores them exactly. Shelves without a stored position go to their start,
        /// and shelves that are added later start at their stored position. A recording in progress
        /// starts again.
        public var offsets: ShelvesOffsets {
            get { engine.offsets }
            set {
                endMotion()
                engine.restore(newValue)
                update()
                if engine.isRecording { startRecording() }
            }
        }

        private static let offsetsKey = "rondo.offsets"

        func encodeOffsets(with coder: NSCoder) {
            // JSON can encode everything in it.
            guard let data = try? JSONEncoder().encode(offsets) else { return }
            coder.encode(data as NSData, forKey: Self.offsetsKey)
        }

        func decodeOffsets(with coder: NSCoder) {
            guard let data = coder.decodeObject(of: NSData.self, forKey: Self.offsetsKey),
                let stored = try? JSONDecoder().decode(ShelvesOffsets.self, from: data as Data)
            else { return }
            offsets = stored
        }
    }
#endif
