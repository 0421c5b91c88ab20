// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Rondo",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "Rondo", targets: ["Rondo"]),
        .library(name: "RondoTrace", targets: ["RondoTrace"]),
        .executable(name: "rondo", targets: ["RondoCommand"]),
    ],
    targets: [
        .target(name: "Rondo"),
        .target(name: "RondoTrace", dependencies: ["Rondo"]),
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
    ],
    swiftLanguageModes: [.v6]
)
