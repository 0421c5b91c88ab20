/// The inputs of a shelf list, by number: the order of `INPUTS` in shelves/engine.js.
///
/// Comments list the values that `rondo_shelves_take` gets for each input. A shelf of -1 is the
/// list.
package enum ShelvesInputNumber: Int32 {
    /// Draws a frame.
    case frame
    /// Advances to its time without a frame, which emits events.
    case run
    /// x, y.
    case press
    /// x, y.
    case move
    /// x, y.
    case release
    case cancel
    /// dx, dy, the pointer's y or NaN, whether it is a notch, the phase.
    case wheel
    /// The shelf, the step, the phase.
    case follow
    /// The shelf, whether to animate.
    case next
    /// The shelf, whether to animate.
    case previous
    /// The shelf, the index of an item on it, or the key of a shelf; the way, whether to animate.
    case scroll
    /// The width, the height.
    case resize
    case hide
    case show
    /// Whether motion is reduced.
    case reduceMotion
    /// The positions to restore, in the block as `rondo_shelves_offsets` writes them.
    case restore
    /// The configuration and all shelves in the block, as for `rondo_shelves_create`.
    case configure
    /// The shelf to insert before, -1 for the end; new shelves are in the block.
    case insert
    /// The keys of shelves in the block.
    case remove
    /// The shelf, the shelf to move it before.
    case reorder
    /// Whether the list is new, which restarts a feed; all shelves are in the block.
    case replace
    /// The keys of items with new data, in the block.
    case update
    /// The number of the request; the keys of items with data are in the block.
    case receiveItems
    /// The largest distance from the current to the last shelf for the next request; starts to load
    /// pages.
    case feed
    /// Stops loading pages.
    case unfeed
    /// The request's number, the count of new shelves, whether they are the last; comes after the
    /// `insert` of the shelves.
    case receive
    /// The request's number.
    case fail
    /// Repeats failed requests: for a page, and for items.
    case retry
}
