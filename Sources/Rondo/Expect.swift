/// Checks a precondition that is expensive to evaluate.
///
/// Embedded builds leave it out: their host has checked the values before.
@inline(__always)
func expect(_ condition: @autoclosure () -> Bool, _ message: StaticString) {
    #if !hasFeature(Embedded)
        precondition(condition(), message.description)
    #endif
}
