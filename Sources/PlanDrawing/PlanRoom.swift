import RevenantsKit

/// Draws the floor and what stands round it.
struct PlanRoom {
    let room: ScannedRoom
    let frame: PlanFrame

    func drawFloor(on canvas: inout SVGCanvas, reachable: SurveyedRoom?) {
        for floor in room.floors where floor.count >= 3 {
            canvas.path("floor", SVGCanvas.outline(floor.map(frame.place)))
        }
        if let reachable {
            let squares = PlanHeat.squares(reachable.reachable, width: reachable.cellWidth)
            let floors = room.floors.map { SVGCanvas.outline($0.map(frame.place)) }.joined()
            canvas.add("<clipPath id=\"floors\"><path d=\"\(floors)\"/></clipPath>")
            canvas.add("<g clip-path=\"url(#floors)\"><g transform=\"\(frame.matrix)\">")
            canvas.path("reachable", squares)
            canvas.add("</g></g>")
        }
        drawMeters(on: &canvas)
    }

    /// A faint line each metre.
    private func drawMeters(on canvas: inout SVGCanvas) {
        let (corner, size) = (frame.corner, frame.size)
        guard frame.scale >= 8 else { return }
        for step in 0...Int(min(200, size.x / frame.scale)) {
            let x = corner.x + Float(step) * frame.scale
            canvas.line("meter", Point(x: x, y: corner.y), Point(x: x, y: corner.y + size.y))
        }
        for step in 0...Int(min(200, size.y / frame.scale)) {
            let y = corner.y + Float(step) * frame.scale
            canvas.line("meter", Point(x: corner.x, y: y), Point(x: corner.x + size.x, y: y))
        }
    }

    func drawWalls(on canvas: inout SVGCanvas) {
        for (index, wall) in room.walls.enumerated() where wall.width > 0 {
            for (from, to) in pieces(of: index) {
                let along = wall.end - wall.start
                canvas.line("wall", frame.place(wall.start + along * from), frame.place(wall.start + along * to))
                // Walls that meet at an angle leave a notch: a dot fills it.
                if from == 0 { canvas.circle("joint", frame.place(wall.start), 3.2) }
                if to == 1 { canvas.circle("joint", frame.place(wall.end), 3.2) }
            }
        }
        for gap in room.gaps {
            switch gap.kind {
            case .door, .openDoor: drawDoor(gap, on: &canvas)
            case .window: drawWindow(gap, on: &canvas)
            case .opening: canvas.line("opening", frame.place(gap.start), frame.place(gap.end))
            }
        }
    }

    /// The stretches of a wall between its gaps, as shares of its width.
    private func pieces(of index: Int) -> [(from: Float, to: Float)] {
        let wall = room.walls[index]
        let along = wall.end - wall.start
        let square = along.dot(along)
        var holes: [(from: Float, to: Float)] = []
        for gap in room.gaps {
            let one = (gap.start - wall.start).dot(along) / square
            let other = (gap.end - wall.start).dot(along) / square
            // A gap is cut from its own wall, and from another copy of it in the same place.
            let off = (gap.start + gap.end) / 2 - wall.start
            let away = (off.x * along.y - off.y * along.x).magnitude / wall.width
            guard gap.wall == index || away < 0.1 && isParallel(gap, along) else { continue }
            let hole = (from: max(0, min(one, other)), to: min(1, max(one, other)))
            if hole.from < hole.to { holes.append(hole) }
        }
        holes.sort { $0.from < $1.from }
        var pieces: [(from: Float, to: Float)] = []
        var reached: Float = 0
        for hole in holes {
            if hole.from > reached { pieces.append((reached, hole.from)) }
            reached = max(reached, hole.to)
        }
        if reached < 1 { pieces.append((reached, 1)) }
        return pieces
    }

    private func isParallel(_ gap: WallGap, _ along: FloorPoint) -> Bool {
        let own = gap.end - gap.start
        return (own.x * along.y - own.y * along.x).magnitude <= 0.2 * own.length * along.length
    }

    /// A door: its leaf and the quarter circle it swings through; two leaves where it is wide.
    private func drawDoor(_ gap: WallGap, on canvas: inout SVGCanvas) {
        let along = gap.end - gap.start
        let width = along.length
        guard width > 0.01 else { return }
        let normal =
            room.walls.indices.contains(gap.wall) ? room.walls[gap.wall].normal : FloorPoint(-along.y, along.x) / width
        if width > 1.25 {
            let middle = gap.start + along / 2
            drawLeaf(hinge: gap.start, latch: middle, normal, gap.kind, on: &canvas)
            drawLeaf(hinge: gap.end, latch: middle, normal, gap.kind, on: &canvas)
        } else {
            drawLeaf(hinge: gap.start, latch: gap.end, normal, gap.kind, on: &canvas)
        }
    }

    private func drawLeaf(
        hinge: FloorPoint, latch: FloorPoint, _ normal: FloorPoint, _ kind: GapKind, on canvas: inout SVGCanvas
    ) {
        let width = (latch - hinge).length
        let swung = hinge + normal * width
        let (from, to, middle) = (frame.place(latch), frame.place(swung), frame.place(hinge))
        // The arc turns the short way from the latch to where the leaf stands open.
        let (a, b) = (from - middle, to - middle)
        let sweep = a.x * b.y - a.y * b.x > 0 ? 1 : 0
        let radius = SVGCanvas.number(width * frame.scale)
        canvas.path("swing", "M\(SVGCanvas.pair(from))A\(radius) \(radius) 0 0 \(sweep) \(SVGCanvas.pair(to))")
        // A closed door lies in its frame.
        canvas.line("leaf", middle, kind == .openDoor ? to : from)
    }

    private func drawWindow(_ gap: WallGap, on canvas: inout SVGCanvas) {
        let (start, end) = (frame.place(gap.start), frame.place(gap.end))
        let along = end - start
        guard along.length > 0.5 else { return }
        let aside = Point(x: -along.y, y: along.x) * (2.4 / along.length)
        canvas.line("glass", start + aside, end + aside)
        canvas.line("glass", start - aside, end - aside)
        canvas.line("glass", start + aside, start - aside)
        canvas.line("glass", end + aside, end - aside)
    }
}
