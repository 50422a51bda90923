import SkeletonLanguage
import SkeletonLayout
import SkeletonModel
import SkeletonSystem
import Synchronization

/// The views of apps' sources: finds, compiles and asks them, and turns what they answer into the
/// nodes that documents are made of.
///
/// What has been compiled and answered is kept, in the process and on disk.
package final class SwiftUIViews: AppViews {
  /// The folder that relative paths are relative to.
  private let folder: String
  private let nodes = KnownNodes()
  private let state = Mutex(State())

  private struct State {
    var sources: [String: SourceIndex] = [:]
    var programs: [ProgramKey: Result<BuiltProgram, ViewRefusal>] = [:]
  }

  private struct ProgramKey: Hashable {
    var folder: String
    var view: String
  }

  private static let mayStandIn = Mutex(true)

  /// From now on a view is refused of which something cannot be compiled.
  package static func refuseStandIns() { mayStandIn.withLock { $0 = false } }

  /// Whether something else may stand in for what cannot be compiled.
  static var takesStandIns: Bool { mayStandIn.withLock(\.self) }

  package init(of folder: String) {
    self.folder = Files.resolved(folder) ?? folder
  }

  package var reader: ViewReader {
    { request throws(ViewRefusal) in try self.nodes.node(for: request, by: self.show) }
  }

  /// The names of the previews in a folder or a file.
  func previews(in source: String) throws -> [String] {
    try state.withLock { state in try index(of: source, &state).previews.map(\.name) }
  }

  /// The name by which a preview is known among all of a folder, if it is called by its title alone;
  /// that of any other view is as it is.
  func wholeName(of view: String, in source: String) throws -> String {
    let found = try previews(in: source).filter { $0 == view || $0.hasSuffix(".swift#" + view) }
    return found.count == 1 ? found[0] : view
  }

  private func show(_ request: ViewRequest) throws(ViewRefusal) -> Node {
    let (node, standIns, notes) = try viewing(request).tree(for: request)
    ViewNotes.add(standIns + notes)
    return node
  }

  /// What a view shows as a document has it.
  package func tree(for request: ViewRequest) throws(ViewRefusal) -> Tree {
    let (tree, notes) = try viewing(request).written(for: request)
    ViewNotes.add(notes)
    return tree
  }

  /// What a view is made of, as a file that a document was read from: `/app/Sources/Feed#Row`, and a
  /// digest of its source, which is empty where it cannot be shown.
  package func source(of request: ViewRequest) -> (path: String, digest: String) {
    let place = place(of: request)
    let built = state.withLock { state in
      Files.resolved(place).flatMap {
        state.programs[ProgramKey(folder: $0, view: request.view)]
      }
    }
    // The document of a view that is named alone goes by the name that it was given.
    let given = namedAlone(by: request) ?? SourceOperand(source: place, view: request.view)
    return (
      given.naming(view: request.view, in: place).text, (try? built?.get().digest) ?? ""
    )
  }

  package func files(of request: ViewRequest) -> [String] {
    guard let source = Files.resolved(place(of: request)) else { return [] }
    return state.withLock { state in
      guard let index = try? index(of: source, &state) else { return [source] }
      let built = try? state.programs[ProgramKey(folder: source, view: request.view)]?.get()
      if let built, built.standIns().isEmpty { return built.sources + index.assets.files }
      let all = index.app.files.map(\.location)
      return all + all.map(FilePath.parent).withoutRepeats + index.assets.files
    }
  }

  /// What a view is called by that is a document of its own.
  private func namedAlone(by request: ViewRequest) -> SourceOperand? {
    let referrer = FilePath.joined(folder, request.referrer)
    return Files.exists(referrer) ? nil : SourceOperand(referrer)
  }

  /// The folder or file of a view's source.
  private func place(of request: ViewRequest) -> String {
    var referrer = FilePath.joined(folder, request.referrer)
    // Such a document is no file, and has the view's own words in it.
    if let view = namedAlone(by: request) { referrer = view.source }
    return FilePath.joined(FilePath.parent(of: referrer), request.source ?? ".")
  }

  private func viewing(_ request: ViewRequest) throws(ViewRefusal) -> Viewing {
    guard let source = Files.resolved(place(of: request)) else {
      throw ViewRefusal("there is no folder '\(request.source ?? ".")' with the view's source")
    }
    let key = ProgramKey(folder: source, view: request.view)
    let viewing = state.withLock { state in
      Result { () throws(ViewRefusal) in
        let index = try index(of: source, &state)
        let built =
          state.programs[key]
          ?? Result { () throws(ViewRefusal) in try BuiltProgram(of: request.view, in: index) }
        state.programs[key] = built
        return try Viewing(built.get(), index)
      }
    }
    return try viewing.get()
  }

  private func index(of source: String, _ state: inout State) throws(ViewRefusal) -> SourceIndex {
    if let index = state.sources[source] { return index }
    do throws(Failure) {
      let index = try SourceIndex(of: source, from: folder)
      state.sources[source] = index
      return index
    } catch {
      throw ViewRefusal(error.description)
    }
  }
}

extension SwiftUIViews {
  /// The view that an operand names, or all previews where it names none, by absolute paths.
  package func operands(_ operand: SourceOperand, source: String) throws -> [String] {
    if !operand.view.isEmpty {
      let view = try wholeName(of: operand.view, in: source)
      return [operand.naming(view: view, in: source).text]
    }
    return try previews(of: operand, source: source)
      .map { operand.naming(view: $0, in: source).text }
  }

  /// The canvas that a preview asks for; nil for other views, and where it cannot be read.
  package func canvas(of operand: SourceOperand, source: String) -> PreviewCanvas? {
    guard let view = try? wholeName(of: operand.view, in: source) else { return nil }
    return state.withLock { state in
      (try? index(of: source, &state))?.canvas(ofPreview: view)
    }
  }

  /// The names of all previews of a folder or a file; throws if there are none.
  package func previews(of operand: SourceOperand, source: String) throws -> [String] {
    let previews = try previews(in: source)
    guard !previews.isEmpty else {
      throw Failure(
        path: operand.source, "has no previews (#Preview, PreviewProvider); name a view by --view")
    }
    return previews
  }
}
