/// The files of Examples/Rooms, as they must stand there.
enum SampleRoomFiles {
    /// The text of each by its name, without the extension.
    static var texts: [String: String] {
        trees.mapValues { $0.pretty + "\n" }.merging(compactTexts) { one, _ in one }
    }

    /// The files in RoomPlan's own layout.
    private static var trees: [String: JSONTree] {
        var missingFloors = SampleFlats.missingFloors.capturedRoom
        missingFloors["floors"] = .array([])
        let (rooms, merged) = SampleFlats.structure
        var structure = merged.capturedRoom
        for key in ["story", "coreModel"] { structure[key] = nil }
        structure["rooms"] = .array(rooms.map { $0.capturedRoom })
        return [
            "living-room": SampleFlats.livingRoom.capturedRoom,
            "open-side": SampleFlats.openSide.capturedRoom,
            "several-rooms": SampleFlats.severalRooms.capturedRoom,
            "no-objects": SampleFlats.noObjects.capturedRoom,
            "stubs": SampleFlats.stubs.capturedRoom,
            "sloped-walls": SampleFlats.slopedWalls.capturedRoom,
            "curved-wall": SampleFlats.curvedWall.capturedRoom,
            "structure": structure,
            "missing-floors": missingFloors,
            "ios-16": SampleFlats.olderSystem.capturedRoom.asOlderSystem,
            "one-centimetre-opening": SampleFlats.oneCentimetreOpening.capturedRoom,
            "two-storeys": SampleFlats.twoStoreys.capturedRoom,
            "empty-room": SampleFlats.emptyRoom.capturedRoom,
            "re-encoded-rows": SampleFlats.livingRoom.capturedRoom.withoutCoreModel.withNestedTransforms(rows: true),
        ]
    }

    /// The living room as a program wrote it that has its own idea of everything.
    private static var compactTexts: [String: String] {
        let tree = SampleFlats.livingRoom.capturedRoom.withoutCoreModel.withPlainEnumerations.withNamedComponents
            .withNestedTransforms(rows: false).withParentKey
        return ["re-encoded": tree.compact + "\n"]
    }
}

extension JSONTree {
    /// The room without the opaque part, which re-encoding programs drop.
    var withoutCoreModel: JSONTree {
        var room = self
        room["coreModel"] = nil
        return room
    }
}
