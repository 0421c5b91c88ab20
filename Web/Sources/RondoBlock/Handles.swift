/// What JavaScript knows by handles: whole numbers above 0, given out again when one is freed.
package struct Handles<Session: AnyObject> {
    private var sessions: [Session?] = []

    package init() {}

    /// Keeps a session; its handle is above 0.
    package mutating func add(_ session: Session) -> Int32 {
        if let free = sessions.firstIndex(where: { $0 == nil }) {
            sessions[free] = session
            return Int32(free + 1)
        }
        sessions.append(session)
        return Int32(sessions.count)
    }

    package mutating func remove(_ handle: Int32) {
        sessions[Int(handle) - 1] = nil
    }

    /// The session of a handle, which must be in use.
    package func session(_ handle: Int32) -> Session {
        guard let session = sessions[Int(handle) - 1] else {
            preconditionFailure("Handles: a handle must be in use")
        }
        return session
    }
}
