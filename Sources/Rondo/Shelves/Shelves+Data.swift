extension Shelves {
    /// The revision of an item's data, nil if it is missing and a cell shows a placeholder.
    ///
    /// A host fills a cell when its item or the item's revision changes.
    public func revision(of key: ItemKey) -> Int? { loader.revision(of: key) }

    /// Handles an answer; see `ItemLoader.receive(_:_:at:)`.
    @discardableResult
    public mutating func receive(_ number: Int, _ keys: [ItemKey], at time: Milliseconds)
        -> Refusal?
    {
        run(to: time)
        return loader.receive(number, keys, at: now)
    }

    /// Handles a failed request; see `ItemLoader.fail(_:at:)`.
    @discardableResult
    public mutating func fail(_ number: Int, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return loader.fail(number, at: now)
    }

    /// Handles a retry by the user; see `ItemLoader.retry(at:)`.
    @discardableResult
    public mutating func retry(at time: Milliseconds) -> Refusal? {
        run(to: time)
        return loader.retry(at: now)
    }

    /// Handles data without a request; see `ItemLoader.update(_:)`.
    public mutating func update(_ keys: [ItemKey], at time: Milliseconds) {
        run(to: time)
        loader.update(keys)
    }

    /// The requests in flight; see `ItemLoader.inFlight`.
    public var inFlight: [ItemLoader.Request] { loader.inFlight }

    /// The numbers of requests; see `RequestNumbers`.
    public var numbers: RequestNumbers {
        get { loader.numbers }
        set { loader.numbers = newValue }
    }
}
