/// The first line of a request, as texts of libmicrohttpd in the received bytes.
struct FirstLine {
    let method: UnsafePointer<CChar>
    /// The decoded target, without its parameters.
    let url: UnsafePointer<CChar>
    let version: UnsafePointer<CChar>
}
