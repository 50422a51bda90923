import SkeletonLanguage
import SkeletonModel
import SkeletonSystem
import Synchronization

/// A view or a preview that an app's source has.
package struct AppView: Hashable, Sendable {
  /// Its file, as messages have it.
  package var file: String
  /// As `--view` takes it for that file: `FeedRow`, `Long name`, `Row_Previews`.
  package var name: String
  package var position: TextPosition
  package var isPreview: Bool
  /// What it would have to be told; such a view has no picture by itself.
  package var arguments: [String]
}

/// The views of one source, each to be read by itself and several at once.
package struct ViewCatalogue: Sendable {
  private let index: SourceIndex
  /// In the order of the files.
  package let views: [AppView]

  /// - Parameters:
  ///   - source: A folder or a file: an absolute path.
  ///   - base: The folder that paths in messages are relative to.
  package init(of source: String, from base: String) throws(Failure) {
    index = try SourceIndex(of: source, from: base)
    views = index.views
  }

  /// The canvas that a preview asks for; nil for other views.
  package func canvas(of view: AppView) -> PreviewCanvas? {
    index.previews.first {
      index.app.files[$0.place.file].path == view.file
        && ($0.name == view.name || $0.name.hasSuffix(".swift#" + view.name))
    }.map { index.canvas(of: $0) }
  }

  /// Reads a view. It is compiled once, whatever it is asked.
  ///
  /// - Parameter note: Is told what something stands in for, and what else is drawn otherwise than
  ///   SwiftUI would draw it.
  package func reader(
    of view: AppView,
    note: @escaping @Sendable (_ standIns: [Diagnostic], _ others: [Diagnostic]) -> Void
  ) -> ViewReader {
    let nodes = KnownNodes()
    let alone = index.narrowed(to: view.file)
    let viewing = Mutex<Result<Viewing, ViewRefusal>?>(nil)
    return { request throws(ViewRefusal) in
      let shown = viewing.withLock { known in
        let made =
          known
          ?? Result { () throws(ViewRefusal) in
            try Viewing(BuiltProgram(of: request.view, in: alone), alone)
          }
        known = made
        return made
      }
      return try nodes.node(for: request) { request throws(ViewRefusal) in
        let viewing = try shown.get()
        let (node, standIns, notes) = try viewing.tree(for: request)
        note(standIns, notes)
        return node
      }
    }
  }
}

extension SourceIndex {
  /// All views and previews, in the order of the files.
  var views: [AppView] {
    let previews = Dictionary(grouping: previews, by: \.place.file)
    let types = Dictionary(grouping: places.filter { app[$0].isView }, by: \.file)
    let nested = Dictionary(
      grouping: nestedTypes(with: "View").filter(\.declaration.isView), by: \.place.file)
    return app.files.indices.flatMap { file -> [AppView] in
      let path = app.files[file].path
      let views = types[file] ?? []
      let inside = nested[file] ?? []
      guard !views.isEmpty || !inside.isEmpty || previews[file] != nil else { return [] }
      let parser = SwiftParser(app.files[file].active)
      func view(_ name: String, _ declaration: SwiftDeclaration) -> AppView {
        AppView(
          file: path, name: name,
          position: TextPosition(
            file: path, line: parser.line(of: declaration.range.lowerBound), column: 1),
          isPreview: false, arguments: parser.neededArguments(of: declaration))
      }
      return views.map { view(app[$0].name, app[$0]) }
        + inside.map { view($0.path, $0.declaration) }
        + (previews[file] ?? []).map { preview in
          // Within its file a preview is known by its title alone.
          let title = preview.name.firstRange(of: ".swift#")
          return AppView(
            file: path, name: title.map { String(preview.name[$0.upperBound...]) } ?? preview.name,
            position: preview.part.map { part in
              TextPosition(file: path, line: parser.line(of: part.range.lowerBound), column: 1)
            } ?? app.position(of: preview.place),
            isPreview: true, arguments: [])
        }
    }
  }

  /// The same source, in which views are looked for in one file.
  func narrowed(to path: String) -> SourceIndex {
    var alone = self
    alone.places = places.filter { app.files[$0.file].path == path }
    alone.previews = previews.filter { app.files[$0.place.file].path == path }
    return alone
  }
}

extension SwiftDeclaration {
  /// Whether it says so itself.
  fileprivate var isView: Bool {
    kind == .type && keyword == "struct" && inheritance.contains("View")
  }
}
