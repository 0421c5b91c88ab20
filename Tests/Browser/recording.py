"""What could be seen of a pager, frame by frame, and what must hold of it.

Places are in points from the leading edge of the pager along its axis, so that one test reads the
same for both axes and both directions.
"""

from dataclasses import dataclass

# Browsers keep boxes in 64ths of a pixel.
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
        """The tiles that can be seen, in the order of their places."""
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
        """For each two frames that follow each other: the time between, and how far tiles moved."""
        for before, after in zip(self.frames, self.frames[1:]):
            places = {tile.view: tile.start for tile in before.visible}
            moved = [
                tile.start - places[tile.view] for tile in after.visible if tile.view in places
            ]
            yield after.time - before.time, moved

    def assert_covered(self, spacing=0):
        """No gap is wider than the spacing, neither between tiles nor at the edges."""
        assert self.frames
        for frame in self.frames:
            visible = frame.visible
            assert visible, f"nothing to be seen at {frame.time} ms"
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
        """All tiles move as one, and never farther than they may.

        That is as far as `speed` carries them, in points per second, and one step of a finger,
        which comes between frames.
        """
        for elapsed, moved in self.steps():
            assert moved, "nothing that was seen in one frame is seen in the next"
            assert max(moved) - min(moved) <= 2 * TOLERANCE, f"tiles moved apart: {moved}"
            farthest = step + speed * elapsed / 1000 + 2 * TOLERANCE
            assert abs(moved[0]) <= farthest, f"moved by {moved[0]} in {elapsed} ms"
