/// A stream of the process, without a buffer.
enum StandardStream: CInt {
    case output = 1
    case error = 2

    /// Prints a text; does nothing if the reader has closed the stream.
    func print(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(rawValue, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                return
            }
        }
    }
}
