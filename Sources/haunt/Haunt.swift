@main
enum Haunt {
    static func main() {}
}
