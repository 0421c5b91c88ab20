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
    ///     "Pages" = "Seiten";
    ///     "Shelves" = "Regale";
    ///     "Items" = "Titel";
    ///
    /// The last three are names of rotors.
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
            String(format: Self.translation(of: rawValue), locale: .current, number, count)
        }

        /// The text in the app's table or in the library's own; the key if it is in neither.
        @MainActor
        static func translation(of key: String) -> String {
            let own = bundle.localizedString(forKey: key, value: key, table: "Rondo")
            #if SWIFT_PACKAGE
                guard own == key else { return own }
                return Bundle.module.localizedString(forKey: key, value: key, table: "Rondo")
            #else
                return own
            #endif
        }
    }

    /// The names of VoiceOver's rotors, which are the keys of their translations.
    enum RotorName: String, CaseIterable {
        /// The items of a pager.
        case pages = "Pages"
        /// The shelves of a list.
        case shelves = "Shelves"
        /// The items of a shelf.
        case items = "Items"

        /// The name in the language of the app; in English if there is no translation.
        @MainActor var text: String { SpokenText.translation(of: rawValue) }
    }
#endif
