// The code before the migration, compiled with the real UIKit only.
#if canImport(UIKit) && !os(Linux)
    import UIKit

    private final class ClonedRoomsViewController: UICollectionViewController {
        private var rooms: [String] = []
        /// The last room, all rooms, the first room.
        private var cloned: [String] = []

        func show(_ rooms: [String]) {
            self.rooms = rooms
            cloned = rooms.count > 1 ? rooms.suffix(1) + rooms + rooms.prefix(1) : rooms
            collectionView.reloadData()
            collectionView.layoutIfNeeded()
            if rooms.count > 1 { jump(to: 1) }
        }

        func remove(_ room: String) {
            show(rooms.filter { $0 != room })
        }

        private var page: Int {
            Int((collectionView.contentOffset.y / collectionView.bounds.height).rounded())
        }

        private func jump(to page: Int) {
            collectionView.contentOffset.y = CGFloat(page) * collectionView.bounds.height
        }

        private func didStop() {
            guard rooms.count > 1 else { return }
            if page == 0 { jump(to: rooms.count) }
            if page == rooms.count + 1 { jump(to: 1) }
            enter(rooms[page - 1])
        }

        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            didStop()
        }

        override func scrollViewDidEndDragging(
            _ scrollView: UIScrollView,
            willDecelerate decelerate: Bool
        ) {
            if !decelerate { didStop() }
        }

        override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
            didStop()
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            numberOfItemsInSection section: Int
        ) -> Int { cloned.count }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "room",
                for: indexPath
            )
            (cell as? RoomCell)?.show(cloned[indexPath.item])
            return cell
        }

        private func enter(_ room: String) {}
    }

    private final class RoomCell: UICollectionViewCell {
        func show(_ room: String) {}
    }
#endif
