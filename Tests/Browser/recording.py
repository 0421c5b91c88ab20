"""The visible content of a pager, frame by frame, and rules for it.

Places are in points from the leading edge of the pager along its axis, so that one test is valid
for both axes and both directions.
"""

from dataclasses import dataclass

# Browsers round boxes to 64ths of a pixel.
TOLERANCE = 0.05


@dataclass(frozen=True)
class Tile:
    view: int  # the same number is the same element
    item: int
    start: float
    end: float


@dataclass(frozen=True)
class Frame:
    time: float  # of the animation frame, in milliseconds
    viewport: float
    tiles: tuple[Tile, ...]

    @property
    def visible(self):
        """The visible tiles, in the order of their places."""
        return sorted(
            (
                tile
                for tile in self.tiles
                if tile.end > TOLERANCE and tile.start < self.viewport - TOLERANCE
            ),
            key=lambda tile: tile.start,
        )


class Recording:
    def __init__(self, looks):
        self.frames = []
        if looks is not None:
            self.read(looks)

    def read(self, looks):
        self.frames = [
            Frame(
                look["time"],
                look["viewport"],
                tuple(Tile(**tile) for tile in look["tiles"]),
            )
            for look in looks
        ]

    @property
    def items_seen(self):
        return {tile.item for frame in self.frames for tile in frame.visible}

    def steps(self):
        """For each pair of successive frames: the time between them, and how far tiles moved."""
        for before, after in zip(self.frames, self.frames[1:]):
            places = {tile.view: tile.start for tile in before.visible}
            moved = [
                tile.start - places[tile.view] for tile in after.visible if tile.view in places
            ]
            yield after.time - before.time, moved

    def assert_covered(self, spacing=0):
        """No gap between tiles or at the edges is wider than the spacing."""
        assert self.frames
        for frame in self.frames:
            visible = frame.visible
            assert visible, f"nothing visible at {frame.time} ms"
            assert visible[0].start <= spacing + TOLERANCE, frame
            assert visible[-1].end >= frame.viewport - spacing - TOLERANCE, frame
            for left, right in zip(visible, visible[1:]):
                assert abs(right.start - left.end - spacing) <= TOLERANCE, frame

    def assert_ordered(self, count):
        """Neighbours show consecutive items, across the seam too."""
        for frame in self.frames:
            for left, right in zip(frame.visible, frame.visible[1:]):
                assert right.item == (left.item + 1) % count, frame

    def assert_steady(self, speed, step=0):
        """All tiles move together, and never further than the limit.

        The limit is the distance at `speed`, in points per second, plus one step of a finger,
        which can come between frames.
        """
        for elapsed, moved in self.steps():
            assert moved, "two successive frames have no visible tile in common"
            assert max(moved) - min(moved) <= 2 * TOLERANCE, f"tiles moved apart: {moved}"
            farthest = step + speed * elapsed / 1000 + 2 * TOLERANCE
            assert abs(moved[0]) <= farthest, f"moved by {moved[0]} in {elapsed} ms"
