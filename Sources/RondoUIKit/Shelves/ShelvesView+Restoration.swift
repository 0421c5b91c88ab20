#if os(iOS) || os(Linux)
    import Rondo
    import UIKit

    extension ShelvesView {
        /// Where the list and all shelves are, as one value that can be stored.
        ///
        /// Set, it brings them there, exactly; shelves that it does not name go to their start, and
        /// those that are not there yet are where it says when they come. A recording that is under
        /// way starts anew.
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
            // There is nothing in it that JSON does not know.
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
