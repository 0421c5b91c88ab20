// swift-tools-version: 6.0

import PackageDescription

// On Linux there is no UIKit: the views are built over a simulation of it there, for tests only, so
// that no product may contain it.
#if os(Linux)
    let viewProducts: [Product] = []
    let viewDependencies: [Target.Dependency] = ["Rondo", "UIKit"]
    let simulation: [Target] = [
        .target(name: "UIKit", path: "Tests/UIKitSimulation"),
        .testTarget(
            name: "RondoUIKitTests",
            dependencies: ["RondoTestSupport", "RondoTrace", "RondoUIKit", "UIKit"],
            // Swift Testing brings an overlay for the real UIKit, which is not there.
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
        ),
    ]
#else
    let viewProducts: [Product] = [.library(name: "RondoUIKit", targets: ["RondoUIKit"])]
    let viewDependencies: [Target.Dependency] = ["Rondo"]
    let simulation: [Target] = []
#endif

let package = Package(
    name: "Rondo",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "Rondo", targets: ["Rondo"]),
        .library(name: "RondoTrace", targets: ["RondoTrace"]),
        .executable(name: "rondo", targets: ["RondoCommand"]),
    ] + viewProducts,
    targets: [
        .target(name: "Rondo"),
        .target(name: "RondoTrace", dependencies: ["Rondo"]),
        .target(name: "RondoUIKit", dependencies: viewDependencies),
        .executableTarget(name: "RondoCommand", dependencies: ["RondoTrace"]),
        .target(name: "RondoTestSupport", dependencies: ["Rondo"], path: "Tests/RondoTestSupport"),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .executableTarget(
            name: "EngineBenchmark",
            dependencies: ["AllocationCounter", "Rondo"],
            path: "Benchmarks/Engine"
        ),
        .testTarget(
            name: "RondoTests",
            dependencies: ["AllocationCounter", "Rondo", "RondoTestSupport"]
        ),
        .testTarget(name: "RondoTraceTests", dependencies: ["RondoTrace", "RondoCommand"]),
    ] + simulation,
    swiftLanguageModes: [.v6]
)
