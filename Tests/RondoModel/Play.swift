import Rondo
import RondoTestSupport

/// A world and what is done in it: all that the engine and its model are played with.
package struct Play: Sendable {
    package var world: World
    /// How many kinds of views there are; an item's is that of its key.
    package var kinds = 1
    /// How near to the last item the next page is asked for; nil without a feed.
    package var prefetch: Int?
    package var steps: [TimedStep] = []

    package init(_ world: World) {
        self.world = world
    }

    /// An item as the engine is given it.
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

/// Something that is done.
package enum Step: Sendable {
    /// An input, but for a filter and another configuration.
    case input(Input)
    /// Fields of the configuration get other numbers.
    case configure([Configuration.Field: Double])
    /// A filter that hides items of these keys, which an input could not tell.
    case filter(hiding: Set<ItemKey>)
    /// A frame is drawn.
    case frame
    /// An answer to a request: the items of a page with the next cursor, nil at the end.
    case respond(Int, page: [Item], next: Int?)
    /// A request fails.
    case fail(Int)
    /// The user asks again.
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
