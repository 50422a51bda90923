import CCommandFiles
import SkeletonGoldens
import SkeletonModel

/// An editor that `init` writes files for.
enum Editor: String, CaseIterable, Sendable {
  case vscode

  /// What makes it run the command, and find problems in what it prints.
  func files(of place: ProjectPlace) -> [StarterFile] {
    let text = String(decoding: unsafe compiledIn(command_tasks_json), as: UTF8.self)
    let folder = place.path == "." ? "" : "/" + place.path
    return [
      StarterFile(
        ".vscode/tasks.json", text.replacing("/#project#", with: folder), isToBeAdded: true)
    ]
  }
}
