// swift-tools-version: 6.2
import PackageDescription

// Measured against plain versions written beside, in one run: `make bench`. One folder of HauntBenchmarks a subject.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "haunt", path: "..")],
    targets: [
        .executableTarget(
            name: "HauntBenchmarks",
            dependencies: [
                "CAllocationCount", .product(name: "CordeliaKit", package: "haunt"),
                .product(name: "HauntBots", package: "haunt"),
                .product(name: "RevenantsKit", package: "haunt"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        // Counts heap allocations: it stands before the C library's malloc.
        .target(name: "CAllocationCount"),
    ]
)
