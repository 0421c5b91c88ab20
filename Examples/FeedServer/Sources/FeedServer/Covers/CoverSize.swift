/// The size in a cover, in pixels; both from 1 to 4096.
struct CoverSize: Equatable {
    let width: Int
    let height: Int
}
