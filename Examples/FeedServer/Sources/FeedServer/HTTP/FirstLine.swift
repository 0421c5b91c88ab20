/// The first line of a request, in the texts that libmicrohttpd makes of it where it came in.
struct FirstLine {
    let method: UnsafePointer<CChar>
    /// The target, decoded, and without its parameters.
    let url: UnsafePointer<CChar>
    let version: UnsafePointer<CChar>
}
