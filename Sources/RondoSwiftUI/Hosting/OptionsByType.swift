#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
    /// Options with default values.
    protocol DefaultOptions {
        init()
    }

    /// Options of several types, at most one value of each.
    struct OptionsByType {
        private var values: [ObjectIdentifier: any DefaultOptions] = [:]

        /// The value of a type; the default one if none was set.
        subscript<Options: DefaultOptions>(type: Options.Type) -> Options {
            get { values[ObjectIdentifier(type)] as? Options ?? Options() }
            set { values[ObjectIdentifier(type)] = newValue }
        }
    }
#endif
