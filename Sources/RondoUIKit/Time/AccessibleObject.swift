#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    #if canImport(ObjectiveC)
        /// The class of everything that can be an accessibility element.
        typealias AccessibleObject = NSObject
    #endif

    extension AccessibleObject {
        /// The object around an element, nil without one.
        ///
        /// Elements of hosted SwiftUI content have it too, though they are no instances of
        /// `UIAccessibilityElement`, so it is looked up at run time.
        @MainActor var containerOfElement: AccessibleObject? {
            #if canImport(ObjectiveC)
                let container: AnyObject?? = (self as AnyObject).accessibilityContainer
                return (container ?? nil) as? AccessibleObject
            #else
                accessibilityContainer as? AccessibleObject
            #endif
        }
    }
#endif
