#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import Dispatch
    import UIKit

    /// Runs code on the main actor, where UIKit calls on the main thread without the compiler
    /// knowing.
    ///
    /// It is `MainActor.assumeIsolated`, which the SDKs before iOS 17 do not have.
    ///
    /// - Parameter body: Runs immediately.
    /// - Returns: What `body` returns.
    /// - Precondition: Traps on any other thread.
    @_spi(RondoSwiftUI) public func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result
    {
        dispatchPrecondition(condition: .onQueue(.main))
        return withoutActuallyEscaping(body) { body in
            unsafeBitCast(body, to: (() -> Result).self)()
        }
    }
#endif
