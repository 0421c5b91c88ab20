// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "FeedServer",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "feed-server", targets: ["FeedServerCommand"]),
        .library(name: "FeedServer", targets: ["FeedServer"]),
    ],
    targets: [
        .systemLibrary(
            name: "CMicrohttpd",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
        ),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]
        ),
        .systemLibrary(name: "CSignalfd"),
        .target(
            name: "FeedServer",
            dependencies: [
                "CMicrohttpd", "CSQLite",
                .target(name: "CSignalfd", condition: .when(platforms: [.linux])),
            ]
        ),
        .executableTarget(name: "FeedServerCommand", dependencies: ["FeedServer"]),
        .testTarget(
            name: "FeedServerTests",
            dependencies: ["CSQLite", "FeedServer", "FeedServerCommand"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
