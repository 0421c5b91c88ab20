// swift-tools-version: 6.0

import PackageDescription

/// A target for a WebAssembly module.
///
/// Each engine has its own module, so that a page of pagers does not load the engine of shelves.
func module(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["CRuntime", "RondoBlock", .product(name: "RondoEngine", package: "Rondo")],
        // Without this flag a target with one file is a script; its globals would be set by `main`,
        // which browsers never call.
        swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    )
}

// Only Scripts/build-wasm builds this package. Flags for this package and for the engine (Embedded
// Swift, size, linking without a C library) are in toolset.json, because a setting here applies
// only to targets of this package. The flags omit Swift's checks of overflow, bounds and
// preconditions, which in WebAssembly fail without a message. JavaScript checks outside input
// instead, and the tests of the engine run with all checks. Documentation/MeasuredChanges.md lists
// the effect of each flag.
let package = Package(
    name: "RondoWeb",
    dependencies: [
        .package(name: "Rondo", path: "..")
    ],
    targets: [
        .target(name: "CRuntime"),
        // Shared code; each module contains a copy.
        .target(
            name: "RondoBlock",
            dependencies: [.product(name: "RondoEngine", package: "Rondo")]
        ),
        module("RondoWasm"),
        module("RondoShelvesWasm"),
        // Writes and replays traces, with the reader and the player of the command `rondo`.
        .target(name: "CPage"),
        .executableTarget(
            name: "RondoTraceWasm",
            dependencies: [
                "CPage", "CRuntime", "RondoBlock", .product(name: "RondoTrace", package: "Rondo"),
            ],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
