public import RevenantsKit

/// A bot with a device: a ``Bot`` before an `AppCoordinator` in a virtual room, on the bytes of one link.
///
/// It lives by the Host's time: a `ping` is a tick. What arrived is perceived, the bot moves and acts, and its `pong` is the
/// last frame of the tick. A transport hands in what a link brings and sends what ``takeOutgoing()`` gives.
public final class BotPlayer {
    /// The pipe to the Host.
    public let network = WireNetworkService()
    private let ar = VirtualARService()
    private let coordinator: AppCoordinator<WireNetworkService, VirtualARService>
    private let hello: Hello
    private var bot: Bot
    private var view: PlayerView?

    /// How fast a person turns, in radians a second.
    private static var turnRate: Float { 3 }

    /// A bot that will greet the Host with `hello`. One that needs it so plays deaf or blind: what it cannot sense is taken away.
    public init(manner: BotManner, hello: Hello) {
        bot = Bot(manner: manner)
        self.hello = hello
        coordinator = AppCoordinator(network: network, ar: ar)
    }

    /// What the bot perceived in the last tick.
    public var lastView: PlayerView? { view }

    /// A link is open: the bot asks for a seat, or for its own again.
    public func linkOpened() {
        coordinator.perform(.join(hello))
        network.linkOpened()
    }

    /// The link is gone.
    public func linkClosed() { network.linkClosed() }

    /// Takes what the link brought, and plays the time that its pings tell as one tick.
    public func receive(_ bytes: [UInt8]) throws(WireError) {
        let before = network.hostSeconds
        try network.receive(bytes)
        let passed = network.hostSeconds - before
        guard passed > 0 else { return }
        // The first ping tells the Host's time, not how long the bot has been there.
        play(seconds: before == 0 ? NightRules.tick : Float(passed))
    }

    /// The bytes to send now.
    public func takeOutgoing() -> [UInt8] {
        var bytes: [UInt8] = []
        network.drain(into: &bytes)
        return bytes
    }

    private func play(seconds: Float) {
        let view = coordinator.tick(seconds: seconds)
        self.view = view
        let move = bot.decide(Deprivation.of(hello.needs, from: view), tick: seconds)
        if let pose = view.pose {
            if let yaw = move.yaw { ar.turn(to: turned(from: pose.yaw, to: yaw, seconds)) }
            if move.velocity != FloorPoint(0, 0) { ar.walk(move.velocity, seconds: seconds) }
        }
        for action in move.actions { coordinator.perform(action) }
        coordinator.endTick()
    }

    private func turned(from yaw: Float, to goal: Float, _ seconds: Float) -> Float {
        var way = goal - yaw
        while way > Float.pi { way -= 2 * Float.pi }
        while way < -Float.pi { way += 2 * Float.pi }
        let most = BotPlayer.turnRate * seconds
        return yaw + min(max(way, -most), most)
    }
}
