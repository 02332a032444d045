import CWasmRuntime
import Testing

/// The browser core's allocator over a native region: random operations against what must be so.
@Suite struct HeapTests {
    /// A block that a test holds: where, how long, and the byte it was filled with.
    struct Block {
        var at: UnsafeMutableRawPointer
        var bytes: Int
        var mark: UInt8

        func fill() { at.initializeMemory(as: UInt8.self, repeating: mark, count: bytes) }

        /// Whether the first bytes are as they were filled, by samples: each 61st, and the last.
        func isIntact(_ bytes: Int) -> Bool {
            var index = 0
            while index < bytes {
                if at.load(fromByteOffset: index, as: UInt8.self) != mark { return false }
                index += 61
            }
            return bytes == 0 || at.load(fromByteOffset: bytes - 1, as: UInt8.self) == mark
        }
    }

    /// A region that ends with the test, which has to hold on to it: of its memory Swift knows nothing.
    final class Region {
        let start: UnsafeMutableRawPointer
        let heap: OpaquePointer

        init(bytes: Int, grow: (@convention(c) (UInt32) -> UInt32)? = nil, given: Int? = nil) throws {
            start = .allocate(byteCount: bytes, alignment: 16)
            heap = try #require(haunt_heap_make(start, UInt32(given ?? bytes), grow))
        }

        deinit { start.deallocate() }
    }

    @Test(arguments: [UInt64(1), 2]) func randomOperationsKeepTheHeapSound(seed: UInt64) throws {
        let region = try Region(bytes: 1 << 20)
        defer { withExtendedLifetime(region) {} }
        var random = SplitMix(state: seed)
        var blocks: [Block] = []
        var mark: UInt8 = 0
        for step in 0..<4_000 {
            let choice = random.next() % 100
            if choice < 45 || blocks.isEmpty {
                let bytes = random.length()
                let alignment = choice < 8 ? 1 << (random.next() % 11) : UInt64(1)
                if let at = haunt_heap_allocate(region.heap, UInt32(bytes), UInt32(alignment)) {
                    #expect(UInt(bitPattern: at) % max(16, UInt(alignment)) == 0, "seed \(seed), step \(step)")
                    mark &+= 1
                    blocks.append(Block(at: at, bytes: bytes, mark: mark))
                    blocks[blocks.count - 1].fill()
                }
            } else {
                let index = Int(random.next() % UInt64(blocks.count))
                let block = blocks[index]
                #expect(block.isIntact(block.bytes), "seed \(seed), step \(step)")
                if choice < 80 {
                    haunt_heap_free(region.heap, block.at)
                    blocks.swapAt(index, blocks.count - 1)
                    blocks.removeLast()
                } else {
                    let bytes = random.length()
                    if let at = haunt_heap_resize(region.heap, block.at, UInt32(bytes)) {
                        blocks[index] = Block(at: at, bytes: bytes, mark: block.mark)
                        #expect(blocks[index].isIntact(min(bytes, block.bytes)), "seed \(seed), step \(step)")
                        blocks[index].fill()
                    } else {
                        #expect(block.isIntact(block.bytes), "seed \(seed), step \(step)")
                    }
                }
            }
            if step % 64 == 0 { #expect(haunt_heap_is_sound(region.heap), "seed \(seed), step \(step)") }
        }
        for block in blocks {
            #expect(block.isIntact(block.bytes), "seed \(seed)")
            haunt_heap_free(region.heap, block.at)
        }
        #expect(haunt_heap_is_sound(region.heap) && haunt_heap_used(region.heap) == 0, "seed \(seed)")
        // All is one block again.
        #expect(haunt_heap_allocate(region.heap, 900_000, 16) != nil, "seed \(seed)")
    }

    @Test func freedBlocksAreUsedAgain() throws {
        let region = try Region(bytes: 1 << 16)
        defer { withExtendedLifetime(region) {} }
        for _ in 0..<10_000 {
            let at = try #require(haunt_heap_allocate(region.heap, 30_000, 16))
            haunt_heap_free(region.heap, at)
        }
        #expect(haunt_heap_used(region.heap) == 0)
    }

    @Test func resizingUsesTheFreeNeighbour() throws {
        let region = try Region(bytes: 1 << 16)
        defer { withExtendedLifetime(region) {} }
        let first = try #require(haunt_heap_allocate(region.heap, 100, 16))
        let second = try #require(haunt_heap_allocate(region.heap, 100, 16))
        haunt_heap_free(region.heap, second)
        #expect(haunt_heap_resize(region.heap, first, 40_000) == first)
        #expect(haunt_heap_resize(region.heap, first, 0) == first)
        #expect(haunt_heap_used(region.heap) == 16 && haunt_heap_is_sound(region.heap))
    }

    @Test func whatCannotBeGivenIsRefused() throws {
        let region = try Region(bytes: 1 << 16)
        defer { withExtendedLifetime(region) {} }
        let held = try #require(haunt_heap_allocate(region.heap, 8, 16))
        for bytes in [UInt32(1 << 16), 1 << 30, UInt32(Int32.max), .max - 32, .max] {
            #expect(haunt_heap_allocate(region.heap, bytes, 16) == nil, "\(bytes) bytes")
            #expect(haunt_heap_resize(region.heap, held, bytes) == nil, "\(bytes) bytes")
        }
        for alignment in [UInt32(24), 1 << 31, .max] {
            #expect(haunt_heap_allocate(region.heap, 16, alignment) == nil, "alignment \(alignment)")
        }
        haunt_heap_free(region.heap, nil)
        #expect(haunt_heap_is_sound(region.heap) && haunt_heap_used(region.heap) == 16)
        #expect(haunt_heap_make(region.start + 8, 1 << 15, nil) == nil)
        #expect(haunt_heap_make(region.start, 64, nil) == nil)
    }

    @Test func growsAtItsEnd() throws {
        // The heap is told of the first part; the growth gives the rest, 64 KiB at a time.
        let region = try Region(bytes: 40 << 16, grow: { bytes in (bytes + 0xFFFF) & ~0xFFFF }, given: 1 << 16)
        defer { withExtendedLifetime(region) {} }
        var blocks: [UnsafeMutableRawPointer] = []
        for _ in 0..<30 { blocks.append(try #require(haunt_heap_allocate(region.heap, 60_000, 16))) }
        #expect(haunt_heap_is_sound(region.heap))
        for block in blocks { haunt_heap_free(region.heap, block) }
        #expect(haunt_heap_is_sound(region.heap) && haunt_heap_used(region.heap) == 0)
        // One block over all the growth: the pieces were merged. (A longer one would not be found in the 28 × 64 KiB less the
        // heap's own head: blocks of its list may be too short. The heap would grow again, past this region.)
        #expect(haunt_heap_allocate(region.heap, 1_500_000, 16) != nil)
    }
}

/// A small generator for tests (Steele, Lea, Flood, 2014).
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Mostly short, sometimes long.
    mutating func length() -> Int {
        let bits = next()
        switch bits % 8 {
        case 0: return 0
        case 1, 2, 3: return Int((bits >> 8) % 64)
        case 4, 5, 6: return Int((bits >> 8) % 1_000)
        default: return Int((bits >> 8) % 40_000)
        }
    }
}
