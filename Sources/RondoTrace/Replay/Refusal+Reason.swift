import Rondo

extension Refusal {
    /// The reason as a trace's output gives it.
    var reason: String {
        switch self {
        case .pointerIsDown: "a pointer is down already"
        case .noPointerIsDown: "no pointer is down"
        case .wheelWhilePointerIsDown: "a pointer is down"
        case .unknownItem: "there is no such item"
        case .itemIsThere: "an item of that id is there already"
        case .noSuchRequest: "no request of that number is waiting"
        case .nothingFailed: "no request has failed"
        case .unknownShelf: "there is no such list"
        case .brokenRule: "a rule is broken"
        case .tooManyTiles: "\"tiles\" must be \(Problem.Field.tiles.rule)"
        }
    }
}
