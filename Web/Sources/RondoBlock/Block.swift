import Rondo

/// The block of numbers that the module and JavaScript share.
///
/// JavaScript writes a configuration into the block, and reads a frame from it. Each call uses the
/// block from its start, so the content lasts only until the next call.
package enum Block {
    /// The block; `unsafe` is safe because JavaScript runs a module on one thread.
    package private(set) nonisolated(unsafe) static var numbers =
        UnsafeMutablePointer<Double>.allocate(capacity: initialCapacity)
    private nonisolated(unsafe) static var capacity = initialCapacity
    /// A capacity that is enough for the frames of most scrollers: 2 KiB.
    private static let initialCapacity = 256

    /// Makes room for a count of numbers, and keeps the first `kept` ones.
    package static func reserve(_ count: Int, keeping kept: Int = 0) {
        guard count > capacity else { return }
        let larger = Swift.max(count, 2 * capacity)
        let moved = UnsafeMutablePointer<Double>.allocate(capacity: larger)
        moved.update(from: numbers, count: kept)
        numbers.deallocate()
        numbers = moved
        capacity = larger
    }
}

/// The address of the block that contains an answer.
package typealias Answer = UnsafeMutablePointer<Double>

/// Reads the block from its start, one number per call.
package struct BlockReader {
    private var position = 0

    package init() {}

    /// The next number; NaN for an absent one.
    // Not inlined: copies at its many calls would be a large part of the module.
    @inline(never)
    package mutating func next() -> Double {
        defer { position += 1 }
        return Block.numbers[position]
    }

    /// The next number, or a default for an absent one.
    @inline(never)
    package mutating func next(or other: Double) -> Double {
        let number = next()
        return number.isNaN ? other : number
    }

    /// The next whole number, or a default for an absent one.
    package mutating func next(or other: Int) -> Int { Int(next(or: Double(other))) }

    /// The next length, nil for an absent one.
    package mutating func nextExtent() -> ItemExtent? { ItemExtent(given: next()) }
}

extension ItemExtent {
    /// The length for a number: infinity is the viewport's length, NaN is absent.
    // As with `BlockReader.next`.
    @inline(never)
    package init?(given number: Double) {
        if number.isNaN { return nil }
        self = number == .infinity ? .viewport : .points(number)
    }
}

/// Writes the block from its start, and makes room when needed.
package struct BlockWriter {
    private var position = 0

    package init() {}

    // As with `BlockReader.next`.
    @inline(never)
    package mutating func append(_ number: Double) {
        Block.reserve(position + 1, keeping: position)
        Block.numbers[position] = number
        position += 1
    }

    /// Writes the key of an item, -1 for nil.
    package mutating func append(_ item: ItemKey?) {
        append(Double(item?.value ?? -1))
    }

    /// Reserves the place of a number that is written later; see `fill(_:with:)`.
    package mutating func reserve() -> Int {
        append(0)
        return position - 1
    }

    /// The count of written numbers.
    package var count: Int { position }

    package func fill(_ place: Int, with number: Double) {
        Block.numbers[place] = number
    }

    /// Writes -2, the number of the field with the broken rule, the value, and the index of the
    /// item (-1 for nil).
    package mutating func append(_ problem: Problem) {
        append(-2)
        append(Double(problem.field.number))
        append(problem.value)
        append(Double(problem.item?.value ?? -1))
    }

    /// Writes why an input was refused, -1 if it was accepted.
    package mutating func append(_ refusal: Refusal?) {
        append(Double(refusal?.rawValue ?? -1))
    }
}
