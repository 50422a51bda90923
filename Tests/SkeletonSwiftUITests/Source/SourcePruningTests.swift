import SkeletonModel
import Testing

@testable import SkeletonLanguage
@testable import SkeletonSwiftUI

@Suite("What stands in for what cannot be compiled")
struct SourcePruningTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    /// With `⌖` before each place that the compiler complains of.
    var source: String
    var messages: [String]
    /// What the source becomes, without the spaces in a row.
    var becomes: String
    var round = 1
    var count = 1
    var testDescription: String { title }
  }

  @Test(
    "The innermost piece at fault",
    arguments: [
      Row(
        title: "A view of an unknown type, as large as its frame",
        source:
          "struct A: View { var body: some View { ⌖KFImage(url).resizable().frame(width: 9) } }",
        messages: ["cannot find 'KFImage' in scope"],
        becomes: "struct A: View { var body: some View { _standIn(true) .frame(width: 9) } }"),
      Row(
        title: "A view of an unknown type without a frame, with its closures",
        source: """
          struct A: View { var body: some View {
            ⌖Card(a) { Text(b) } label: { Text(c) }
              .padding()
          } }
          """, messages: ["cannot find 'Card' in scope"],
        becomes: "struct A: View { var body: some View {\n_standIn()\n.padding()\n} }"),
      Row(
        title: "Of a view of an unknown type that holds others, those",
        source:
          "struct A: View { var body: some View { ⌖Back.Stack(of: 3) { Text(b).bold() }.padding() } }",
        messages: ["cannot find 'Back' in scope"],
        becomes:
          "struct A: View { var body: some View { _standInHolding() { Text(b).bold() }.padding() } }"
      ),
      Row(
        title: "Of several braces behind a view of an unknown type, those of its content",
        source:
          "struct A: View { var body: some View { ⌖Loaded($b) { await c() } content: { d in Text(d.e) } empty: { F() }.padding() } }",
        messages: ["cannot find 'Loaded' in scope"],
        becomes:
          "struct A: View { var body: some View { _standInHolding() { d in Text(d.e) } .padding() } }"
      ),
      Row(
        title: "What is said of a piece that has been replaced went with it",
        source:
          "struct A: View { var body: some View { ⌖Card(b: ⌖R.c(), d: ⌖E()).padding() } }",
        messages: [
          "cannot find 'Card' in scope", "cannot find 'R' in scope", "cannot find 'E' in scope",
        ],
        becomes: "struct A: View { var body: some View { _standIn() .padding() } }"),
      Row(
        title: "A modifier that cannot take what it is given, and not all that it is done to",
        source:
          "struct A: View { var body: some View { List { B() }.⌖onReceive(c) { _ in d() }.bold() } }",
        messages: [
          "instance method 'onReceive(_:perform:)' requires that '_StandIn' conform to 'Publisher'"
        ],
        becomes: "struct A: View { var body: some View { List { B() } .bold() } }"),
      Row(
        title: "What a closure takes is a name: the call that has the closure is at fault",
        source:
          "struct A: View { var body: some View { Text(b()) }; func b() -> String { let c = C(); c.start { ⌖d in d.e = f }; return \"\" } }",
        messages: ["cannot infer type of closure parameter 'd' without a type annotation"],
        becomes:
          "struct A: View { var body: some View { Text(b()) }; func b() -> String { let c = C(); _standIn() ; return \"\" } }"
      ),
      Row(
        title: "Of a view a modifier with such a closure, and not what it is done to",
        source:
          "struct A: View { var body: some View { B().start { ⌖d in d.e = f }.bold() } }",
        messages: ["cannot infer type of closure parameter 'd' without a type annotation"],
        becomes: "struct A: View { var body: some View { B() .bold() } }"),
      Row(
        title: "The name of a notification is none of those that have it",
        source:
          "struct A: View { var body: some View { B().onReceive(c(for: D.⌖goneNotification)) { _ in } } }",
        messages: ["type 'D' has no member 'goneNotification'"],
        becomes:
          "struct A: View { var body: some View { B().onReceive(c(for: (_standIn() as Foundation.Notification.Name) )) { _ in } } }"
      ),
      Row(
        title: "What only Objective-C overrides in an extension goes at once",
        source:
          "struct A: View { let b = B(); var body: some View { c } }; class B: NSObject {}; extension B { override ⌖var debugDescription: String { d } }",
        messages: [
          " property 'debugDescription' declared in 'NSObject' cannot be overridden from extension"
        ],
        becomes:
          "struct A: View { let b = B(); var body: some View { c } }; class B: NSObject {}; extension B { }"
      ),
      Row(
        title: "An actor derives from nothing here",
        source:
          "struct A: View { let b = B(); var body: some View { c } }; actor B: NSObject, ⌖D { init() { ⌖super.init(); e() } }",
        messages: [
          "cannot find type 'D' in scope",
          "'super' cannot be used in class 'B' because it has no superclass",
        ],
        becomes:
          "struct A: View { let b = B(); var body: some View { c } }; actor B { init() { ; e() } }",
        count: 0),
      Row(
        title: "What stands in a bar is no view",
        source:
          "struct A: View { var body: some View { B().toolbar { c } }; var c: some ToolbarContent { D(⌖e) } }",
        messages: ["cannot find 'e' in scope"],
        becomes:
          "struct A: View { var body: some View { B().toolbar { c } }; var c: some ToolbarContent { _standInBar() } }",
        round: 13),
      Row(
        title: "In haste, what an initializer takes by default, and not the initializer",
        source:
          "struct A: View { @State var b = B(); var body: some View { b.d } }; class B { var d = 1; init(e: E = F.⌖shared, g: Int = 1) { d = g } }",
        messages: ["type 'F' has no member 'shared'"],
        becomes:
          "struct A: View { @State var b = B(); var body: some View { b.d } }; class B { var d = 1; init(e: E = _standIn() , g: Int = 1) { d = g } }",
        round: 14),
      Row(
        title: "What cannot be made because its class has no initializers yet",
        source:
          "struct A: View { var body: some View { Text(⌖B().d) } }; class ⌖B { var d: Int }",
        messages: [
          "'B' cannot be constructed because it has no accessible initializers",
          "class 'B' has no initializers",
        ],
        becomes:
          "struct A: View { var body: some View { Text(B().d) } }; class B { public init() { _standInForNothing(); self.`d` = _unknown(); } var d: Int }",
        round: 14),
      Row(
        title: "A model whose base class is not here is observed all the same",
        source:
          "class B {}; struct A: View { @StateObject var b: ⌖B; var body: some View { b.c } }",
        messages: [
          "generic struct 'StateObject' requires that 'B' conform to 'ObservableObject'"
        ],
        becomes:
          "class B {};; extension B: ObservableObject { } struct A: View { @StateObject var b: B; var body: some View { b.c } }",
        count: 0),
      Row(
        title: "What is given to a view that holds something by name goes with it",
        source:
          "struct A: View { var body: some View { ⌖Each(b) { c in Text(c) } } }",
        messages: ["cannot find 'Each' in scope"],
        becomes: "struct A: View { var body: some View { _standIn() } }"),
      Row(
        title: "What sets a property to itself, which a macro has made something else of",
        source: "@Model final class A { var b: B?; init() { c = 1; self.⌖b = b; d = 2 } }",
        messages: ["assigning a property to itself"],
        becomes: "@Model final class A { var b: B?; init() { c = 1; ; d = 2 } }", count: 0),
      Row(
        title: "What is set on what is not there goes with it",
        source: "func a() { ⌖Kit.conf.log = { b($0) }; c() }; struct A: View { let b = a() }",
        messages: ["cannot find 'Kit' in scope"],
        becomes: "func a() { let _ = _standInForNothing() ; c() }; struct A: View { let b = a() }"),
      Row(
        title: "A type of another's parameters is none to make a value of",
        source: "struct A: View { var body: some View { List { Each(⌖b) { c in Text(c) } } } }",
        messages: [
          "cannot convert value of type '[String]' to expected argument type 'Binding<C>'"
        ],
        becomes:
          "struct A: View { var body: some View { List { Each( _standIn() ) { c in Text(c) } } } }"),
      Row(
        title: "What is unwrapped and is nothing",
        source: "struct A: View { var body: some View { B(c: d.e.fir⌖st!.key).f() } }",
        messages: ["Fatal error: Unexpectedly found nil while unwrapping an Optional value"],
        becomes: "struct A: View { var body: some View { B(c: _standIn() ).f() } }"),
      Row(
        title: "An unknown text, in words",
        source: "struct A: View { var body: some View { Text(⌖L10n.Feed.longTitle) } }",
        messages: ["cannot find 'L10n' in scope"],
        becomes: "struct A: View { var body: some View { Text( _standIn(for: \"Long title\") ) } }"),
      Row(
        title: "An unknown value that is unwrapped, with the sign that says so",
        source: "struct A: View { var body: some View { let b = ⌖B(c: 1)!; Text(b.d) } }",
        messages: ["cannot infer 'B' from context"],
        becomes: "struct A: View { var body: some View { let b = _standIn() ; Text(b.d) } }"),
      Row(
        title: "An unknown text whose name has underscores, in words",
        source: "struct A: View { var body: some View { Text(⌖Words.feed_long_title) } }",
        messages: ["cannot find 'Words' in scope"],
        becomes:
          "struct A: View { var body: some View { Text( _standIn(for: \"Feed long title\") ) } }"),
      Row(
        title: "An unknown modifier is passed over",
        source:
          "struct A: View { var body: some View { Text(\"a\").⌖shimmer(a) { b }.padding() } }",
        messages: ["value of type 'some View' has no member 'shimmer'"],
        becomes: "struct A: View { var body: some View { Text(\"a\") .padding() } }"),
      Row(
        title: "A call that takes nothing, with what it is given",
        source: "struct A: View { var body: some View { f(.init(d: ⌖e(1))) } }",
        messages: ["argument passed to call that takes no arguments"],
        becomes: "struct A: View { var body: some View { f( _standIn() ) } }",
        round: 2),
      Row(
        title: "A value that begins with a dot, of an optional, and not all that has it",
        source:
          "struct A: View { var body: some View { Text(\"\") }; let b: C? = .init(d: ⌖e(1)) }",
        messages: ["argument passed to call that takes no arguments"],
        becomes: "struct A: View { var body: some View { Text(\"\") }; let b: C? = _standIn() }",
        round: 2),
      Row(
        title: "A call that takes nothing, where its arguments begin, and not what it is part of",
        source:
          "struct A: View { var body: some View { let b: [C] = [.init⌖(d: .e(.init(f: 1)))]; return g(b) } }",
        messages: ["argument passed to call that takes no arguments"],
        becomes:
          "struct A: View { var body: some View { let b: [C] = [ _standIn() ]; return g(b) } }"),
      Row(
        title: "A default value for a type that is not there, and not all that takes it",
        source:
          "struct A: View { var body: some View { B() } }; class B { init(c: _StandIn = ⌖C()) {} }",
        messages: ["default argument value of type 'C' cannot be converted to type '_StandIn'"],
        becomes:
          "struct A: View { var body: some View { B() } }; class B { init(c: _StandIn = _standIn() ) {} }"
      ),
      Row(
        title: "A type that is the value, and not what it is part of",
        source:
          "struct A: View { @Environment(⌖Lib.Store.self) var a; var body: some View { a.b } }",
        messages: ["cannot find 'Lib' in scope"],
        becomes:
          "struct A: View { @Environment( _StandIn .self) var a; var body: some View { a.b } }",
        round: 14),
      Row(
        title: "Of what makes no view nothing, where two pieces were replaced and a third is wrong",
        source:
          "struct A: View { var body: some View { a() }; func a() -> Int { let c = ⌖B(); let d = ⌖C(c); return d + ⌖c } }",
        messages: ["cannot find 'B' in scope", "cannot find 'C' in scope", "ambiguous use of '+'"],
        becomes:
          "struct A: View { var body: some View { a() }; func a() -> Int { _standIn() } }",
        round: 3),
      Row(
        title: "Of what makes a view only the pieces",
        source:
          "struct A: View { var body: some View { a() }; func a() -> some View { let c = ⌖B(); let d = ⌖C(c); return d.e(⌖f) } }",
        messages: [
          "cannot find 'B' in scope", "cannot find 'C' in scope", "cannot find 'f' in scope",
        ],
        becomes:
          "struct A: View { var body: some View { a() }; func a() -> some View { let c = _standIn() ; let d = _standIn() ; return d.e( _standIn() ) } }",
        round: 3, count: 3),
      Row(
        title: "A value of the environment that is not there",
        source:
          "struct A: View { @⌖Environment(\\.b) private var c; var body: some View { c } }",
        messages: ["no exact matches in call to initializer"],
        becomes: "struct A: View { var c = _standIn(); var body: some View { c } }"),
      Row(
        title: "Where the app ends itself, all that has come to that",
        source:
          "struct A: View { var body: some View { b() }; func b() -> Int { guard let c else { ⌖fatalError(\"d\") }; return c } }",
        messages: ["Fatal error: d"],
        becomes:
          "struct A: View { var body: some View { b() }; func b() -> Int { _standIn() } }"),
      Row(
        title: "What conforms already conforms once",
        source:
          "struct A: View { let b: B }\nclass B { }\nextension B: ⌖Identifiable, Equatable {}",
        messages: ["redundant conformance of 'B' to protocol 'Identifiable'"],
        becomes: "struct A: View { let b: B }\nclass B { }\nextension B: Equatable {}", count: 0),
      Row(
        title: "An unknown colour is one",
        source: "struct A: View { var body: some View { Color.⌖brand.frame(height: a) } }",
        messages: ["type 'Color' has no member 'brand'"],
        becomes:
          "struct A: View { var body: some View { (_standIn() as Color) .frame(height: a) } }"),
      Row(
        title: "An unknown style, where the context says of what",
        source: "struct A: View { var body: some View { b.foregroundStyle(.⌖brand) } }",
        messages: ["type 'ShapeStyle' has no member 'brand'"],
        becomes:
          "struct A: View { var body: some View { b.foregroundStyle( (_standIn() as SwiftUI.Color) ) } }"
      ),
      Row(
        title: "A type that is not there, wherever it stands",
        source:
          "struct A: View { let a: ⌖Lib.Store<Int, [B]>?, b: [Int]\n var body: some View { c } }",
        messages: ["cannot find type 'Lib' in scope"],
        becomes: "struct A: View { let a: _StandIn? , b: [Int]\nvar body: some View { c } }"),
      Row(
        title: "Its marks follow it without a space",
        source: "struct A: View { var a: ⌖Store<Int>!?; var body: some View { c } }",
        messages: ["cannot find type 'Store' in scope"],
        becomes: "struct A: View { var a: _StandIn!? ; var body: some View { c } }"),
      Row(
        title: "A type in one that is there",
        source: "struct A: View { var a: [A.⌖Part]; var body: some View { c } }",
        messages: ["'Part' is not a member type of struct 'A'"],
        becomes: "struct A: View { var a: [ _StandIn ]; var body: some View { c } }"),
      Row(
        title: "A view by way of a protocol that is not there, which calls its body",
        source: """
          struct A: ⌖Shown { struct Props { let b: Int }
            func body(props: Props) -> some View { Text("a") } }
          """, messages: ["cannot find type 'Shown' in scope"],
        becomes: """
          struct A: SwiftUI.View { var body: some SwiftUI.View { body(props: _standIn()) } struct \
          Props { let b: Int }
          func body(props: Props) -> some View { Text("a") } }
          extension A.Props: SwiftUI._MadeByDefault { @MainActor public static func _made() -> Any {
          #sourceLocation(file: "defaults.swift", line: 2)
          A.Props(b: _standIn())
          #sourceLocation()
          } }
          """),
      Row(
        title: "A view by way of a protocol among others, with a body of its own",
        source: "struct A: B, ⌖Shown, C { var body: some View { Text(\"a\") } }",
        messages: ["cannot find type 'Shown' in scope"],
        becomes: "struct A: B, SwiftUI.View , C { var body: some View { Text(\"a\") } }"),
      Row(
        title: "No view, whatever it does to one",
        source: "struct A: ⌖Shown { func body(content: Content) -> some View { content } }",
        messages: ["cannot find type 'Shown' in scope"],
        becomes: "struct A { func body(content: Content) -> some View { content } }", count: 0),
      Row(
        title: "What a protocol asks for has no code",
        source:
          "struct A: View { let a: P; var body: some View { a.b } }\nprotocol P { var b: Int { ⌖get } }",
        messages: ["ambiguous use of 'c'"],
        becomes: "struct A: View { let a: P; var body: some View { a.b } }\nprotocol P { }",
        count: 1),
      Row(
        title: "What is negated follows without a space",
        source: "struct A: View { var body: some View { if !⌖b.c(d) { e } } }",
        messages: ["cannot find 'b' in scope"],
        becomes: "struct A: View { var body: some View { if !_standIn() { e } } }"),
      Row(
        title: "What a loop goes through",
        source: "struct A: View { var body: some View { let a = { for b in ⌖c.d { e(b) } }; f } }",
        messages: ["for-in loop requires '_StandIn' to conform to 'Sequence'"],
        becomes:
          "struct A: View { var body: some View { let a = { for b in _standIn(for: [_StandIn]()) { e(b) } }; f } }"
      ),
      Row(
        title: "What an if unwraps",
        source: "struct A: View { var body: some View { if let a = ⌖b { c } } }",
        messages: ["initializer for conditional binding must have Optional type, not '_StandIn'"],
        becomes:
          "struct A: View { var body: some View { if let a = _standIn(for: nil as _StandIn?) { c } } }"
      ),
      Row(
        title: "A protocol that is not there",
        source: "struct A: View, ⌖Loadable { var body: some View { b } }",
        messages: ["cannot find type 'Loadable' in scope"],
        becomes: "struct A: View { var body: some View { b } }", count: 0),
      Row(
        title: "Two protocols that are not there, which share a comma",
        source: "struct A: View { let b: B; var body: some View { b } }\nstruct B: ⌖C, ⌖D {}",
        messages: ["cannot find type 'C' in scope", "cannot find type 'D' in scope"],
        becomes: "struct A: View { let b: B; var body: some View { b } }\nstruct B {}", count: 0),
      Row(
        title: "Three, and what stands between them",
        source:
          "struct A: View { let b: B; var body: some View { b } }\nstruct B: ⌖C, Hashable, ⌖D.E, ⌖F {}",
        messages: [
          "cannot find type 'C' in scope", "cannot find type 'D' in scope",
          "cannot find type 'F' in scope",
        ],
        becomes: "struct A: View { let b: B; var body: some View { b } }\nstruct B: Hashable {}",
        count: 0),
      Row(
        title: "The first two of three",
        source:
          "struct A: View { let b: B; var body: some View { b } }\nstruct B: ⌖C, ⌖D, Hashable {}",
        messages: ["cannot find type 'C' in scope", "cannot find type 'D' in scope"],
        becomes: "struct A: View { let b: B; var body: some View { b } }\nstruct B: Hashable {}",
        count: 0),
      Row(
        title: "What is given where nobody gives it",
        source:
          "struct A: View { let b: B; init(b: B = ⌖C.d(), e: Int) { self.b = b }; var body: some View { b } }",
        messages: ["cannot find 'C' in scope"],
        becomes:
          "struct A: View { let b: B; init(b: B = _standIn() , e: Int) { self.b = b }; var body: some View { b } }"
      ),
      Row(
        title: "What only the compiler could compare",
        source:
          "struct A: View { let b: B; var body: some View { b } }\nenum ⌖B: Hashable { case c(D) }",
        messages: ["type 'B' does not conform to protocol 'Equatable'"],
        becomes: """
          struct A: View { let b: B; var body: some View { b } }
          enum B: Hashable { nonisolated public static func == (one: Self, other: Self) -> Bool { _isAlike(one, \
          other) }; case c(D) }
          """, count: 0),
      Row(
        title: "A structure that a decoder would make keeps its own initializer",
        source:
          "struct A: View { let b: B; var body: some View { b } }\nstruct ⌖B: Decodable { let c: D }",
        messages: ["type 'B' does not conform to protocol 'Decodable'"],
        becomes: """
          struct A: View { let b: B; var body: some View { b } }
          struct B: Decodable { let c: D }; extension B { public init(from decoder: any Decoder) throws { \
          _noValue() } }
          """, count: 0),
      Row(
        title: "What is open to a package with a type that is not",
        source:
          "struct A: View { let b = B().c; var body: some View { b } }; class B { package var ⌖c: D { 1 } }; struct D {}",
        messages: ["property cannot be declared package because its type uses an internal type"],
        becomes:
          "struct A: View { let b = B().c; var body: some View { b } }; class B { var c: D { 1 } }; struct D {}",
        count: 0),
      Row(
        title: "What is shown to others with a type that is not",
        source: """
          struct A: View { let b = B(c: D()); var body: some View { b } }
          public struct B { public ⌖init(c: D) {} }
          struct D {}
          """,
        messages: [
          "initializer cannot be declared public because its parameter uses an internal type"
        ],
        becomes: """
          struct A: View { let b = B(c: D()); var body: some View { b } }
          public struct B { init(c: D) {} }
          struct D {}
          """, count: 0),
      Row(
        title: "A class whose initializers are gone gives all that it keeps a value",
        source:
          "struct A: View { let b = B(); var body: some View { b } }\nclass ⌖B { let c: D; var e = 1 }",
        messages: ["class 'B' has no initializers"],
        becomes: """
          struct A: View { let b = B(); var body: some View { b } }
          class B { public init() { _standInForNothing(); self.`c` = _unknown(); } let c: D; }
          """),
      Row(
        title: "A class that something compares by a protocol that is not there",
        source: "struct A: View { let b: B; var body: some View { ⌖c(b) } }\nclass B {}",
        messages: ["generic struct 'C' requires that 'B' conform to 'Hashable'"],
        becomes: """
          struct A: View { let b: B; var body: some View { c(b) } }
          class B {}; extension B: Hashable { nonisolated public static func == (one: B, other: B) -> Bool { \
          _isAlike(one, other) }; nonisolated public func hash(into hasher: inout Hasher) { _hashAlike(self, \
          &hasher) } }
          """, count: 0),
      Row(
        title: "One that is private to another type is seen by no extension of the file",
        source: """
          struct A: View { let b: B; var body: some View { ⌖c(b) } }
          struct B { let d: D; private struct D {} }
          """,
        messages: ["generic struct 'C' requires that 'B.D' conform to 'Hashable'"],
        becomes: """
          struct A: View { let b: B; var body: some View { _standIn() } }
          struct B { let d: D; private struct D {} }
          """),
      Row(
        title: "A condition of a parameter",
        source: "struct A<B: ⌖Loadable>: View { var body: some View { b } }",
        messages: ["cannot find type 'Loadable' in scope"],
        becomes: "struct A<B: Any >: View { var body: some View { b } }"),
      Row(
        title: "A wrapper that is not there, of a value without one",
        source: "struct A: View { @⌖Injected(\\.store) var a: Int\n var body: some View { a } }",
        messages: ["unknown attribute 'Injected'"],
        becomes: "struct A: View { var a: Int = _standIn()\nvar body: some View { a } }"),
      Row(
        title: "A wrapper that is not there leaves its type's initializer as open as it was",
        source:
          "struct A: View { ⌖@Injected(\\.a) private var a; private(set) var b = 1; var body: some View { a } }",
        messages: ["unknown attribute 'Injected'"],
        becomes:
          "struct A: View { var a = _standIn(); private(set) var b = 1; var body: some View { a } }"
      ),
      Row(
        title: "What an if asks",
        source: "struct A: View { var body: some View { if a, ⌖b.c { d } else { e } } }",
        messages: ["cannot convert value of type '_StandIn' to expected condition type 'Bool'"],
        becomes:
          "struct A: View { var body: some View { if a, (_standIn() as Bool) { d } else { e } } }",
        count: 1),
      Row(
        title: "A value that is given a name",
        source: "struct A: View { var body: some View { let a = ⌖load(b)\n Text(a) } }",
        messages: ["cannot find 'load' in scope"],
        becomes: "struct A: View { var body: some View { let a = _standIn()\nText(a) } }"),
      Row(
        title: "A statement, where it takes too long",
        source: "struct A: View { var body: some View { VStack { Text(b)\n Text(⌖c + d) } } }",
        messages: ["the compiler is unable to type-check this expression in reasonable time"],
        becomes: "struct A: View { var body: some View { VStack { Text(b)\n_standIn() } } }"),
      Row(
        title: "A statement that asks over several lines",
        source:
          "struct A: View { var body: some View { if a { return b == nil ?\n ⌖c.d() :\n e.f() }; return g } }",
        messages: ["ambiguous use of 'c'"],
        becomes: "struct A: View { var body: some View { if a { _standIn()\n\n}; return g } }",
        round: 12),
      Row(
        title: "The last that a function gives, which goes on giving something",
        source:
          "struct A: View { var body: some View { a() }; func a() -> B { let b = 1; return c(b) + ⌖d } }",
        messages: ["ambiguous use of '+'"],
        becomes:
          "struct A: View { var body: some View { a() }; func a() -> B { let b = 1; return _standIn() } }",
        round: 10),
      Row(
        title: "Several at once",
        source: "struct A: View { var body: some View { ⌖B()\n Text(a).⌖c()\n Text(⌖D.e) } }",
        messages: [
          "cannot find 'B' in scope", "value of type 'Text' has no member 'c'",
          "cannot find 'D' in scope",
        ],
        becomes:
          "struct A: View { var body: some View { _standIn()\nText(a)\nText( _standIn(for: \"E\") ) } }",
        count: 3),
      Row(
        title: "What follows from another is left alone",
        source: "struct A: View { var body: some View { VStack(⌖a) { ⌖B() } } }",
        messages: [
          "generic parameter 'Content' could not be inferred", "cannot find 'B' in scope",
        ],
        becomes: "struct A: View { var body: some View { VStack(a) { _standIn() } } }"),
      Row(
        title: "A macro that is not there, with its sign and its closure",
        source: "struct A: View { var body: some View { Text(#⌖Name(a) { $0 }) } }",
        messages: ["no macro named 'Name'"],
        becomes:
          "struct A: View { var body: some View { Text( _standIn(for: \"Name\") ) } }"),
      Row(
        title: "All of a statement, after many rounds, and not the body of what is to be shown",
        source: "struct A: View { var body: some View { VStack { Text(⌖a) } } }",
        messages: ["ambiguous use of 'a'"],
        becomes: "struct A: View { var body: some View { VStack { _standIn() } } }",
        round: 12),
      Row(
        title:
          "A name on a line of its own, and what is done to the view behind it, are one modifier",
        source:
          "struct A: View { var body: some View { Text(b)\n.⌖backport.glass(in: Circle())\n.bold() } }",
        messages: ["value of type 'some View' has no member 'backport'"],
        becomes: "struct A: View { var body: some View { Text(b)\n\n.bold() } }"),
      Row(
        title: "What SwiftUI takes of one type alone is of that type",
        source:
          "struct A: View { var body: some View { HStack(spacing: ⌖B.c) { Text(d).padding(⌖B.e) } } }",
        messages: ["cannot find 'B' in scope", "cannot find 'B' in scope"],
        becomes:
          "struct A: View { var body: some View { HStack(spacing: (_standIn() as SwiftUI.CGFloat) ) { Text(d).padding( (_standIn() as SwiftUI.CGFloat) ) } } }"
      ),
      Row(
        title: "Part of what it takes is of any type",
        source: "struct A: View { var body: some View { Text(d).padding(⌖b ? 1 : 2) } }",
        messages: ["cannot find 'b' in scope"],
        becomes: "struct A: View { var body: some View { Text(d).padding( _standIn() ? 1 : 2) } }"),
      Row(
        title: "What a type that is not there has within itself goes with it",
        source: "struct A: View { let b: ⌖B<C>.State?; var body: some View { c } }",
        messages: ["cannot find type 'B' in scope"],
        becomes: "struct A: View { let b: _StandIn? ; var body: some View { c } }"),
      Row(
        title: "A function, after more",
        source: "struct A: View { var body: some View { a() }; func a() -> Int { ⌖b } }",
        messages: ["ambiguous use of 'b'"],
        becomes: "struct A: View { var body: some View { a() }; func a() -> Int { _standIn() } }",
        round: 12),
    ])
  func pieces(_ row: Row) throws {
    var places: [TextPosition] = []
    var text = ""
    var line = 1
    var column = 1
    for character in row.source {
      if character == "⌖" {
        places.append(TextPosition(file: "A.swift", line: line, column: column))
        continue
      }
      text.append(character)
      column += String(character).utf8.count
      if character == "\n" {
        line += 1
        column = 1
      }
    }
    var cut = try cut(text)
    let complaints = zip(places, row.messages).map { Diagnostic(at: $0, $1) }
    let isHeeded = cut.heed(complaints, of: cut.slice.files, round: row.round)
    #expect(isHeeded)
    #expect(left(of: cut) == row.becomes)
    #expect(cut.standIns.count == row.count)
  }

  private func cut(_ text: String) throws -> SourceCut {
    let source = SourceFolder([
      SourceFolder.File(path: "A.swift", location: "/A.swift", bytes: Array(text.utf8))
    ])
    var cut = SourceCut(source, near: 0)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    return cut
  }

  private func left(of cut: SourceCut) -> String {
    let text = cut.slice.files.map { String(decoding: $0.text, as: UTF8.self) }.joined()
      .replacing(/(, )?\bat: \d+/, with: "")
    return text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test("A place that goes wrong again grows, and the cause stays the first")
  func growth() throws {
    var cut = try cut(
      "struct A: View { var body: some View { VStack { Row(a: Foo.b).padding() } } }")
    let place = TextPosition(file: "A.swift", line: 1, column: 56)
    var seen: [String] = []
    for message in ["cannot find 'Foo' in scope"] + Array(repeating: "ambiguous use", count: 12) {
      guard cut.heed([Diagnostic(at: place, message)], of: cut.slice.files, round: 1) else { break }
      seen.append(left(of: cut))
      #expect(
        cut.standIns.map(\.message) == ["something else stands in for 'Foo', which is not here"])
    }
    #expect(
      seen == [
        "struct A: View { var body: some View { VStack { Row(a: _standIn() ).padding() } } }",
        "struct A: View { var body: some View { VStack { _standIn() .padding() } } }",
        "struct A: View { var body: some View { VStack { _standIn() } } }",
        "struct A: View { var body: some View { _standIn() } }",
        "struct A: View { var body: some View { _standIn() } }",
      ])
  }

  @Test("What a type lacks may follow from a protocol that is not there: that comes first")
  func missingProtocols() throws {
    var cut = try cut(
      "struct A: View { var body: some View { B().c() } }\n"
        + "struct B: Shown { var body: some View { d } }")
    let complaints = [
      ("value of type 'B' has no member 'c'", 1, 44), ("cannot find type 'Shown' in scope", 2, 11),
      ("static method 'buildExpression' requires that 'B' conform to 'View'", 1, 40),
    ].map { Diagnostic(at: TextPosition(file: "A.swift", line: $1, column: $2), $0) }
    let isHeeded = cut.heed(complaints, of: cut.slice.files, round: 2)
    #expect(isHeeded)
    #expect(
      left(of: cut)
        == "struct A: View { var body: some View { B().c() } }\n"
        + "struct B: SwiftUI.View { var body: some View { d } }")
  }

  @Test("Of what is taken, what is wrong with it once more takes no more than its value")
  func defaultValues() throws {
    let text = "struct A: View { init(b: B = C.d(), e: Int) {}; var body: some View { f } }"
    var cut = try cut(text)
    let place = TextPosition(file: "A.swift", line: 1, column: 30)
    for (round, message) in ["cannot find 'C' in scope", "Fatal error: g"].enumerated() {
      _ = cut.heed([Diagnostic(at: place, message)], of: cut.slice.files, round: round + 1)
      #expect(!left(of: cut).contains("b: _standIn()"))
    }
  }

  @Test("A type of which something is a value stays, and what is not there takes nothing else")
  func typesOfStandIns() throws {
    let text = """
      struct A: View { var body: some View { b(c: C(d: e)); F(g: G()).h } }
      struct C { var i = 1 }
      class F { let j: _StandIn; init(g: _StandIn = G()) { j = g } }
      struct G {}
      """
    var cut = try cut(text)
    func complaint(_ line: Int, _ column: Int, _ message: String) -> Diagnostic {
      Diagnostic(at: TextPosition(file: "A.swift", line: line, column: column), message)
    }
    let isHeeded = cut.heed(
      [complaint(1, 51, "cannot find 'e' in scope")], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    let isHeededAgain = cut.heed(
      [
        complaint(1, 47, "extra argument 'd' in call"),
        complaint(
          3, 47, "default argument value of type 'G' cannot be converted to type '_StandIn'"),
      ], of: cut.slice.files, round: 2)
    #expect(isHeededAgain)
    let left = left(of: cut.again())
    #expect(left.contains("b(c: (_standIn() as C) )"), "\(left)")
    #expect(left.contains("struct C { var i = 1 }"), "\(left)")
    #expect(left.contains("init(g: _StandIn = _standIn() )"), "\(left)")
  }

  @Test("What is missed in several places is taken for all of them, types with small letters, too")
  func missedTwice() throws {
    let text = """
      struct A: View { var body: some View { b(c: d, e: d) } }
      extension Int { struct List { struct row { static let f = 1 }; struct Row {} } }
      func b(g: Int.List) -> Int { g.row.f }
      """
    var missing = try cut(text + "\nextension Double { var z: Int { 1 } }")
    let complaints = [45, 51].map {
      Diagnostic(
        at: TextPosition(file: "A.swift", line: 1, column: $0),
        "value of type 'Double' has no member 'z'")
    }
    let isHeeded = missing.heed(complaints, of: missing.slice.files, round: 1)
    #expect(isHeeded)
    #expect(missing.standIns.isEmpty)
    #expect(left(of: missing).contains("struct row"), "\(left(of: missing))")
    #expect(!left(of: missing).contains("struct Row"))
  }

  @Test("Extensions of what is in a module that is not here wait for its name")
  func extensionsOfMissing() throws {
    let source = SourceFolder(
      [
        "A.swift": "struct A: View { var body: some View { b.map { c }.d } }",
        "E.swift":
          "import Kit\nextension Kit.E { func map() -> Int { 1 } }\n"
          + "extension F { func map() -> Int { 2 } }\nextension Array { func map() -> Int { 3 } }",
      ].sorted { $0.key < $1.key }.map { path, text in
        SourceFolder.File(path: path, location: "/" + path, bytes: Array(text.utf8))
      })
    var cut = SourceCut(source, near: 0)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    func taken() -> [Int] { [1, 2, 3].filter { left(of: cut).contains("Int { \($0) }") } }
    #expect(taken() == [3])
    let complaint = Diagnostic(
      at: TextPosition(file: "A.swift", line: 1, column: 40),
      "value of type 'F' has no member 'map'")
    let isHeeded = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    #expect(taken() == [2, 3])
  }

  @Test("A value that is made of the app's own type keeps that type")
  func typedValues() throws {
    let text = """
      struct A: View { var body: some View { B.shared } }
      struct B { let id: Int; static let shared = B(id: c) }
      """
    var cut = try cut(text)
    let place = TextPosition(file: "A.swift", line: 2, column: 46)
    let complaint = "missing argument for parameter 'id' in call"
    _ = cut.heed([Diagnostic(at: place, complaint)], of: cut.slice.files, round: 2)
    #expect(left(of: cut).contains("static let shared = (_standIn() as B) }"))
  }

  @Test("What is said to be no value of a type is one of it")
  func expectedTypes() throws {
    let text = "struct A: View { init(b: Shop = .made, c: Int) {}; var body: some View { d } }"
    var cut = try cut(text)
    let complaint =
      "member 'made' in 'Shop' produces result of type '_StandIn', but context expects 'Shop'"
    let place = TextPosition(file: "A.swift", line: 1, column: 34)
    _ = cut.heed([Diagnostic(at: place, complaint)], of: cut.slice.files, round: 1)
    #expect(left(of: cut).contains("init(b: Shop = (_standIn() as Shop) , c: Int) {}"))
  }

  @Test("A type of which no value can be made stays for all that names it")
  func unmadeTypes() throws {
    let text = """
      struct A: View { @Environment(B.self) var b; var body: some View { b.c } }
      class B { let c: Int }
      """
    var cut = try cut(text)
    let place = TextPosition(file: "A.swift", line: 2, column: 1)
    let isHeeded = cut.heed(
      [Diagnostic(at: place, "nothing can stand in for what makes a value")], of: cut.slice.files,
      round: 3)
    #expect(!isHeeded)
    #expect(left(of: cut).contains("class B"))
  }

  @Test("What an app has under a name of SwiftUI's for older systems is left out where both fit")
  func doubles() throws {
    var cut = try cut(
      "struct A: View { var body: some View { Text(\"\").shaded(1) } }\n"
        + "extension View { func shaded(_ b: Int) -> some View { self } }")
    var complaint = Diagnostic(
      at: TextPosition(file: "A.swift", line: 1, column: 49), "ambiguous use of 'shaded'")
    complaint.notes = [
      Diagnostic.Note(
        position: TextPosition(file: "A.swift", line: 2, column: 23),
        message: "found this candidate "),
      Diagnostic.Note(
        position: TextPosition(file: "SwiftUI.View.shaded", line: 2, column: 25),
        message: "found this candidate in module 'SwiftUI'"),
    ]
    let isHeeded = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    #expect(
      left(of: cut)
        == "struct A: View { var body: some View { Text(\"\").shaded(1) } }\nextension View { }")
    #expect(cut.standIns.isEmpty)
  }

  @Test("A gesture that cannot be compiled is one that nobody sees")
  func gestures() throws {
    var cut = try cut(
      "struct A: View { var body: some View { Text(\"\").gesture(b) }\n"
        + "var b: some Gesture { let c = Foo.d; return c } }")
    let place = TextPosition(file: "A.swift", line: 2, column: 31)
    for message in ["cannot find 'Foo' in scope"] + Array(repeating: "ambiguous use", count: 12) {
      guard cut.heed([Diagnostic(at: place, message)], of: cut.slice.files, round: 1) else { break }
      if left(of: cut).contains("_standInGesture() }") { return }
    }
    Issue.record("\(left(of: cut))")
  }

  @Test("In the first round what may follow from another is left alone")
  func firstRound() throws {
    var cut = try cut("struct A: View { var body: some View { B(c); D(e) } }")
    let complaints = [("ambiguous use of 'c'", 42), ("cannot find 'D' in scope", 46)]
      .map { Diagnostic(at: TextPosition(file: "A.swift", line: 1, column: $1), $0) }
    let isHeeded = cut.heed(complaints, of: cut.slice.files, round: 1)
    #expect(isHeeded)
    #expect(left(of: cut) == "struct A: View { var body: some View { B(c); _standIn() } }")
  }

  @Test("What the app has of what is missing is taken first")
  func growing() throws {
    var cut = try cut(
      "struct A: View { var body: some View { b } }\nlet c = 1\nextension Int { var d: Int { 1 } }")
    let place = TextPosition(file: "A.swift", line: 1, column: 40)
    let complaints = ["cannot find 'c' in scope", "value of type 'Int' has no member 'd'"]
      .map { Diagnostic(at: place, $0) }
    let hasGrown = cut.heed(complaints, of: cut.slice.files, round: 1)
    #expect(hasGrown)
    #expect(
      left(of: cut)
        == "struct A: View { var body: some View { b } }\nlet c = 1\nextension Int { var d: Int { 1 } }"
    )
    #expect(cut.standIns.isEmpty)
    let hasChanged = cut.heed(complaints, of: cut.slice.files, round: 2)
    #expect(hasChanged)
    #expect(!cut.standIns.isEmpty)
  }

  @Test(
    "A conformance that the app gives to a type of others is taken when it is missed, and kept",
    arguments: [
      "instance method 'b(c:)' requires that 'String' conform to 'Identifiable'",
      "argument type 'String' does not conform to expected type 'Identifiable'",
      "type 'String' does not conform to protocol 'Identifiable'",
      "generic struct 'C' requires that 'String' conform to 'Identifiable'",
    ])
  func conformancesOfOthers(message: String) throws {
    let text = "struct A: View { var body: some View { b(c: d) } }\n"
    var cut = try cut(
      text + "extension String: @retroactive Identifiable { var id: Self { self } }\n"
        + "extension Array: Error {}")
    #expect(!left(of: cut).contains("Identifiable"))
    let complaint = Diagnostic(at: TextPosition(file: "A.swift", line: 1, column: 40), message)
    let isHeeded = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    for cut in [cut, cut.again()] {
      #expect(left(of: cut).contains("Identifiable { var id: Self { self } }"))
      #expect(!left(of: cut).contains("Error"))
      #expect(cut.standIns.isEmpty)
    }
  }

  @Test(
    "What is put there says by its number that it is come to",
    arguments: [
      (" _standIn()", " _standIn(at: 7)"), (" _standIn(true)", " _standIn(true, at: 7)"),
      (" (_standIn() as A)", " (_standIn(at: 7) as A)"),
      (" get { _standIn() } set {} ", " get { _standIn(at: 7) } set {} "),
      (" let _ = _standInForNothing()", " let _ = _standInForNothing(at: 7)"),
      (" _standIn(for: [_StandIn]())", " _standIn(for: [_StandIn](), at: 7)"),
      (" _standIn(for: nil as _StandIn?)", " _standIn(for: nil as _StandIn?, at: 7)"),
      (" _StandIn?", " _StandIn?"), ("", ""),
    ])
  func numbers(text: String, numbered: String) {
    #expect(SourceStandIn.text(text, numbered: 7) == numbered)
  }

  @Test("Notes are seen where what they are about is come to, and modifiers wherever they stand")
  func notes() throws {
    var cut = try cut("struct A: View { var body: some View { B(); B(); Text(a).c() } }")
    let complaints = [("cannot find 'B' in scope", 40), ("cannot find 'B' in scope", 45)]
      .map { Diagnostic(at: TextPosition(file: "A.swift", line: 1, column: $1), $0) }
    let modifier = Diagnostic(
      at: TextPosition(file: "A.swift", line: 1, column: 58),
      "value of type 'Text' has no member 'c'")
    _ = cut.heed(complaints + [modifier], of: cut.slice.files, round: 1)
    let notes = cut.standInNotes
    #expect(notes.map(\.numbers) == [[0, 1], [2]])
    #expect(notes.map(\.isAlways) == [false, true])
    let kept = KeptDiagnostics.notes(KeptDiagnostics.json(of: notes))
    #expect(kept.map(\.numbers) == notes.map(\.numbers))
    #expect(kept.map(\.isAlways) == notes.map(\.isAlways))
    #expect(kept.map(\.diagnostic) == notes.map(\.diagnostic))
  }

  @Test("What follows from another is told as that, and by itself where there is none")
  func consequences() throws {
    let text = "struct A: View { let a: B; var body: some View { C(a) } }"
    let type = Diagnostic(
      at: TextPosition(file: "A.swift", line: 1, column: 25), "cannot find type 'B' in scope")
    let consequence = Diagnostic(
      at: TextPosition(file: "A.swift", line: 1, column: 50),
      "cannot convert value of type '_StandIn' to expected argument type 'Int'")
    var cut = try cut(text)
    _ = cut.heed([type, consequence], of: cut.slice.files, round: 1)
    #expect(cut.standInNotes.map(\.numbers) == [[0, 1]])
    #expect(cut.standInNotes.map(\.isAlways) == [false])
    var alone = try self.cut(text)
    _ = alone.heed([consequence], of: alone.slice.files, round: 1)
    #expect(alone.standInNotes.map(\.numbers) == [[0]])
  }

  @Test("That a body of views is taken for none follows from something else in it")
  func returns() throws {
    var cut = try cut(
      "struct A: View { var body: some View { B { return c }.d(⌖e) } }".filter { $0 != "⌖" })
    let complaints = [
      ("cannot use explicit 'return' statement in the body of result builder 'ViewBuilder'", 44),
      ("ambiguous use of 'e'", 56),
    ].map { Diagnostic(at: TextPosition(file: "A.swift", line: 1, column: $1), $0) }
    let isHeeded = cut.heed(complaints, of: cut.slice.files, round: 2)
    #expect(isHeeded)
    #expect(left(of: cut).contains("return c"))
  }

  @Test(
    "What several places require of a type is written once, and what more they require beside it")
  func requiredBySeveral() throws {
    var cut = try cut(
      "struct A: View { let b: B; var body: some View { c(b); d(b); e(b) } }\nenum B {}")
    func complaint(_ name: String, _ column: Int) -> Diagnostic {
      Diagnostic(
        at: TextPosition(file: "A.swift", line: 1, column: column),
        "struct 'C' requires that 'B' conform to '\(name)'")
    }
    let first = [complaint("Equatable", 52), complaint("Equatable", 58)]
    let isHeeded = cut.heed(first, of: cut.slice.files, round: 1)
    let isHeededAgain = cut.heed([complaint("Hashable", 64)], of: cut.slice.files, round: 2)
    #expect(isHeeded && isHeededAgain)
    let text = left(of: cut)
    #expect(text.contains("{ c(b); d(b); e(b) }"))
    #expect(
      text.split(separator: "func ==").count == 2 && text.split(separator: "func hash").count == 2)
    #expect(cut.standIns.isEmpty)
  }

  @Test("What is taken in vain does not hold up what is replaced")
  func stuck() throws {
    var cut = try cut("struct A: View { let a = b; var body: some View { Text(a) } }")
    let complaints = [
      ("type 'A' does not conform to protocol 'View'", 8), ("ambiguous use of 'b'", 26),
    ].map { Diagnostic(at: TextPosition(file: "A.swift", line: 1, column: $1), $0) }
    var rounds = 0
    while rounds < 3, !left(of: cut).contains("_standIn()") {
      rounds += 1
      let isHeeded = cut.heed(complaints, of: cut.slice.files, round: rounds)
      #expect(isHeeded)
    }
    #expect(rounds < 3, "\(left(of: cut))")
  }

  @Test("All modifiers that nobody declares go at once, and only those of views")
  func unknownModifiers() throws {
    var cut = try cut(
      """
      struct A: View { var body: some View {
        VStack { Text(b.c) }
          .glassy(d)
          .padding()
          .own()
          .pressed { e() }
        f(g)
          .reduced(h)
      } }
      extension View { func own() -> some View { self } }
      """)
    let complaint = Diagnostic(
      at: TextPosition(file: "A.swift", line: 2, column: 17), "cannot find 'b' in scope")
    let isHeeded = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    let text = left(of: cut)
    for word in ["glassy", "pressed"] { #expect(!text.contains(word), "\(text)") }
    for word in [".padding()", ".own()", ".reduced(h)"] {
      #expect(text.contains(word), "\(text)")
    }
    #expect(
      Set(cut.standIns.map(\.message)).isSuperset(of: [
        "the view is drawn without 'glassy', which is not here",
        "the view is drawn without 'pressed', which is not here",
      ]))
  }

  @Test("Where it stands says of which type it is, unless the compiler says another")
  func typesByPlace() throws {
    var cut = try cut("struct A: View { var body: some View { Text(b).padding(C.d) } }")
    let place = TextPosition(file: "A.swift", line: 1, column: 56)
    for message in [
      "cannot find 'C' in scope",
      "cannot convert value of type 'CGFloat' to expected argument type 'Size'",
    ] {
      let isHeeded = cut.heed(
        [Diagnostic(at: place, message)], of: cut.slice.files, round: 1)
      #expect(isHeeded)
    }
    #expect(left(of: cut).contains("(_standIn() as Size)"), "\(left(of: cut))")
  }

  @Test("What is made of a type that is not there, and of no other, is not there either")
  func madeOfMissing() throws {
    var cut = try cut(
      "struct A: View { let b: StoreOf<C>; var body: some View { d } }\nstruct StoreOf<E: F> {}")
    for (column, message) in [
      (33, "cannot find type 'C' in scope"),
      (25, "type '_StandIn' does not conform to protocol 'F'"),
    ] {
      let isHeeded = cut.heed(
        [Diagnostic(at: TextPosition(file: "A.swift", line: 1, column: column), message)],
        of: cut.slice.files, round: 1)
      #expect(isHeeded)
    }
    #expect(
      left(of: cut).hasPrefix("struct A: View { let b: _StandIn ; var body"), "\(left(of: cut))")
  }

  @Test("What stands in for a protocol of the app's stays in a cut of less")
  func conformersAgain() throws {
    var cut = try cut(
      "struct A: View { let b: C; var body: some View { Text(b.d) } }\n"
        + "protocol C { var d: String { get } }")
    let complaint = Diagnostic(
      at: TextPosition(file: "", line: 1, column: 1), "nothing can stand in for a value of C")
    let isHeeded = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    #expect(cut.conformers == ["C"])
    #expect(cut.again().conformers == ["C"])
  }

  @Test("What is said once more of the same place is heeded, whatever has come since")
  func saidAgain() throws {
    var cut = try cut(
      "struct A: View { let a = b; var body: some View { Text(a) } }\nlet c = 1\nlet d = 1")
    for (round, name) in ["c", "d"].enumerated() {
      #expect(!left(of: cut).contains("_standIn()"), "\(left(of: cut))")
      let complaints = [("cannot find '\(name)' in scope", 50), ("ambiguous use of 'b'", 26)].map {
        Diagnostic(at: TextPosition(file: "A.swift", line: 1, column: $1), $0)
      }
      let isHeeded = cut.heed(complaints, of: cut.slice.files, round: round + 1)
      #expect(isHeeded)
    }
    #expect(left(of: cut).contains("let a = _standIn()"), "\(left(of: cut))")
  }

  @Test("What cannot be made so is not made so again by a cut of less")
  func unmadeInLess() throws {
    let long = String(repeating: "  // It takes room.\n", count: 20)
    let text =
      "struct A: View { var body: some View { B(c: d()) } }\n"
      + "struct D { var e = 1 }\nfunc d() -> D {\n\(long) e }\nlet e = 1"
    let source = SourceFolder([
      SourceFolder.File(path: "A.swift", location: "/A.swift", bytes: Array(text.utf8))
    ])
    var cut = SourceCut(source, near: 0, limit: 0)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    cut.makeValuesOfLeftOut()
    let type = try #require(cut.made.keys.first)
    let place = TextPosition(file: SourceCut.madeFile, line: type + 1, column: 1)
    let complaint = Diagnostic(at: place, "missing argument for parameter 'from' in call")
    _ = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(cut.made.isEmpty)
    #expect(cut.again().made.isEmpty)
  }

  @Test("What a preview shows stays a view, and its body has something in it")
  func previewed() throws {
    var cut = try cut(
      "struct A: PreviewProvider { static var previews: some View { B() } }\n"
        + "struct B: View { var body: some View { f(c) } }")
    for (round, (column, message)) in [
      (8, "type 'B' does not conform to protocol 'View'"), (42, "cannot find 'c' in scope"),
      (8, "type 'B' does not conform to protocol 'View'"),
    ].enumerated() {
      let place = TextPosition(file: "A.swift", line: 2, column: column)
      _ = cut.heed(
        [Diagnostic(at: place, message)], of: cut.slice.files, round: 14 + round)
      #expect(
        left(of: cut).contains("struct B: View { var body: some View {"), "\(left(of: cut))")
    }
  }

  @Test(
    "What gives a text or a size is there a few calls farther from the view",
    arguments: [("String", true), ("CGFloat", true), ("Int", false)])
  func textsAndSizes(type: String, isThere: Bool) throws {
    let long = String(repeating: "  // It takes room.\n", count: 15)
    let text =
      "struct A: View { var body: some View {\n\(long) B(c: b()) } }\n"
      + zip(["b", "c", "d", "e"], ["c", "d", "e", "f"]).map {
        "func \($0)() -> \(type) { \($1)() }\n"
      }
      .joined() + "func f() -> \(type) {\n\(long) g }\nlet g: \(type)? = nil"
    let source = SourceFolder([
      SourceFolder.File(path: "A.swift", location: "/A.swift", bytes: Array(text.utf8))
    ])
    var cut = SourceCut(source, near: 0, limit: 300)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    #expect(cut.numbersLeftOut.isEmpty == isThere, "\(left(of: cut))")
  }

  @Test(
    "In haste, too, what is to be shown stays, and its body with something in it",
    arguments: [
      ("struct A: View { var body: some View { f(⌖b) } }", "cannot find 'b' in scope"),
      (
        "struct A: PreviewProvider { static var previews: some View { f(⌖b) } }",
        "cannot find 'b' in scope"
      ),
      ("struct A: View { var body: some View { f { g().h(⌖b) } } }", "cannot find 'b' in scope"),
      ("struct A: View { ⌖var body: some View { f(b) } }", "ambiguous use of 'body'"),
      ("⌖struct A: View { var body: some View { f(b) } }", "invalid redeclaration of 'A'"),
    ])
  func wanted(_ marked: String, _ message: String) throws {
    let column = try #require(marked.firstIndex(of: "⌖"))
    let place = TextPosition(
      file: "A.swift", line: 1, column: marked.distance(from: marked.startIndex, to: column) + 1)
    var cut = try cut(marked.replacing("⌖", with: ""))
    for round in [1, 14, 15] {
      _ = cut.heed([Diagnostic(at: place, message)], of: cut.slice.files, round: round)
      let text = left(of: cut)
      #expect(
        text.contains("struct A: ") && text.contains(": some View {"), "round \(round): \(text)")
    }
  }

  @Test("Beyond a limit nothing is declared, where that is asked for")
  func closed() throws {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array("struct A: View { var body: some View { B() } }".utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array("struct B: View { var body: some View { C() } }\nstruct C {}".utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 0, farthest: .none)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    #expect(left(of: cut).trimmed == "struct A: View { var body: some View { B() } }")
    let place = TextPosition(file: "A.swift", line: 1, column: 40)
    let isHeeded = cut.heed(
      [Diagnostic(at: place, "cannot find 'B' in scope")], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    #expect(left(of: cut).trimmed == "struct A: View { var body: some View { _standIn() } }")
  }

  @Test("Beside the view bodies are there whatever their size, and elsewhere they wait")
  func besideTheView() throws {
    func shown(_ name: String) -> String {
      "struct \(name): View { var body: some View {\n"
        + String(repeating: "Text(\"\(name) is long\")\n", count: 40) + "} }\n"
    }
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(("struct A: View { var body: some View { B(); C() } }\n" + shown("B")).utf8)),
      SourceFolder.File(path: "C.swift", location: "/C.swift", bytes: Array(shown("C").utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 0, farthest: .none)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    #expect(left(of: cut).contains("B is long"))
    #expect(!left(of: cut).contains("C is long"))
  }

  @Test("A long view has what takes little beside it, and goes without modifiers that take more")
  func besideALongView() throws {
    let long = String(repeating: "Text(\"It takes room\")\n", count: 800)
    let more = String(repeating: "let _ = \"It takes room\"\n", count: 400)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          "struct A: View { var body: some View { VStack { \(long) }.short().long().wide().padding() } }"
            .utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array(
          ("extension View { func short() -> some View { self }\n"
            + "func wide() -> some View { \(more)\nreturn Text(\"\") } }\n"
            + "extension View { func long() -> some View { \(more)\nreturn self }\n"
            + "func padding() -> some View { \(more)\nreturn self } }").utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 10, farthest: .none)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    cut.leaveOutModifiersLeftOut()
    let text = left(of: cut)
    #expect(text.contains("func short()"))
    #expect(text.contains("}.short() .wide().padding() } }"))
    #expect(text.contains("func wide() -> some View { let _ = _standInForNothing(at: -"))
    let told = cut.standIns.map(\.message)
    #expect(told.contains("the view is drawn without 'long', which is not here"))
    cut.leaveOutModifiersLeftOut()
    #expect(cut.standIns.map(\.message) == told)
  }

  @Test("What makes an object at length gives all that it keeps a value, where little else is")
  func longInitializers() throws {
    let long = String(repeating: "let _ = \"It takes room\"\n", count: 400)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array("struct A: View { let b = B(c: 1); var body: some View { Text(b.c) } }".utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array(
          "class B { let c: Int; let d: Int; init(c: Int) {\n\(long)self.c = c; d = 2 } }".utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 0, farthest: .none)
    for place in source.places where ["A", "B"].contains(source[place].name) { cut.take(place) }
    cut.close()
    #expect(
      left(of: cut).contains("_standInForNothing(); self.`c` = `c`; self.`d` = _unknown();"))
  }

  @Test("What stands in for a text of a key, and has to be of another type, is told")
  func keyTextOfAnotherType() throws {
    var source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array("struct A: View { var body: some View { B(L10n.Feed.title) } }".utf8))
    ])
    source.texts = PlainKeys(of: [#""feed.title" = "All birds";"#])
    var cut = SourceCut(source, near: 0)
    for place in source.places { cut.take(place) }
    cut.close()
    let place = TextPosition(file: "A.swift", line: 1, column: 42)
    _ = cut.heed(
      [Diagnostic(at: place, "cannot find 'L10n' in scope")], of: cut.slice.files, round: 1)
    #expect(left(of: cut).contains("B( _keyText(\"All birds\") )"))
    #expect(cut.standIns.isEmpty)
    _ = cut.heed(
      [
        Diagnostic(
          at: place, "cannot convert value of type 'String' to expected argument type 'Color'")
      ], of: cut.slice.files, round: 2)
    #expect(left(of: cut).contains("_standIn() as Color"))
    #expect(cut.standIns.count == 1)
  }

  @Test("What only a piece reached that something stands in for now is needed no more")
  func again() throws {
    var cut = try cut(
      "struct A: View { var body: some View { Text(b).c(D.e) } }\nlet b = F.g\n"
        + "enum D { static let e = h }\nlet h = 1\nenum F { static let g = \"\" }")
    let place = TextPosition(file: "A.swift", line: 1, column: 48)
    let complaint = Diagnostic(at: place, "value of type 'Text' has no member 'c'")
    _ = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(left(of: cut).contains("enum D { static let e = h }\nlet h = 1"))
    let less = cut.again()
    #expect(
      left(of: less).trimmed
        == "struct A: View { var body: some View { Text(b) } }\nlet b = F.g\n\n\n"
        + "enum F { static let g = \"\" }")
    #expect(less.standIns == cut.standIns)
  }

  @Test("What the compiler has missed and values that are made are there again")
  func missedAgain() throws {
    var cut = try cut(
      "struct A: View { var body: some View { B(); c } }\nclass S { init(d: Int) {} }\nlet e = 1\n"
        + "extension Int { var f: S? { nil } }")
    let complaints = [
      ("cannot find 'B' in scope", 40), ("value of type 'Int' has no member 'f'", 45),
      ("cannot find 'e' in scope", 45),
    ].map { Diagnostic(at: TextPosition(file: "A.swift", line: 1, column: $1), $0) }
    _ = cut.heed(complaints, of: cut.slice.files, round: 1)
    let isMade = cut.make("S")
    #expect(isMade)
    let again = cut.again()
    #expect(left(of: again) == left(of: cut))
    #expect(again.made.values.sorted() == cut.made.values.sorted())
    #expect(left(of: again).contains("let e = 1"))
  }

  @Test("An extension of a type that is not there brings nothing along")
  func missingExtensions() throws {
    var cut = try cut(
      "struct A: View { var body: some View { b.c } }\nextension D { var c: E { E() } }\nstruct E {}"
    )
    #expect(left(of: cut).contains("struct E"))
    let place = TextPosition(file: "A.swift", line: 2, column: 11)
    _ = cut.heed(
      [Diagnostic(at: place, "cannot find type 'D' in scope")], of: cut.slice.files, round: 1)
    let less = cut.again()
    #expect(left(of: less).trimmed == "struct A: View { var body: some View { b.c } }")
  }

  @Test("Beside the view, and for what takes a few lines, the limit is a wider one")
  func atHand() throws {
    let long = String(
      repeating: "  // What it takes is not read here, but it takes room.\n", count: 40)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          "struct A: View { var body: some View { B(size: Gap.one, style: Style.small) } }\nenum Style { case small\n\(long) }"
            .utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array(
          "enum Gap { static let one = 8.0 }\nstruct B { init(size: Double, style: Style) {\n\(long) } }"
            .utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 30, farthest: .none)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    let text = left(of: cut)
    #expect(text.contains("enum Gap { static let one"))
    #expect(text.contains("enum Style { case small"))
    #expect(!text.contains("struct B"))
  }

  @Test("Bodies that are far wait until the program comes to them, but for what makes a value")
  func filling() throws {
    let long = String(repeating: "  // It takes room.\n", count: 20)
    let text =
      "struct A: View { var body: some View { B(c: d()) } }\nstruct B { init(c: Int) {\n\(long) } }\n"
      + "func d() -> Int {\n\(long) e }\nlet e = 1"
    let source = SourceFolder([
      SourceFolder.File(path: "A.swift", location: "/A.swift", bytes: Array(text.utf8))
    ])
    var cut = SourceCut(source, near: 0, limit: 0)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    #expect(left(of: cut).contains("func d() -> Int { _standIn("))
    #expect(left(of: cut).contains("init(c: Int) {\n"))
    #expect(!left(of: cut).contains("let e"))
    let numbers = cut.numbersLeftOut
    #expect(numbers.count == 1)
    // It says what it is called, which may say what it gives.
    #expect(cut.slice.standInWords == [numbers[0]: "d/"])
    #expect(cut.standInNotes.map(\.numbers) == [numbers])
    var other = cut
    let isOther = other.fill([0, 1])
    #expect(!isOther)
    let isFilled = cut.fill(Set(numbers))
    #expect(isFilled)
    let more = cut.again()
    #expect(cut.again(limit: 10_000).numbersLeftOut.isEmpty)
    #expect(left(of: more).contains("let e = 1"))
    #expect(more.numbersLeftOut.isEmpty)
    // Where the program ends because nothing can stand in for what it gives, it is the same.
    let place = TextPosition(file: "A.swift", line: 24, column: 18)
    let complaint = Diagnostic(at: place, "nothing can stand in for a value of (a: Int, b: Int)")
    let isHeeded = other.heed([complaint], of: other.slice.files, round: 1)
    #expect(isHeeded)
    #expect(left(of: other.again()) == left(of: more))
    // What was replaced in a body before it is left out stands there no more.
    var whole = SourceCut(source, near: 0, limit: 10_000)
    for place in source.places where source[place].name == "A" { whole.take(place) }
    whole.close()
    let unknown = Diagnostic(
      at: TextPosition(file: "A.swift", line: 45, column: 2), "cannot find 'e' in scope")
    let isReplaced = whole.heed([unknown], of: whole.slice.files, round: 1)
    #expect(isReplaced)
    #expect(left(of: whole.again(limit: 0)).ranges(of: "_standIn(").count == 1)
  }

  @Test(
    "Far from the view, what makes a value is stood in for as a whole, and none is missing",
    arguments: [
      (
        "class B { let c: C; let d: D; init(c: C) {\nself.c = c\nd = ⌖f(); d.e() } }",
        "class B { let c: C; let d: D; init(c: C) {"
          + " _standInForNothing(); self.`c` = `c`; self.`d` = _unknown(); } }"
      ),
      // A constant of its own is gone with its body.
      (
        "class B { let c: C; let d: D; init(e: E) {\nlet c = C(e)\nself.c = c\nd = ⌖f() } }",
        "class B { let c: C; let d: D; init(e: E) {"
          + " _standInForNothing(); self.`c` = _unknown(); self.`d` = _unknown(); } }"
      ),
      (
        "struct B: View { @Binding var c: C; @StateObject var d: D; init(c: Binding<C>) {\n"
          + "_c = c; ⌖f() } }",
        "struct B: View { @Binding var c: C; @StateObject var d: D; init(c: Binding<C>) {"
          + " _standInForNothing(); self._c = .constant(_unknown());"
          + " self._d = .init(wrappedValue: _unknown()); } }"
      ),
      // What it calls is another's.
      ("class B { convenience init(c: C) {\nself.init(); ⌖f() } }", "class B { }"),
      ("let c: B = {\nlet d = ⌖f(); return B(d) }()", "let c: B = _standIn()"),
    ])
  func farAway(_ marked: String, _ becomes: String) throws {
    let lines = marked.split(separator: "\n")
    let line = try #require(lines.firstIndex { $0.contains("⌖") })
    let column = try #require(lines[line].split(separator: "⌖").first).utf8.count + 1
    var cut = try cut(
      "struct A: View { var body: some View { g(B(), c, D()) } }\n"
        + marked.replacing("⌖", with: ""))
    let place = TextPosition(file: "A.swift", line: line + 2, column: line == 0 ? 1 : column)
    let complaint = Diagnostic(at: place, "cannot find 'f' in scope")
    let isHeeded = cut.heed([complaint], of: cut.slice.files, round: 1, farAway: 12)
    #expect(isHeeded)
    func declared(_ cut: SourceCut) -> String {
      left(of: cut).split(separator: "\n").dropFirst().joined(separator: " ")
        .split(separator: " ").joined(separator: " ")
    }
    #expect(declared(cut) == becomes)
    // And so it is with what the view is cut to then.
    #expect(declared(cut.again()) == becomes)
  }

  @Test("What stands in for part of a body is not written into one that is left out")
  func emptiedBodies() throws {
    let long = String(repeating: "  // It takes room.\n", count: 20)
    let text =
      "struct A: View { var body: some View { B(c: d()) } }\n" + "func d() -> Int {\n\(long) e() }"
    let source = SourceFolder([
      SourceFolder.File(path: "A.swift", location: "/A.swift", bytes: Array(text.utf8))
    ])
    var cut = SourceCut(source, near: 0, limit: 1_000_000)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    let place = TextPosition(file: "A.swift", line: 23, column: 2)
    let complaint = Diagnostic(at: place, "cannot find 'e' in scope")
    _ = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(left(of: cut).contains("It takes room.\n_standIn() }"))
    let less = cut.again(limit: 0)
    #expect(left(of: less).contains("func d() -> Int { _standIn(at: -"), "\(left(of: less))")
    #expect(left(of: less).split(separator: "_standIn(").count == 2, "\(left(of: less))")
  }

  @Test("What a type lacks to conform is taken, if it has it")
  func required() throws {
    var cut = try cut(
      "struct A: View { var body: some View { B() } }\n"
        + "struct B: C { struct D { var e = 1 }; func f() -> Int { 1 }; func g() {} }\n"
        + "protocol C { associatedtype D }")
    #expect(!left(of: cut).contains("struct D"))
    let place = TextPosition(file: "A.swift", line: 2, column: 8)
    var complaint = Diagnostic(at: place, "type 'B' does not conform to protocol 'C'")
    complaint.notes = [
      "protocol requires nested type 'D'", "protocol requires function 'f()' with type '() -> Int'",
    ].map { Diagnostic.Note(position: place, message: $0) }
    let isHeeded = cut.heed([complaint], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    #expect(left(of: cut).contains("struct D { var e = 1 }"))
    #expect(left(of: cut).contains("func f()"))
    #expect(cut.standIns.isEmpty)
  }

  @Test("Other views, and small types of values, are at hand, too")
  func viewsAtHand() throws {
    let long = String(repeating: "  // It takes room.\n", count: 40)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array("struct A: View { var b: C; var body: some View { B(c: b) } }".utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array(
          "struct B: View { let c: C; var body: some View {\n\(long) D.e } }\nstruct C {\n\(long) var f: Int }\nclass D {\n\(long) static let e = 1 }"
            .utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 30, farthest: .none)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    let text = left(of: cut)
    #expect(text.contains("struct B"))
    #expect(text.contains("struct C"))
    #expect(!text.contains("class D"))
  }

  @Test(
    "What the view is made of is at hand, however large it is",
    arguments: [("A", true), ("Shown", true), ("Far", false)])
  func modelAtHand(root: String, isTaken: Bool) throws {
    let long = String(repeating: "  // It takes room.\n", count: 40)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          "struct A: View { @State var b = Model(); var body: some View { b.c } }\nstruct Shown: View { var body: some View { A() } }\nstruct Far: View { var body: some View { Shown() } }"
            .utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array("class Model {\n\(long) var c: Text }".utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 30, farthest: .none)
    for place in source.places where source[place].name == root { cut.take(place) }
    cut.close()
    #expect(left(of: cut).contains("class Model") == isTaken)
  }

  @Test("What a preview gives its view is at hand, however large it is")
  func previewAtHand() throws {
    let long = String(repeating: "  // It takes room.\n", count: 40)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          "struct A: View { let b: Int; var body: some View { Text(\"\") } }\nstruct A_Previews: PreviewProvider { static var previews: some View { A(b: Song().c) } }"
            .utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array("class Song {\n\(long) let c = 1 }".utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 30, farthest: .none)
    for place in source.places where source[place].name == "A_Previews" { cut.take(place) }
    cut.close()
    #expect(left(of: cut).contains("class Song"))
  }

  @Test(
    "Beyond a limit what the compiler misses is declared, where that is asked for, and else told as too far",
    arguments: [SourceCut.Farthest.missed, .none])
  func missed(farthest: SourceCut.Farthest) throws {
    let long = String(repeating: "  // It takes room.\n", count: 40)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          "struct A: View { var body: some View { Text(Model().first) } }"
            .utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array("class Model {\n\(long) let first = \"\" }".utf8)
      ),
    ])
    var cut = SourceCut(source, near: 0, limit: 40, farthest: farthest)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    #expect(!left(of: cut).contains("class Model"))
    let place = TextPosition(file: "A.swift", line: 1, column: 45)
    let isHeeded = cut.heed(
      [Diagnostic(at: place, "cannot find 'Model' in scope")], of: cut.slice.files, round: 1)
    #expect(isHeeded)
    let isTaken = farthest == .missed
    #expect(left(of: cut).contains("class Model") == isTaken)
    #expect(left(of: cut.again()).contains("class Model") == isTaken)
    #expect(
      cut.standIns.map(\.message)
        == (isTaken
          ? []
          : [
            "something else stands in for 'Model', which is too far from the view: all that it reaches is "
              + "more than can be compiled here"
          ]))
  }

  @Test("Of another's type an initializer is taken if all of its labels stand somewhere")
  func laterLabels() throws {
    let cut = try cut(
      """
      struct A: View { var body: some View { Label("a", icon: 1) } }
      extension Label {
        init(_ a: String, icon b: Int) { self = c }
        init(_ a: String, profile b: Int) { self = d }
        init(_ a: String, mark b: Int = 1) { self = e }
        init(_ a: String, action b: () -> Void) { self = f }
        init(_ a: String, action b: Action) { self = g }
        init(profile a: Action) { self = h }
        init(_ a: Pair<Int, [Action]>, icon b: Int) { self = i }
      }
      """)
    let text = left(of: cut)
    for name in ["c", "e", "f", "g", "i"] { #expect(text.contains("self = \(name)"), "\(name)") }
    for name in ["d", "h"] { #expect(!text.contains("self = \(name)"), "\(name)") }
  }

  @Test("What a switch tells of a case is there however far it is, and what acts at length is not")
  func tables() throws {
    let long = String(repeating: "case .one: return 1 // It takes room.\n", count: 20)
    let other = String(repeating: "act() // It takes room.\n", count: 20)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          """
          struct A: View { let b: B; var body: some View { C(b.c, b.d, b.e(), b.f(), b == b) } }
          enum B {
            var c: Int { switch self {\n\(long) } }
            var d: Int { get { return switch self {\n\(long) } } }
            func e() -> Int { switch self {\n\(long) } }
            func f() -> Int { act()\n\(other) }
            static func == (one: B, other: B) -> Bool { switch (one, other) {\n\(long) } }
          }
          """.utf8))
    ])
    var cut = SourceCut(source, near: 0, limit: 0)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    let text = left(of: cut)
    #expect(text.contains("var c: Int { switch self"))
    #expect(text.contains("var d: Int { get { return switch self"))
    #expect(text.contains("Bool { switch (one, other)"))
    #expect(text.contains("func e() -> Int { switch self"))
    #expect(text.contains("func f() -> Int { _standIn("))
  }

  @Test("What is short and called by what is shown is there before what is far away")
  func closeBy() throws {
    let long = String(repeating: "act() // It takes room.\n", count: 16)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array("struct A: View { let b: B; var body: some View { Text(b.c()) } }".utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array(
          """
          enum B {
            func c() -> String { d(); \(long) }
            func d() { e(); \(long) }
            func e() { f(); \(long) }
            func f() { \(long) }
          }
          """.utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 500)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    let text = left(of: cut)
    #expect(text.contains("func d() { e()"), "\(text)")
    #expect(!text.contains("func e() { f()"), "\(text)")
    #expect(cut.leftOut == 1)
  }

  @Test("What a container is asked for is made, where what tells it of that is left out")
  func services() throws {
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          """
          import Resolver
          struct A: View { @Injected private var b: B; var body: some View { Text(b.c) } }
          class B { let c = ""; init(d: D = Resolver.main.resolve()) {} }
          class D {}
          """.utf8))
    ])
    var cut = SourceCut(source, near: 0, limit: 0)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    cut.makeServices()
    #expect(Set(cut.made.values) == ["(try? B()) as Any", "D()"])
  }

  @Test("A modifier that cannot take what stands in for something is told to be missing")
  func modifiersThatFollow() throws {
    var cut = try cut("struct A: View { var body: some View { Text(a).b(c) } }")
    let place = TextPosition(file: "A.swift", line: 1, column: 50)
    for round in 1...2 {
      _ = cut.heed(
        [Diagnostic(at: place, "'b' does not take '_StandIn'")], of: cut.slice.files, round: round)
    }
    let note = try #require(cut.standInNotes.first)
    #expect(note.isAlways && note.diagnostic.message.hasPrefix("the view is drawn without 'b'"))
  }

  @Test("Where not all can be compiled, what is seen is taken before what only acts")
  func seenFirst() throws {
    let long = String(repeating: "d(); ", count: 160)
    let source = SourceFolder([
      SourceFolder.File(
        path: "A.swift", location: "/A.swift",
        bytes: Array(
          "struct A: View { let m: Model; var body: some View { B().task { m.load() } } }".utf8)),
      SourceFolder.File(
        path: "B.swift", location: "/B.swift",
        bytes: Array(
          """
          class Model { func load() { one() }
            func one() { \(long)two() }
            func two() { \(long) }
          }
          struct B: View { var body: some View { C() } }
          struct C: View { var body: some View { VStack { \(long) } } }
          """.utf8)),
    ])
    var cut = SourceCut(source, near: 0, limit: 1300)
    for place in source.places where source[place].name == "A" { cut.take(place) }
    cut.close()
    let left = left(of: cut)
    #expect(left.contains("VStack"), "\(left)")
    #expect(cut.leftOut == 1, "\(left)")
  }

  @Test("The package that a file imports is named")
  func packages() throws {
    var cut = try cut(
      "import SwiftUI\nimport Kingfisher\nstruct A: View { var body: some View { KFImage() } }")
    let place = TextPosition(file: "A.swift", line: 3, column: 40)
    _ = cut.heed(
      [Diagnostic(at: place, "cannot find 'KFImage' in scope")], of: cut.slice.files, round: 1)
    #expect(
      cut.standIns == [
        Diagnostic(
          .warning, at: place,
          "something else stands in for 'KFImage', which is not here (the file imports Kingfisher)",
          notes: [.init(position: place, message: "cannot find 'KFImage' in scope")])
      ])
  }

  @Test("Any complaint about any place of any source ends")
  func anything() throws {
    let text = """
      @A(b: "c\\(d)") struct A<B: C>: View { @State(a) private(set) var e = { #"f"# }, g: H?
        init(_ j: K) { self.e = j } /* l */
        var body: some View { if case .a(let b) = c, d { e.f { [g] h in i } j: { $0.k }.l(m, n: [o: p]) } else { q[r] } }
        func s() -> T { switch u { case .v: return w ?? x; default: y = try! z() } } }
      """
    let messages = [
      "cannot find 'a' in scope", "cannot find type 'a' in scope",
      "value of type 'a' has no member 'b'",
      "type 'a' has no member 'b'", "unknown attribute 'a'", "invalid redeclaration of 'a'",
      "type 'A' does not conform to protocol 'View'", "other", "''", "'",
      "the compiler is unable to type-check this expression in reasonable time",
    ]
    let lines = text.split(separator: "\n")
    for (number, line) in lines.enumerated() {
      for column in 1...line.utf8.count + 2 {
        for message in messages {
          var cut = try cut(text)
          let place = TextPosition(file: "A.swift", line: number + 1, column: column)
          for round in 1...12 {
            guard
              cut.heed([Diagnostic(at: place, message)], of: cut.slice.files, round: round)
            else { break }
          }
          let left = cut.slice.files.first?.text ?? []
          #expect(left.count { $0 == UInt8(ascii: "\n") } == lines.count - 1)
        }
      }
    }
  }
}
