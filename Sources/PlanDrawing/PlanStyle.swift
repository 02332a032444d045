/// The look of the plan: bone and ochre ink on dark paper, blood for what is hidden.
enum PlanStyle {
    /// The margin round the plan, in pixels.
    static let margin: Float = 44
    /// The room for the scale bar below the plan, in pixels.
    static let footer: Float = 52

    /// Style sheet and patterns.
    static let sheet = """
        <defs>
        <radialGradient id="dusk" cx="0.42" cy="0.45" r="0.85"><stop offset="0.45" stop-color="#000" stop-opacity="0"/>\
        <stop offset="1" stop-color="#000" stop-opacity="0.55"/></radialGradient>
        <radialGradient id="glow"><stop offset="0" stop-color="#e0a83e" stop-opacity="0.85"/>\
        <stop offset="1" stop-color="#e0a83e" stop-opacity="0"/></radialGradient>
        </defs>
        <style>
        text{font-family:"Iowan Old Style",Palatino,Georgia,"DejaVu Serif",serif;fill:#e9dfcc;text-anchor:middle}
        .paper{fill:#1a1613}
        .vignette{fill:url(#dusk)}
        .title{font-size:25px;letter-spacing:.6px;text-anchor:start}
        .facts{font-size:14px;fill:#b3a58c;text-anchor:start}
        .refused{font-size:15px;fill:#f0786a;text-anchor:start}
        .floor{fill:#26201b;stroke:#4b4034;stroke-width:1}
        .reachable{fill:#382f27;stroke:#382f27;stroke-width:.3;stroke-linejoin:round}
        .reachable-bar{fill:#382f27;stroke:#4b4034}
        .meter{stroke:#e9dfcc;stroke-opacity:.06;stroke-width:1}
        .wall{stroke:#e9dfcc;stroke-width:6.5;stroke-linecap:butt}
        .joint{fill:#e9dfcc}
        .leaf{stroke:#d8b27a;stroke-width:2.4;stroke-linecap:round}
        .swing{fill:none;stroke:#d8b27a;stroke-width:1.2;stroke-dasharray:4 3}
        .glass{stroke:#9cc3d5;stroke-width:1.8}
        .opening{stroke:#b3a58c;stroke-width:1.6;stroke-dasharray:1.5 4;stroke-linecap:round}
        .box{fill:#453a2f;stroke:#a08c6f;stroke-width:1.2}
        .hung{fill:#453a2f;fill-opacity:.25;stroke:#a08c6f;stroke-width:1.2;stroke-dasharray:5 3}
        .front{fill:none;stroke:#d9c49d;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
        .name{fill:#d9cbb0}
        .doll-heat{fill:#e0a83e;stroke:#e0a83e;stroke-width:.05;stroke-linejoin:round}
        .doll-bar{fill:#e0a83e}
        .centre{fill:url(#glow)}
        .letter-bar{fill:#ef4a38}
        .letter-heat{fill:none;stroke:#ef4a38;stroke-width:6}
        .zone{fill:#7fbf8a;fill-opacity:.14;stroke:#8fd09a;stroke-width:1.8;stroke-dasharray:7 5}
        .print{fill:#c8321f;fill-opacity:.9}
        .stem{stroke:#f3e9d8;stroke-width:1.4}
        .letter{fill:#f6ecd9;stroke:#8a2417;stroke-width:1.6;stroke-linejoin:round}
        .fold{fill:#cdbb9a;stroke:#8a2417;stroke-width:1.2;stroke-linejoin:round}
        .lock{fill:#d9b23c;stroke:#2b2110;stroke-width:1.6}
        .shackle{fill:none;stroke:#d9b23c;stroke-width:3}
        .glyph{fill:#1a1613;stroke:#f08a2c;stroke-width:1.8}
        .whisper{fill:none;stroke:#a9c4ff;stroke-width:1.8;stroke-linecap:round}
        .whisper-dot{fill:#a9c4ff}
        .ritual{fill:#3a0f0a;fill-opacity:.75;stroke:#ef6a4e;stroke-width:1.6}
        .star{fill:none;stroke:#ef6a4e;stroke-width:1.4;stroke-linejoin:round}
        .doll{fill:#f3e9d8;stroke:#2b2110;stroke-width:1.2}
        .mark{font-size:14px;font-weight:bold;fill:#8a2417}
        .hertz{font-size:10.5px;font-weight:bold;fill:#ffb066}
        .ring{font-size:11px;fill:#c9dbff}
        .eye{fill:#2b2110}
        .legend-title{font-size:15px;fill:#b3a58c;text-anchor:start;letter-spacing:.5px}
        .legend{font-size:14px;text-anchor:start}
        .scale{stroke:#e9dfcc;stroke-width:1.6}
        .scale-full{fill:#e9dfcc}
        .scale-text{font-size:12px;fill:#b3a58c}
        </style>
        """
}
