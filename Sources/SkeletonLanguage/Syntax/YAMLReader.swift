import SkeletonModel
private import CYAML

/// Reads YAML through libyaml's events, into a tree that knows its lines and columns.
///
/// Refused, each with a message of its own: tags, merge keys, a second document, keys that are
/// lists or maps, tabs in indentation, aliases that contain themselves.
package struct YAMLReader {
  /// - Parameter lines: Those to read; nil for all.
  static func read(
    _ source: SourceText, lines: Range<Int>? = nil
  ) throws(DescriptionError) -> Tree {
    let parser = try Parser(source, lines)
    return try parser.readDocument()
  }

  /// Where what stands outermost is written; nil if the text is no YAML of one map.
  static func outline(of source: SourceText) -> YAMLOutline? {
    guard let parser = try? Parser(source, nil), let tree = try? parser.readDocument(),
      tree.entries != nil
    else { return nil }
    return parser.outline
  }

  /// libyaml's, as it is loaded.
  package static var version: String { unsafe String(cString: yaml_get_version_string()) }
}

/// libyaml's parser and its input, freed with this object.
@safe private final class Parser {
  private let source: SourceText
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  /// The line that the input begins with.
  private let firstLine: Int
  private var builder = TreeBuilder()
  /// What anchors name, and how many values it counts; nil while it is still open.
  private var anchors: [String: (tree: Tree, values: Int)?] = [:]
  private var openAnchors: [(name: String, valuesBefore: Int)?] = []
  private(set) var outline = YAMLOutline()

  init(_ source: SourceText, _ lines: Range<Int>?) throws(DescriptionError) {
    self.source = source
    firstLine = lines?.lowerBound ?? 1
    let text = (lines.map { source.text(ofLines: $0) } ?? source.text[...]).utf8
    unsafe parser = .allocate(capacity: 1)
    unsafe input = .allocate(capacity: text.count)
    _ = unsafe input.initialize(fromContentsOf: text)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      throw DescriptionError(
        Spot(source, line: 1, column: 1), "there is no memory to read this with")
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  func readDocument() throws(DescriptionError) -> Tree {
    var hasDocument = false
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
      defer { unsafe yaml_event_delete(&event) }
      let spot = unsafe spot(event.start_mark)
      let range = unsafe Self.range(from: event.start_mark, to: event.end_mark)
      switch unsafe event.type {
      case YAML_DOCUMENT_START_EVENT:
        if hasDocument {
          throw DescriptionError(spot, "a second document begins here; a file holds one")
        }
        hasDocument = true
      case YAML_SCALAR_EVENT: try unsafe readScalar(event.data.scalar, at: spot, range)
      case YAML_ALIAS_EVENT: try unsafe readAlias(event.data.alias, at: spot, range)
      case YAML_SEQUENCE_START_EVENT:
        let start = unsafe event.data.sequence_start
        try unsafe open(isMap: false, anchor: start.anchor, tag: start.tag, at: spot)
        unsafe outline.start(
          range, isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE, anchor: text(start.anchor))
      case YAML_MAPPING_START_EVENT:
        let start = unsafe event.data.mapping_start
        try unsafe open(isMap: true, anchor: start.anchor, tag: start.tag, at: spot)
        unsafe outline.start(
          range, isFlow: start.style == YAML_FLOW_MAPPING_STYLE, anchor: text(start.anchor))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        try close()
        outline.close(range)
      case YAML_STREAM_END_EVENT:
        guard let root = builder.root else {
          throw DescriptionError(
            Spot(source, line: 1, column: 1), "the file is empty; it needs at least 'skelsnap: 1'")
        }
        return root
      default: break
      }
    }
  }
}

extension Parser {
  private func spot(_ mark: yaml_mark_t) -> Spot {
    Spot(source, line: Int(clamping: mark.line) + firstLine, column: Int(clamping: mark.column) + 1)
  }

  private static func range(from start: yaml_mark_t, to end: yaml_mark_t) -> Range<Int> {
    let first = Int(clamping: start.index)
    return first..<max(first, Int(clamping: end.index))
  }

  private func text(_ bytes: UnsafeMutablePointer<UInt8>?, count: Int? = nil) -> String? {
    guard let bytes = unsafe bytes else { return nil }
    if let count {
      return unsafe String(
        decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
    return unsafe String(cString: bytes)
  }

  private func refuseTag(_ tag: UnsafeMutablePointer<UInt8>?, at spot: Spot)
    throws(DescriptionError)
  {
    guard let tag = unsafe text(tag) else { return }
    let shown = tag.hasPrefix("tag:yaml.org,2002:") ? "!!" + tag.dropFirst(18) : tag
    throw DescriptionError(
      spot, "'\(shown)' is a YAML tag, which has no meaning here; quote text that begins with '!'")
  }

  private func readScalar(
    _ event: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar, at spot: Spot,
    _ range: Range<Int>
  ) throws(DescriptionError) {
    // "!" alone is libyaml's non-specific tag: still a tag someone wrote.
    try unsafe refuseTag(event.tag, at: spot)
    let value = unsafe text(event.value, count: event.length) ?? ""
    let isPlain = unsafe event.style == YAML_PLAIN_SCALAR_STYLE
    unsafe outline.scalar(value, range, isQuoted: !isPlain, anchor: text(event.anchor))
    if builder.expectsKey {
      if isPlain && value == "<<" {
        throw DescriptionError(spot, "'<<' merges maps in YAML 1.1 only; write the keys out")
      }
      if let color = builder.brokenColor(before: value) {
        throw DescriptionError(
          color, "there is no rgba(); write white @ 0.1, or \"#ffffff @ 0.1\"")
      }
      if unsafe event.anchor != nil {
        throw DescriptionError(spot, "an anchor on a key; put it on the value")
      }
      try builder.key(value, at: spot)
      return
    }
    let before = builder.values
    let tree = try builder.scalar(Scalar(text: value, isPlain: isPlain), at: spot)
    if let name = unsafe text(event.anchor) {
      anchors[name] = .some((tree, builder.values - before))
    }
  }

  private func readAlias(
    _ event: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_alias, at spot: Spot,
    _ range: Range<Int>
  ) throws(DescriptionError) {
    let name = unsafe text(event.anchor) ?? ""
    guard !builder.expectsKey else { throw DescriptionError(spot, "an alias cannot be a key") }
    guard let anchor = anchors[name] else {
      let hint = nearestWord(to: name, among: anchors.keys.sorted()).map {
        "; did you mean '*\($0)'?"
      }
      throw DescriptionError(
        spot,
        "no anchor '&\(name)' stands before this\(hint ?? "; quote text that begins with '*'")")
    }
    guard let anchor else {
      throw DescriptionError(
        spot, "'*\(name)' is an alias of what it stands in: it would contain itself")
    }
    try builder.copy(anchor.tree, values: anchor.values, at: spot)
    outline.alias(name, anchor.tree, range)
  }

  private func open(
    isMap: Bool, anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?,
    at spot: Spot
  ) throws(DescriptionError) {
    try unsafe refuseTag(tag, at: spot)
    if builder.expectsKey {
      throw DescriptionError(spot, "a key is a word, not a \(isMap ? "map" : "list"); quote braces")
    }
    let name = unsafe text(anchor)
    openAnchors.append(name.map { ($0, builder.values) })
    if let name { anchors[name] = .some(nil) }
    try builder.start(isMap: isMap, at: spot)
  }

  private func close() throws(DescriptionError) {
    let tree = try builder.end()
    guard let anchor = openAnchors.popLast(), let anchor, let tree else { return }
    anchors[anchor.name] = .some((tree, builder.values - anchor.valuesBefore))
  }

  /// libyaml's error in our words, at the position to correct.
  private func failure() -> DescriptionError {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? ""
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) } ?? ""
    if unsafe parser.pointee.error == YAML_READER_ERROR {
      let offset = unsafe source.start(ofLine: firstLine) + parser.pointee.problem_offset
      return DescriptionError(
        source.spot(atByte: offset),
        "a character that YAML does not allow; take it out, or write '\\u' and its number in double "
          + "quotes")
    }
    if unsafe parser.pointee.error == YAML_MEMORY_ERROR {
      return DescriptionError(
        Spot(source, line: 1, column: 1), "there is no memory to read this with")
    }
    let mark = unsafe spot(parser.pointee.problem_mark)
    let contextMark = unsafe spot(parser.pointee.context_mark)
    return YAMLTrouble(
      source: source, problem: problem, context: context, place: mark, contextPlace: contextMark
    ).explained
  }
}
