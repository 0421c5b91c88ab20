// swift-tools-version: 6.0

import PackageDescription

// Linux has neither UIKit nor SwiftUI. There the views are built over simulations of both, for
// tests only: no product contains them.
#if os(Linux)
    let viewProducts: [Product] = []
    let viewDependencies: [Target.Dependency] = ["UIKit"]
    let faceDependencies: [Target.Dependency] = ["SwiftUI"]
    // Swift Testing has an overlay that needs the real UIKit.
    let noOverlays: [SwiftSetting] = [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
    ]
    let simulation: [Target] = [
        .target(name: "UIKit", path: "Tests/UIKitSimulation"),
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUISimulation"),
        .testTarget(
            name: "RondoUIKitTests",
            dependencies: [
                "AllocationCounter", "RondoTestSupport", "RondoTrace", "RondoUIKit", "UIKit",
            ],
            swiftSettings: noOverlays
        ),
        .testTarget(
            name: "RondoSwiftUITests",
            dependencies: ["RondoSwiftUI", "RondoTestSupport", "RondoUIKit", "SwiftUI", "UIKit"],
            swiftSettings: noOverlays
        ),
        .target(
            name: "SmallApps",
            dependencies: ["RondoSwiftUI", "RondoUIKit", "SwiftUI", "UIKit"],
            path: "Examples/SmallApps",
            exclude: ["README.md"]
        ),
        .testTarget(
            name: "SmallAppsTests",
            dependencies: ["RondoTestSupport", "RondoUIKit", "SmallApps", "SwiftUI", "UIKit"],
            swiftSettings: noOverlays
        ),
    ]
#else
    let viewProducts: [Product] = [
        .library(name: "RondoUIKit", targets: ["RondoUIKit"]),
        .library(name: "RondoSwiftUI", targets: ["RondoSwiftUI"]),
    ]
    let viewDependencies: [Target.Dependency] = []
    let faceDependencies: [Target.Dependency] = []
    let simulation: [Target] = []
#endif

let package = Package(
    name: "Rondo",
    // The language of VoiceOver texts.
    defaultLocalization: "en",
    // The views are for iOS, Mac Catalyst, tvOS and visionOS; engine and traces for all of them.
    platforms: [
        .iOS(.v15), .macCatalyst(.v15), .macOS(.v13), .tvOS(.v15), .visionOS(.v1), .watchOS(.v8),
    ],
    products: [
        .library(name: "RondoEngine", targets: ["Rondo"]),
        .library(name: "RondoTrace", targets: ["RondoTrace"]),
        .executable(name: "rondo", targets: ["RondoCommand"]),
    ] + viewProducts,
    targets: [
        .target(name: "Rondo"),
        .target(name: "RondoTrace", dependencies: ["Rondo"]),
        .target(
            name: "RondoUIKit",
            dependencies: ["Rondo"] + viewDependencies,
            resources: [
                .process("Resources/Rondo.xcstrings"),
                .copy("Resources/PrivacyInfo.xcprivacy"),
            ]
        ),
        .target(
            name: "RondoSwiftUI",
            dependencies: ["Rondo", "RondoUIKit"] + viewDependencies + faceDependencies
        ),
        .executableTarget(name: "RondoCommand", dependencies: ["RondoTrace"]),
        .target(name: "RondoTestSupport", dependencies: ["Rondo"], path: "Tests/RondoTestSupport"),
        .target(
            name: "RondoModel",
            dependencies: ["Rondo", "RondoTestSupport", "RondoTrace"],
            path: "Tests/RondoModel"
        ),
        .executableTarget(name: "RondoSoak", dependencies: ["RondoModel"], path: "Tests/RondoSoak"),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .target(name: "Techniques", dependencies: ["Rondo"], path: "Benchmarks/Techniques"),
        .executableTarget(
            name: "EngineBenchmark",
            dependencies: ["AllocationCounter", "Rondo", "Techniques"],
            path: "Benchmarks/Engine",
            exclude: ["run"]
        ),
        .executableTarget(
            name: "WorkBenchmark",
            dependencies: ["Rondo", "Techniques"],
            path: "Benchmarks/Work",
            exclude: ["count", "run"]
        ),
        .testTarget(
            name: "TechniquesTests",
            dependencies: ["Rondo", "RondoTestSupport", "Techniques"]
        ),
        .testTarget(
            name: "RondoTests",
            dependencies: ["AllocationCounter", "Rondo", "RondoModel", "RondoTestSupport"]
        ),
        .testTarget(
            name: "RondoTraceTests",
            dependencies: [
                "RondoCommand", "RondoModel", "RondoSoak", "RondoTestSupport", "RondoTrace",
            ]
        ),
    ] + simulation,
    swiftLanguageModes: [.v6]
)

// Slow code of tests is in other targets, which are optimized. Optimizing the tests themselves
// takes longer than running them without.
for target in package.targets where target.type == .test {
    let settings = target.swiftSettings ?? []
    target.swiftSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

// Only the engine, the traces and their tests, for quick tests and for sanitizers, which would find
// only mistakes of the simulations in views on Linux.
if Context.environment["RONDO_WITHOUT_VIEWS"] != nil {
    package.targets.removeAll { $0.name.contains("UI") || $0.name.contains("SmallApps") }
    package.products.removeAll { $0.name.contains("UI") }
}
