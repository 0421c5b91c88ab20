#if os(iOS) || os(Linux)
    import UIKit

    /// What assistive technology says of a place among all, as templates that can be translated.
    ///
    /// They are there in English, German, French and Spanish, in a package that is built by SwiftPM
    /// or Xcode. An app translates them, or says something else, in a table of strings named `Rondo` (`Rondo.strings`, or a catalog
    /// `Rondo.xcstrings`) in its main bundle, under these keys:
    ///
    ///     "Page %1$ld of %2$ld" = "Seite %1$ld von %2$ld";
    ///     "Shelf %1$ld of %2$ld" = "Regal %1$ld von %2$ld";
    ///     "Item %1$ld of %2$ld" = "Titel %1$ld von %2$ld";
    ///
    /// What a single view says can be set on it: `LoopPagerView.pageDescription`,
    /// `ShelvesView.shelfDescription` and `ShelvesView.itemDescription`.
    public enum SpokenText: String, CaseIterable, Sendable {
        /// Which page of a pager is shown.
        case page = "Page %1$ld of %2$ld"
        /// Which shelf of a list is scrolled to.
        case shelf = "Shelf %1$ld of %2$ld"
        /// Which item of a shelf is scrolled to.
        case item = "Item %1$ld of %2$ld"

        /// The bundle that has the table; `.main` by default.
        @MainActor public static var bundle = Bundle.main

        /// The text in the language of the app.
        ///
        /// - Parameters:
        ///   - number: Of the page, shelf or item, from 1.
        ///   - count: How many there are.
        /// - Returns: The text; in English where there is no translation.
        @MainActor
        public func text(_ number: Int, of count: Int) -> String {
            let own = Self.bundle.localizedString(forKey: rawValue, value: rawValue, table: "Rondo")
            #if SWIFT_PACKAGE
                let template =
                    own == rawValue
                    ? Bundle.module.localizedString(
                        forKey: rawValue,
                        value: rawValue,
                        table: "Rondo"
                    )
                    : own
            #else
                let template = own
            #endif
            return String(format: template, locale: .current, number, count)
        }
    }
#endif
