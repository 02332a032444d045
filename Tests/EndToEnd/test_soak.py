"""The same night on every machine: a million seeded ticks end in the same state natively and in the browser's wasm."""

import subprocess

import pytest
import wasmtime

TICKS = 1_000_000


@pytest.fixture(scope="module")
def wasm(root):
    """The soak as a WebAssembly module without imports."""
    build = ["swift", "build", "-c", "release", "--triple", "wasm32-unknown-none-wasm", "--toolset", "wasm.json"]
    build += ["--scratch-path", ".build/wasm", "--product", "HauntSoak"]
    subprocess.run(build, cwd=root, check=True, stdout=subprocess.DEVNULL)
    return root / ".build/wasm/wasm32-unknown-none-wasm/release/HauntSoak.wasm"


def test_a_million_ticks_hash_the_same_natively_and_in_wasm(haunt_release, wasm):
    store = wasmtime.Store()
    module = wasmtime.Module.from_file(store.engine, str(wasm))
    assert list(module.imports) == []
    soak = wasmtime.Instance(store, module, []).exports(store)["haunt_soak"]
    for seed, ticks in [(1, 20_000), (2, TICKS)]:
        in_wasm = soak(store, seed, ticks) & 0xFFFF_FFFF_FFFF_FFFF
        native = haunt_release("soak", "--seed", str(seed), "--ticks", str(ticks))
        assert native.returncode == 0, native.stderr.decode()
        assert native.stdout.decode() == f"{in_wasm:016x}\n", f"seed {seed}, {ticks} ticks"


def test_another_seed_is_another_night(haunt_release):
    hashes = {haunt_release("soak", "--seed", str(seed), "--ticks", "2000").stdout for seed in range(4)}
    assert len(hashes) == 4
