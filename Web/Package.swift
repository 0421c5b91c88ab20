// swift-tools-version: 6.0

import PackageDescription

/// One module for each engine that elements are made of, so that a page of pagers does not load what
/// shelves need.
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
// reach this package's own targets and nothing else. They leave out the checks of Swift (overflow,
// bounds, preconditions), which end in WebAssembly without a word of what was wrong: the JavaScript
// beside the module checks what comes from outside, and the tests of the engine run with all of
// them. Documentation/Performance.md tells what each flag is worth.
let package = Package(
    name: "RondoWeb",
    dependencies: [
        .package(name: "Rondo", path: "..")
    ],
    targets: [
        .target(name: "CRuntime"),
        // What the modules share: each is linked with a copy of its own.
        .target(
            name: "RondoBlock",
            dependencies: [.product(name: "RondoEngine", package: "Rondo")]
        ),
        module("RondoWasm"),
        module("RondoShelvesWasm"),
        // Replays traces: the reader and the player of the command `rondo`, and nothing of its own.
        .target(name: "CPage"),
        .executableTarget(
            name: "RondoTraceWasm",
            dependencies: ["CPage", "CRuntime", .product(name: "RondoTrace", package: "Rondo")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
