import Rondo
import RondoTestSupport

/// A world and the steps in it: the input of a duel between the engine and its model.
package struct Play: Sendable {
    package var world: World
    /// The number of kinds of views; the key of an item decides its kind.
    package var kinds = 1
    /// The distance from the last item at which the next page is requested; nil without a feed.
    package var prefetch: Int?
    package var steps: [TimedStep] = []

    package init(_ world: World) {
        self.world = world
    }

    /// An item in the form that the engine gets.
    package func described(_ item: Item) -> Item {
        Item(
            item.key,
            extent: item.extent,
            reuse: ReuseIdentifier(item.key.value % kinds)
        )
    }

    package var items: Items {
        world.isByCount && kinds == 1 ? world.items : Items(world.list.map(described))
    }
}

/// One step of a play.
package enum Step: Sendable {
    /// An input, except a filter or another configuration.
    case input(Input)
    /// Changes fields of the configuration.
    case configure([Configuration.Field: Double])
    /// A filter that hides items by their keys, which no input can express.
    case filter(hiding: Set<ItemKey>)
    /// Draws a frame.
    case frame
    /// An answer to a request: the items of a page with the next cursor, nil at the end.
    case respond(Int, page: [Item], next: Int?)
    /// A request fails.
    case fail(Int)
    /// The user retries.
    case retry
}

/// A step with its time.
package struct TimedStep: Sendable {
    package var time: Milliseconds
    package var step: Step

    package init(_ time: Milliseconds, _ step: Step) {
        self.time = time
        self.step = step
    }
}
