#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
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
