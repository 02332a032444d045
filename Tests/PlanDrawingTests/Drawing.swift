import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG picture as an XML parser reads it: its elements with their attributes, and its texts.
final class Drawing: NSObject, XMLParserDelegate {
    struct Malformed: Error, CustomStringConvertible {
        var description: String
    }

    /// Each element's attributes, with its name under "element".
    private(set) var elements: [[String: String]] = []
    private(set) var texts: [String] = []
    private var text = ""

    init(_ svg: [UInt8]) throws {
        super.init()
        let parser = XMLParser(data: Data(svg))
        parser.delegate = self
        guard parser.parse() else {
            throw Malformed(description: "line \(parser.lineNumber): \(String(describing: parser.parserError))")
        }
    }

    /// How many elements have the class.
    func count(_ style: String) -> Int { elements.count { $0["class"] == style } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(attributes.merging(["element": name]) { own, _ in own })
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "text" || name == "title" { texts.append(text) }
        text = ""
    }
}
