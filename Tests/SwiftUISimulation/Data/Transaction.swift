// Apple documents this API.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()

    public static func linear(duration: TimeInterval) -> Animation { Animation() }
}

public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    @MainActor static var current = Transaction()

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

@MainActor
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result {
    let old = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = old }
    return try body()
}

@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}
