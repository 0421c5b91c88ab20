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
            name: "CMicrohttpd",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]
        ),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]
        ),
        .systemLibrary(name: "CSignalfd"),
        .target(name: "FeedServer", dependencies: ["CMicrohttpd", "CSQLite", "CSignalfd"]),
        .executableTarget(name: "FeedServerCommand", dependencies: ["FeedServer"]),
        .testTarget(
            name: "FeedServerTests",
            dependencies: ["CSQLite", "FeedServer", "FeedServerCommand"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
