// swift-tools-version: 6.0

import PackageDescription

// Widgets for GTK 4; pkg-config must find gtk4 (Debian: libgtk-4-dev).
let package = Package(
    name: "RondoGTK",
    products: [
        .library(name: "RondoGTK", targets: ["RondoGTK"])
    ],
    dependencies: [
        .package(name: "Rondo", path: "..")
    ],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "RondoGTK",
            dependencies: ["CGTK", .product(name: "RondoEngine", package: "Rondo")]
        ),
        // The window of Scripts/demo --native.
        .executableTarget(
            name: "RondoWindow",
            dependencies: ["CGTK", "RondoGTK", .product(name: "RondoEngine", package: "Rondo")]
        ),
        .executableTarget(
            name: "FrameBenchmark",
            dependencies: ["CGTK", "RondoGTK"],
            path: "Benchmarks",
            exclude: ["run"]
        ),
        .systemLibrary(name: "CX11", path: "Tests/CX11", providers: [.apt(["libxtst-dev"])]),
        .testTarget(
            name: "RondoGTKTests",
            dependencies: ["CX11", "RondoGTK", .product(name: "RondoTrace", package: "Rondo")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
