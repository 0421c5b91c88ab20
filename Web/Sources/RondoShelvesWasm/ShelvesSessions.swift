/// All shelf lists of the page, by handle.
enum ShelvesSessions {
    /// JavaScript runs the module on one thread, one call at a time.
    private nonisolated(unsafe) static var sessions: [ShelvesSession?] = []

    /// Keeps a session; its handle is above 0.
    static func add(_ session: ShelvesSession) -> Int32 {
        if let free = sessions.firstIndex(where: { $0 == nil }) {
            sessions[free] = session
            return Int32(free + 1)
        }
        sessions.append(session)
        return Int32(sessions.count)
    }

    static func remove(_ handle: Int32) {
        sessions[Int(handle) - 1] = nil
    }

    /// The session of a handle; traps on one that is not in use.
    static func session(_ handle: Int32) -> ShelvesSession {
        guard let session = sessions[Int(handle) - 1] else {
            preconditionFailure("ShelvesSessions: a handle must be in use")
        }
        return session
    }
}
