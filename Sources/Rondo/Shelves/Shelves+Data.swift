extension Shelves {
    /// The revision of an item's data, nil while it is missing and a cell shows a placeholder.
    ///
    /// A host fills a cell when the cell gets another item or its item another revision.
    public func revision(of key: ItemKey) -> Int? { loader.revision(of: key) }

    /// An answer has come; see `ItemLoader.receive(_:_:at:)`.
    @discardableResult
    public mutating func receive(_ number: Int, _ keys: [ItemKey], at time: Milliseconds)
        -> Refusal?
    {
        run(to: time)
        return loader.receive(number, keys, at: now)
    }

    /// A request has failed; see `ItemLoader.fail(_:at:)`.
    @discardableResult
    public mutating func fail(_ number: Int, at time: Milliseconds) -> Refusal? {
        run(to: time)
        return loader.fail(number, at: now)
    }

    /// The user asks again; see `ItemLoader.retry(at:)`.
    @discardableResult
    public mutating func retry(at time: Milliseconds) -> Refusal? {
        run(to: time)
        return loader.retry(at: now)
    }

    /// The host has data without having been asked for it; see `ItemLoader.update(_:)`.
    public mutating func update(_ keys: [ItemKey], at time: Milliseconds) {
        run(to: time)
        loader.update(keys)
    }

    /// The requests in flight; see `ItemLoader.inFlight`.
    public var inFlight: [ItemLoader.Request] { loader.inFlight }

    /// What the next request is called; see `RequestNumbers`.
    public var numbers: RequestNumbers {
        get { loader.numbers }
        set { loader.numbers = newValue }
    }
}
