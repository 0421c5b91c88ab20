/// The inputs of a scroller, by number: the order of `INPUTS` in engine.js.
///
/// Comments list the values that `rondo_take` gets for each input.
package enum InputNumber: Int32 {
    /// Draws a frame.
    case frame
    /// x, y.
    case press
    /// x, y.
    case move
    /// x, y.
    case release
    case cancel
    /// dx, dy, whether it is a notch, the phase.
    case wheel
    /// Whether to animate.
    case next
    /// Whether to animate.
    case previous
    /// The index of an item, the way, whether to animate.
    case scroll
    /// The lengths of the viewport and of items, and the gap; NaN for an unchanged length of items
    /// or gap.
    case resize
    /// All fields of a configuration are in the block.
    case configure
    case hide
    case show
    /// Whether motion is reduced.
    case reduceMotion
    /// The reasons, the result for a current step.
    case pause
    /// The reasons.
    case resume
    case wake
    /// The start index, the count of removed items, whether the list is new; new items are in the
    /// block.
    case splice
    /// The index of an item, its measured length.
    case measure
    /// The largest distance from the current to the last item for the next request; starts to load
    /// pages, with numbers from 1.
    case feed
    /// Stops loading pages.
    case unfeed
    /// The request's number, the count of new items, whether they are the last; comes after the
    /// `splice` of the items.
    case receive
    /// The request's number.
    case fail
    case retry
}
