// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Fuzz",
    dependencies: [
        .package(name: "Rondo", path: ".."),
        .package(path: "../Examples/FeedServer"),
    ],
    targets: [
        .target(name: "FuzzMain"),
        .executableTarget(
            name: "TraceFuzz",
            dependencies: ["FuzzMain", .product(name: "RondoTrace", package: "Rondo")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
        .executableTarget(
            name: "RequestFuzz",
            dependencies: ["FuzzMain", .product(name: "FeedServer", package: "FeedServer")],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
    ],
    swiftLanguageModes: [.v6]
)
