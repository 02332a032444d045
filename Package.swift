// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "haunt",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "LULLKit", targets: ["LULLKit"]),
        .library(name: "RevenantsKit", targets: ["RevenantsKit"]),
        .library(name: "CordeliaKit", targets: ["CordeliaKit"]),
        .library(name: "HauntBots", targets: ["HauntBots"]),
        .library(name: "PlanDrawing", targets: ["PlanDrawing"]),
        .library(name: "HauntTransport", targets: ["HauntTransport"]),
        .executable(name: "haunt", targets: ["haunt"]),
        .executable(name: "HauntSoak", targets: ["HauntSoak"]),
        .executable(name: "HauntWasm", targets: ["HauntWasm"]),
    ]
)

// MARK: - Floor 0: pure kits, the standard library only

package.targets += [
    .target(name: "LULLKit"),
    .target(name: "RevenantsKit"),
]

// MARK: - Floor 1: kits over the pure kits

package.targets += [
    .target(name: "CordeliaKit"),
    .target(name: "HauntBots", dependencies: ["RevenantsKit"]),
    .target(name: "PlanDrawing", dependencies: ["RevenantsKit"]),
]

// MARK: - Floor 2: the world outside

package.targets += [
    .target(name: "HauntTransport", dependencies: ["CUV"])
]

// MARK: - Floor 4: commands and the browser core

package.targets += [
    .executableTarget(
        name: "haunt",
        dependencies: ["ArgumentParser", "HauntBots", "HauntTransport", "LULLKit", "PlanDrawing", "RevenantsKit"],
        linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // The night's soak for wasm32, to compare its state hash with the native one.
    .executableTarget(name: "HauntSoak", dependencies: ["CWasmRuntime", "RevenantsKit"]),
    .executableTarget(
        name: "HauntWasm",
        dependencies: ["CWasmRuntime", "LULLKit", "RevenantsKit"]
    ),
]

// MARK: - Beside the floors: stand-ins and C libraries

package.targets += [
    // A subset of apple/swift-argument-parser's public API, for want of the package itself.
    .target(name: "ArgumentParser"),
    .systemLibrary(
        name: "CUV", pkgConfig: "libuv", providers: [.apt(["libuv1-dev"]), .brew(["libuv"])]),
    .target(name: "CWasmRuntime"),
]

// MARK: - Tests

package.targets += [
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ArgumentParserTests", dependencies: ["ArgumentParser", "TestSupport"]),
    .testTarget(name: "CWasmRuntimeTests", dependencies: ["CWasmRuntime"]),
    .testTarget(name: "CordeliaKitTests", dependencies: ["CordeliaKit"]),
    .testTarget(name: "HauntBotsTests", dependencies: ["HauntBots", "RevenantsKit"]),
    .testTarget(
        name: "HauntCommandTests", dependencies: ["haunt", "LULLKit", "PlanDrawing", "RevenantsKit", "TestSupport"]),
    .testTarget(name: "HauntTransportTests", dependencies: ["HauntTransport"]),
    .testTarget(name: "LULLKitTests", dependencies: ["LULLKit", "TestSupport"]),
    .testTarget(name: "PlanDrawingTests", dependencies: ["PlanDrawing", "RevenantsKit"]),
    .testTarget(name: "RepositoryTests", dependencies: ["TestSupport"]),
    .testTarget(name: "RevenantsKitTests", dependencies: ["RevenantsKit"]),
]

// MARK: - Settings, for every Swift target

for target in package.targets where target.type != .system && target.name != "CWasmRuntime" {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
