import Rondo

/// An input of a scroller with its time.
public struct TraceInput: Sendable {
    /// In milliseconds from the start of the trace.
    public var time: Milliseconds
    /// The input's word in the trace.
    public var name: InputName
    /// The action of a replay.
    public var action: Action

    /// An input at a time.
    public init(at time: Milliseconds, _ name: InputName, _ action: Action) {
        self.time = time
        self.name = name
        self.action = action
    }

    /// What a replay does with an input.
    public enum Action: Sendable {
        /// A list of items takes it.
        case input(Input)
        /// The viewport of a list of items has another size.
        case resize(ViewportSize)
        /// Fields of the configuration of the list have other numbers, fields of `layout` in that
        /// of shelves without their own layout, and the viewport has another size if it is not nil.
        case configure(
            [Configuration.Field: Double],
            layout: [Configuration.Field: Double] = [:],
            in: ViewportSize?
        )
        /// A list of shelves takes these, one after the other until one is refused.
        case shelves([ShelvesInput])
        /// The answer to a request with this number.
        case respond(Int64, TraceAnswer)
        /// The user retries a failed request.
        case retry
        /// Draws a frame.
        case tick

        /// The new size of the viewport of a list of items, nil if it stays.
        var viewport: ViewportSize? {
            switch self {
            case .resize(let size): size
            case .configure(_, _, let size): size
            case .input, .shelves, .respond, .retry, .tick: nil
            }
        }
    }
}
