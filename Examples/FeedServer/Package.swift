// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "FeedServer",
    products: [
        .executable(name: "feed-server", targets: ["FeedServerCommand"]),
        .library(name: "FeedServer", targets: ["FeedServer"]),
    ],
    targets: [
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]
        ),
        .systemLibrary(name: "CLinux"),
        .target(name: "FeedServer", dependencies: ["CLinux", "CSQLite"]),
        .executableTarget(name: "FeedServerCommand", dependencies: ["FeedServer"]),
        .testTarget(
            name: "FeedServerTests",
            dependencies: ["CSQLite", "FeedServer", "FeedServerCommand"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
