// swift-tools-version: 6.2
import PackageDescription

// Every executable is a libFuzzer program: it defines LLVMFuzzerTestOneInput and has no main of its own, so that none of
// this is built with the package itself. `make fuzz` builds and runs them.
let package = Package(
    name: "Fuzz",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(name: "haunt", path: "..")],
    targets: [
        ("FuzzEvents", "RevenantsKit"), ("FuzzFrames", "RevenantsKit"), ("FuzzHTTP", "CordeliaKit"),
        ("FuzzRoom", "RevenantsKit"),
    ].map { name, kit in
        .executableTarget(
            name: name,
            dependencies: [.product(name: kit, package: "haunt")],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .unsafeFlags(["-parse-as-library"]),
            ],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        )
    }
)
