import SkeletonModel
import Testing

@testable import SkeletonSwiftUI

@Suite("Values that are made where nobody gives one")
struct MadeValuesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    /// Of which a `T` is wanted.
    var source: String
    /// nil where none can be made.
    var value: String?
    var testDescription: String { title }
  }

  @Test(
    "What makes one",
    arguments: [
      Row(
        title: "A class with values for all", source: "class T { var a = 1 }",
        value: "T()"),
      Row(
        title: "An initializer without arguments",
        source: "class T { let a: Int; init(a: Int) { self.a = a }; init() { a = 1 } }",
        value: "(try? T()) as Any"),
      Row(
        title: "The initializer that needs the least",
        source: "class T { init(a: Int, b: Int) {}; init(_ c: [Int: Int], d e: Int = 1) {} }",
        value: "(try? T(_standIn())) as Any"),
      Row(
        title: "No decoder's",
        source: "struct T { init(from decoder: any Decoder) throws {}; init(a: Int, b: Int) {} }",
        value: "(try? T(a: _standIn(), b: _standIn())) as Any"),
      Row(
        title: "What a structure stores without a value",
        source:
          "struct T { let a: Int\n let b = 2\n @State var c: Int\n var d: Int?\n static let e = 1 }",
        value: "T(a: _standIn(), c: _standIn())"),
      Row(
        title: "Closures take as much as they are given",
        source:
          "struct T { init(a: @escaping (Int, [Int]) -> Void, b: () async -> Int, c: ((Int) -> Int)) {} }",
        value:
          "(try? T(a: { _, _ in }, b: { _standIn() }, c: _standIn())) as Any"),
      Row(
        title: "The first case, with what goes with it",
        source: "enum T { case a(Int, b: [Int]), c }", value: "T.a(_standIn(), b: _standIn())"),
      Row(title: "A case alone", source: "enum T { case a, b(Int) }", value: "T.a"),
      Row(
        title: "By all names that are around it",
        source: "enum B { struct T { let a: Int } }", value: "B.T(a: _standIn())"),
      Row(title: "None of a type of parts", source: "struct T<B> { let b: B }", value: nil),
      Row(title: "None that has no case", source: "enum T {}", value: nil),
      Row(
        title: "One that has to be awaited, of nothing",
        source: "class T { init() async {} }", value: "T(_made: ())"),
      Row(
        title: "None that has to be awaited and is of another",
        source: "class T: U { init() async {} }; class U {}", value: nil),
      Row(
        title: "None of what is changed outside", source: "struct T { init(a: inout Int) {} }",
        value: nil),
    ])
  func making(_ row: Row) throws {
    var cut = try cut(row.source)
    let isNew = cut.heed([missing], of: cut.slice.files, round: 1)
    #expect(isNew == (row.value != nil))
    #expect(Array(cut.made.values) == [row.value].compactMap(\.self))
    let text = cut.slice.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    #expect(text.contains("_MadeByDefault {") == (row.value != nil))
    // Once is enough.
    let isAgain = cut.heed([missing], of: cut.slice.files, round: 2)
    #expect(!isAgain)
  }

  @Test(
    "What stands in for an object that conforms to a protocol",
    arguments: [
      (
        "protocol T { func a() throws; func b(_ c: Int) async -> [U] }",
        "final class _MadeT: T { init() {}; func a() throws {}; func b(_ c: Int) async -> [U] { _standIn() } }"
      ),
      (
        "protocol T { var a: Int { get }; var b: U { get set }; static var c: Int { get } }",
        "final class _MadeT: T { init() {}; var a: Int { get { _standIn() } }; var b: U { get { _standIn() } set {} }; static var c: Int { get { _standIn() } } }"
      ),
      (
        "protocol T { init(a: Int); subscript(b: Int) -> Int { get } // c\n mutating func d() }",
        "final class _MadeT: T { init() {}; required init(a: Int) {}; subscript(b: Int) -> Int { get { _standIn() } }; func d() {} }"
      ),
      (
        "protocol T: AnyObject, B { func c() }; protocol B { func a() }",
        "final class _MadeT: T { init() {}; func a() {}; func c() {} }"
      ),
      (
        "protocol T { var a: Int { get async throws } }",
        "final class _MadeT: T { init() {}; var a: Int { get async throws { _standIn() } } }"
      ),
      ("protocol T { associatedtype U }", nil),
      ("protocol T: Foreign { func a() }", nil),
      ("private protocol T { func a() }", nil),
    ] as [(String, String?)])
  func conformers(source: String, made: String?) throws {
    var cut = try cut(
      source,
      root:
        "struct A: View { let x: T, y: B, z: U; var body: some View { x.a(); x.b(0); T.c; x.d(); y; z } }"
    )
    let missing = Diagnostic(
      at: TextPosition(file: "", line: 1, column: 1), "nothing can stand in for a value of T")
    let isNew = cut.heed([missing], of: cut.slice.files, round: 1)
    #expect(isNew == (made != nil))
    #expect(cut.conformers.contains("T") == (made != nil))
    let lines = cut.slice.files.flatMap {
      String(decoding: $0.text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    #expect(lines.first { $0.contains("_MadeT") } == made)
  }

  @Test(
    "What something stands in for a value of is made at once",
    arguments: [
      ("let store: Store = ⌖Library.shared", true),
      ("init(_ store: any Store = ⌖Library.shared) {}", true),
      ("let store: Store? = ⌖Library.shared", false),
      ("let store: [Store] = ⌖Library.shared", false),
      ("func f() { g(⌖Library.shared) }", false),
    ])
  func declared(member: String, isMade: Bool) throws {
    let root = "struct A: View { \(member); var body: some View { f(store) } }"
    let column = root.split(separator: "⌖")[0].utf8.count + 1
    var cut = try cut(
      "protocol Store { func a() }; struct Other: Store { func a() {} }",
      root: root.filter { $0 != "⌖" })
    let complaint = Diagnostic(
      at: TextPosition(file: "A.swift", line: 1, column: column), "cannot find 'Library' in scope")
    _ = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(cut.conformers == (isMade ? ["Store"] : []))
  }

  @Test("What a body takes that only a protocol of others calls is made at once")
  func connected() throws {
    var cut = try cut(
      "struct Props { let name: String }",
      root:
        "struct A: Connected { func body(props: Props) -> some View { Text(props.name) } }")
    let complaint = Diagnostic(
      at: TextPosition(file: "A.swift", line: 1, column: 11),
      "cannot find type 'Connected' in scope")
    _ = cut.heed([complaint], of: cut.slice.files, round: 1)
    let text = cut.slice.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    #expect(text.contains("Props(name: _standIn())"), "\(text)")
  }

  @Test("What an initializer takes is made with what it makes")
  func needs() throws {
    var cut = try cut(
      "class T { init(a: V, b: [W]) {} }; struct V { let u: U }; class W {}; protocol U {}")
    _ = cut.heed([missing], of: cut.slice.files, round: 1)
    #expect(
      Set(cut.made.values) == ["(try? T(a: _standIn(), b: _standIn())) as Any", "V(u: _standIn())"])
  }

  @Test("What is made of nothing has a value in each property that needs one")
  func ofNothing() throws {
    var cut = try cut(
      "final class T { let a: Int, b: B; var c: U?; let d: U?; @Published var e: U; var f = 1\n"
        + "@Injected(\\.g) var g: U; var h: Int { 1 }; static var i: U; init() async {} }")
    _ = cut.heed([missing], of: cut.slice.files, round: 1)
    let text = cut.slice.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    #expect(
      text.contains(
        "init(_made: Void) { self.`a` = _unknown(); self.`b` = _unknown(); "
          + "self.`d` = _unknown(); self.`e` = _unknown(); }"), "\(text)")
    #expect(cut.standIns.isEmpty)
  }

  @Test("One that cannot be compiled, or made, is not made again")
  func withdrawal() throws {
    var cut = try cut("class T { init(a: Int) {} }")
    let isMade = cut.heed([missing], of: cut.slice.files, round: 1)
    #expect(isMade)
    let type = try #require(cut.made.keys.first)
    let place = TextPosition(file: SourceCut.madeFile, line: type + 1, column: 1)
    let complaint = Diagnostic(at: place, "nothing can stand in for a value of () -> ()")
    // First it is made of nothing.
    for made in [["T(_made: ())"], []] {
      let isWithdrawn = cut.heed([complaint], of: cut.slice.files, round: 2)
      #expect(isWithdrawn)
      #expect(Array(cut.made.values) == made)
    }
    let isAgain = cut.heed([missing], of: cut.slice.files, round: 3)
    #expect(!isAgain)
    #expect(cut.standIns.isEmpty)
  }

  @Test(
    "What a view reads that is shown by itself is made from the start",
    arguments: [
      ("struct A: View { @EnvironmentObject private var b: T; var body: some View { c } }", true),
      ("struct A: View { @Environment(T.self) private var b; var body: some View { c } }", true),
      ("struct A: View { @Environment(T.self) var b: T?; var body: some View { c } }", true),
      ("struct A: View { @Environment(\\.b) var b: T; var body: some View { T.self } }", false),
      ("struct A: PreviewProvider { @Environment(T.self) var b; static var previews: T }", false),
    ])
  func roots(source: String, isMade: Bool) throws {
    var cut = try cut("class T {}", root: source)
    cut.makeObjectsOfRoots()
    #expect(Array(cut.made.values) == (isMade ? ["T()"] : []))
  }

  @Test(
    "The same for what is beside a preview, if that gives nothing to what it shows",
    arguments: [("A()", true), ("A().environment(b)", false), ("A().environmentObject(b)", false)])
  func previews(shown: String, isMade: Bool) throws {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          """
          class T {}
          struct A: View { @Environment(T.self) var b; var body: some View { c } }
          #Preview("B") { \(shown) }
          """.utf8))
    ])
    var cut = SourceCut(source, near: 0)
    for place in source.places where source[place].kind == .preview { cut.take(place) }
    cut.close()
    cut.makeObjectsOfRoots()
    #expect(Array(cut.made.values) == (isMade ? ["T()"] : []))
  }

  @Test("Whoever lacks one object lacks others")
  func others() throws {
    var cut = try cut(
      "class T {}; class U {}; class V {}\n"
        + "struct B { @Environment(U.self) var u; @EnvironmentObject var v: V }")
    _ = cut.heed([missing], of: cut.slice.files, round: 1)
    #expect(Set(cut.made.values) == ["T()", "U()", "V()"])
  }

  private var missing: Diagnostic {
    Diagnostic(
      at: TextPosition(file: "", line: 1, column: 1),
      "a view reads an @EnvironmentObject of type 'T', and none is in the environment: give it")
  }

  private func cut(
    _ text: String, root: String = "struct A: View { let a: B.T, b: T, c: B }"
  ) throws -> SourceCut {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift", bytes: Array((root + "\n" + text).utf8))
    ])
    var cut = SourceCut(source, near: 0)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    return cut
  }
}
