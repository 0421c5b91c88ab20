#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    import UIKit

    /// VoiceOver texts for a place in a list, as templates that can be translated.
    ///
    /// They are available in English, German, French and Spanish, in a package built by SwiftPM or
    /// Xcode. For other languages or words, an app adds a table of strings named `Rondo`
    /// (`Rondo.strings`, or a catalog `Rondo.xcstrings`) to its main bundle, with these keys:
    ///
    ///     "Page %1$ld of %2$ld" = "Seite %1$ld von %2$ld";
    ///     "Shelf %1$ld of %2$ld" = "Regal %1$ld von %2$ld";
    ///     "Item %1$ld of %2$ld" = "Titel %1$ld von %2$ld";
    ///
    /// The text of a single view can be set: `LoopPagerView.pageDescription`,
    /// `ShelvesView.shelfDescription` and `ShelvesView.itemDescription`.
    public enum SpokenText: String, CaseIterable, Sendable {
        /// The shown page of a pager.
        case page = "Page %1$ld of %2$ld"
        /// The scrolled shelf of a list.
        case shelf = "Shelf %1$ld of %2$ld"
        /// The scrolled item of a shelf.
        case item = "Item %1$ld of %2$ld"

        /// The bundle that has the table; `.main` by default.
        @MainActor public static var bundle = Bundle.main

        /// The text in the language of the app.
        ///
        /// - Parameters:
        ///   - number: The number of the page, shelf or item, from 1.
        ///   - count: The total number.
        /// - Returns: The text; in English if there is no translation.
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
