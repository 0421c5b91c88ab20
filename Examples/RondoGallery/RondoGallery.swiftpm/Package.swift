// swift-tools-version: 6.0

import AppleProductTypes
import PackageDescription

let package = Package(
    name: "RondoGallery",
    platforms: [.iOS("15.0")],
    products: [
        .iOSApplication(
            name: "RondoGallery",
            targets: ["RondoGallery"],
            bundleIdentifier: "rondo.gallery",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .images),
            accentColor: .presetColor(.indigo),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [
                .portrait,
                .landscapeLeft,
                .landscapeRight,
                .portraitUpsideDown(.when(deviceFamilies: [.pad])),
            ],
            // The feed server uses plain HTTP, only on this machine.
            capabilities: [
                .appTransportSecurity(configuration: .init(allowsLocalNetworking: true))
            ]
        )
    ],
    dependencies: [
        .package(name: "Rondo", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: "RondoGallery",
            dependencies: [
                .product(name: "RondoEngine", package: "Rondo"),
                .product(name: "RondoUIKit", package: "Rondo"),
                .product(name: "RondoSwiftUI", package: "Rondo"),
            ],
            path: "."
        )
    ],
    swiftLanguageModes: [.v6]
)
