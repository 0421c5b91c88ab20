// swift-tools-version: 6.0

import PackageDescription

/// One module for each engine that elements are made of, so that a page of pagers does not load
/// what shelves need.
func module(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["CRuntime", "RondoBlock", .product(name: "RondoEngine", package: "Rondo")],
        // Without it a target of one file is a script, whose globals are set by a `main`
        // that a browser never calls.
        swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    )
}

// Built by Scripts/build-wasm only. The flags that must reach the engine as well as this package
// (Embedded Swift, size, linking without a C library) are in toolset.json: a setting here would
// reach only this package's own targets. They leave out the checks of Swift (overflow, bounds,
// preconditions), which in WebAssembly end without a message: the JavaScript beside the module
// checks outside input, and the tests of the engine run with all checks.
// Documentation/Performance.md has the effect of each flag.
let package = Package(
    name: "RondoWeb",
    dependencies: [
        .package(name: "Rondo", path: "..")
    ],
    targets: [
        .target(name: "CRuntime"),
        // Code that the modules share; each module is linked with its own copy.
        .target(
            name: "RondoBlock",
            dependencies: [.product(name: "RondoEngine", package: "Rondo")]
        ),
        module("RondoWasm"),
        module("RondoShelvesWasm"),
        // Replays traces, with the reader and the player of the command `rondo`.
        .target(name: "CPage"),
        .executableTarget(
            name: "RondoTraceWasm",
            dependencies: ["CPage", "CRuntime", .product(name: "RondoTrace", package: "Rondo")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
