import CWasmRuntime
import RevenantsKit

/// The state hash after `ticks` ticks of nights with seeded inputs in our living room (see ``NightSoak``); 0 when the room cannot be read.
@_expose(wasm, "haunt_soak") @c(haunt_soak)
func soak(_ seed: UInt64, _ ticks: UInt32) -> UInt64 {
    guard var soak = NightSoak(seed: seed) else { return 0 }
    soak.run(ticks: Int(ticks))
    return soak.hash
}
