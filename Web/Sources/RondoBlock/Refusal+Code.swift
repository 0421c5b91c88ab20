import Rondo

/// The number of the reason why an input was refused, -1 when it was not.
package func code(_ refusal: Refusal?) -> Int32 {
    Int32(refusal?.rawValue ?? -1)
}
